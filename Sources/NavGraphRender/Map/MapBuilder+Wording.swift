import NavGraphFacts
package import NavGraphModel

extension RouteMap.Node {
  /// The node of a route.
  init(_ reference: RouteReference, facts: Facts, reach: StaticReach, marks: [RouteMark]) {
    let coordinator = facts.graph.coordinators[reference.coordinator]
    let route = coordinator.routes[reference.route]
    let flow = facts.flows[reference.coordinator]
    let observation = flow.routes[reference.route]
    let isRoot = coordinator.roots.contains(route.name) || reach.bottoms.contains(reference)
    let captions = coordinator.captions(of: route.name)
    var lines = ["\(coordinator.name) \u{203A} \(route.displayName)"]
    if isRoot { lines.append("the root") }
    if let hosted = route.hosts { lines.append("hosts \(hosted)") }
    lines += captions
    lines += route.particulars
    if let shown = observation.shown, let path = facts.shortestPath(to: shown) {
      lines.append("shown after: \(path)")
    }
    lines.append(route.location.displayName)
    self.init(
      cluster: reference.coordinator, route: reference, name: route.name,
      arguments: route.arguments.map(\.name),
      role: isRoot ? .root : .route,
      reach: RouteMap.Reach(
        observation, isReached: reach.isReached(reference),
        // Of a reducer a finished search shows what the registered actions lead to, no more.
        isProof: flow.stackCoverage.isComplete && coordinator.reducer == nil),
      captions: captions, hosts: route.hosts, image: route.imagePath, marks: marks,
      location: route.location,
      details: lines + marks.map(\.detail))
  }
}

extension RouteMap.Reach {
  fileprivate init(_ observation: RouteObservation, isReached: Bool, isProof: Bool) {
    if observation.shown != nil {
      self = .shown
    } else if !isReached {
      self = .unreachable
    } else if !isProof {
      self = .notFound
    } else {
      self = observation.held == nil ? .unreachable : .hidden
    }
  }
}

extension Facts {
  /// The actions on the way to a node of the trace; nil for the start itself.
  fileprivate func shortestPath(to node: Int) -> String? {
    var actions: [String] = []
    var current: Int? = node
    while let index = current {
      if let step = trace[index].step { actions.append(step.action) }
      current = trace[index].parent
    }
    let longest = 12
    guard !actions.isEmpty else { return nil }
    let path = actions.reversed().prefix(longest).joined(separator: ", ")
    return actions.count > longest ? "\(path), and \(actions.count - longest) more" : path
  }
}

extension CoordinatorDefinition {
  /// What the container says about a route: its place in a bar, when it is shown.
  package func captions(of route: String) -> [String] {
    var captions: [String] = []
    switch container {
    case .stack: break
    case .tabs(let tabs):
      if let position = tabs.items.firstIndex(of: route) {
        captions.append("tab \(position + 1) of \(tabs.items.count)")
      } else if slots.isEmpty, routes.allSatisfy(\.slots.isEmpty) {
        captions.append("no tab")
      }
      let options = tabs.options[route] ?? TabOptions()
      if options.isFresh { captions.append("always afresh") }
      if let condition = options.condition { captions.append("[\(condition.caption)]") }
    case .switch(let cases):
      captions += cases.derived.filter { $0.route == route }
        .map { "[\($0.condition.caption)]" }
      if cases.kept.contains(route) { captions.append("keeps its state") }
    case .joined(let hosts):
      if let position = hosts.firstIndex(of: route) {
        captions.append("stack \(position + 1) of \(hosts.count)")
      }
    }
    for slot in slots {
      guard let derived = slot.derived, derived.target.route == route else { continue }
      captions.append("\(slot.name) [\(derived.condition.caption)]")
    }
    return captions
  }
}

extension RouteDefinition {
  fileprivate var displayName: String {
    guard !arguments.isEmpty else { return name }
    return "\(name)(\(arguments.map(\.name).joined(separator: ", ")))"
  }

  /// Identity, arguments and what is switched off.
  fileprivate var particulars: [String] {
    var lines = ["identity: \(identity.displayName)"]
    for argument in arguments {
      let values = argument.values?.joined(separator: ", ") ?? "any value"
      lines.append("\(argument.name): \(values)")
    }
    if !disabledGestures.isEmpty {
      let gestures = disabledGestures.map(\.action).joined(separator: ", ")
      lines.append("disabled: \(gestures)")
    }
    return lines
  }
}

extension DeepLinkDefinition {
  /// Lines of the tooltip.
  var details: [String] {
    var lines = ["deep link \(pattern)", operations.phrase]
    if let condition { lines.append("if \(condition.caption)") }
    if let landing { lines.append("promises \(landing.joined(separator: " \u{203A} "))") }
    return lines + [location.displayName]
  }
}

extension SourceLocation {
  var displayName: String { "\(file):\(line)" }
}
