// A button travels from one corner of its view to the other and back, and the journey is written as one SVG file that
// moves by itself, in any browser.
//
//   swift run --package-path Examples moving-button Documentation/MovingButton.svg
//
// Without a file's name the picture goes to standard output.

import Foundation
import Plumb
import PlumbRender

let view = MovingButtonView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
view.layoutIfNeeded()
// Back again, once it has arrived and rested.
view.onArrival = { [unowned view] in
  if !view.isAtTopLeft { view.moveButton(afterDelay: 0.6) }
}

var animation = ScreenAnimation(ScreenPicture(view, title: "A button moves from corner to corner"))
animation.pause = 0.6
let svg = animation.document {
  view.movingButton.sendActions(for: .touchUpInside)
}

if CommandLine.arguments.count > 1 {
  try Data(svg.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
} else {
  print(svg, terminator: "")
}
