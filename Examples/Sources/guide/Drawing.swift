import Plumb
import PlumbRender

/// A picture of a view, with what explains its layout drawn over it.
func drawing(_ view: UIView, _ title: String, showing aspects: [LayoutAspect] = []) -> String {
  view.layoutIfNeeded()
  let explanation = ExplanationBuilder.explanation(
    of: view, naming: { "\(type(of: $0))" },
    conflicts: view.layoutIssues.conflicts.flatMap(\.rules).compactMap(\.constraint))
  let picture = ScreenPicture(view, title: title)
  return SVGWriter().document(picture.displayList(showing: aspects, of: explanation))
}

/// A view that is placed by constraints, so that an example need not say so.
func placed<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview?.addSubview(view)
  return view
}

func label(_ text: String, size: CGFloat = 17, in superview: UIView? = nil) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  return placed(label, in: superview)
}

func box(_ color: UIColor, in superview: UIView? = nil) -> UIView {
  let view = placed(UIView(), in: superview)
  view.backgroundColor = color.withAlphaComponent(0.25)
  view.layer.borderColor = color.cgColor
  view.layer.borderWidth = 1
  view.layer.cornerRadius = 6
  return view
}

func canvas(_ width: CGFloat, _ height: CGFloat) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.traitOverrides.displayScale = 2
  return view
}
