/// Which states the user can leave their screen from, by one step or one that comes from outside and another.
struct ExitTable {
  private let reading: StateLogReading
  /// Steps that do not count.
  private let avoided: StepTraits
  /// By position: whether steps lead out of it that the search does not know.
  private let isCut: [Bool]
  /// By position, where it was asked.
  private var exits: [Int: Exits] = [:]

  /// The screens that steps of the app lead to from a state, beside its own.
  private struct Exits {
    /// Two of them, if there are so many: one differs from any third screen then.
    var screens: [Int32] = []
    /// Whether there may be any other.
    var isOpen: Bool
  }

  init(_ reading: StateLogReading, avoiding avoided: StepTraits) {
    self.reading = reading
    self.avoided = avoided
    var isCut = [Bool](repeating: false, count: reading.paths.count)
    for position in reading.paths.open { isCut[position] = true }
    self.isCut = isCut
  }

  /// Whether a step of the app leads to another screen, or a passable one from outside to a screen from which a step of
  /// the app leads to a third.
  mutating func leadsAway(from position: Int) -> Bool {
    let top = reading.log.tops[position]
    for step in reading.paths.steps(outOf: position) {
      guard let (successor, traits) = reading.paths[step], traits.isDisjoint(with: avoided) else {
        continue
      }
      let isOther = !reading.isKnown(successor) || reading.log.tops[successor] != top
      if isOther, traits.isDisjoint(with: .outside) { return true }
      if isOther, traits.contains(.passable) {
        let next = exits(of: successor)
        if next.isOpen || next.screens.contains(where: { $0 != top }) { return true }
      }
    }
    return false
  }

  private mutating func exits(of position: Int) -> Exits {
    if let known = exits[position] { return known }
    guard reading.isKnown(position) else { return Exits(isOpen: true) }
    let tops = reading.log.tops
    var result = Exits(isOpen: isCut[position])
    for (successor, traits) in reading.paths.successors(of: position)
    where traits.isDisjoint(with: avoided.union(.outside)) {
      guard reading.isKnown(successor) else {
        result.isOpen = true
        break
      }
      let screen = tops[successor]
      if screen != tops[position], !result.screens.contains(screen) {
        result.screens.append(screen)
      }
      if result.screens.count == 2 { break }
    }
    exits[position] = result
    return result
  }
}
