/// A view's safe area and margins at one place.
struct EnvironmentInsets: Equatable {
  var safeArea: UIEdgeInsets
  var margins: UIEdgeInsets
}

/// The insets of a view, and of everything in it that its insets reach, at one time.
struct EnvironmentSnapshot {
  fileprivate var entries: [(view: UIView, insets: EnvironmentInsets)] = []
}

extension UIView {
  fileprivate var environmentInsets: EnvironmentInsets {
    EnvironmentInsets(safeArea: safeAreaInsets, margins: layoutMargins)
  }

  /// The insets where nothing of the superview's reaches the view.
  fileprivate var unreachedInsets: EnvironmentInsets {
    let safeArea = controllerLink?.safeAreaAddition ?? .zero
    var margins = ownMargins(effectiveUserInterfaceLayoutDirection)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
    return EnvironmentInsets(safeArea: safeArea, margins: margins)
  }

  /// Whether the view's place can have a say in its insets.
  var environmentDependsOnPlace: Bool {
    if !preservesSuperviewLayoutMargins, hasPlainlyNoSafeArea { return false }
    return controllerRef != nil || preservesSuperviewLayoutMargins || safeAreaInsets != .zero
      || superviewRef?._withUnsafeGuaranteedRef { $0.safeAreaPassedOn != .zero } ?? false
  }

  func environmentSnapshot() -> EnvironmentSnapshot {
    var snapshot = EnvironmentSnapshot()
    var pending = [self]
    while let view = pending.popLast() {
      snapshot.entries.append((view, view.environmentInsets))
      let passesOn = view.safeAreaPassedOn != .zero
      for subview in view.subviewList.reversed()
      where passesOn || subview.preservesSuperviewLayoutMargins {
        pending.append(subview)
      }
    }
    return snapshot
  }

  /// Tells every view whose insets differ from what they were, from the top down.
  func announceEnvironment(since before: EnvironmentSnapshot) {
    var old: [ObjectIdentifier: EnvironmentInsets] = [:]
    for entry in before.entries { old[ObjectIdentifier(entry.view)] = entry.insets }
    for (view, insets) in environmentSnapshot().entries {
      view.announce(insets, since: old.removeValue(forKey: ObjectIdentifier(view)) ?? view.unreachedInsets)
    }
    for entry in before.entries where old[ObjectIdentifier(entry.view)] != nil {
      entry.view.announce(entry.view.environmentInsets, since: entry.insets)
    }
  }

  private func announce(_ new: EnvironmentInsets, since old: EnvironmentInsets) {
    if new.safeArea != old.safeArea {
      safeAreaInsetsDidChange()
      controllerLink?.viewSafeAreaInsetsDidChange()
    }
    if new.margins != old.margins {
      layoutMarginsDidChange()
      controllerLink?.viewLayoutMarginsDidChange()
    }
  }

  /// Changes what the view's margins or safe area are made of, and tells whom it reaches.
  func changeEnvironment(_ news: ItemChange, _ change: () -> Void) {
    let before = environmentSnapshot()
    change()
    forgetSafeArea()
    noteChange(news)
    setNeedsLayout()
    announceEnvironment(since: before)
  }
}
