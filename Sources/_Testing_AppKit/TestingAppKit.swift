// The toolchain's Testing declares a cross-import overlay for AppKit: a file that imports both imports this module
// too, and UIKit's, since AppKit exports UIKit.
@_exported import Testing
