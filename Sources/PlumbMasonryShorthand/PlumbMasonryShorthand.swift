// The prefixed names come along.
@_exported import PlumbMasonry
