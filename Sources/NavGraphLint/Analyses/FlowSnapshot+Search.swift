import NavGraphFacts
import NavGraphModel

extension FlowSnapshot {
  /// Whether this flow, or one inside it, is as asked for.
  func contains(where isWanted: (FlowSnapshot) -> Bool) -> Bool {
    isWanted(self) || hosted.contains { $0.contains(where: isWanted) }
  }

  /// The flows in its entries and slots, without those inside them.
  private var hosted: [FlowSnapshot] {
    entries.flatMap(\.allHosted) + slots.flatMap(\.content).flatMap(\.allHosted)
  }
}

extension EntrySnapshot {
  /// The flows in this entry and in its slots.
  var allHosted: [FlowSnapshot] {
    hosted + slots.flatMap(\.content).flatMap(\.allHosted)
  }
}
