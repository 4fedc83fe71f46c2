#if SourceReading
  /// What one clause of a condition says of a feature's state, in words that are the same in the feature's view and in
  /// its reducer.
  struct StateClaim: Equatable {
    /// Whose state it is.
    private(set) var owner: Feature?
    private var words: String

    init(_ clause: Check.Clause, of owner: Feature?) {
      self.owner = owner
      words = Self.prefixes.reduce(clause.text) { $0.replacing($1, with: "") }
    }

    static func == (left: Self, right: Self) -> Bool {
      left.owner === right.owner && left.words == right.words
    }

    var opposite: Self {
      var result = self
      result.words = Check.negation(of: words)
      return result
    }

    func contradicts(_ other: Self) -> Bool { self == other.opposite || opposite == other }

    /// The same name for what it says and for its opposite.
    fileprivate var subject: String { min(words, Check.negation(of: words)) }

    /// How code names the state of its feature.
    fileprivate static let prefixes = ["self.", "viewStore.", "store.", "state."]
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

  extension Check {
    /// Whether one condition says that a value is a constant, and so also that another one holds, by which it is not another
    /// constant: `item == .b` and `item != .a`.
    static func implies(_ text: String, thatNot other: String) -> Bool {
      guard let one = compared(text), let another = compared(other) else { return false }
      return one.isEqual && !another.isEqual && one.subject == another.subject
        && one.constant != another.constant
    }

    private static func compared(
      _ text: String
    ) -> (subject: Substring, constant: Substring, isEqual: Bool)? {
      let words = text.split(separator: " ")
      guard let subject = words.first, let last = words.last else { return nil }
      let isEqual: Bool
      switch words.dropFirst().dropLast() {
      case ["=="], ["is"]: isEqual = true
      case ["!="], ["is", "not"]: isEqual = false
      default: return nil
      }
      let isConstant =
        [".", "\""].contains(last.prefix(1)) || last.first?.isNumber == true
        || ["nil", "true", "false"].contains(last)
      let name = last.hasPrefix(".") ? last.prefix { $0 != "(" } : last
      return isConstant ? (subject, name, isEqual) : nil
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
        result.check.clauses[index].text = StateClaim.prefixes.reduce(clause.text) { text, prefix in
          text.replacing(prefix, with: prefix == "self." ? "" : owner.name + ".")
        }
      }
      return result
    }
  }
#endif
