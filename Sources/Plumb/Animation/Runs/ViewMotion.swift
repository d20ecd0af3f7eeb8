/// What moves on one view, and at the root of a tree its clock; the keyboard and the guide that follows it, too. Most
/// views have none of this.
final class ViewMotion: ViewIsolated {
  /// The clock of the tree whose root the view is.
  var clock: AnimationClock?
  /// Where the keyboard is, at the root of a tree.
  var keyboardFrame: CGRect?
  var keyboardGuide: UIKeyboardLayoutGuide?
  private(set) var tracks: [MotionTrack] = []

  /// A property moves by `way` (the old value minus the new one), for a colour from `way` to what it is now.
  func add(_ way: AnimatedValue, of property: AnimatedProperty, original: AnyObject?, in run: AnimationRun) {
    let index = tracks.firstIndex { $0.property == property } ?? tracks.count
    if index == tracks.count { tracks.append(MotionTrack(property: property)) }
    if let piece = tracks[index].pieces.firstIndex(where: { $0.run === run }) {
      if property.isAdditive, property != .hidden { tracks[index].pieces[piece].way += way }
      return
    }
    tracks[index].pieces.append(MotionPiece(run: run, way: way, original: original))
    run.parts += 1
  }

  func hasPart(of run: AnimationRun) -> Bool {
    tracks.contains { $0.pieces.contains { $0.run === run } }
  }

  func pieces(of property: AnimatedProperty) -> [MotionPiece] {
    for track in tracks where track.property == property { return track.pieces }
    return []
  }

  /// The value that is seen while the property's model value is `model`.
  func presented(_ property: AnimatedProperty, _ model: AnimatedValue) -> AnimatedValue {
    pieces(of: property).reduce(model) { $1.applied(to: $0, property) }
  }

  /// Takes away the pieces that the condition names and returns the runs that have nothing left to move.
  func remove(where isRemoved: (AnimatedProperty, MotionPiece) -> Bool) -> [AnimationRun] {
    var emptied: [AnimationRun] = []
    for index in tracks.indices {
      let property = tracks[index].property
      tracks[index].pieces.removeAll { piece in
        guard isRemoved(property, piece) else { return false }
        piece.run.parts -= 1
        if piece.run.parts == 0 { emptied.append(piece.run) }
        return true
      }
    }
    tracks.removeAll { $0.pieces.isEmpty }
    return emptied
  }

  /// Takes animations away before their time; their blocks hear that they did not finish.
  func cut(where isCut: (AnimatedProperty, MotionPiece) -> Bool) {
    let emptied = remove { property, piece in
      guard isCut(property, piece) else { return false }
      piece.run.block.cut()
      return true
    }
    for run in emptied { run.clock?.end(run, cut: true) }
  }
}

/// The animations of one property.
struct MotionTrack {
  let property: AnimatedProperty
  var pieces: [MotionPiece] = []
}

/// One run's part in a property.
struct MotionPiece: ViewIsolated {
  let run: AnimationRun
  var way: AnimatedValue
  /// The colour as an object, which may be more than its components.
  let original: AnyObject?

  func applied(to model: AnimatedValue, _ property: AnimatedProperty) -> AnimatedValue {
    let rest = run.remainder(of: property)
    return property.isAdditive ? model + way * rest : model.mixed(with: way, rest[0])
  }
}
