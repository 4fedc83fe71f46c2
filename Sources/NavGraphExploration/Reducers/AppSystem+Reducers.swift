import NavGraphFacts
import NavGraphModel

// Running reducers of the author's.

extension AppSystem {
  /// Runs a reducer by an operation of a transition.
  ///
  /// - Returns: Whether the app lives on.
  mutating func reduce(_ index: Int, at site: OperationSite) -> Bool {
    run(
      .registered(
        coordinator: site.reference.coordinator, index: index,
        position: site.actor.flatMap { address(of: $0) }?.position),
      from: site.flow,
      at: ReducerSite(reference: site.reference, index: site.index ?? 0, actor: site.actor))
  }

  /// Whether the author's guard lets a transition's action happen.
  func allows(
    _ action: Int, of transition: TransitionReference, at flow: Address, actor: ActingScreen?
  )
    -> Bool
  {
    guard let (_, machine, state) = reducer(around: flow) else { return false }
    let author = transition.number
    // An action that is set aside is refused where it is taken.
    if reasonToSkip(author) != nil { return true }
    willTake(author)
    defer { setup.running.monitor.didTake() }
    return machine.allows(
      .registered(
        coordinator: transition.coordinator, index: action, position: actor?.address.position),
      in: state)
  }

  /// Why the next step is not to run an author's action.
  private func reasonToSkip(_ author: UInt32) -> SetAside? {
    setup.running.monitor.reasonToSkip(
      search: setup.searchNumber, state: source.number, label: source.nextLabel, action: author)
  }

  private func willTake(_ author: UInt32) {
    setup.running.monitor.willTake(
      search: setup.searchNumber, state: source.number, label: source.nextLabel, action: author)
  }

  /// The reducer whose state a flow is part of, its flow, and its state.
  private func reducer(
    around flow: Address
  ) -> (flow: Address, machine: any FlowMachine, state: UInt32)? {
    for address in flow.enclosingFlows {
      guard let id = tree.flowID(at: address) else { continue }
      if let machine = setup.running.machines[tree.coordinator(of: id)] {
        return (address, machine, tree.machineState(of: id))
      }
    }
    return nil
  }

  /// Runs the reducer whose state a flow is part of.
  ///
  /// - Returns: Whether the app lives on.
  mutating func run(_ action: MachineAction, from flow: Address, at site: ReducerSite) -> Bool {
    guard let (owner, machine, state) = reducer(around: flow) else {
      note(Outcome(.ignored(.noContainer)), at: site)
      return true
    }
    let author = site.reference.number
    if let reason = reasonToSkip(author) {
      note(Outcome(.failed(reason.reason)), at: site, detail: reason.detail)
      return false
    }
    willTake(author)
    let before = machine.shown(state)
    let step = machine.reduce(state, by: action, monitor: setup.running.monitor)
    setup.running.monitor.didTake()
    for noted in step.notes {
      note(noted.outcome, of: .called(noted.operation), at: site)
    }
    if let doubt = step.doubt { note(.appliedDespite(doubt), at: site) }
    if step.notes.contains(where: { $0.outcome.release.isFailure }) { return false }
    let flows = Self.family(of: owner, in: tree, app)
    guard apply(step.shown, over: before, at: owner) else {
      let unregisteredEntry = unregistered(
        in: step.shown, of: tree.flowID(at: owner).map { tree.coordinator(of: $0) } ?? 0)
      note(Outcome(.failed(.notRegistered)), at: site, detail: unregisteredEntry?.route)
      return false
    }
    setMachineState(step.state, at: owner)
    infer(from: flows, at: owner, site)
    for followUp in step.followUps { take(followUp, of: owner, at: site) }
    return true
  }

  private mutating func setMachineState(_ state: UInt32, at address: Address) {
    guard let id = tree.flowID(at: address) else { return }
    var flow = read(id)
    flow.machine = state + 1
    set(intern(flow), at: address)
  }
}

// MARK: - What the views send

extension AppSystem {
  /// Sends the action of a stack's view when a gesture leaves only these of its entries.
  mutating func write(remaining: [Int], ofReducerAt address: Address) -> Ending {
    viewAction(at: address, of: \.gestures) { coordinator, index in
      .gesture(coordinator: coordinator, index: index, remaining: remaining)
    }
  }

  /// Sends the action of a tab bar when a tab is tapped.
  mutating func select(_ route: Int, ofReducerAt address: Address) -> Ending {
    guard let id = tree.flowID(at: address) else { return .none }
    let name = app.graph.coordinators[tree.coordinator(of: id)].routes[route].name
    return viewAction(at: address, of: \.selection) { coordinator, index in
      .selection(coordinator: coordinator, index: index, route: name)
    }
  }

  private mutating func viewAction(
    at address: Address, of handler: KeyPath<ReducerDefinition, Int?>,
    _ make: (_ coordinator: Int, _ index: Int) -> MachineAction
  ) -> Ending {
    guard let id = tree.flowID(at: address) else { return .none }
    let number = tree.coordinator(of: id)
    let definition = app.graph.coordinators[number]
    guard let position = definition.reducer?[keyPath: handler],
      case .reduce(let index)? = definition.handlers[position].transition.operations.first
    else { return .none }
    let site = ReducerSite(
      reference: TransitionReference(coordinator: number, place: .coordinator, index: position),
      index: 0, actor: nil)
    guard run(make(number, index), from: address, at: site) else { return .crash }
    return workOnQueue() == .crash ? .crash : .state
  }
}
