import Foundation
import Plumb

extension UISegmentedControl: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    let places = segmentRects.map { $0.offsetBy(dx: rect.minX - bounds.minX, dy: rect.minY - bounds.minY) }
    // The groove keeps to the alignment rectangle's height and the whole width.
    canvas.fill(rect, ControlColors.groove, radius: 8)
    paintDividers(places, on: &canvas)
    if places.indices.contains(selectedSegmentIndex) {
      let pill = places[selectedSegmentIndex].insetBy(dx: 2, dy: 2)
      for (grow, drop, strength) in [(1.5, 2.5, 0.02), (0.5, 1.0, 0.05)] {
        canvas.fill(
          pill.insetBy(dx: -grow, dy: -grow).offsetBy(dx: 0, dy: drop), DisplayColor.black.faded(strength),
          radius: 7)
      }
      canvas.fill(pill, selectedSegmentTintColor?.displayColor ?? .white, radius: 6.5)
    }
    for (index, place) in places.enumerated() { paint(index, in: place, on: &canvas) }
  }

  /// A divider between two segments, none of which is selected.
  private func paintDividers(_ places: [CGRect], on canvas: inout Canvas) {
    for index in places.indices.dropFirst()
    where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
      let left = min(places[index].maxX, places[index - 1].maxX)
      let line = CGRect(x: left, y: places[index].midY - 8, width: 1, height: 16)
      canvas.fill(line, ControlColors.separator, radius: 0.5)
    }
  }

  private func paint(_ index: Int, in place: CGRect, on canvas: inout Canvas) {
    let isSelected = index == selectedSegmentIndex
    let state: UIControl.State = isSelected ? .selected : .normal
    let attributes = titleTextAttributes(for: state) ?? titleTextAttributes(for: .normal)
    let own = attributes?[.foregroundColor] as? UIColor ?? .label
    let isUsable = isEnabled && isEnabledForSegment(at: index)
    let color = isUsable ? own : own.withAlphaComponent(0.3)
    if let image = imageForSegment(at: index) {
      ImagePainting.paint(image, in: place.insetBy(dx: 4, dy: 4), mode: .center, tint: color, on: &canvas)
    } else if let title = titleForSegment(at: index) {
      TextPainting.paintCentered(
        title, titleFont(isSelected: isSelected), color, in: place.insetBy(dx: 4, dy: 0), on: &canvas)
    }
  }
}
