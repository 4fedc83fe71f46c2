import NavGraphModel

/// An entry of a stack, written out in full.
///
/// The naive model repeats what `semantics.md` says in the plainest way, so that the engine can be
/// compared with it. It reads registrations, and shares nothing else with the libraries.
struct NaiveEntry: Hashable {
  enum Kind { case push, sheet, cover }

  var route: String
  /// By name; abstract arguments are left out.
  var arguments: [String: String]
  var kind: Kind
  var hasNavigation: Bool

  init(route: String, arguments: [String: String], standing presentation: Presentation) {
    self.route = route
    self.arguments = arguments
    switch presentation {
    case .push: (kind, hasNavigation) = (.push, false)
    case .sheet(let embedsNavigation): (kind, hasNavigation) = (.sheet, embedsNavigation)
    case .cover(let embedsNavigation): (kind, hasNavigation) = (.cover, embedsNavigation)
    }
  }
}

extension NaiveEntry {
  /// The same route with the same arguments, however it stands.
  func isSameScreen(as other: NaiveEntry) -> Bool {
    route == other.route && arguments == other.arguments
  }
}

extension [NaiveEntry] {
  /// "`withNavigation` of the nearest route that is not a push, from the top; none: unknown".
  var naiveCanPush: Bool? {
    for entry in reversed() where entry.kind != .push { return entry.hasNavigation }
    return nil
  }

  /// What the views show, bottom first: an empty array shows nothing, a push needs a navigation
  /// container beneath it, and nothing above an unrendered entry is rendered.
  var naiveVisible: [NaiveEntry] {
    var visible: [NaiveEntry] = []
    for entry in self {
      if entry.kind == .push, !visible.isEmpty, visible.naiveCanPush != true { break }
      visible.append(entry)
    }
    return visible
  }

  /// The presented entries above the root.
  var naiveModalCount: Int {
    enumerated().filter { $0.offset > 0 && $0.element.kind != .push }.count
  }

  /// The height after the back button, if there is one.
  var naiveHeightAfterBack: Int? {
    let visible = naiveVisible
    guard visible.count > 1, visible[visible.count - 1].kind == .push else { return nil }
    return visible.count - 1
  }

  /// The height after the sheet on the screen is swiped down, if there is one.
  var naiveHeightAfterSwipe: Int? {
    let visible = naiveVisible
    for height in stride(from: visible.count - 1, to: 0, by: -1) {
      switch visible[height].kind {
      case .push: continue
      case .sheet: return height
      case .cover: return nil
      }
    }
    return nil
  }
}
