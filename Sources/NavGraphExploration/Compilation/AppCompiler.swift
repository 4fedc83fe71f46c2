import NavGraphFacts
import NavGraphModel

/// Resolves the names of a registration that has no problems (`GraphDefinition.problems()`).
struct AppCompiler {
  let index: RegistrationIndex
  /// Names of the app's variables: first variables, then fixed inputs.
  private let values: [[Int]]
  private let variableIndex: [Int: Int]
  private let fixedInputIndex: [Int: Int]
  /// Grows while operations are compiled.
  private(set) var pendingKinds: [PendingKind] = []
  private var effectsOfInstance: [[[Int]]] = []
  private var ownEffects: [[Int]] = []
  private var stepCount = 0

  /// How much a registration may grow by its sample arguments.
  static let stepLimit = 1 << 20

  /// - Throws: A ``RegistrationProblem`` where sample arguments multiply beyond the limits.
  /// - Complexity: Linear in the number of instances and transitions, where operations copy no
  ///   argument of the acting screen; otherwise those are resolved for each instance that acts.
  static func compile(_ graph: GraphDefinition) throws(RegistrationProblems) -> CompiledApp {
    var problems: [RegistrationProblem] = []
    var tables: [InstanceTable] = []
    for coordinator in graph.coordinators {
      do throws(RegistrationProblem) {
        tables.append(try InstanceTable(coordinator))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }
    var compiler = AppCompiler(graph, tables: tables)
    var coordinators: [CompiledCoordinator] = []
    for index in graph.coordinators.indices {
      do throws(RegistrationProblem) {
        coordinators.append(try compiler.coordinator(index))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }
    if graph.coordinators.contains(where: { $0.reducer != nil }) {
      compiler.pendingKinds.append(.reducerFollowUp)
    }
    return compiler.app(coordinators)
  }

  private init(_ graph: GraphDefinition, tables: [InstanceTable]) {
    index = RegistrationIndex(graph, tables: tables)
    let names = index.names
    let fixedInputs = graph.inputs.filter { !$0.isFree }
    values =
      graph.variables.map { $0.values.map { names[$0] } }
      + fixedInputs.map { $0.values.map { names[$0] } }
    variableIndex = Dictionary(
      graph.variables.enumerated().map { (names[$1.name], $0) }
    ) { first, _ in first }
    let offset = graph.variables.count
    fixedInputIndex = Dictionary(
      fixedInputs.enumerated().map { (names[$1.name], $0 + offset) }
    ) { first, _ in first }
    for index in graph.coordinators.indices { numberEffects(of: index) }
  }

  var graph: GraphDefinition { index.graph }
  var tables: [InstanceTable] { index.tables }
  var coordinatorIndex: [String: Int] { index.coordinatorIndex }
  var names: NameTable { index.names }

  private mutating func numberEffects(of index: Int) {
    let definition = graph.coordinators[index]
    ownEffects.append(
      definition.effects.enumerated().map { position, effect in
        add(effect, EffectReference(coordinator: index, route: nil, index: position), instance: nil)
      })
    effectsOfInstance.append(
      tables[index].instances.enumerated().map { number, instance in
        definition.routes[instance.route].effects.enumerated().map { position, effect in
          add(
            effect, EffectReference(coordinator: index, route: instance.route, index: position),
            instance: number)
        }
      })
  }

  private mutating func add(
    _ effect: EffectDefinition, _ reference: EffectReference, instance: Int?
  ) -> Int {
    pendingKinds.append(
      .effect(
        reference, instance: instance, action: names[effect.action], CompiledEffect(effect, names)))
    return pendingKinds.count - 1
  }

  private func app(_ coordinators: [CompiledCoordinator]) -> CompiledApp {
    CompiledApp(
      graph: graph, coordinators: coordinators, names: names,
      variables: .init(values: values, index: variableIndex), conditions: conditions(),
      pendingKinds: pendingKinds,
      homes: Set(
        graph.homes.compactMap { home in
          coordinatorIndex[home.screen.coordinator].flatMap { coordinator in
            tables[coordinator].routeIndex[home.screen.pattern.route].map {
              RouteReference(coordinator: coordinator, route: $0)
            }
          }
        }))
  }
}

// MARK: - Coordinators

extension AppCompiler {
  private mutating func coordinator(
    _ index: Int
  ) throws(RegistrationProblem) -> CompiledCoordinator {
    let definition = graph.coordinators[index]
    let table = tables[index]
    stepCount = 0
    guard startCount(of: index) <= InstanceTable.instanceLimit else {
      throw tooManySteps(of: index, at: definition.location)
    }
    var actions: [[CompiledAction]] = []
    for (route, instances) in table.ofRoute.enumerated() {
      actions += try self.actions(
        definition.routes[route].transitions, instances: instances,
        haveArguments: !definition.routes[route].arguments.isEmpty,
        at: { TransitionReference(coordinator: index, place: .screen(route), index: $0) })
    }
    let handling = try handling(of: index)
    let ownActions =
      try self.actions(
        handling.own.map(\.transition), instances: 0..<1, haveArguments: true,
        at: { handling.own[$0].reference }
      ).first ?? []
    var links: [CompiledLink] = []
    for (position, link) in definition.links.enumerated() {
      let reference = TransitionReference(coordinator: index, place: .link, index: position)
      links.append(try self.link(link, at: reference))
    }
    return CompiledCoordinator(
      definition: definition, routes: routes(of: index, dismissals: handling.dismissals),
      table: table, actions: actions, effectsOfInstance: effectsOfInstance[index],
      handlers: handling.handlers, handlersOfLeaf: handling.ofLeaf,
      slots: slots(definition.slots, of: index),
      own: .init(
        starts: starts(of: index), actions: ownActions, links: links, effects: ownEffects[index],
        variableIndex: indices(of: definition.variables),
        initialValues: initialValues(of: definition.variables)))
  }

  private func routes(
    of index: Int, dismissals: [Int: [CompiledTransition]]
  ) -> [CompiledRoute] {
    let definition = graph.coordinators[index]
    return definition.routes.enumerated().map { number, route in
      CompiledRoute(
        route, instances: tables[index].ofRoute[number],
        hosted: route.hosts.flatMap { coordinatorIndex[$0] },
        slots: slots(route.slots, of: index), variableIndex: indices(of: route.variables),
        initialValues: initialValues(of: route.variables), dismissals: dismissals[number] ?? [])
    }
  }

  /// The actions that a coordinator hears besides those of its own screens.
  private struct HandlerIndex {
    var handlers: [CompiledHandler] = []
    var ofLeaf: [CompiledCoordinator.LeafKey: [Int]] = [:]
    var own: [(reference: TransitionReference, transition: Transition)] = []
    var dismissals: [Int: [CompiledTransition]] = [:]
  }

  private mutating func handling(of index: Int) throws(RegistrationProblem) -> HandlerIndex {
    var handling = HandlerIndex()
    for (position, handler) in graph.coordinators[index].handlers.enumerated() {
      let reference = TransitionReference(coordinator: index, place: .coordinator, index: position)
      if case .dismissal(let route) = handler.source {
        guard let route = tables[index].routeIndex[route] else { continue }
        handling.dismissals[route, default: []].append(
          try compile([handler.transition], 0, at: reference))
        continue
      }
      guard let leaf = leaf(of: handler.source, from: index) else {
        handling.own.append((reference, handler.transition))
        continue
      }
      handling.ofLeaf[leaf.key, default: []].append(handling.handlers.count)
      handling.handlers.append(try self.handler(handler, at: reference, leaf: leaf))
    }
    return handling
  }

  private func slots(_ slots: [SlotDefinition], of index: Int) -> [CompiledSlot] {
    slots.map { slot in
      let kinds = slot.kinds.compactMap { route, kind in
        tables[index].routeIndex[route].map { ($0, kind) }
      }
      let initial = slot.initial.map { target in
        self.index.entries(
          Destination(
            target: target,
            presentation: slot.kind(of: target.route).presentation(embedsNavigation: false)),
          of: index, actor: nil)
      }
      return CompiledSlot(
        definition: slot, kinds: Dictionary(kinds) { first, _ in first }, initial: initial ?? [])
    }
  }

  private func indices(of variables: [VariableDefinition]) -> [Int: Int] {
    Dictionary(variables.enumerated().map { (names[$1.name], $0) }) { first, _ in first }
  }

  private func initialValues(of variables: [VariableDefinition]) -> [UInt32] {
    variables.map { UInt32(truncatingIfNeeded: names[$0.values.first ?? ""]) }
  }

  /// Returns the number of possible starts, or one more than the limit.
  private func startCount(of index: Int) -> Int {
    let table = tables[index]
    func count(_ routes: [String]) -> Int {
      boundedProduct(
        routes.map { route in table.routeIndex[route].map { table.ofRoute[$0].count } ?? 0 },
        limit: InstanceTable.instanceLimit)
    }
    switch graph.coordinators[index].container {
    case .stack(let stack):
      return stack.initial.reduce(0) { $0 + self.index.choiceCount(of: $1, in: index) }
    case .tabs(let tabs): return count(tabs.items)
    case .switch: return 1
    case .joined(let hosts): return count(hosts)
    }
  }

  /// Returns the stacks that a flow can start with.
  private func starts(of index: Int) -> [[NewEntry]] {
    let table = tables[index]
    func entries(_ route: String) -> [NewEntry] {
      table.matches(RoutePattern(route: route), actor: nil).map {
        NewEntry(entry: Entry(instance: $0, presentation: .push), starts: nil)
      }
    }
    switch graph.coordinators[index].container {
    case .stack(let stack):
      return stack.initial.flatMap { self.index.stack($0, of: index, actor: nil) }
    case .tabs(let tabs): return combinations(tabs.items.map(entries))
    case .switch(let cases): return entries(cases.initial).map { [$0] }
    case .joined(let hosts): return combinations(hosts.map(entries))
    }
  }

  private struct Leaf {
    let key: CompiledCoordinator.LeafKey
    /// Indices of the hosting routes; nil for any.
    let path: [Int]?
  }

  /// Nil for the coordinator's own actions.
  private func leaf(of source: HandlerDefinition.Source, from index: Int) -> Leaf? {
    func leaf(_ end: Int, _ route: String?, _ path: [Int]?) -> Leaf {
      let route = route.flatMap { tables[end].routeIndex[$0] }
      return Leaf(key: .init(coordinator: end, route: route), path: path)
    }
    switch source {
    case .own, .dismissal: return nil
    case .descendant(let hosts, let route):
      let (path, end) = self.index.resolve(hosts, from: index)
      return leaf(end, route, path)
    case .anyDepth(let coordinator, let route):
      return leaf(coordinatorIndex[coordinator] ?? index, route, nil)
    }
  }
}

// MARK: - Transitions

extension AppCompiler {
  /// Compiles the actions at one place, for each of its instances.
  ///
  /// - Parameters:
  ///   - haveArguments: Whether the acting screen has arguments that something may depend on.
  ///   - reference: Returns the location of the transition at a position.
  private mutating func actions(
    _ transitions: [Transition], instances: Range<Int>, haveArguments: Bool,
    at reference: (Int) -> TransitionReference
  ) throws(RegistrationProblem) -> [[CompiledAction]] {
    var order: [(name: Int, position: Int)] = []
    var shared: [CompiledTransition?] = []
    order.reserveCapacity(transitions.count)
    shared.reserveCapacity(transitions.count)
    for position in transitions.indices {
      order.append((names[transitions[position].action], position))
      let isShared =
        !haveArguments
        || !dependsOnActor(transitions[position].condition, transitions[position].operations)
      shared.append(isShared ? try compile(transitions, position, at: reference(position)) : nil)
    }
    // By name, and under each in the order of registration.
    order.sort { $0 < $1 }
    var result: [[CompiledAction]] = []
    for instance in instances {
      var compiled = shared
      for position in transitions.indices where shared[position] == nil {
        let reference = reference(position)
        let index = reference.coordinator
        let actor = Actor(tables[index].instances[instance], of: graph.coordinators[index])
        compiled[position] = try compile(
          transitions, position, at: reference, actor: actor, instance: instance)
      }
      var actions: [CompiledAction] = []
      actions.reserveCapacity(order.count)
      var start = 0
      while start < order.count {
        let end = order[start...].firstIndex { $0.name != order[start].name } ?? order.count
        actions.append(
          CompiledAction(
            name: order[start].name,
            transitions: order[start..<end].compactMap { compiled[$0.position] }))
        start = end
      }
      result.append(actions)
    }
    return result
  }

  private mutating func handler(
    _ handler: HandlerDefinition, at reference: TransitionReference, leaf: Leaf
  ) throws(RegistrationProblem) -> CompiledHandler {
    let transition = handler.transition
    let end = leaf.key.coordinator
    var transitions: [CompiledTransition] = []
    if dependsOnActor(transition.condition, transition.operations), leaf.key.route != nil {
      for (number, instance) in tables[end].instances.enumerated() {
        let actor = Actor(instance, of: graph.coordinators[end])
        transitions.append(
          try compile([transition], 0, at: reference, actor: actor, instance: number))
      }
    } else {
      transitions = [try compile([transition], 0, at: reference)]
    }
    return CompiledHandler(
      path: leaf.path, action: names[handler.transition.action],
      trigger: handler.transition.trigger, transitions: transitions)
  }

  private mutating func link(
    _ link: DeepLinkDefinition, at reference: TransitionReference
  ) throws(RegistrationProblem) -> CompiledLink {
    let count = boundedProduct(
      link.parameters.map { $0.values?.count ?? 1 }, limit: InstanceTable.instanceLimit)
    guard count <= InstanceTable.instanceLimit else {
      throw tooManySteps(of: reference.coordinator, at: link.location)
    }
    let transition = link.transition
    let parameters = combinations(link.parameters.map { $0.values ?? [] })
    var transitions: [CompiledTransition] = []
    if dependsOnActor(transition.condition, transition.operations) {
      for values in parameters {
        transitions.append(
          try compile(
            [transition], 0, at: reference,
            actor: Actor(parameters: link.parameters, values: values)))
      }
    } else {
      let shared = try compile([transition], 0, at: reference)
      transitions = parameters.map { _ in shared }
    }
    return CompiledLink(
      name: names[link.pattern], transitions: transitions, parameters: parameters)
  }

  /// Compiles one of several transitions in place: copying it would take as long.
  private mutating func compile(
    _ transitions: [Transition], _ position: Int, at reference: TransitionReference,
    actor: Actor? = nil, instance: Int? = nil
  ) throws(RegistrationProblem) -> CompiledTransition {
    let home = reference.coordinator
    var operations = OperationCompiler(
      index: index, pendingKinds: pendingKinds, reference: reference, actor: actor,
      instance: instance)
    pendingKinds = []
    let compiled = operations.compileAll(transitions[position].operations, in: home)
    let enabledWhen = transitions[position].enabledWhen.map { operations.compile($0, in: home) }
    let handlerCondition = transitions[position].handlerCondition.map {
      operations.compile($0, in: home)
    }
    let condition =
      handlerCondition == nil
      ? enabledWhen : transitions[position].condition.map { operations.compile($0, in: home) }
    stepCount += operations.choiceCount
    let exceedsLimit = stepCount > Self.stepLimit || operations.exceedsLimit
    pendingKinds = operations.takePendingKinds()
    guard !operations.hasTooManyBranches else { throw tooManyBranches(of: transitions[position]) }
    guard !exceedsLimit else { throw tooManySteps(of: home, at: transitions[position].location) }
    return CompiledTransition(
      reference: reference, trigger: transitions[position].trigger, condition: condition,
      enabledWhen: enabledWhen, handlerCondition: handlerCondition, operations: compiled)
  }

  private func tooManyBranches(of transition: Transition) -> RegistrationProblem {
    RegistrationProblem(
      "\(quoted(transition.action)) chooses among more than \(OperationCompiler.branchLimit) lists of "
        + "commands: register several actions, or fewer conditions",
      at: transition.location)
  }

  private func tooManySteps(of index: Int, at location: SourceLocation) -> RegistrationProblem {
    RegistrationProblem(
      "the sample values of coordinator \(quoted(graph.coordinators[index].name)) multiply to more "
        + "than \(Self.stepLimit) steps: give fewer, or bind the arguments",
      at: location)
  }
}
