// A module of a new project: everything is on the main actor unless it says otherwise.
public import UIKit

public struct AccentTrait: UITraitDefinition {
  public static let defaultValue = 1
}

public protocol Themed { func apply(_ color: UIColor) }

public final class IsolatedCard: UIView, Themed {
  let guide = UILayoutGuide()
  let bar = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(guide)
    addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 12),
      bar.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor), bar.topAnchor.constraint(equalTo: topAnchor),
      bar.heightAnchor.constraint(equalTo: bar.widthAnchor, multiplier: 0.5),
    ])
  }

  public required init?(coder: NSCoder) { nil }

  public func apply(_ color: UIColor) { bar.backgroundColor = color }

  public override func layoutSubviews() { super.layoutSubviews() }

  public var barFrame: CGRect { bar.frame }
}

public final class IsolatedScreen: UIViewController, UICollectionViewDataSource {
  public let card = IsolatedCard()

  public override func loadView() { view = card }

  public func accent() -> Int { traitCollection[AccentTrait.self] }

  public func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  public func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

/// What crosses to other tasks says so.
nonisolated public struct Measurement: Sendable {
  public var insets: UIEdgeInsets
  public var priority: UILayoutPriority

  public init(insets: UIEdgeInsets, priority: UILayoutPriority) {
    self.insets = insets
    self.priority = priority
  }
}
