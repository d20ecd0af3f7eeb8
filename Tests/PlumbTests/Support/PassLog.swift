/// What the callbacks of views and controllers wrote down, in their order.
final class PassLog { var entries: [String] = [] }
