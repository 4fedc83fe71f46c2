/// The steps that are set aside, for quick look-up.
struct SetAsideList {
  private var steps: [Incident.Breadcrumb: SetAside] = [:]
  private var weights: [UInt32: Int] = [:]
  /// The actions that are set aside in every state.
  private var actions: [UInt32: SetAside] = [:]
  /// A bit for each step, by a hash of its place: most steps end here.
  private var filter = [UInt64](repeating: 0, count: filterWords)
  private var newest: Incident.Breadcrumb?
  private var learned = 0

  private static let filterWords = 1024

  mutating func reasonToSkip(
    _ step: Incident.Breadcrumb, on blackboard: Blackboard
  ) -> SetAside? {
    if learned != blackboard.incidentCount { learn(from: blackboard) }
    if step == newest { blackboard[.passedIncident] = 1 }
    if !actions.isEmpty, let reason = actions[step.action] { return reason }
    let (word, bit) = Self.place(of: step)
    return filter[word] & bit == 0 ? nil : steps[step]
  }

  private mutating func learn(from blackboard: Blackboard) {
    let count = blackboard.incidentCount
    if count < learned { self = SetAsideList() }
    for index in learned..<count {
      guard let incident = blackboard.incident(at: index) else { continue }
      let step = incident.step
      let reason = incident.cause.setAside
      steps[step] = reason
      let (word, bit) = Self.place(of: step)
      filter[word] |= bit
      weights[step.action, default: 0] += incident.cause.weight
      if weights[step.action, default: 0] >= SearchMonitor.actionBudget {
        actions[step.action] = reason
      }
      newest = step
    }
    learned = count
  }

  private static func place(of step: Incident.Breadcrumb) -> (word: Int, bit: UInt64) {
    var hash = UInt64(step.state) &* 0x9E37_79B9_7F4A_7C15
    hash ^= (UInt64(step.label) << 32 | UInt64(step.search)) &* 0xC2B2_AE3D_27D4_EB4F
    hash ^= hash >> 29
    return (Int(hash >> 6) & (filterWords - 1), 1 << (hash & 63))
  }
}
