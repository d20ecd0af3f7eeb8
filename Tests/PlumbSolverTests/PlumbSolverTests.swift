import Testing

@testable import PlumbSolver
