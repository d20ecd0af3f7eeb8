// without the trait: compiles
// with the trait: error: cannot be called from outside of the actor
// A tree in each of eight tasks.
import UIKit

func widths() async -> [CGFloat] {
  await withTaskGroup(of: CGFloat.self) { group in
    for width in 1...8 {
      group.addTask {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1))
        root.layoutIfNeeded()
        return root.frame.width
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
}
