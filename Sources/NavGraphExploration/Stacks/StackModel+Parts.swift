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

  /// The parts of an app in which it is explored, as pushdown systems where they are any.
  ///
  /// - Throws: The problems of a registration that cannot be explored, all of them.
  package static func parts(
    of graph: GraphDefinition
  ) throws(RegistrationProblems) -> [Part] {
    let problems = graph.problems()
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }
    let app = try AppCompiler.compile(graph)
    let running = RunningReducers()
    return graph.entryIndices.flatMap { entry in
      ExplorationPart.parts(of: app, entry: entry, running, limits: .unbounded).map { part in
        let (model, obstacle) = model(of: part, app, running)
        return Part(entry: part.entry, focus: part.focus, model: model, obstacle: obstacle)
      }
    }
  }

  /// A part as a pushdown system, or why it is none.
  static func model(
    of part: ExplorationPart, _ app: CompiledApp, _ running: RunningReducers
  ) -> (model: StackModel?, obstacle: PushdownObstacle?) {
    do throws(PushdownObstacle) {
      return (try makeModel(of: part, app, running), nil)
    } catch {
      return (nil, error)
    }
  }

  private static func makeModel(
    of part: ExplorationPart, _ app: CompiledApp, _ running: RunningReducers
  ) throws(PushdownObstacle) -> StackModel {
    let spine = try spine(of: part, app)
    let base = base(of: spine, entry: part.entry, app)
    let isRecursive = app.isRecursive(part.moving)
    if let obstacle = obstacle(
      of: app, entry: part.entry, base: base, moving: part.moving, isRecursive: isRecursive)
    {
      throw obstacle
    }
    let system = AppSystem(
      app, entry: part.entry, frozenTabs: part.frozenTabs, limits: .unbounded, running: running)
    return try StackModel(system, spine, moving: part.moving, isRecursive: isRecursive)
  }

  private static func base(of spine: Spine, entry: Int, _ app: CompiledApp) -> Int {
    guard let tab = spine.tab,
      case .tabs(let tabs) = app.coordinators[entry].definition.container,
      let route = app.coordinators[entry].definition.routes.firstIndex(where: {
        $0.name == tabs.items[tab]
      }), let hosted = app.coordinators[entry].hosted[route]
    else { return entry }
    return hosted
  }

  /// What of a part is the stack.
  private static func spine(
    of part: ExplorationPart, _ app: CompiledApp
  ) throws(PushdownObstacle) -> Spine {
    let coordinator = app.coordinators[part.entry]
    switch coordinator.definition.container {
    case .stack: return Spine(tab: nil)
    case .switch(let cases):
      guard cases.kept.isEmpty else {
        throw PushdownObstacle(reason: "its cases are kept beside one another")
      }
      return Spine(tab: nil)
    case .joined: throw PushdownObstacle(reason: "its stacks stand side by side")
    case .tabs(let tabs):
      let setsItems = coordinator.allTransitions.contains { transition in
        transition.operations.allKinds.contains { kind in
          if case .setItems = kind { true } else { false }
        }
      }
      let hosting = tabs.items.indices.filter { index in
        coordinator.definition.routes.contains { $0.name == tabs.items[index] && $0.hosts != nil }
          && !part.frozenTabs.contains(index)
      }
      guard let tab = hosting.first else {
        throw PushdownObstacle(reason: "it has no stack")
      }
      guard hosting.count == 1, !setsItems, tabs.options.isEmpty else {
        throw PushdownObstacle(reason: "its tabs cannot be looked at one by one")
      }
      return Spine(tab: tab)
    }
  }
}

extension Limits {
  /// For steps that are looked at one by one: nothing is cut.
  static let unbounded = Limits(
    stackHeight: 1 << 30, modalNesting: 1 << 30, flowNesting: 1 << 30, pending: 1)
}
