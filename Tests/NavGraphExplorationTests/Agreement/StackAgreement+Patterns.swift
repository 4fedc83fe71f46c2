@testable import NavGraphExploration

extension StackAgreement {
  /// Whether stacks of some pattern are as far from the start: with a symbol twice, with one that is
  /// not on another, of a certain height.
  func patternDifferences() -> [String] {
    var differences: [String] = []
    let symbols = Set(walk.levels.joined().flatMap(\.stack)).sorted().prefix(6)
    for symbol in symbols {
      differences += compare("\(symbol) twice", .twice(symbol)) {
        $0.stack.count { $0 == symbol } > 1
      }
      differences += compare("\(symbol) above \(symbols[0])", .above(symbol, symbols[0])) {
        guard let upper = $0.stack.lastIndex(of: symbol) else { return false }
        return $0.stack[..<upper].contains(symbols[0])
      }
    }
    for height in 2...4 {
      differences += compare("\(height) symbols", .height(height)) { $0.stack.count >= height }
    }
    return differences
  }

  private func compare(
    _ name: String, _ pattern: StackPattern, _ holds: (PushdownConfiguration) -> Bool
  ) -> [String] {
    var wanted: [PushdownHead: Int] = [:]
    for (distance, level) in walk.levels.enumerated() {
      for configuration in level where holds(configuration) {
        if let head = configuration.head { wanted[head] = wanted[head] ?? distance }
      }
    }
    return post.heads.compactMap { head in
      let witness = post.witness(of: head, where: pattern)
      if let witness {
        guard walk.follows(witness), witness.end.head == head, holds(witness.end) else {
          return "\(name): the way to \(head)"
        }
      }
      let found = witness?.steps.count
      if found == wanted[head] { return nil }
      if let found, wanted[head] == nil, found > depth, !walk.isComplete { return nil }
      return "\(name) under \(head): \(found ?? -1), not \(wanted[head] ?? -1)"
    }
  }
}

extension StackPattern {
  /// A symbol that occurs more than once.
  fileprivate static func twice(_ wanted: Int32) -> StackPattern {
    StackPattern { state, symbol in
      guard symbol == wanted else { return .proceed(state) }
      return state == 0 ? .proceed(1) : .found
    }
  }

  /// A symbol, and another one somewhere below its highest.
  fileprivate static func above(_ upper: Int32, _ lower: Int32) -> StackPattern {
    StackPattern { state, symbol in
      if state == 1, symbol == lower { return .found }
      return .proceed(symbol == upper ? 1 : state)
    }
  }

  fileprivate static func height(_ height: Int) -> StackPattern {
    StackPattern { state, _ in state + 1 >= height ? .found : .proceed(state + 1) }
  }
}
