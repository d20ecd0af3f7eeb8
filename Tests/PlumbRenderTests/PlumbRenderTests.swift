import Testing

@testable import PlumbRender
