#if SourceReading
  /// A condition in words that compares a value with a constant: `kind == .large`, `kind is not .large`, `count > 1`.
  struct WordedComparison {
    private enum Relation: String {
      case equal = "=="
      case unequal = "!="
      case above = ">"
      case atLeast = ">="
      case below = "<"
      case atMost = "<="

      var opposite: Self {
        switch self {
        case .equal: .unequal
        case .unequal: .equal
        case .above: .atMost
        case .atLeast: .below
        case .below: .atLeast
        case .atMost: .above
        }
      }

      func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .equal: left == right
        case .unequal: left != right
        case .above: left > right
        case .atLeast: left >= right
        case .below: left < right
        case .atMost: left <= right
        }
      }
    }

    let subject: Substring
    private let constant: Substring
    private var relation: Relation

    /// - Returns: nil for a condition of another form.
    init?(_ text: String) {
      let words = text.split(separator: " ")
      guard let subject = words.first, let constant = words.last, words.count > 2 else {
        return nil
      }
      switch words.dropFirst().dropLast() {
      case ["is"]: relation = .equal
      case ["is", "not"]: relation = .unequal
      case let between:
        guard between.count == 1, let only = between.first,
          let known = Relation(rawValue: .init(only))
        else { return nil }
        relation = known
      }
      let isConstant =
        [".", "\""].contains(constant.prefix(1)) || Double(constant) != nil
        || ["nil", "true", "false"].contains(constant)
      let areWhole = [subject, constant].allSatisfy { word in
        word.count { "([{".contains($0) } == word.count { ")]}".contains($0) }
      }
      guard isConstant, areWhole else { return nil }
      (self.subject, self.constant) = (subject, constant)
    }

    /// Whether the value is a case of an enum, or is none.
    var isOfCase: Bool { constant.hasPrefix(".") }

    /// Whether it says that the value is the constant, or that it is not; nil where it compares their sizes.
    var isEqual: Bool? {
      switch relation {
      case .equal: true
      case .unequal: false
      case .above, .atLeast, .below, .atMost: nil
      }
    }

    /// `true`, `false`, or a case without anything that it carries.
    var plainConstant: String? {
      if ["true", "false"].contains(constant) { return String(constant) }
      return constant.contains("(") ? nil : caseName
    }

    /// The case without what it carries.
    var caseName: String? { isOfCase ? String(constant.dropFirst().prefix { $0 != "(" }) : nil }

    /// Whether the other one holds wherever this one does.
    func implies(_ other: Self) -> Bool {
      guard subject == other.subject else { return false }
      if let own = Double(constant), let another = Double(other.constant) {
        return implies(own, other.relation, another)
      }
      switch (relation, other.relation) {
      case (.equal, .unequal): return isOther(than: other)
      case (.equal, .equal), (.unequal, .unequal):
        return constant == other.constant && !constant.contains("(")
      default: return false
      }
    }

    /// Whether both cannot hold at once.
    func excludes(_ other: Self) -> Bool {
      var opposite = other
      opposite.relation = other.relation.opposite
      return implies(opposite)
    }

    private func implies(_ own: Double, _ other: Relation, _ another: Double) -> Bool {
      switch (relation, other) {
      case (.equal, _): other.holds(own, another)
      case (.unequal, .unequal): own == another
      case (.above, .above), (.above, .atLeast), (.above, .unequal), (.atLeast, .atLeast):
        own >= another
      case (.atLeast, .above), (.atLeast, .unequal): own > another
      case (.below, .below), (.below, .atMost), (.below, .unequal), (.atMost, .atMost):
        own <= another
      case (.atMost, .below), (.atMost, .unequal): own < another
      default: false
      }
    }

    /// Whether the constants are different cases, whatever those carry.
    private func isOther(than other: Self) -> Bool {
      let names = [constant, other.constant].map {
        $0.hasPrefix(".") ? $0.prefix { $0 != "(" } : $0
      }
      return names[0] != names[1] && !(names.contains("nil") && names.contains(".none"))
    }
  }

  extension [String] {
    /// Conditions that all hold, without those that others imply.
    var withoutImplied: Self {
      let comparisons = map(WordedComparison.init)
      return indices.filter { index in
        guard let own = comparisons[index] else { return true }
        return !comparisons.enumerated().contains { position, other in
          guard position != index, let other, other.implies(own) else { return false }
          return position < index || !own.implies(other)
        }
      }.map { self[$0] }
    }
  }
#endif
