import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender
import NavGraphReport

/// What the page of a coordinator says of one of its screens.
struct ScreenSection {
  let anchor: String
  let title: Markdown
  /// What the screen is, a line each.
  let particulars: [Markdown]
  /// One or none.
  let ways: [Way]
  let actions: ActionTable
  /// What the screen looks like: one address or none.
  let images: [String]

  init(_ route: RouteReference, on page: PageMaker) {
    let definition = page.atlas.definition(route)
    anchor = page.atlas.names.anchor(of: route.coordinator, route: route.route)
    title = "\(code: definition.name)"
    images = page.image(of: definition).map { [$0] } ?? []
    particulars = page.particulars(of: route)
    // For a screen of the start, the table says it.
    ways =
      page.atlas.distance(to: route) == 0
      ? []
      : page.atlas.facts.flows[route.coordinator].routes[route.route].shown
        .map { [page.way(to: $0)] } ?? []
    actions = ActionTable(
      definition.transitions.enumerated().map { index, transition in
        page.row(
          transition,
          at: TransitionReference(
            coordinator: route.coordinator, place: .screen(route.route), index: index),
          by: "\(transition.trigger.cause)")
      })
  }
}

extension PageMaker {
  /// What a screen is.
  fileprivate func particulars(of route: RouteReference) -> [Markdown] {
    let definition = atlas.definition(route)
    let coordinator = atlas.graph.coordinators[route.coordinator]
    var lines: [Markdown] = []
    let standing = standing(of: route)
    if !standing.isEmpty { lines.append("Shown as: \(standing)") }
    if let hosted = definition.hosts { lines.append("Shows: \(self.coordinator(named: hosted))") }
    if !definition.arguments.isEmpty {
      let arguments = definition.arguments.map { argument($0) }
      lines.append("Arguments: \(arguments.joined(separator: "; "))")
    }
    if coordinator.dialect?.comparesIdentities ?? false {
      lines.append("Identity: \(definition.identity.displayName)")
    }
    if let feature = definition.feature { lines.append("Feature: \(feature)") }
    if let condition = definition.requires { lines.append("Requires: \(condition.displayName)") }
    if definition.isTerminal { lines.append("Meant to be the end of the way") }
    lines += definition.slots.map(slot)
    lines += definition.variables.map { "\($0.phrase)" }
    if !definition.disabledGestures.isEmpty {
      let gestures = definition.disabledGestures.map(\.action).joined(separator: ", ")
      lines.append("Disabled: \(gestures)")
    }
    let findings = atlas.findings(of: route)
    if !findings.isEmpty { lines.append("\("Findings", to: "#findings"): \(findings.counts)") }
    lines.append("Declared in \(place(definition.location))")
    return lines
  }

  /// Returns how a screen is presented in its container, by the registration: `root`, `sheet, push`.
  func standing(of route: RouteReference) -> Markdown {
    let coordinator = atlas.graph.coordinators[route.coordinator]
    let name = atlas.definition(route).name
    var words: [String] =
      coordinator.roots.contains(name) && coordinator.dialect != nil ? ["root"] : []
    words += coordinator.captions(of: name)
    words += atlas.presentations[route, default: []].filter { !words.contains($0) }
    return "\(words.joined(separator: ", "))"
  }

  /// An argument with its values.
  func argument(_ argument: Argument) -> Markdown {
    let values = argument.values.map { "\($0.joined(separator: ", "))" as Markdown } ?? "any value"
    return "\(code: argument.name): \(values)"
  }

  /// A slot and, where it follows a condition, when it holds what.
  func slot(_ slot: SlotDefinition) -> Markdown {
    let derived = slot.derived.map {
      ": \(code: $0.target.displayName) while \($0.condition.displayName)" as Markdown
    }
    return "Slot \(code: slot.name) (\(slot.kind.rawValue))\(derived ?? "")"
  }
}
