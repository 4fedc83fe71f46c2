import ArgumentParser
import NavGraphModel
import NavGraphRender

/// What of a map is drawn, and how.
struct MapOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What to draw (default: routes).",
      discussion: "Views: \(MapView.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "view"),
    transform: { try choice($0, of: "view") })
  var view: MapView?

  @Option(
    help: ArgumentHelp(
      "Only the neighbourhood of a route, such as detail or Shop.detail. Repeatable.",
      valueName: "route"))
  var focus: [String] = []

  @Option(help: "Steps around the focus, in both directions (default: 1).")
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "Only the paths to a route. Repeatable.", valueName: "route"))
  var reaches: [String] = []

  @Option(
    name: .customLong("coordinator"),
    help: ArgumentHelp(
      "Only a coordinator and its neighbours. Repeatable.", valueName: "coordinator"))
  var coordinators: [String] = []

  @Option(
    help: ArgumentHelp(
      "Highlight a route and the transitions between highlighted routes. Repeatable.",
      valueName: "route"))
  var highlight: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw a coordinator as one box; 'all' or 'none' for all or none of them. "
        + "Repeatable.", valueName: "coordinator"))
  var collapse: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw only these edges, such as taps,back. Repeatable.",
      discussion:
        "Groups: \(MapRequest.EdgeGroup.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "group,…"),
    transform: groups)
  var only: [[MapRequest.EdgeGroup]] = []

  @Option(
    help: ArgumentHelp(
      "Leave these edges out; the groups are those of --only. Repeatable.", valueName: "group,…"),
    transform: groups)
  var hide: [[MapRequest.EdgeGroup]] = []

  @Flag(help: "Draw the gestures of the system too: back buttons and swipes.")
  var gestures = false

  @Option(
    help: ArgumentHelp(
      "Link everything to its line in the source, such as 'https://…/{file}#L{line}'.",
      discussion: "Placeholders: {file}, {line}, {column}.", valueName: "template"),
    transform: sourceLink)
  var link: SourceLink?

  @Option(
    help: ArgumentHelp(
      "Show registered screenshots.",
      discussion: "Manners: \(MapRequest.Images.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "manner"),
    transform: { try choice($0, of: "manner") })
  var images: MapRequest.Images?

  @Option(
    help: ArgumentHelp(
      "Show pictures of this folder that are named after routes, as snapshot tests write them.",
      valueName: "folder"),
    completion: .directory)
  var thumbnails: String?

  func validate() throws {
    if let depth, !(0...1_000).contains(depth) {
      throw ValidationError("'--depth' takes a whole number from 0 to 1,000.")
    }
    if depth != nil, focus.isEmpty {
      throw ValidationError("'--depth' says how far around '--focus', which is not given.")
    }
    if !only.isEmpty, !hide.isEmpty {
      throw ValidationError("'--only' cannot be given together with '--hide'.")
    }
    if gestures, hide.joined().contains(.gestures) {
      throw ValidationError("'--gestures' cannot be given together with '--hide gestures'.")
    }
    if collapse.count > 1, collapse.contains(where: { $0 == "all" || $0 == "none" }) {
      throw ValidationError(
        "'--collapse all' and '--collapse none' cannot be combined with other values.")
    }
  }

  /// Whether a part of the screens is asked for, or boxes in place of some.
  var choosesScreens: Bool {
    !focus.isEmpty || !reaches.isEmpty || !coordinators.isEmpty || !collapse.isEmpty
  }

  /// What was asked for.
  var request: MapRequest {
    MapRequest(
      view: view?.request ?? .routes,
      selection: MapRequest.Selection(
        focus: focus.map(MapRequest.RouteName.init), depth: depth ?? 1,
        reaches: reaches.map(MapRequest.RouteName.init), coordinators: coordinators,
        hidden: hidden),
      drawsGestures: gestures || only.joined().contains(.gestures),
      highlighted: highlight.map(MapRequest.RouteName.init), link: link,
      images: images ?? (thumbnails == nil ? .none : .embedded),
      collapse: collapsed)
  }

  private var hidden: Set<MapRequest.EdgeGroup> {
    guard !only.isEmpty else { return Set(hide.joined()) }
    return Set(MapRequest.EdgeGroup.allCases).subtracting(only.joined())
  }

  private var collapsed: MapRequest.Collapse {
    switch collapse {
    case []: .automatic
    case ["all"]: .all
    case ["none"]: .none
    default: .some(collapse)
    }
  }
}

private func groups(_ text: String) throws -> [MapRequest.EdgeGroup] {
  try text.split(separator: ",", omittingEmptySubsequences: false).map {
    try choice(String($0), of: "group")
  }
}

/// One of the values by its name.
func choice<Value: RawRepresentable & CaseIterable>(
  _ text: String, of noun: String
) throws -> Value where Value.RawValue == String {
  if let value = Value(rawValue: text) { return value }
  let names = Value.allCases.map(\.rawValue)
  let meant =
    nearestName(to: text, in: names).map { "did you mean '\($0)'?" }
    ?? "there are \(names.joined(separator: ", "))."
  throw ValidationError("There is no \(noun) '\(terminalSafe(text))'; \(meant)")
}
