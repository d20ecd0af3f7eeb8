public typealias NSResponder = UIResponder
public typealias NSLayoutGuide = UILayoutGuide
public typealias NSViewController = UIViewController
public typealias NSWindow = UIWindow
public typealias NSUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
public typealias NSColor = UIColor
public typealias NSFont = UIFont
public typealias NSImage = UIImage
