/// Whether a search saw every reachable state, and if not, what cut it.
package struct Coverage: Hashable, Codable, Sendable {
  /// The limits that were met, in the order of ``Limits/Kind``.
  package var cutBy: [Cut]

  package init(cutBy: [Cut] = []) {
    self.cutBy = cutBy
  }

  package var isComplete: Bool { cutBy.isEmpty }

  /// A limit and the value at which it cut.
  package struct Cut: Hashable, Codable, Sendable {
    package var limit: Limits.Kind
    package var at: Double

    package init(limit: Limits.Kind, at: Double) {
      self.limit = limit
      self.at = at
    }
  }
}

extension Coverage {
  package init(_ kinds: Set<Limits.Kind>, limits: Limits) {
    cutBy = Limits.Kind.allCases.filter(kinds.contains).map { Cut(limit: $0, at: limits[$0]) }
  }

  /// What cut any of several searches, each limit once.
  package init(combining coverages: some Sequence<Coverage>) {
    var cuts: [Limits.Kind: Cut] = [:]
    for cut in coverages.flatMap(\.cutBy) where cuts[cut.limit] == nil { cuts[cut.limit] = cut }
    cutBy = Limits.Kind.allCases.compactMap { cuts[$0] }
  }
}
