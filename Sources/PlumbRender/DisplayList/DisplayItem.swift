/// One thing that a picture shows. Later items cover earlier ones.
public indirect enum DisplayItem: Hashable, Sendable {
  case shape(DisplayShape)
  case text(DisplayText)
  case image(ImagePlaceholder)
  case group(DisplayGroup)
}
