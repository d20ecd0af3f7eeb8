// One screen, written in five notations, laid out on an iPhone 15 Pro above its keyboard, with its banner shown. The five
// lead to the same frames, so one picture shows them all.
//
//   swift run --package-path Examples same-screen SameScreen.svg
//
// Without a file's name the frames are printed.

import Foundation
import PlumbRender
import SameScreen
import UIKit

func laidOut(_ type: SignInScreen.Type) -> (window: UIWindow, frames: [String]) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  window.traitOverrides.displayScale = 3
  window.hostSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  window.hostKeyboardFrame = CGRect(x: 0, y: 516, width: 393, height: 336)
  let screen = type.init(frame: window.bounds)
  window.addSubview(screen)
  window.makeKeyAndVisible()
  screen.showBanner()
  window.animationClock.settle()
  return (window, screen.parts.map { "\($0.name) \($0.view.frame)" })
}

let anchors = laidOut(AnchorScreen.self)
for type in [VisualFormatScreen.self, MasonryScreen.self, AnchorageScreen.self, SSLayoutScreen.self]
  as [SignInScreen.Type]
where laidOut(type).frames != anchors.frames {
  FileHandle.standardError.write(Data("\(type) has other frames than the anchors.\n".utf8))
  exit(1)
}
if CommandLine.arguments.count > 1 {
  let picture = ScreenPicture(anchors.window, title: "One screen in five notations")
  try Data(SVGWriter().document(picture.displayList).utf8)
    .write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
} else {
  print(anchors.frames.joined(separator: "\n"))
}
