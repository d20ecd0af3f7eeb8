import Testing

@testable import PlumbCommands
