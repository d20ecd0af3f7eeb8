extension MASConstraintMaker {
  /// Left, right, top and bottom.
  public var edges: MASConstraint { composite([.left, .right, .top, .bottom]) }

  /// Width and height.
  public var size: MASConstraint { composite([.width, .height]) }

  /// The two centres.
  public var center: MASConstraint { composite([.centerX, .centerY]) }

  /// The attributes of the mask, in the order of their raw values. An empty mask ends the program.
  public func attributes(_ mask: MASAttribute) -> MASConstraint {
    let attributes = mask.layoutAttributes
    if attributes.isEmpty {
      refuse("Masonry", "attributes(_:) wants at least one attribute that there is.", fileID, line)
    }
    return composite(attributes)
  }

  private func composite(_ attributes: [NSLayoutConstraint.Attribute]) -> MASConstraint {
    let composite = composite(attributes.count)
    for attribute in attributes { composite.append(newConstraint(attribute)) }
    return composite
  }
}
