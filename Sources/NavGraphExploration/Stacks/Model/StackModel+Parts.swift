package import NavGraphFacts
package import NavGraphModel

extension StackModel {
  /// Something that is explored by itself: a start of the app, or one of its tabs.
  package struct Part {
    /// The coordinator that the app starts with: index into the graph's.
    package let entry: Int
    /// The tab that it is about; empty where everything moves.
    package let focus: [RouteReference]
    /// Nil where it is no pushdown system.
    package let model: StackModel?
    package let obstacle: PushdownObstacle?
  }

  /// The parts of an app in which it is explored, as pushdown systems where they are any whose states are the app's.
  ///
  /// Where anything can be pending, none are: effects of covered screens wait in them.
  ///
  /// - Throws: The problems of a registration that cannot be explored, all of them.
  package static func parts(of graph: GraphDefinition) throws(RegistrationProblems) -> [Part] {
    let problems = graph.problems()
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }
    let app = try AppCompiler.compile(graph)
    let running = RunningReducers()
    return graph.entryIndices.flatMap { entry in
      ExplorationPart.parts(of: app, entry: entry, running, limits: .unbounded).map { part in
        do throws(PushdownObstacle) {
          if let obstacle = obstacle(pendingIn: part, app) { throw obstacle }
          // Only surveys ask about returning home.
          let model = try model(
            of: part, app, running, frozenTabs: part.frozenTabs(returningHome: nil))
          return Part(entry: part.entry, focus: part.focus, model: model, obstacle: nil)
        } catch {
          return Part(entry: part.entry, focus: part.focus, model: nil, obstacle: error)
        }
      }
    }
  }

  /// Returns the obstacle in the pending effects of a part; nil where there is none.
  private static func obstacle(
    pendingIn part: ExplorationPart, _ app: CompiledApp
  ) -> PushdownObstacle? {
    func name(_ coordinator: Int) -> String {
      "\u{201C}\(app.coordinators[coordinator].definition.name)\u{201D}"
    }
    for kind in app.pendingKinds {
      switch kind {
      case .effect(let reference, _, _, _) where part.moving.contains(reference.coordinator):
        return PushdownObstacle(
          reason: "any number of effects of \(name(reference.coordinator)) can be pending")
      case .followUp(let reference, _, _, _) where part.moving.contains(reference.coordinator):
        return PushdownObstacle(
          reason: "commands of \(name(reference.coordinator)) arrive later, after other steps")
      default: continue
      }
    }
    return nil
  }

  /// A part as a pushdown system.
  ///
  /// - Parameter frozenTabs: The tabs that are frozen in it.
  static func model(
    of part: ExplorationPart, _ app: CompiledApp, _ running: RunningReducers,
    frozenTabs: FrozenTabs?, pending: PendingPolicy = .counted
  ) throws(PushdownObstacle) -> StackModel {
    var flatStack = try flatStack(of: part, app)
    let isRecursive = app.isRecursive(part.moving)
    // The coordinators whose flows are at the bottom, or around it: it is known whether these flows exist, and nothing
    // else covers them.
    let base = base(of: flatStack, part, app)
    let known = Set([part.entry, part.place?.coordinator, base].compactMap(\.self))
    if let obstacle = obstacle(of: app, part, known: known, isRecursive: isRecursive) {
      throw obstacle
    }
    flatStack.unflattened = unflattened(in: app, moving: part.moving, known: known)
    var system = AppSystem(
      app, entry: part.entry, frozenTabs: frozenTabs, limits: .unbounded, running: running)
    system.pendingPolicy = pending
    return try StackModel(
      system, flatStack, moving: part.moving, isRecursive: isRecursive)
  }

  /// The coordinator of the flow at the bottom, where it has no other flows; else nil.
  private static func base(of flatStack: FlatStack, _ part: ExplorationPart, _ app: CompiledApp)
    -> Int?
  {
    guard let (place, position) = flatStack.tab,
      case .tabs(let tabs) = app.coordinators[place.coordinator].definition.container,
      let route = app.coordinators[place.coordinator].definition.routes.firstIndex(where: {
        $0.name == tabs.items[position]
      }), let hosted = app.coordinators[place.coordinator].routes[route].hosted
    else { return nil }
    let hostCount = part.moving.reduce(0) { count, index in
      count + app.coordinators[index].routes.count { $0.hosted == hosted }
    }
    // Those that are frozen have none that could be met.
    let frozenCount = part.frozenTabPositions.count { index in
      app.coordinators[place.coordinator].definition.routes.contains {
        $0.name == tabs.items[index] && $0.hosts == app.coordinators[hosted].definition.name
      }
    }
    return hostCount - frozenCount == 1 ? hosted : nil
  }

  /// Returns the stack of a part.
  private static func flatStack(
    of part: ExplorationPart, _ app: CompiledApp
  ) throws(PushdownObstacle) -> FlatStack {
    let coordinator = app.coordinators[part.entry]
    switch coordinator.definition.container {
    case .stack:
      guard let place = part.place else { return FlatStack(tab: nil) }
      return FlatStack(tab: (place, try movingTab(of: part, at: place, app)))
    case .switch(let cases):
      guard cases.kept.isEmpty else {
        throw PushdownObstacle(reason: "it keeps the state of several cases")
      }
      guard let place = part.place else { return FlatStack(tab: nil) }
      return FlatStack(tab: (place, try movingTab(of: part, at: place, app)))
    case .joined: throw PushdownObstacle(reason: "its stacks are side by side")
    case .tabs:
      let place = TabsPlace(coordinator: part.entry)
      return FlatStack(tab: (place, try movingTab(of: part, at: place, app)))
    }
  }

  /// The position of the one tab that moves and has a flow.
  private static func movingTab(
    of part: ExplorationPart, at place: TabsPlace, _ app: CompiledApp
  ) throws(PushdownObstacle) -> Int {
    let coordinator = app.coordinators[place.coordinator]
    guard case .tabs(let tabs) = coordinator.definition.container else {
      throw PushdownObstacle.hasNoStack
    }
    let setsItems = coordinator.containsTransition { transition in
      app.contains(in: transition.operations) { kind in
        if case .setItems = kind { true } else { false }
      }
    }
    let hosting = tabs.items.indices.filter { index in
      coordinator.definition.routes.contains { $0.name == tabs.items[index] && $0.hosts != nil }
        && !part.frozenTabPositions.contains(index)
    }
    guard let tab = hosting.first else {
      throw PushdownObstacle.hasNoStack
    }
    guard hosting.count == 1, !setsItems, coordinator.definition.hasPlainTabs else {
      throw PushdownObstacle(reason: "its tabs cannot be explored separately")
    }
    return tab
  }
}

extension Limits {
  /// The limits for steps that are examined one by one: none applies.
  static let unbounded = Limits(
    stackHeight: 1 << 30, modalNesting: 1 << 30, flowNesting: 1 << 30, pending: 1)
}
