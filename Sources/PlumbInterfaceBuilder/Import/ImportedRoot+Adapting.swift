import Plumb
import PlumbLayout

extension ImportedRoot {
  /// Applies the document to the same views for another device, orientation or size: variations by size classes are
  /// resolved anew, views and constraints installed and uninstalled, constants and properties set.
  ///
  /// Views and constraints with an id keep their identity, and have it again when they come back. Properties that the
  /// document states are as it states them; nothing is laid out yet.
  ///
  /// - Parameter options: for what the document is applied; whether contents are measured stays as it was.
  public func adapt(to options: ImportOptions) {
    var new = options
    new.content = importer.options.content
    new.isMeasuredForTraits = false
    rebuild(new)
  }

  /// Applies the document for the size classes and the size that the root view has now.
  ///
  /// The root's own size, safe area and margins are left to whoever shows it. With ``followsTraits`` it happens by
  /// itself whenever a size class changes.
  public func adaptToTraits() {
    var new = importer.options
    let traits = view.traitCollection
    new.sizeClasses = SizeClasses(
      width: SizeClass(traits.horizontalSizeClass), height: SizeClass(traits.verticalSizeClass))
    new.size = Size(width: Double(view.bounds.width), height: Double(view.bounds.height))
    new.isMeasuredForTraits = true
    rebuild(new)
  }

  private func rebuild(_ options: ImportOptions) {
    let isFollowing = followsTraits
    followsTraits = false
    defer { followsTraits = isFollowing }
    let importer = DocumentImporter(self.importer.document, options: options)
    let roots = importer.roots
    let id = plan.root.view.id
    let root =
      roots.first { id != nil && $0.view.id == id && $0.kind == plan.root.kind }
      ?? (roots.indices.contains(index) ? roots[index] : nil)
    guard let root else { return }
    self.importer = importer
    var builder = importer.builder(root)
    builder.parts = built.parts
    take(builder.build())
  }

  /// Uninstalls what the new build does not name.
  private func take(_ new: ViewBuilder.Result) {
    let installed = Set(new.installed.map(ObjectIdentifier.init))
    for constraint in built.installed where !installed.contains(ObjectIdentifier(constraint)) {
      constraint.isActive = false
    }
    let present = Set(new.views.map(ObjectIdentifier.init))
    for old in views where !present.contains(ObjectIdentifier(old)) { old.removeFromSuperview() }
    built = new
  }
}

extension SizeClass {
  init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .unspecified: self = .unspecified
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
