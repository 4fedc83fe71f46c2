import NavGraphLint
import NavGraphModel

/// Draws one coordinator as a tree: from its starts, then from its links and handlers, then whatever
/// is left.
struct CoordinatorDrawing {
  let graph: GraphDefinition
  let definition: CoordinatorDefinition
  private(set) var places: FindingPlaces
  /// The fewest steps from the start, by route; nil where none lead there.
  private let distances: [Int?]
  private var isDrawn: [Bool]
  /// The boxes around the place where the next line goes.
  private var level = 0

  /// The maximal nesting of boxes, so that there is space for words; a longer chain continues
  /// as a tree of its own.
  private static let levelLimit = 8

  init(_ graph: GraphDefinition, _ index: Int, _ places: FindingPlaces) {
    self.graph = graph
    self.places = places
    definition = graph.coordinators[index]
    distances = graph.coordinators[index].distances
    isDrawn = Array(repeating: false, count: definition.routes.count)
  }

  mutating func draw() -> DrawnTree {
    var tree = DrawnTree(
      text: drawn("\(definition.name) (\(definition.containerName))"),
      findings: places.take(coordinator: definition.name))
    tree.children += starts()
    tree.children += extras(definition.slots, definition.variables, definition.effects)
    tree.children += marks(definition.suppressions)
    for handler in definition.handlers {
      tree.children.append(
        draw(
          handler.transition, by: handler.source.displayName,
          findings: places.take(at: handler.transition.location)))
    }
    for link in definition.links {
      tree.children.append(
        draw(link.transition, by: "link", findings: places.take(at: link.location)))
    }
    for route in definition.routes.indices where !isDrawn[route] {
      tree.children.append(box(route))
    }
    return tree
  }

  // MARK: Screens

  /// A screen with all that it does.
  private mutating func box(_ index: Int, after lead: String = "") -> DrawnTree {
    isDrawn[index] = true
    level += 1
    defer { level -= 1 }
    let route = definition.routes[index]
    var tree = DrawnTree(
      text: "\(lead)[\(drawn(route.name))]\(traits(of: route))",
      findings: places.take(route: route.name, in: definition.name))
    for duplicate in route.duplicates {
      tree.children.append(
        DrawnTree(text: "registered again", findings: places.take(at: duplicate)))
    }
    tree.children += extras(route.slots, route.variables, route.effects)
    tree.children += marks(route.suppressions)
    for (number, transition) in route.transitions.enumerated() {
      let findings = places.take(transition: number, of: route.name, in: definition.name)
      tree.children.append(draw(transition, from: index, findings: findings))
    }
    return tree
  }

  /// The screen that an arrow leads to: its box if this is the place for it, else its name.
  private mutating func arrival(
    _ pattern: RoutePattern, after lead: String, from source: Int?
  ) -> DrawnTree {
    if let index = definition.routes.firstIndex(where: { $0.name == pattern.route }),
      !isDrawn[index], level < Self.levelLimit, isShortest(to: index, from: source)
    {
      let values = pattern.bindings.isEmpty ? "" : " as \(drawn(pattern.displayName))"
      var tree = box(index, after: lead)
      tree.text += values
      return tree
    }
    return DrawnTree(text: lead + drawn(pattern.displayName))
  }

  private func isShortest(to index: Int, from source: Int?) -> Bool {
    guard let distance = distances[index] else { return true }
    guard let source else { return distance == 0 }
    return distances[source].map { $0 + 1 == distance } ?? false
  }

  private func traits(of route: RouteDefinition) -> String {
    var traits: [String] = []
    if let hosted = route.hosts { traits.append("shows \(hosted)") }
    switch route.identity {
    case .unique: traits.append("unique")
    case .constant(let value) where value == route.name: break
    case .constant(let value): traits.append("identity \(value)")
    case .arguments(let names): traits.append("identity from \(names.joined(separator: ", "))")
    }
    for argument in route.arguments {
      let values = argument.values.map { ": \($0.joined(separator: ", "))" } ?? ""
      let changes =
        argument.changedBy.isEmpty
        ? "" : ", changed by \(argument.changedBy.joined(separator: ", "))"
      traits.append("argument \(argument.name)\(values)\(changes)")
    }
    if route.isTerminal { traits.append("the end") }
    if let gate = route.requires { traits.append("requires \(gate.displayName)") }
    if let feature = graph.features.first(where: { $0.name == route.feature }) {
      traits.append("sends \(feature.outputs.joined(separator: ", "))")
    }
    if let rendered = definition.rendered, !rendered.contains(route.name) {
      traits.append("without a view")
    }
    if !route.disabledGestures.isEmpty {
      traits.append("no \(route.disabledGestures.map(\.action).joined(separator: ", "))")
    }
    let unhandled = route.unhandled.filter { $0.failure == nil }.map(\.action)
    if !unhandled.isEmpty {
      traits.append("sends \(unhandled.joined(separator: ", ")), unhandled")
    }
    if !route.untracked.isEmpty {
      traits.append("untracked: \(route.untracked.joined(separator: ", "))")
    }
    return traits.isEmpty ? "" : " " + drawn("(\(traits.joined(separator: "; ")))")
  }

  // MARK: What belongs to a screen or a coordinator

  private mutating func extras(
    _ slots: [SlotDefinition], _ variables: [VariableDefinition], _ effects: [EffectDefinition]
  ) -> [DrawnTree] {
    var result: [DrawnTree] = []
    for slot in slots {
      let derivation =
        slot.derived.map {
          " with \($0.target.displayName) while \($0.condition.displayName)"
        } ?? ""
      result.append(line("slot \(slot.name): \(slot.kind.rawValue)\(derivation)", slot.location))
    }
    for variable in variables { result.append(line(variable.phrase, variable.location)) }
    for effect in effects { result.append(line(effect.phrase, effect.location)) }
    return result
  }

  private mutating func marks(_ suppressions: [Suppression]) -> [DrawnTree] {
    var result: [DrawnTree] = []
    for suppression in suppressions {
      result.append(line(suppression.phrase, suppression.location))
    }
    return result
  }

  private mutating func line(_ text: String, _ location: SourceLocation) -> DrawnTree {
    DrawnTree(text: drawn(text), findings: places.take(at: location))
  }

  // MARK: Starts

  private mutating func starts() -> [DrawnTree] {
    var result: [DrawnTree] = []
    switch definition.container {
    case .stack(let stack):
      for destinations in stack.initial {
        for (position, destination) in destinations.enumerated() {
          let word = position == 0 ? "start" : "then \(destination.presentation.phrase)"
          let isBare =
            position == 0 && !destination.presentation.embedsNavigation && !stack.isWrapped
          let lead = "\(word) \(arrow) "
          var tree = arrival(
            destination.target, after: lead, from: nil)
          if isBare { tree.text += " without navigation" }
          result.append(tree)
        }
      }
    case .tabs(let tabs):
      if !tabs.items.contains(tabs.initial) {
        result.append(DrawnTree(text: drawn("selected at first: \(tabs.initial)")))
      }
      for item in tabs.items {
        let options = tabs.options[item]
        let words = [
          item == tabs.initial ? "selected at first" : nil,
          options?.isFresh == true ? "restarts" : nil,
          options?.condition.map { "if \($0.displayName)" },
        ].compactMap(\.self)
        result.append(part("tab", item, words))
      }
    case .switch(let cases):
      for route in definition.routes.map(\.name) {
        let derived = cases.derived.first { $0.route == route }
        let words = [
          route == cases.initial ? "first" : nil, cases.kept.contains(route) ? "kept" : nil,
          derived.map { "while \($0.condition.displayName)" },
        ].compactMap(\.self)
        result.append(part("case", route, words))
      }
    case .joined(let hosts):
      for host in hosts { result.append(part("stack", host, [])) }
    }
    return result
  }

  private mutating func part(_ kind: String, _ route: String, _ words: [String]) -> DrawnTree {
    var tree = arrival(RoutePattern(route: route), after: "\(kind) \(arrow) ", from: nil)
    if !words.isEmpty { tree.text += drawn(", \(words.joined(separator: ", "))") }
    return tree
  }

  // MARK: Actions

  private mutating func draw(
    _ transition: Transition, by source: String? = nil, from route: Int? = nil, findings: Int
  ) -> DrawnTree {
    let operations = transition.operations
    let condition = transition.condition.map { " if \($0.displayName)" } ?? ""
    let promise =
      transition.landing.map { ", promising \($0.joined(separator: " \u{203A} "))" } ?? ""
    let trigger = transition.trigger.phrase.map { " (\($0))" } ?? ""
    let name = [source, transition.action].compactMap(\.self).joined(separator: " ")
    let proviso = drawn(condition + promise)
    let title = drawn("\(name)\(trigger)")
    var tree: DrawnTree
    if let operation = operations.first, operations.count == 1, operation.isDrawnInOneLine {
      // An operation with parts of its own ends with a colon.
      let isOpen = !operation.parts.isEmpty
      let isPlain = source == nil && transition.hasPlainName && trigger.isEmpty
      let lead = isPlain && !isOpen ? "" : title + (isOpen ? proviso : "") + ": "
      tree = draw(operation, after: lead, from: route, inside: false)
      if !isOpen { tree.text += proviso }
    } else {
      tree = DrawnTree(text: title + proviso + (operations.isEmpty ? "" : ":"))
      tree.children = draw(operations, from: route, inside: false)
    }
    // The screen in the line has findings of its own.
    tree.findings += findings
    return tree
  }

  private mutating func draw(
    _ operations: [NavGraphModel.Operation], from route: Int?, inside isForeign: Bool
  ) -> [DrawnTree] {
    var result: [DrawnTree] = []
    for operation in operations {
      result.append(draw(operation, after: "", from: route, inside: isForeign))
    }
    return result
  }

  /// - Parameter isForeign: Whether the routes that the operation names are of another coordinator.
  private mutating func draw(
    _ operation: NavGraphModel.Operation, after lead: String, from route: Int?,
    inside isForeign: Bool
  ) -> DrawnTree {
    if operation.parts.isEmpty {
      guard let (word, destination) = operation.singleArrival else {
        guard let (word, destinations) = operation.severalArrivals else {
          return DrawnTree(text: lead + drawn(operation.displayName))
        }
        var tree = DrawnTree(text: lead + word)
        let hasRoot = definition.dialect?.keepsRootInArray ?? false
        for (position, (phrase, pattern)) in destinations.enumerated() {
          let isRoot = position == 0 && hasRoot && operation.assignsRoot
          let inner = "\(isRoot ? "root" : phrase) \(arrow) "
          tree.children.append(
            isForeign
              ? DrawnTree(text: inner + drawn(pattern.displayName))
              : arrival(pattern, after: inner, from: route))
        }
        return tree
      }
      let inner = "\(lead)\(drawn(word)) \(arrow) "
      return isForeign
        ? DrawnTree(text: inner + drawn(destination.displayName))
        : arrival(destination, after: inner, from: route)
    }
    var tree = DrawnTree(text: lead + drawn(operation.heading))
    var isElsewhere = isForeign
    if case .within = operation { isElsewhere = true }
    for (index, part) in operation.parts.enumerated() {
      let children = draw(part, from: route, inside: isElsewhere)
      guard let word = operation.heading(ofPart: index) else {
        tree.children += children
        continue
      }
      if !children.isEmpty { tree.children.append(DrawnTree(text: word, children: children)) }
    }
    return tree
  }
}
