import Plumb

/// What a server knows of a person.
struct Person: Sendable {
  var name: String
  var role: String
  var about: String
  var skills: [String]

  /// The `index`th of any number of people, the same on every machine.
  init(_ index: Int) {
    let first = [
      "Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald", "Frances", "Ken", "Margaret", "Niklaus",
    ]
    let last = ["Lindqvist", "Okafor", "Moreau", "Tanaka", "O'Neill", "Brandt", "Silva"]
    let roles = ["Engineer", "Head of Research", "Designer", "Site Reliability Engineer"]
    let sentences = [
      "Cares about small interfaces.", "Wrote the parts of the compiler that nobody else wanted to touch.",
      "Answers mail on Tuesdays.", "Would rather delete code than write it, and says so in every review.",
    ]
    let words = ["Swift", "Layout", "Linear programming", "Typography", "Accessibility", "Graphics"]
    name = first[index % first.count] + " " + last[index / 3 % last.count]
    role = roles[index / 2 % roles.count]
    about = (0...(index % 4)).map { sentences[(index + $0) % sentences.count] }.joined(separator: " ")
    skills = (0...(index % 3)).map { words[(index + 2 * $0) % words.count] }
  }
}

/// A card of a person, as one would write it for a screen.
final class Card: UIView {
  init(_ person: Person) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

    let photo = UIView()
    photo.backgroundColor = .systemTeal
    photo.layer.cornerRadius = 28
    let name = label(person.name, .preferredFont(forTextStyle: .headline), .label)
    let role = label(person.role, .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    let about = label(person.about, .preferredFont(forTextStyle: .body), .label)
    about.numberOfLines = 0
    let skills = UIStackView(arrangedSubviews: person.skills.map(Self.tag))
    skills.spacing = 8
    for view in [photo, name, role, about, skills] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photo.topAnchor.constraint(equalTo: margins.topAnchor),
      photo.widthAnchor.constraint(equalToConstant: 56),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
      name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      name.topAnchor.constraint(equalTo: margins.topAnchor, constant: 6),
      role.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      role.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      role.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      about.topAnchor.constraint(greaterThanOrEqualTo: photo.bottomAnchor, constant: 12),
      about.topAnchor.constraint(greaterThanOrEqualTo: role.bottomAnchor, constant: 12),
      about.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      about.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      skills.topAnchor.constraint(equalTo: about.bottomAnchor, constant: 12),
      skills.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      skills.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      skills.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    // The text stands as high as the two limits above allow.
    let close = about.topAnchor.constraint(equalTo: margins.topAnchor)
    close.priority = .defaultLow
    close.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }

  private static func tag(_ text: String) -> UIView {
    let tag = UILabel()
    tag.text = text
    tag.font = .systemFont(ofSize: 13)
    tag.textColor = .systemBlue
    return tag
  }

  /// Gives the card the width and the height that its content asks for at that width, and lays it out.
  func layOut(width: CGFloat) {
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    frame = CGRect(origin: .zero, size: size)
    layoutIfNeeded()
  }
}
