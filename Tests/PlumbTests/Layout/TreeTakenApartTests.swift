import Plumb
import Testing

/// A program's own setters may take a tree apart while its frames are applied.
@Suite struct TreeTakenApartTests {
  private final class Mover: UIView {
    var moved: (() -> Void)?
    override var center: CGPoint {
      didSet {
        let body = moved
        moved = nil
        body?()
      }
    }
  }

  /// The root goes into another tree, which ends its engine, outside of any pass.
  @Test func theRootLeavesWhileItsSubviewsAreLaidOut() {
    let (outer, root, mover) = (UIView(), UIView(), Mover())
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(mover)
    mover.translatesAutoresizingMaskIntoConstraints = false
    let left = mover.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, mover.topAnchor.constraint(equalTo: root.topAnchor),
      mover.widthAnchor.constraint(equalToConstant: 20), mover.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    var moves = 0
    mover.moved = {
      moves += 1
      outer.addSubview(root)
    }
    left.constant = 30
    root.layoutSubviews()
    if moves == 0 { root.layoutIfNeeded() }
    #expect(moves == 1)
    #expect(root.superview === outer)
    outer.layoutIfNeeded()
    // The constant's 30 points, in the new tree as in the old.
    #expect(mover.frame == CGRect(x: 30, y: 0, width: 20, height: 20))
  }
}
