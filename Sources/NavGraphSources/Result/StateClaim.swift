#if SourceReading
  /// What one clause of a condition says of a feature's state, in words that are the same in the feature's view and in
  /// its reducer.
  struct StateClaim: Equatable {
    /// Whose state it is.
    private(set) var owner: Feature?
    private var words: String

    init(_ clause: Check.Clause, of owner: Feature?) {
      self.owner = owner
      words = Self.replacingPrefixes(of: clause.text, by: { _ in "" })
    }

    static func == (left: Self, right: Self) -> Bool {
      left.owner === right.owner && left.words == right.words
    }

    var opposite: Self {
      var result = self
      result.words = Check.negation(of: words)
      return result
    }

    func contradicts(_ other: Self) -> Bool {
      owner === other.owner && (self == other.opposite || opposite == other)
    }

    /// Whether both compare the same value with a case, and cannot hold at once: only of use where the names are known to
    /// be those of cases, not of other static members.
    func excludes(_ other: Self) -> Bool { isOfSameCase(as: other) { $0.excludes($1) } }

    /// The same where the other one holds wherever this one does.
    func implies(_ other: Self) -> Bool { isOfSameCase(as: other) { $0.implies($1) } }

    private func isOfSameCase(
      as other: Self, _ relation: (WordedComparison, WordedComparison) -> Bool
    ) -> Bool {
      guard owner === other.owner, let own = WordedComparison(words),
        let another = WordedComparison(other.words), own.isOfCase, another.isOfCase
      else { return false }
      return relation(own, another)
    }

    /// The property of the state: `filter` of `filter.kind == .all`.
    var property: String {
      String(words.drop { $0 == "!" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// The constant that the property itself is compared with: `all` of `filter == .all`.
    var caseName: String? {
      WordedComparison(words).flatMap { $0.subject == property ? $0.caseName : nil }
    }

    /// The constant that the property itself is, or is not: `false` of `!isRoot`, `edit` of `mode == .edit`.
    var constant: (value: String, isEqual: Bool)? {
      if words == property { return ("true", true) }
      if words == "!" + property { return ("false", true) }
      guard let comparison = WordedComparison(words), comparison.subject == property,
        let isEqual = comparison.isEqual, let value = comparison.plainConstant
      else { return nil }
      return (value, isEqual)
    }

    /// The same name for what it says and for its opposite.
    fileprivate var subject: String { min(words, Check.negation(of: words)) }

    /// How code names the state of its feature.
    private static let prefixes = ["self.", "viewStore.", "store.", "state."].map { Array($0.utf8) }

    /// Words with something else for each name of the state: `other` is given that name.
    ///
    /// - Complexity: Linear in the words, in one pass: conditions are compared again and again.
    fileprivate static func replacingPrefixes(
      of words: String, by other: (_ prefix: String) -> String
    ) -> String {
      var result: [UInt8] = []
      var rest = Array(words.utf8)[...]
      while let first = rest.first {
        if let prefix = prefixes.first(where: { rest.starts(with: $0) }) {
          result += other(String(decoding: prefix, as: UTF8.self)).utf8
          rest = rest.dropFirst(prefix.count)
        } else {
          result.append(first)
          rest = rest.dropFirst()
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  extension Check {
    /// What its clauses say; nothing where the code does not say how it chooses.
    var claims: [StateClaim] {
      clauses.filter { !$0.text.isEmpty }.map { StateClaim($0, of: owner) }
    }

    /// Whether it holds where other conditions do; nil where they do not say.
    func holds(after asked: [Assumption]) -> Bool? {
      let known = asked.flatMap(\.claims)
      let own = claims
      if own.contains(where: { one in known.contains(where: one.contradicts) }) { return false }
      return own.count == clauses.count && own.allSatisfy(known.contains) ? true : nil
    }
  }

  extension Composition.Head {
    /// The same with the names of features where several of them are asked the same: `!Form.isLoading and Main.isLoading`.
    var qualifyingFeatureNames: Self {
      var owners: [String: [Feature]] = [:]
      for claim in (asked + alternatives.map(\.assumptions)).joined().flatMap(\.check.claims) {
        guard let owner = claim.owner else { continue }
        let known = owners[claim.subject, default: []]
        if !known.contains(where: { $0 === owner }) { owners[claim.subject] = known + [owner] }
      }
      let shared = Set(owners.filter { $0.value.count > 1 }.keys)
      if shared.isEmpty { return self }
      var result = self
      for index in asked.indices {
        result.asked[index] = asked[index].map { $0.naming(shared) }
      }
      for index in alternatives.indices {
        result.alternatives[index].assumptions = alternatives[index].assumptions.map {
          $0.naming(shared)
        }
      }
      return result
    }
  }

  extension Assumption {
    /// The same with the name of the feature in clauses about some subjects.
    fileprivate func naming(_ subjects: Set<String>) -> Self {
      guard let owner = check.owner else { return self }
      var result = self
      for (index, clause) in check.clauses.enumerated()
      where subjects.contains(StateClaim(clause, of: owner).subject) {
        result.check.clauses[index].text = StateClaim.replacingPrefixes(of: clause.text) {
          $0 == "self." ? "" : owner.name + "."
        }
      }
      return result
    }
  }
#endif
