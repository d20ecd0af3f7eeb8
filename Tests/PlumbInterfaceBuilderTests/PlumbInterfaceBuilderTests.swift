import Testing

@testable import PlumbInterfaceBuilder
