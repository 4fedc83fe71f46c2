import NavGraphFacts
import NavGraphModel

/// The reducers of one exploration, and the results of their runs; all its searches share it.
struct RunningReducers {
  /// By coordinator.
  var machines: [Int: any FlowMachine] = [:]
  var inferred = InferredOperations()
  var followUps = FollowUpTable()
  var monitor = SearchMonitor()

  init(monitor: SearchMonitor = SearchMonitor()) {
    self.monitor = monitor
  }
}

extension RunningReducers {
  /// Makes the machines of a graph.
  ///
  /// - Throws: The problems with the registration of their actions.
  init(
    _ reducers: Reducers, of graph: GraphDefinition, monitor: SearchMonitor
  ) throws(RegistrationProblems) {
    self.init(monitor: monitor)
    var problems: [RegistrationProblem] = []
    for (index, coordinator) in graph.coordinators.enumerated()
    where coordinator.reducer?.role == .own {
      guard let source = reducers.sources[coordinator.name] else { continue }
      var actions: [Int: [any ActionSource]] = [:]
      for member in graph.family(of: index) {
        actions[member] = reducers.actions[graph.coordinators[member].name] ?? []
      }
      do throws(ActionMismatches) {
        machines[index] = try source.makeMachine(actions)
      } catch {
        for (member, action) in error.actions {
          problems.append(graph.mismatch(ofAction: action, of: member, reducer: coordinator))
        }
      }
    }
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }
  }
}

extension GraphDefinition {
  /// The coordinators whose entries are in the state of one's reducer, itself included; ascending.
  func family(of index: Int) -> [Int] {
    var result: Set<Int> = [index]
    var pending = [index]
    while let current = pending.popLast() {
      for name in coordinators[current].routes.compactMap(\.hosts) {
        guard let hosted = coordinators.firstIndex(where: { $0.name == name }),
          coordinators[hosted].reducer?.role == .projected, result.insert(hosted).inserted
        else { continue }
        pending.append(hosted)
      }
    }
    return result.sorted()
  }

  fileprivate func mismatch(
    ofAction index: Int, of member: Int, reducer: CoordinatorDefinition
  ) -> RegistrationProblem {
    let coordinator = coordinators[member]
    let name = coordinator.reducer.map { $0.actions[index] } ?? ""
    let place = coordinator.transitions.first { transition in
      transition.operations.first == .reduce(index)
    }
    return RegistrationProblem(
      "action \(quoted(name)) is of another type than the reducer of \(quoted(reducer.name)) takes: "
        + "give it a value of that reducer's action type",
      at: place?.location ?? coordinator.location)
  }
}

extension CoordinatorDefinition {
  /// All transitions: of its screens, then those that it handles, then its links.
  var transitions: [Transition] {
    routes.flatMap(\.transitions) + handlers.map(\.transition) + links.map(\.transition)
  }
}

extension CompiledApp {
  /// Checks that every reducer's first state shows registered screens, as they are registered.
  func checkStarts(_ running: RunningReducers) throws(RegistrationProblems) {
    var problems: [RegistrationProblem] = []
    for (index, machine) in running.machines.sorted(by: { $0.key < $1.key }) {
      var system = AppSystem(self, entry: index, limits: Limits(), running: running)
      let shown = machine.start().shown
      guard let unregisteredEntry = system.unregistered(in: shown, of: index) else { continue }
      problems.append(
        RegistrationProblem(
          unregisteredEntry.problem(inFirstStateOf: graph.coordinators[index].name),
          at: graph.coordinators[index].location))
    }
    guard problems.isEmpty else { throw RegistrationProblems(problems: problems) }
  }
}
