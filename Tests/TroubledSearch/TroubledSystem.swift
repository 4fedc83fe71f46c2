import NavGraphExploration

/// A tree of states whose steps run code that gets into trouble now and then.
struct TroubledSystem: TransitionSystem {
  let states: Int
  let trouble: Trouble
  /// Every so many steps; the steps between are fine.
  let period: Int
  /// How many actions the steps belong to.
  let actions: Int
  let monitor: SearchMonitor
  /// The steps that were not taken, by what came of them.
  private(set) var setAside: [SetAside: Int] = [:]

  private static let stepsPerState = 4

  init(states: Int, trouble: Trouble, period: Int, actions: Int, monitor: SearchMonitor) {
    self.states = states
    self.trouble = trouble
    self.period = period
    self.actions = actions
    self.monitor = monitor
  }

  mutating func initialStates() -> [UInt32] { [0] }

  mutating func expand(_ state: UInt32, number: Int, into successors: inout [Successor]) {
    for label in 0..<UInt32(Self.stepsPerState) {
      let step = Int(state) * Self.stepsPerState + Int(label) + 1
      let action = UInt32(step / period % actions)
      if let reason = monitor.reasonToSkip(
        search: 0, state: number, label: label, action: action)
      {
        setAside[reason, default: 0] += 1
        successors.append(Successor(label: label, destination: .crash))
        continue
      }
      monitor.willTake(search: 0, state: number, label: label, action: action)
      if step % period == 0 { trouble.happen() }
      monitor.didTake()
      successors.append(
        Successor(label: label, destination: .state(UInt32(step % states))))
    }
  }
}
