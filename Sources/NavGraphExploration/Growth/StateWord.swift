/// A state as a word, read from the bottom up: if two states differ by the content of one stack, or of one chain of
/// flows and slots, the higher one has more letters in one place.
struct StateWord: Hashable {
  private(set) var letters: [Letter] = []
  /// The app's variables and inputs.
  private let values: StateTree.RecordID

  enum Letter: Hashable {
    /// A flow with its selection, its variables, its pending effects, and the state of its reducer.
    case flow(coordinator: Int, selection: UInt32, values: UInt32, pending: UInt32, machine: UInt32)
    /// An entry with its variables, and its pending effects.
    case entry(raw: UInt32, values: UInt32, pending: UInt32)
    case slot(Int)
    /// Of the latest of these that has not ended; left out at the end of the word.
    case end
  }

  /// Creates the word of the state that is loaded.
  ///
  /// - Complexity: Linear in the size of the state.
  init(_ tree: StateTree) {
    values = tree.values
    add(flow: tree.root, of: tree)
    while letters.last == .end { letters.removeLast() }
  }

  private mutating func add(flow id: StateTree.RecordID, of tree: StateTree) {
    let flow = tree.flow(id)
    letters.append(
      .flow(
        coordinator: flow.coordinator, selection: flow.selection, values: flow.values,
        pending: flow.pending, machine: flow.machine))
    for index in flow.entries.indices { add(tree.cell(index, of: id), of: tree) }
    add(slots: flow.slots, of: tree)
    letters.append(.end)
  }

  private mutating func add(_ cell: StateTree.Cell, of tree: StateTree) {
    let kept = tree.kept(cell.kept)
    letters.append(.entry(raw: cell.raw, values: kept.values, pending: kept.pending))
    if kept.flow != 0 { add(flow: kept.flow, of: tree) }
    add(slots: kept.slots, of: tree)
    letters.append(.end)
  }

  private mutating func add(slots: StateTree.RecordID, of tree: StateTree) {
    for (slot, cell) in tree.slots(slots) {
      letters.append(.slot(slot))
      add(cell, of: tree)
      letters.append(.end)
    }
  }
}

extension StateWord {
  /// How many entries there are, those in slots included.
  var entryCount: Int {
    letters.count { if case .entry = $0 { true } else { false } }
  }

  /// The word as if nothing were pending for flows.
  var withoutPending: StateWord {
    var word = self
    for (index, letter) in letters.enumerated() {
      guard case .flow(let coordinator, let selection, let values, _, let machine) = letter else {
        continue
      }
      word.letters[index] = .flow(
        coordinator: coordinator, selection: selection, values: values, pending: 0, machine: machine
      )
    }
    return word
  }

  /// How many letters two words begin with in common.
  func commonBeginning(with other: StateWord) -> Int {
    zip(letters, other.letters).prefix { $0 == $1 }.count
  }

  /// Returns the additional letters of a longer word, in one place.
  ///
  /// - Returns: Nil where it differs in more than that.
  func addition(in longer: StateWord) -> Addition? {
    let position = commonBeginning(with: longer)
    let end = position + longer.letters.count - letters.count
    guard end > position, values == longer.values, longer.letters[end...] == letters[position...]
    else { return nil }
    return Addition(position: position, letters: Array(longer.letters[position..<end]))
  }

  struct Addition: Hashable {
    let position: Int
    let letters: [Letter]
  }

  /// This word with something added, some times one after the other.
  func adding(_ addition: Addition, times: Int) -> StateWord {
    var word = self
    let added = repeatElement(addition.letters, count: times).joined()
    word.letters.insert(contentsOf: added, at: addition.position)
    return word
  }

  /// Returns the coordinator of the innermost flow that encloses a position.
  func coordinator(around position: Int) -> Int? {
    var open: [Int?] = []
    for letter in letters[..<position] {
      switch letter {
      case .flow(let coordinator, _, _, _, _): open.append(coordinator)
      case .entry, .slot: open.append(nil)
      case .end: open.removeLast()
      }
    }
    return open.last { $0 != nil } ?? nil
  }
}
