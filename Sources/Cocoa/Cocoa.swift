// Unmodified sources for the Mac say `import Cocoa` as often as `import AppKit`.
@_exported import AppKit
