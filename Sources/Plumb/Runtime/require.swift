/// Ends the program with a sentence, in every build configuration, unless a condition holds.
///
/// UIKit raises an exception whose reason an optimised program shows too; the standard library's `precondition` would keep
/// the sentence from it.
///
/// - Parameters:
///   - condition: what must hold.
///   - sentence: what the program did wrong, with the names of the objects.
@inline(__always)
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  if !condition { fatalError(sentence()) }
}
