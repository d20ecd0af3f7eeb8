import Testing

@testable import PlumbText
