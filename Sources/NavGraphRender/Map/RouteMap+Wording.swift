import NavGraphModel

extension RouteMap.Reach {
  /// The text beneath the name of a screen that was not shown.
  var caption: String? {
    switch self {
    case .shown: nil
    case .hidden: "never visible"
    case .unreachable: "unreachable"
    case .notFound: "no path found"
    }
  }

  /// The classes in the drawing.
  var classes: [String] {
    switch self {
    case .shown: []
    case .hidden: ["unreached", "hidden"]
    case .unreachable: ["unreached"]
    case .notFound: ["unreached", "not-found"]
    }
  }
}

extension RouteMap.Occurrence {
  /// The text beneath the actions of an edge that was not seen.
  var caption: String? {
    switch self {
    case .seen: nil
    case .never: "never gets there"
    case .notSeen: "no path found"
    }
  }

  var classes: [String] {
    switch self {
    case .seen: []
    case .never: ["never"]
    case .notSeen: ["never", "not-seen"]
    }
  }
}

extension RouteMap.Role {
  var classes: [String] {
    switch self {
    case .root: ["route", "root"]
    case .route: ["route"]
    case .coordinator: ["box"]
    case .link: ["link"]
    case .own: ["own"]
    case .nothing: ["nothing"]
    }
  }

  /// Whether it is a screen of the coordinator, rather than something small beside them.
  var isScreen: Bool { self == .root || self == .route }

  /// Whether it is a screen, or all those of a coordinator.
  var isPlace: Bool { isScreen || self == .coordinator }

  /// Whether edges only start there.
  var isStart: Bool { self == .link || self == .own }
}

extension RouteMap.Action {
  /// The qualifying words in a row of their own, beside the conditions; with a symbol where there is
  /// one.
  var qualifiers: [(text: String, icon: Icon?)] {
    var result: [(text: String, icon: Icon?)] = []
    switch trigger {
    case .tap, .link: break
    case .gesture: result.append(("gesture", nil))
    case .effect: result.append(("effect", .effect))
    case .automatic: result.append(("automatic", .automatic))
    case .sent: result.append(("when sent", nil))
    }
    if isLate { result.append(("later", .later)) }
    return result
  }
}

extension RouteMark {
  /// The mark as a line of a tooltip.
  var detail: String { "\(severity.name) \(rule): \(message)" }
}

extension [RouteMark] {
  /// The classes of an element with these marks.
  var classes: [String] {
    map(\.severity).min().map { ["marked", $0.name] } ?? []
  }
}
