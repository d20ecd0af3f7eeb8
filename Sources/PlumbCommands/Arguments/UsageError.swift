/// A command line that cannot be meant: says what is wrong and, if it can, what would be right.
struct UsageError: Error, Hashable {
  /// One sentence without a full stop.
  let message: String
  /// What to do instead; nil if there is nothing to say.
  var hint: String?
}
