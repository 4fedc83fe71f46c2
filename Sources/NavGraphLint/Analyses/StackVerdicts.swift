package import NavGraphFacts
import NavGraphModel

/// For which coordinators rules about stacks have answers for any height, and any number of pending effects, and why
/// not for the others.
///
/// There is something to say only where a bound cut a search; otherwise every state was seen.
package struct StackVerdicts: Hashable, Sendable {
  /// The coordinators whose answers no bound cut, in the graph's order.
  package let exact: [String]
  /// The same by what their answers hold for, in words.
  package let reaches: [Reach]
  /// The rules about stacks whose questions are left open all the same, by name.
  package let open: [String]
  /// The others, those with the same bound for the same reasons together.
  package let bounded: [Group]

  /// In words, by coordinator.
  private let verdicts: [String?]

  package struct Reach: Hashable, Sendable {
    /// `any stack height`.
    package let range: String
    package let coordinators: [String]
  }

  package struct Group: Hashable, Sendable {
    /// What cut their answers, in words.
    package let bound: String
    /// The reasons, each as a clause after “because”; empty where only the bound is known.
    package let reasons: [String]
    package let coordinators: [String]
  }

  /// - Returns: Nil where no bound cut a search.
  package init?(_ facts: Facts) {
    guard !facts.coverage.isComplete else { return nil }
    let obstacles = facts.stackObstacles()
    let answered = facts.coordinatorsWithStackAnswers()
    let reducers = ReducerInfluence(facts).dependent
    open = [(ObservationKind.lost, NoWayHomeRule.info.id), (.grows, UnboundedGrowthRule.info.id)]
      .filter { facts.leavesOpen($0.0) }.map(\.1)
    let exception = Self.exception(open)
    var exact: [String] = []
    var reaches = OrderedGroups<String>()
    /// Every state of theirs was seen.
    var whole: [String] = []
    var verdicts: [String?] = facts.flows.map { _ in nil }
    var groups = OrderedGroups<Key>()
    for (index, coordinator) in facts.graph.coordinators.enumerated() {
      guard let bound = facts.flows[index].stackCoverage.phrase else {
        // Of a reducer, only the registered actions are tried: that nothing was cut proves nothing.
        guard !reducers.contains(index) else { continue }
        exact.append(coordinator.name)
        let isOfAnyHeight = answered.contains(index)
        guard let range = facts.flows[index].coverage.range(ofAnyHeight: isOfAnyHeight) else {
          whole.append(coordinator.name)
          continue
        }
        verdicts[index] = "exact for \(range)\(exception)"
        reaches.add(coordinator.name, to: range)
        continue
      }
      var reasons = obstacles[index]
      if reducers.contains(index), reasons.isEmpty {
        reasons = ["a reducer, which can only be run, decides there"]
      }
      let key = Key(bound: bound, reasons: reasons)
      // A bound alone says no more than that the search was cut.
      if !reasons.isEmpty || bound != facts.flows[index].coverage.phrase {
        verdicts[index] = "bounded by \(bound)\(Self.explanation(reasons))"
      }
      groups.add(coordinator.name, to: key)
    }
    self.exact = exact
    if reaches.all.count <= 1 {
      // What holds without a bound holds for any height, too.
      let range = reaches.all.first?.key ?? Coverage.anyHeight
      self.reaches = exact.isEmpty ? [] : [Reach(range: range, coordinators: exact)]
    } else {
      self.reaches =
        reaches.all.map { Reach(range: $0.key, coordinators: $0.names) }
        + (whole.isEmpty ? [] : [Reach(range: "all states", coordinators: whole)])
    }
    self.verdicts = verdicts
    bounded = groups.all.map {
      Group(bound: $0.key.bound, reasons: $0.key.reasons, coordinators: $0.names)
    }
  }

  private struct Key: Hashable {
    let bound: String
    let reasons: [String]
  }

  /// Returns the verdict on one coordinator; nil where no bound limited the searches in which its flows move, and where
  /// one did for an unknown reason.
  ///
  /// - Parameter coordinator: Index into the graph's coordinators.
  package func verdict(on coordinator: Int) -> String? { verdicts[coordinator] }
}

/// Names by what they have in common, in the order in which that came up first.
private struct OrderedGroups<Key: Hashable> {
  private(set) var all: [(key: Key, names: [String])] = []
  private var positions: [Key: Int] = [:]

  mutating func add(_ name: String, to key: Key) {
    let position = positions[key] ?? all.count
    if position == all.count {
      positions[key] = position
      all.append((key, []))
    }
    all[position].names.append(name)
  }
}

extension StackVerdicts {
  /// A line for the exact results, by their range, and one for each group of the others:
  ///
  /// ```
  /// exact for any stack height but for no-way-home: Identified, Indexed
  /// bounded by stack height 8: Landing, because commands arrive later
  /// ```
  ///
  /// Empty where nothing is exact and no reason is known. Names are as the author wrote them.
  package var lines: [String] {
    // The report already says that the search was limited, so that a bound alone needs no line.
    guard !exact.isEmpty || bounded.contains(where: { !$0.reasons.isEmpty }) else { return [] }
    let namesPlaces = !bounded.isEmpty || reaches.count > 1
    return reaches.map { reach in
      "exact for \(reach.range)\(Self.exception(open))"
        + ": \(namesPlaces ? Self.listed(reach.coordinators) : "all coordinators")"
    }
      + bounded.map { group in
        "bounded by \(group.bound): \(Self.listed(group.coordinators))\(Self.explanation(group.reasons))"
      }
  }

  /// The first names, and how many more there are.
  private static func listed(_ names: [String]) -> String {
    let rest = names.count - namesShown
    return names.prefix(namesShown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let namesShown = 6

  /// Returns ` but for no-way-home`; empty where nothing is left open.
  private static func exception(_ open: [String]) -> String {
    open.isEmpty ? "" : " but for \(open.joined(separator: " and "))"
  }

  /// `, because commands arrive later`; empty where nothing is known.
  private static func explanation(_ reasons: [String]) -> String {
    reasons.isEmpty ? "" : ", because " + reasons.joined(separator: ", and because ")
  }
}

extension Coverage {
  fileprivate static let anyHeight = "any stack height"

  /// Returns the range of answers that none of these bounds limits; nil where there are none.
  ///
  /// - Parameter isOfAnyHeight: Whether the exact engine gave them: they hold for any height, whatever met a bound.
  fileprivate func range(ofAnyHeight isOfAnyHeight: Bool) -> String? {
    guard !isComplete else { return nil }
    let isAboutNumbers = cutBy.contains { $0.limit == .pending }
    let number = "any number of pending effects"
    guard isAboutNumbers else { return Self.anyHeight }
    return cutBy.count == 1 && !isOfAnyHeight ? number : "\(Self.anyHeight) and \(number)"
  }
}
