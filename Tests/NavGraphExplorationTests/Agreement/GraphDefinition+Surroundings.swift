import NavGraphModel
import TestSupport

extension GraphDefinition {
  /// The app hosted by a switch that keeps two cases, with an alert and two other slots: what it hosts reports to the switch, and
  /// may close itself.
  func insideSwitch(_ random: inout SplitMix64) -> GraphDefinition {
    let entries = entryIndices.map { coordinators[$0].name }
    var apps = coordinators
    for index in apps.indices {
      guard case .stack(var stack) = apps[index].container else { continue }
      if random.chance(80) {
        stack.isWrapped = true
        apps[index].container = .stack(stack)
      }
      if entries.contains(apps[index].name), random.chance(50) {
        apps[index].addExit(&random)
      }
    }
    let hosts =
      entries.map { RouteDefinition.naive("host\($0)", hosts: $0) }
      + entries.filter { _ in random.chance(20) }.map { .naive("other\($0)", hosts: $0) }
    let kinds: [SlotKind] = [.push, .sheet, .cover, .overlay]
    var root = CoordinatorDefinition.naive(
      "Root", .switch(SwitchContainer(initial: "first", kept: ["first", "second", "inside"])),
      [
        .naive(
          "first",
          [.naive("next", [.showing("second")]), .naive("in", [.showing("inside")])]
            + hosts.map { .naive("open\($0.name)", [.filling("path", with: $0.name)]) }),
        .naive("second", [.naive("back", [.showing("first")])]),
        .naive("inside", random.chance(30) ? [] : [.naive("back", [.showing("first")])]),
        .naive("alert", [.naive("fine", [])]),
        .naive("notice", [.naive("more", [.filling("path", with: random.pick(hosts).name)])]),
      ] + hosts)
    root.slots = [
      SlotDefinition(name: "path", kind: random.pick(kinds), location: .naive),
      SlotDefinition(name: "alert", kind: .alert, location: .naive),
      SlotDefinition(name: "more", kind: random.pick([.sheet, .cover]), location: .naive),
    ]
    root.handlers = [
      HandlerDefinition(
        source: .own, transition: .naive("failed", by: .effect, [.filling("alert", with: "alert")])),
      HandlerDefinition(
        source: .own,
        transition: .naive(
          "came", by: .effect,
          [.filling("more", with: random.chance(50) ? "notice" : random.pick(hosts).name)])),
    ]
    if root.routes[2].transitions.isEmpty { root.routes[2].hosts = random.pick(entries) }
    for host in hosts {
      if random.chance(50) {
        root.handlers.append(
          HandlerDefinition(
            source: .dismissal(route: host.name),
            transition: .naive("closed", [.showing("second")])))
      }
      for report in ["done", "failed"] where random.chance(60) {
        root.handlers.append(
          HandlerDefinition(
            source: .descendant(hosts: [host.name], route: nil),
            transition: .naive(report, by: .sent, random.pick(Self.answers))))
      }
      guard let inner = coordinators.first(where: { $0.name == host.hosts }) else { continue }
      for route in inner.routes where random.chance(40) {
        guard let action = route.transitions.first?.action else { continue }
        root.handlers.append(
          HandlerDefinition(
            source: .descendant(hosts: [host.name], route: route.name),
            transition: .naive(
              random.chance(80) ? action : "unknown",
              by: random.chance(80) ? .tap : .effect, random.pick(Self.answers))))
      }
    }
    return GraphDefinition(
      name: name, coordinators: apps + [root], variables: variables, inputs: inputs,
      entries: ["Root"], location: location)
  }

  /// What a switch does when it hears of what it hosts.
  private static let answers: [[NavGraphModel.Operation]] = [
    [.clear(slot: "path")], [.filling("alert", with: "alert")], [.filling("more", with: "notice")],
    [.clear(slot: "path"), .showing("second")], [.clear(slot: "path"), .clear(slot: "more")],
    [.clear(slot: "more"), .filling("alert", with: "alert")],
    [.oneOf([[.clear(slot: "path")], [.showing("second")]])],
  ]
}

extension CoordinatorDefinition {
  /// Adds a way for a hosted flow to close itself, or to let the switch around it close it.
  fileprivate mutating func addExit(_ random: inout SplitMix64) {
    let index = Int(random.next() % UInt64(routes.count))
    guard routes[index].hosts == nil else { return }
    switch random.next() % 7 {
    case 3: routes[index].transitions.append(.naive("tell", [.emit("done")]))
    case 4:
      routes[index].transitions.append(
        .naive("tell", [.oneOf([[.emit("done")], [.emit("failed")]])]))
    case 5: routes[index].transitions.append(.naive("tell", [.later([.emit("done")])]))
    case 6:
      handlers.append(
        HandlerDefinition(
          source: .own, transition: .naive("tell", by: .effect, [.emit("done")])))
    case 0: routes[index].transitions.append(.naive("leave", [.dismissScreen]))
    case 1:
      routes[index].transitions.append(
        .naive("leave", [.within(.ancestor("Root"), [.clear(slot: "path")])]))
    default:
      handlers.append(
        HandlerDefinition(
          source: .own,
          transition: .naive(
            "leave", by: .effect, [.within(.ancestor("Root"), [.clear(slot: "path")])])))
    }
  }
}

extension NavGraphModel.Operation {
  fileprivate static func showing(_ route: String) -> Self { .show(RoutePattern(route: route)) }

  fileprivate static func filling(_ slot: String, with route: String) -> Self {
    .fill(slot: slot, .push(route))
  }
}
