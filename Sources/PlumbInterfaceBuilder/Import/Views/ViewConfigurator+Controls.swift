import Plumb
import PlumbLayout

extension ViewConfigurator {
  func configureAlignment(of control: UIControl) {
    control.isEnabled = flag("enabled", missing: true)
    control.isSelected = flag("selected")
    switch node["contentHorizontalAlignment"] {
    case "left"?: control.contentHorizontalAlignment = .left
    case "right"?: control.contentHorizontalAlignment = .right
    case "fill"?: control.contentHorizontalAlignment = .fill
    case "leading"?: control.contentHorizontalAlignment = .leading
    case "trailing"?: control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch node["contentVerticalAlignment"] {
    case "top"?: control.contentVerticalAlignment = .top
    case "bottom"?: control.contentVerticalAlignment = .bottom
    case "fill"?: control.contentVerticalAlignment = .fill
    default: break
    }
  }

  func configure(_ imageView: UIImageView) {
    if let reference = node.value(forKey: "image"), reference.name == "imageReference" {
      imageView.image = image(named: reference["image"], catalog: reference["catalog"])
    } else {
      imageView.image = image(named: node["image"], catalog: node["catalog"])
    }
  }

  func configureControl(_ view: UIView) {
    switch view {
    case let control as UISwitch:
      control.isOn = flag("on")
      if let color = color("onTintColor") { control.onTintColor = color }
      if let color = color("thumbTintColor") { control.thumbTintColor = color }
    case let slider as UISlider:
      slider.minimumValue = Float(number("minValue") ?? 0)
      slider.maximumValue = Float(number("maxValue") ?? 1)
      slider.value = Float(number("value") ?? 0)
      if let color = color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
      if let color = color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
      if let color = color("thumbTintColor") { slider.thumbTintColor = color }
    case let stepper as UIStepper:
      if let value = number("minimumValue") { stepper.minimumValue = value }
      if let value = number("maximumValue") { stepper.maximumValue = value }
      if let value = number("value") { stepper.value = value }
    case let control as UISegmentedControl: configure(control)
    case let indicator as UIActivityIndicatorView:
      indicator.hidesWhenStopped = flag("hidesWhenStopped")
      if flag("animating") { indicator.startAnimating() }
      // Interface Builder shows an indicator that would hide at run time.
      indicator.isHidden = node.isHidden
      if let color = color("color") { indicator.color = color }
    case let progress as UIProgressView:
      progress.progress = Float(number("progress") ?? 0)
      if let color = color("progressTintColor") { progress.progressTintColor = color }
      if let color = color("trackTintColor") { progress.trackTintColor = color }
    case let control as UIPageControl:
      control.numberOfPages = min(count("numberOfPages") ?? 0, 1_000)
      control.currentPage = count("currentPage") ?? 0
      control.hidesForSinglePage = flag("hidesForSinglePage")
      if let color = color("pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
      if let color = color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = color }
    case let picker as UIDatePicker: configure(picker)
    default: break
    }
  }

  private func configure(_ control: UISegmentedControl) {
    control.removeAllSegments()
    let segments = node.child("segments")?.children.filter { $0.name == "segment" } ?? []
    for (index, segment) in segments.prefix(1_000).enumerated() {
      if let title = segment["title"], !title.isEmpty || segment["image"] == nil {
        control.insertSegment(withTitle: title, at: index, animated: false)
      } else {
        let picture = image(named: segment["image"], catalog: segment["catalog"])
        control.insertSegment(with: picture, at: index, animated: false)
      }
      if let width = segment.number("width", notes), width > 0 {
        control.setWidth(width, forSegmentAt: index)
      }
    }
    if let selected = count("selectedSegmentIndex"), selected < control.numberOfSegments {
      control.selectedSegmentIndex = selected
    }
    if let color = color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    control.apportionsSegmentWidthsByContent = flag("apportionsSegmentWidthsByContent")
  }

  private func configure(_ picker: UIDatePicker) {
    switch node["datePickerMode"] {
    case "time"?: picker.datePickerMode = .time
    case "date"?: picker.datePickerMode = .date
    case "countDownTimer"?: picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch node["style"] {
    case "wheels"?: picker.preferredDatePickerStyle = .wheels
    case "compact"?: picker.preferredDatePickerStyle = .compact
    case "inline"?: picker.preferredDatePickerStyle = .inline
    default: break
    }
  }

  func configure(_ effectView: UIVisualEffectView) {
    guard let element = node.child("blurEffect") ?? node.child("vibrancyEffect") else { return }
    let blur = element.name == "blurEffect" ? element : element.child("blurEffect")
    let style: UIBlurEffect.Style =
      switch blur?["style"] {
      case "extraLight"?: .extraLight
      case "light"?: .light
      case "dark"?: .dark
      case "prominent"?: .prominent
      case "systemUltraThinMaterial"?: .systemUltraThinMaterial
      case "systemThinMaterial"?: .systemThinMaterial
      case "systemMaterial"?: .systemMaterial
      case "systemThickMaterial"?: .systemThickMaterial
      case "systemChromeMaterial"?: .systemChromeMaterial
      default: .regular
      }
    effectView.effect = UIBlurEffect(style: style)
  }

  func configure(_ table: UITableView) {
    if let height = number("rowHeight") { table.rowHeight = height }
    if node["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = color("separatorColor") { table.separatorColor = color }
  }
}
