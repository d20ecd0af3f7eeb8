/// What a visual effect view does to what lies behind it.
open class UIVisualEffect: NSObject, ViewIsolated {}

/// A blur of what lies behind.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  /// The style that the effect was made with.
  package let style: Style

  public init(style: Style) { self.style = style }
}

/// An effect that lets content stand out from a blur.
open class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
}
