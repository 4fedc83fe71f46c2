package import NavGraphModel

/// Writes a registration as Swift: one declaration for each coordinator, in the order of the sources.
///
/// The text depends on nothing but the registration, so that a small change of an app is a small change of it.
package struct RegistrationWriter {
  let graph: GraphDefinition
  /// Where something could not be read, and why.
  private let remarks: [(location: SourceLocation, reason: String)]
  /// Comments that allow findings at places that no element is at.
  package let unplacedAllowances: [Suppression]
  private let width = 100
  /// By coordinator: the names of its declaration and of its enum of routes.
  private(set) var names: [String: (value: String, routes: String)] = [:]
  /// By path: the name of its constant.
  private var files: [String: String] = [:]

  package init(_ graph: GraphDefinition, remarks: [(location: SourceLocation, reason: String)]) {
    var graph = graph
    unplacedAllowances = graph.placeAllowances()
    self.graph = graph
    self.remarks = remarks
    var taken: Set<String> = []
    for coordinator in graph.coordinators {
      var base = Self.identifier(coordinator.name)
      while !taken.insert(base.lowercased()).inserted { base += "2" }
      names[coordinator.name] = (
        Self.quotedIdentifier(base.prefix(1).lowercased() + base.dropFirst()),
        base.prefix(1).uppercased() + base.dropFirst() + "Route"
      )
    }
    for path in Set(graph.coordinators.flatMap(\.files)).sorted() {
      let base = path.split(separator: "/").last.map { $0.split(separator: ".").first ?? $0 } ?? ""
      let name = Self.identifier(String(base), otherwise: "Source")
      var file = name.prefix(1).lowercased() + name.dropFirst() + "File"
      while !taken.insert(file.lowercased()).inserted { file += "2" }
      files[path] = file
    }
  }

  package func text() -> String {
    var lines: [String] = [
      "// Written by `navgraph extract` from the app's sources. What you add by hand stays when it is",
      "// brought up to date with `--update`.",
      "", "import NavGraph", "",
    ]
    lines += files.sorted { $0.key < $1.key }.flatMap { path, name in
      let line = "let \(name) = \(quotedLiteral(path))"
      return line.count <= width ? [line] : ["let \(name) =", "  " + quotedLiteral(path)]
    }
    let coordinators = graph.coordinators.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
    var written: Set<Int> = []
    for coordinator in coordinators {
      lines.append("")
      let remarks = remarks.indices.filter {
        self.remarks[$0].location.file == coordinator.location.file && written.insert($0).inserted
      }
      lines += text(coordinator, remarks.map { self.remarks[$0] })
    }
    let others = remarks.indices.filter { !written.contains($0) }.map { remarks[$0] }
    if !others.isEmpty { lines += [""] + others.map(Self.comment) }
    lines += ["", "register("]
    let entries = graph.entries.map {
      ", entries: [\($0.map(quotedLiteral).joined(separator: ", "))]"
    }
    lines.append("  Graph(\(quotedLiteral(graph.name))\(entries ?? "")) {")
    lines += coordinators.map { "    " + (names[$0.name]?.value ?? "") }
    lines.append("  })")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func comment(_ remark: (location: SourceLocation, reason: String)) -> String {
    "// \(oneLine(remark.location.file)):\(remark.location.line): \(oneLine(remark.reason))"
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Coordinators

  private func text(
    _ coordinator: CoordinatorDefinition, _ remarks: [(location: SourceLocation, reason: String)]
  ) -> [String] {
    guard let name = names[coordinator.name] else { return [] }
    var lines: [String] = []
    let routes = coordinator.routes.map { Self.quotedIdentifier($0.name) }
    lines.append("enum \(name.routes): String, RouteKey {")
    lines += filled(routes, prefix: "  case ", indent: 4, width: width)
    lines.append("}")
    lines.append("")
    lines += remarks.map(Self.comment)
    let opening = opening(of: coordinator, name)
    lines += opening
    if let rendered = coordinator.rendered, !rendered.isEmpty {
      let routes = rendered.map { "." + Self.quotedIdentifier($0) }
      lines += filled(routes, prefix: "  Renders(", indent: 4, width: width, suffix: ")")
    }
    for slot in coordinator.slots { lines += indented(text(slot), 2) }
    for route in coordinator.routes { lines += indented(text(route, in: coordinator), 2) }
    for handler in coordinator.handlers { lines += indented(text(handler, in: coordinator), 2) }
    for unhandled in coordinator.unhandled { lines += indented(text(unhandled), 2) }
    lines.append("}")
    lines += coordinator.suppressions.map(text)
    lines.append(source(coordinator.location))
    return lines
  }

  private func opening(
    of coordinator: CoordinatorDefinition, _ name: (value: String, routes: String)
  ) -> [String] {
    let kind: String
    var arguments = [quotedLiteral(coordinator.name)]
    switch coordinator.container {
    case .stack(let stack):
      kind = "Coordinator"
      arguments.append("dialect: " + text(stack.dialect))
      if stack.initial.count == 1, let start = stack.initial.first, start.count == 1,
        let root = start.first
      {
        arguments.append("root: ." + Self.quotedIdentifier(root.target.route))
        if root.presentation.embedsNavigation { arguments.append("embedsNavigation: true") }
      } else {
        let starts = stack.initial.map { start in
          "["
            + start.enumerated().map { index, entry in
              text(entry, isRoot: index == 0, in: coordinator)
            }.joined(separator: ", ") + "]"
        }
        arguments.append("starts: [" + starts.joined(separator: ", ") + "]")
      }
      if stack.isWrapped { arguments.append("isWrapped: true") }
    case .tabs(let tabs):
      kind = "Tabs"
      arguments.append("initial: ." + Self.quotedIdentifier(tabs.initial))
      if tabs.retap == .nothing { arguments.append("retap: .nothing") }
    case .switch(let cases):
      kind = "Switch"
      arguments.append("initial: ." + Self.quotedIdentifier(cases.initial))
    case .joined:
      kind = "Joined"
    }
    let start = "let \(name.value) = \(kind)<\(name.routes)>("
    let line = start + arguments.joined(separator: ", ") + ") {"
    if line.count <= width { return [line] }
    return [start] + filled(arguments, prefix: "  ", width: width) + [") {"]
  }

  private func text(_ dialect: Dialect) -> String {
    func version(_ text: String) -> String { ".v" + text.replacing(".", with: "_") }
    return switch dialect {
    case .tcaCoordinators(let number, let identification):
      ".tcaCoordinators(\(version(number.rawValue)), .\(identification.rawValue))"
    case .flowStacks(let number): ".flowStacks(\(version(number.rawValue)))"
    case .routingReducer(let number): ".routingReducer(\(version(number.rawValue)))"
    case .composableNavigation(let number): ".composableNavigation(\(version(number.rawValue)))"
    case .tcaRouteStack(let number): ".tcaRouteStack(\(version(number.rawValue)))"
    case .composableArchitecture(let number): ".composableArchitecture(\(version(number.rawValue)))"
    case .custom: ".custom"
    }
  }

  private func text(_ slot: SlotDefinition) -> [String] {
    var arguments = [quotedLiteral(slot.name), "." + slot.kind.rawValue]
    if !slot.kinds.isEmpty {
      let kinds = slot.kinds.sorted { $0.key < $1.key }
        .map { ".\(Self.quotedIdentifier($0.key)): .\($0.value.rawValue)" }
      arguments.append("as: [" + kinds.joined(separator: ", ") + "]")
    }
    if let initial = slot.initial {
      arguments.append("initially: ." + Self.quotedIdentifier(initial.route))
    }
    if slot.isBool { arguments.append("isBool: true") }
    if !slot.closesItself { arguments.append("closesItself: false") }
    return lines("Slot(" + arguments.joined(separator: ", ") + ")", at: slot.location)
  }

  /// An element with its place, on one line where there is space.
  private func lines(
    _ element: String, _ allowed: [Suppression] = [], at location: SourceLocation
  ) -> [String] {
    let source = source(location)
    return allowed.isEmpty && element.count + source.count + 4 <= width
      ? [element + source] : [element] + (allowed.map(text) + [source]).map { "  " + $0 }
  }

  private func text(_ route: RouteDefinition, in coordinator: CoordinatorDefinition) -> [String] {
    var arguments = ["." + Self.quotedIdentifier(route.name)]
    let values = route.arguments.compactMap { argument in
      argument.values.map { values in
        let list = values.map { quotedLiteral($0) }.joined(separator: ", ")
        return ".values(\(quotedLiteral(argument.name)), [\(list)])"
      }
    }
    if !values.isEmpty { arguments.append("arguments: " + values.joined(separator: ", ")) }
    if route.identity == .unique { arguments.append("identity: .unique") }
    if !route.disabledGestures.isEmpty {
      let names = route.disabledGestures.map { "." + $0.rawValue }
      arguments.append("disabling: [" + names.joined(separator: ", ") + "]")
    }
    if let hosted = route.hosts { arguments.append("hosts: " + quotedLiteral(hosted)) }
    var word = "Screen"
    switch coordinator.container {
    case .tabs(let tabs) where tabs.items.contains(route.name):
      word = "Tab"
      if let condition = tabs.options[route.name]?.condition {
        arguments.append("when: " + text(condition, of: coordinator))
      }
    case .switch(let cases):
      if !coordinator.slotContents.contains(route.name) { word = "Case" }
      if cases.kept.contains(route.name) { arguments.append("isKept: true") }
    default: break
    }
    let head = word + "(" + arguments.joined(separator: ", ") + ")"
    let inner =
      route.slots.flatMap { text($0) }
      + route.transitions.flatMap { text($0, "On", [quotedLiteral($0.action)], of: coordinator) }
      + route.unhandled.flatMap { text($0) }
    let source = source(route.location)
    let allowed = route.suppressions.map(text)
    if inner.isEmpty {
      return allowed.isEmpty && head.count + source.count + 2 <= width
        ? [head + source] : [head] + (allowed + [source]).map { "  " + $0 }
    }
    return [head + " {"] + indented(inner, 2) + ["}"] + allowed + [source]
  }

  private func text(_ handler: HandlerDefinition, in coordinator: CoordinatorDefinition) -> [String]
  {
    switch handler.source {
    case .own:
      return text(
        handler.transition, "OnSelf", [quotedLiteral(handler.transition.action)], of: coordinator)
    case .descendant(let hosts, let route):
      var path: [String] = []
      var current: CoordinatorDefinition? = coordinator
      for (index, name) in (hosts + (route.map { [$0] } ?? [])).enumerated() {
        let type = index == 0 ? "" : current.flatMap { names[$0.name]?.routes } ?? ""
        path.append(type + "." + Self.quotedIdentifier(name))
        let hosted = current?.routes.first { $0.name == name }?.hosts
        current = graph.coordinators.first { $0.name == hosted }
      }
      return text(
        handler.transition, "OnChild",
        path + ["action: " + quotedLiteral(handler.transition.action)],
        of: coordinator)
    case .dismissal(let route):
      return text(
        handler.transition, "OnDismissal", ["of: ." + Self.quotedIdentifier(route)],
        of: coordinator)
    case .anyDepth: return []
    }
  }

  private func text(
    _ transition: Transition, _ word: String, _ arguments: [String],
    of coordinator: CoordinatorDefinition
  ) -> [String] {
    var arguments = arguments
    // Only a dismissal is heard of a gesture.
    if ![.tap, .gesture].contains(transition.trigger) {
      arguments.append("trigger: ." + transition.trigger.rawValue)
    }
    if let condition = transition.enabledWhen {
      arguments.append("when: " + text(condition, of: coordinator))
    }
    if let condition = transition.handlerCondition {
      arguments.append("if: " + text(condition, of: coordinator))
    }
    arguments += transition.operations.map { text($0, of: coordinator) }
    let source = source(transition.location)
    let assumption = transition.assumption.map { ".assuming(\(quotedLiteral($0)))" }
    let line = word + "(" + arguments.joined(separator: ", ") + ")"
    let tapped = transition.tapped.map { ".sent(by: \(quotedLiteral($0)))" }
    let response = transition.response.map { response in
      let outlives = response.end == .coordinatorCloses ? ", outlivesScreen: true" : ""
      return ".onResponse(to: \(quotedLiteral(response.request))\(outlives))"
    }
    let tail =
      [tapped, response, assumption].compactMap(\.self) + transition.suppressions.map(text) + [
        source
      ]
    if tail.count == 1, line.count + source.count + 4 <= width { return [line + source] }
    if line.count + 4 <= width { return [line] + tail.map { "  " + $0 } }
    let one = filled(arguments, prefix: "  ", width: width - 4, suffix: ")")
    if one.count == 1 { return [word + "("] + one + tail }
    return [word + "("] + filled(arguments, prefix: "  ", width: width - 4) + [")"] + tail
  }

  private func text(_ allowed: Suppression) -> String {
    ".allow(\(quotedLiteral(allowed.rule)), because: \(quotedLiteral(allowed.reason)))"
  }

  private func text(_ unhandled: UnhandledAction) -> [String] {
    lines(call(unhandled), unhandled.suppressions, at: unhandled.location)
  }

  func call(_ unhandled: UnhandledAction) -> String {
    let parent = unhandled.parent.map { ", parent: \(quotedLiteral($0))" } ?? ""
    let late = unhandled.isAfterDismissal ? ", afterDismiss: true" : ""
    let names = unhandled.handledBy.map { quotedLiteral($0) }.joined(separator: ", ")
    let others = names.isEmpty ? "" : ", handledBy: [\(names)]"
    let failure = unhandled.failure.map { failure in
      ", when: \(quotedLiteral(failure.condition))"
        + (failure.flag.map { ", leaves: \(quotedLiteral($0))" } ?? "")
        + (failure.resetBy.map { ", until: \(quotedLiteral($0))" } ?? "")
    }
    return
      "Unhandled(\(quotedLiteral(unhandled.action))\(parent)\(late)\(others)\(failure ?? ""))"
  }

  /// A transition without its conditions: the name of the action, and what it does.
  func arguments(of transition: Transition, in coordinator: CoordinatorDefinition) -> String {
    ([quotedLiteral(transition.action)] + transition.operations.map { text($0, of: coordinator) })
      .joined(separator: ", ")
  }

  private func source(_ location: SourceLocation) -> String {
    ".source(\(files[location.file] ?? quotedLiteral(location.file)), \(location.line))"
  }

  // MARK: Text

  private func indented(_ lines: [String], _ columns: Int) -> [String] {
    lines.map { $0.isEmpty ? $0 : String(repeating: " ", count: columns) + $0 }
  }

  /// Parts with commas between them, on as many lines as they need.
  private func filled(
    _ parts: [String], prefix: String, indent: Int? = nil, width: Int, suffix: String = ""
  ) -> [String] {
    var lines: [String] = []
    var line = prefix
    for (index, part) in parts.enumerated() {
      let piece = part + (index == parts.count - 1 ? suffix : ",")
      if !line.allSatisfy({ $0 == " " }), line != prefix, line.count + 1 + piece.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent ?? prefix.count)
      }
      line += (line.allSatisfy { $0 == " " } || line == prefix ? "" : " ") + piece
    }
    return lines + [line]
  }
}

extension CoordinatorDefinition {
  /// The files that its parts come from.
  fileprivate var files: [String] {
    let shown = slots + routes.flatMap(\.slots)
    let sent = unhandled + routes.flatMap(\.unhandled)
    let transitions = handlers.map(\.transition) + routes.flatMap(\.transitions)
    return [location.file] + routes.map(\.location.file) + shown.map(\.location.file)
      + sent.map(\.location.file) + transitions.map(\.location.file)
  }

  /// The routes that only slots show.
  fileprivate var slotContents: Set<String> {
    let operations = (routes.flatMap(\.transitions) + handlers.map(\.transition)).flatMap(
      \.operations
    ).flattened
    return Set(
      operations.compactMap { operation in
        if case .fill(_, let destination) = operation { return destination.target.route }
        return nil
      }
        + (slots + routes.flatMap(\.slots)).flatMap { Array($0.kinds.keys) })
  }
}
