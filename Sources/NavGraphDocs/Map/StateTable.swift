import NavGraphFacts

/// States with all that they have in common written once: most of them differ in one flow.
///
/// Flows come after the flows inside of them, and so do entries.
struct StateTable {
  private(set) var flows: [Flow] = []
  private(set) var entries: [Entry] = []
  /// Values of variables, and names of pending effects.
  private(set) var words: [String] = []
  private var numberOfFlow: [FlowSnapshot: Int] = [:]
  private var numberOfEntry: [EntrySnapshot: Int] = [:]
  private var numberOfWord: [String: Int] = [:]

  /// A state: the number of its flow, then those of the values of the app's variables.
  mutating func add(_ state: Snapshot) -> [Int] {
    [number(of: state.flow)] + state.values.map { number(of: $0) }
  }

  mutating func number(of word: String) -> Int {
    if let known = numberOfWord[word] { return known }
    words.append(word)
    numberOfWord[word] = words.count - 1
    return words.count - 1
  }

  private mutating func number(of flow: FlowSnapshot) -> Int {
    if let known = numberOfFlow[flow] { return known }
    let record = Flow(
      coordinator: flow.coordinator, entries: flow.entries.map { number(of: $0) },
      selected: flow.selected ?? -1, slots: slots(flow.slots),
      values: flow.values.map { number(of: $0) }, pending: flow.pending.map { number(of: $0) })
    flows.append(record)
    numberOfFlow[flow] = flows.count - 1
    return flows.count - 1
  }

  private mutating func number(of entry: EntrySnapshot) -> Int {
    if let known = numberOfEntry[entry] { return known }
    let record = Entry(
      packed: entry.packed, isActive: entry.isActive,
      hosted: entry.hosted.map { number(of: $0) }, slots: slots(entry.slots),
      values: entry.values.map { number(of: $0) }, pending: entry.pending.map { number(of: $0) })
    entries.append(record)
    numberOfEntry[entry] = entries.count - 1
    return entries.count - 1
  }

  private mutating func slots(_ slots: [SlotSnapshot]) -> [[Int]] {
    slots.map { slot in [slot.slot] + slot.content.map { number(of: $0) } }
  }
}

extension StateTable {
  /// Written as a list, without what is empty at its end.
  struct Flow: Encodable {
    let coordinator: Int
    let entries: [Int]
    let selected: Int
    let slots: [[Int]]
    let values: [Int]
    let pending: [Int]

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(coordinator)
      try list.encode(entries)
      try list.encode(selected)
      let count = pending.isEmpty ? (values.isEmpty ? (slots.isEmpty ? 0 : 1) : 2) : 3
      if count > 0 { try list.encode(slots) }
      if count > 1 { try list.encode(values) }
      if count > 2 { try list.encode(pending) }
    }
  }

  /// Written as a list, without what is empty at its end.
  struct Entry: Encodable {
    let packed: UInt32
    let isActive: Bool
    let hosted: [Int]
    let slots: [[Int]]
    let values: [Int]
    let pending: [Int]

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(packed)
      try list.encode(isActive ? 1 : 0)
      let count =
        pending.isEmpty
        ? (values.isEmpty ? (slots.isEmpty ? (hosted.isEmpty ? 0 : 1) : 2) : 3) : 4
      if count > 0 { try list.encode(hosted) }
      if count > 1 { try list.encode(slots) }
      if count > 2 { try list.encode(values) }
      if count > 3 { try list.encode(pending) }
    }
  }
}
