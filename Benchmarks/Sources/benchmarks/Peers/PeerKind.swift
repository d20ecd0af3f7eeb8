/// The engines that Plumb is compared with.
enum PeerKind: String, CaseIterable, Codable {
  /// kiwi 1.5.1, C++.
  case kiwi
  /// The Rust crate, 0.3.0.
  case cassowary
  /// Its C++ library, without a binding.
  case yoga
  /// Through its Python package: the layout call alone.
  case taffy

  var input: Peer.Input {
    switch self {
    case .kiwi, .cassowary: .constraints
    case .yoga, .taffy: .flexNodes
    }
  }

  static let note = """
    kiwi 1.5.1 (C++, -O3), cassowary 0.3.0 (Rust, release), yoga (C++, the library of pyyoga 0.1.0): the whole
    operation in their own language. cassowary reads only what changed, as its interface has it. taffy (the library of
    stretchable 1.1.8): only the call that computes the layout; making nodes, setting styles and reading frames are left
    out, since they would measure its Python binding. yoga and taffy lay out the same picture from flex nodes.
    """
}
