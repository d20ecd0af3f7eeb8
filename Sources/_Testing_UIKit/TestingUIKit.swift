// The toolchain's Testing declares a cross-import overlay for UIKit: a file that imports both imports this module too.
@_exported import Testing
