import Testing

@testable import Plumb
