/// A running instance of a coordinator.
struct NaiveFlow: Hashable {
  var coordinator: String
  var entries: [NaiveEntry] = []
  /// Of tabs: the selected one's position.
  var selected: Int?
  /// Of tabs: the route of a tab that stays in front though another is selected, for it presents something.
  var front: String?
  /// Of tabs without items: the route of the item that was the active one.
  var remembered: String?
  /// The slots of the container that are taken, by name.
  var slots: [String: NaiveEntry] = [:]
  var variables: [String: String] = [:]
  /// How often each effect is pending.
  var pending: [NaivePending: Int] = [:]

  /// Tells flows apart within one step; zero in between.
  var id = 0
}

extension NaiveFlow {
  /// The entries of the container last, before them those in slots.
  var withSlots: [NaiveEntry] {
    func contents(_ slots: [String: NaiveEntry]) -> [NaiveEntry] {
      slots.sorted { $0.key < $1.key }.flatMap { contents($0.value.slots) + [$0.value] }
    }
    return contents(slots) + entries.flatMap { contents($0.slots) } + entries
  }

  /// From the top: each entry of the container, then what its slots hold; in the end what those of the container hold.
  var fromTop: [NaiveEntry] {
    func contents(_ slots: [String: NaiveEntry]) -> [NaiveEntry] {
      slots.sorted { $0.key < $1.key }.map(\.value)
    }
    return entries.reversed().flatMap { [$0] + contents($0.slots) } + contents(slots)
  }
}
