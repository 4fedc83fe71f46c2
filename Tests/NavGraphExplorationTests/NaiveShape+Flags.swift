import NavGraphFacts

/// What snapshots show of alerts that wait and of tabs in front.
extension NaiveShape {
  /// Whether snapshots show it; until then it is left out of the naive model's shapes, too.
  static let hasFlags = true

  static func front(of flow: FlowSnapshot) -> Int? { flow.front }

  static func isWaiting(_ slot: SlotSnapshot) -> Bool { slot.isWaiting }
}
