// System symbols. Their outlines belong to Apple's systems, so that only their size is known here.
extension UIImage {
  /// The system's symbol of that name; `nil` for an empty name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The system's symbol of that name in a size that follows from the configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(
      symbol: name, proportions: CGSize(width: 1.2, height: 1.15),
      configuration: configuration as? SymbolConfiguration)
  }

  /// The symbol with its configuration replaced, where the new one says something.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage, let name = attributes.name else { return nil }
    let merged = attributes.symbolConfiguration.map { configuration.over($0) } ?? configuration
    let size = (attributes.symbolConfiguration ?? .unspecified).effectivePointSize
    let proportions = CGSize(width: attributes.size.width / size, height: attributes.size.height / size)
    return UIImage(symbol: name, proportions: proportions, configuration: merged)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// A symbol by the size of its box relative to the point size of the font that it goes with.
  convenience init(symbol name: String, proportions: CGSize, configuration: SymbolConfiguration?) {
    let size = (configuration ?? .unspecified).effectivePointSize
    var attributes = Attributes()
    attributes.name = name
    attributes.isSymbol = true
    attributes.size = CGSize(width: proportions.width * size, height: proportions.height * size)
    attributes.symbolConfiguration = configuration
    // A symbol stands on the baseline of text like a capital letter: centred on half its height.
    attributes.baselineOffsetFromBottom =
      (attributes.size.height - size * 1443 / 2048) / 2
    self.init(attributes: attributes)
  }

  /// A symbol whose proportions a document tells: it records every symbol's box scaled so that the longer side
  /// is 128.
  package convenience init(
    systemName name: String, documentSize: CGSize, configuration: SymbolConfiguration? = nil
  ) {
    let longer = max(documentSize.width, documentSize.height)
    let isUsable = documentSize.width > 0 && documentSize.height > 0 && longer.isFinite
    let box = isUsable ? documentSize : CGSize(width: 128, height: 128)
    // The mean height of symbols at a given point size; wide ones are wider, not lower.
    let unit = 1.15 / max(box.height, box.width * 0.9)
    self.init(
      symbol: name, proportions: CGSize(width: box.width * unit, height: box.height * unit),
      configuration: configuration)
  }
}
