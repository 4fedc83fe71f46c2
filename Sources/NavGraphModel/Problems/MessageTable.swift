/// Which actions are sent, reported and heard in a registration, and which screens come where: by
/// names alone. What names something unknown is passed over; that is reported elsewhere.
struct MessageTable {
  /// An action of one registration, with its details.
  struct Site {
    /// The coordinator whose registration it is, by index.
    var coordinator: Int
    var action: String
    var location: SourceLocation
  }

  struct Sending {
    var action: String
    var addressee: Addressee
    /// The coordinator, by index, whose container the operation acts on.
    var container: Int
    var site: Site
  }

  /// A screen, or with a nil route the coordinator itself.
  struct Leaf: Hashable {
    var coordinator: Int
    var route: Int?
  }

  private(set) var sendings: [Sending] = []
  /// What coordinators report by `emit`, by coordinator, each with where it does first.
  private(set) var outputs: [[String: Site]]
  /// What handlers of other coordinators name.
  private(set) var handledByEnclosing: [Leaf: Set<String>] = [:]
  /// The actions that are sent to a screen or coordinator.
  private(set) var sent: [Leaf: Set<String>] = [:]
  /// The actions that are sent to some screen of a coordinator, by identity or position.
  private(set) var sentToAny: [Set<String>]
  /// The names of the effects that operations start, by the coordinator that owns these.
  private(set) var started: [Set<String>]
  /// The screens that come after the root, by coordinator: pushed, presented, or in a slot that
  /// something other than a button can empty.
  private(set) var removable: [Set<String>]
  /// By coordinator and name of a slot: what operations show in it.
  private(set) var shownInSlot: [[String: Set<String>]]

  init(_ check: RegistrationCheck) {
    let count = check.graph.coordinators.count
    outputs = Array(repeating: [:], count: count)
    sentToAny = Array(repeating: [], count: count)
    started = Array(repeating: [], count: count)
    removable = Array(repeating: [], count: count)
    shownInSlot = Array(repeating: [:], count: count)
    for index in 0..<count { add(coordinator: index, check) }
  }
}

extension MessageTable {
  private mutating func add(coordinator index: Int, _ check: RegistrationCheck) {
    // Of thousands of screens each is looked at where it is: to copy it takes as long.
    let routes = check.graph.coordinators[index].routes
    for route in routes.indices {
      for position in routes[route].transitions.indices
      where !routes[route].transitions[position].operations.isEmpty {
        let site = Site(
          coordinator: index, action: routes[route].transitions[position].action,
          location: routes[route].transitions[position].location)
        add(
          routes[route].transitions[position].operations, in: index,
          Surroundings(site: site, screenOwner: index, check: check))
      }
    }
    for handler in check.graph.coordinators[index].handlers {
      let leaf = check.leaf(of: handler.source, from: index)
      let action = handler.transition.action
      if let leaf { handledByEnclosing[leaf, default: []].insert(action) }
      let site = Site(coordinator: index, action: action, location: handler.transition.location)
      add(
        handler.transition.operations, in: index,
        Surroundings(
          site: site, screenOwner: leaf?.route == nil ? nil : leaf?.coordinator, check: check))
    }
    for link in check.graph.coordinators[index].links {
      let site = Site(coordinator: index, action: link.pattern, location: link.location)
      add(
        link.operations, in: index, Surroundings(site: site, screenOwner: nil, check: check))
    }
    add(startsOf: index, check)
  }

  private mutating func add(startsOf index: Int, _ check: RegistrationCheck) {
    guard case .stack(let stack) = check.graph.coordinators[index].container else { return }
    for initial in stack.initial {
      removable[index].formUnion(initial.dropFirst().map(\.target.route))
      for destination in initial { add(startOf: destination, in: index, check) }
    }
  }

  /// What all operations of a transition have in common.
  private struct Surroundings {
    let site: Site
    /// The coordinator of the acting screen, by index; nil where none acts.
    let screenOwner: Int?
    let check: RegistrationCheck
  }

  /// - Parameter depth: How deep the operations are nested; deeper than the limit nothing is looked
  ///   at, which is refused anyway.
  private mutating func add(
    _ operations: [Operation], in container: Int, _ around: Surroundings, depth: Int = 0
  ) {
    guard depth < Operation.depthLimit else { return }
    for operation in operations {
      var inner = container
      switch operation {
      case .emit(let output):
        if outputs[container][output] == nil { outputs[container][output] = around.site }
      case .send(let action, let addressee):
        add(
          Sending(
            action: action, addressee: addressee, container: container, site: around.site),
          around.check)
      case .start(let effect):
        started[around.site.coordinator].insert(effect)
        if let owner = around.screenOwner { started[owner].insert(effect) }
      case .fill(let slot, let destination):
        shownInSlot[container][slot, default: []].insert(destination.target.route)
        add(startOf: destination, in: container, around.check)
      case .within(let flow, _):
        guard let reached = around.check.coordinator(of: flow, from: container) else { continue }
        inner = reached
      case .append, .appendAll, .set, .replace, .replaceTop:
        add(arrivalsOf: operation, in: container, around.check)
      default:
        break
      }
      for part in operation.parts { add(part, in: inner, around, depth: depth + 1) }
    }
  }

  private mutating func add(_ sending: Sending, _ check: RegistrationCheck) {
    sendings.append(sending)
    if case .identity = sending.addressee {
      sentToAny[sending.container].insert(sending.action)
    } else if case .index = sending.addressee {
      sentToAny[sending.container].insert(sending.action)
    } else if let leaf = check.leaf(of: sending.addressee, from: sending.container) {
      sent[leaf, default: []].insert(sending.action)
    }
  }

  private mutating func add(
    arrivalsOf operation: Operation, in container: Int, _ check: RegistrationCheck
  ) {
    let keepsRoot = check.graph.coordinators[container].dialect?.keepsRootInArray ?? true
    switch operation {
    case .append(let destination):
      removable[container].insert(destination.target.route)
      add(startOf: destination, in: container, check)
    case .appendAll(let destinations):
      removable[container].formUnion(destinations.map(\.target.route))
      for destination in destinations { add(startOf: destination, in: container, check) }
    case .set(let destinations):
      removable[container].formUnion(
        destinations.dropFirst(keepsRoot ? 1 : 0).map(\.target.route))
      for destination in destinations { add(startOf: destination, in: container, check) }
    case .replace(let index, let destination):
      if index > 0 || !keepsRoot { removable[container].insert(destination.target.route) }
      add(startOf: destination, in: container, check)
    case .replaceTop(let target):
      removable[container].insert(target.route)
    default:
      break
    }
  }

  /// The stack that a hosted flow is given to start with.
  private mutating func add(
    startOf destination: Destination, in container: Int, _ check: RegistrationCheck, depth: Int = 0
  ) {
    guard let start = destination.start, depth < Operation.depthLimit,
      let hosted = check.hostedCoordinator(of: destination.target.route, in: container)
    else { return }
    removable[hosted].formUnion(start.dropFirst().map(\.target.route))
    for inner in start { add(startOf: inner, in: hosted, check, depth: depth + 1) }
  }
}

extension RegistrationCheck {
  /// The coordinator, by index, whose flow a route shows.
  func hostedCoordinator(of route: String, in coordinator: Int) -> Int? {
    routeIndices[coordinator][route]
      .flatMap { graph.coordinators[coordinator].routes[$0].hosts }
      .flatMap { coordinatorIndices[$0] }
  }

  /// The coordinator at the end of hosting routes; nil where one of them hosts none.
  func coordinator(through hosts: some Sequence<String>, from index: Int) -> Int? {
    var current = index
    for host in hosts {
      guard let next = hostedCoordinator(of: host, in: current) else { return nil }
      current = next
    }
    return current
  }

  func coordinator(of flow: FlowReference, from index: Int) -> Int? {
    switch flow {
    case .ancestor(let name): coordinatorIndices[name]
    case .child(let hosts): coordinator(through: hosts, from: index)
    }
  }

  /// Whose action a handler hears; nil for the coordinator's own actions.
  func leaf(of source: HandlerDefinition.Source, from index: Int) -> MessageTable.Leaf? {
    switch source {
    case .own, .dismissal: nil
    case .descendant(let hosts, let route):
      hosts.isEmpty ? nil : leaf(coordinator(through: hosts, from: index), route)
    case .anyDepth(let coordinator, let route): leaf(coordinatorIndices[coordinator], route)
    }
  }

  /// Whom an action is sent to, where that is one screen's route or a coordinator.
  func leaf(of addressee: Addressee, from index: Int) -> MessageTable.Leaf? {
    switch addressee {
    case .route(let target): leaf(index, target.route)
    case .identity, .index: nil
    case .child(let hosts, let route): leaf(coordinator(through: hosts, from: index), route)
    }
  }

  private func leaf(_ coordinator: Int?, _ route: String?) -> MessageTable.Leaf? {
    guard let coordinator else { return nil }
    guard let route else { return MessageTable.Leaf(coordinator: coordinator, route: nil) }
    return routeIndices[coordinator][route].map {
      MessageTable.Leaf(coordinator: coordinator, route: $0)
    }
  }
}
