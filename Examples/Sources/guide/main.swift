import Foundation

// Draws the pictures of the documentation, one for each page.
//
//   swift run --package-path Examples guide Sources/Plumb/Plumb.docc/Resources

let pictures: [(name: String, draw: () -> String)] = [
  ("Passes", PassesExample.picture), ("Animation", AnimationExample.picture),
  ("StackViews", StackExample.picture), ("ScrollViews", ScrollExample.picture),
  ("SelfSizing", SelfSizingExample.picture), ("MarginsAndSafeAreas", MarginsExample.picture),
  ("ReadingDirection", DirectionExample.picture), ("VisualFormat", VisualFormatExample.picture),
  ("Introspection", IntrospectionExample.picture), ("Keyboard", KeyboardExample.picture),
  ("LifetimeAndErrors", ErrorsExample.picture), ("Traits", TraitsExample.picture),
]

guard CommandLine.arguments.count == 2 else {
  print("usage: guide FOLDER")
  exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
for picture in pictures {
  try Data(picture.draw().utf8).write(to: folder.appendingPathComponent(picture.name + ".svg"))
}
