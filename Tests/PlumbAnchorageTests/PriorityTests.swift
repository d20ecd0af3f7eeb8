import PlumbAnchorage
import Testing

/// Priorities as values.
struct PriorityTests {
  @Test func theNamedOnesHaveThePlatformsNumbers() {
    let numbers = [Priority.required, .high, .low, .fittingSize].map(\.value.rawValue)
    #expect(numbers == [1000, 750, 250, 50])
    #expect(Priority.custom(NotationPriority(123)).value.rawValue == 123)
  }

  @Test func theyAreEqualByNumber() {
    #expect(Priority.high == .custom(NotationPriority(750)))
    #expect(Priority.high == 750)
    #expect(Priority.high != .low)
  }

  @Test func numbersAndLiteralsMakeThem() {
    let whole: Priority = 321
    let broken: Priority = 32.5
    let int = 7
    let double = 7.5
    #expect([whole, broken, Priority(int), Priority(double)].map(\.value.rawValue) == [321, 32.5, 7, 7.5])
    #expect(Priority(Float(2)) == Priority(CGFloat(2)))
  }

  @Test func arithmeticMovesThem() {
    #expect(Priority.high + 1 == 751)
    #expect(Priority.high - 1 == 749)
    #expect(1 + Priority.low == 251)
    // n - p is n less the priority's number.
    #expect(1000 - Priority.low == 750)
    let steps = 2.0
    #expect(Priority.high - steps == 748)
  }

  @Test func nothingIsClamped() {
    #expect((Priority.required + 1).value.rawValue == 1001)
    #expect((Priority.fittingSize - 60).value.rawValue == -10)
  }
}
