package import NavGraphModel

/// A defect, with its place in the registration and, where it is about states, its proof.
package struct Finding: Hashable, Sendable {
  /// The id of the rule.
  package var rule: String
  package var severity: Severity
  /// Whether it is about code that never runs.
  package var isAboutUnusedCode: Bool
  package var message: Message
  package var claim: Claim
  /// What the claim takes for granted, each as a sentence.
  package var assumptions: [String]
  package var coordinator: String
  package var route: String?
  /// Index into the route's transitions, where the finding is about one.
  package var transition: Int?
  /// The action that the finding is about, where it is about one.
  package var action: String?
  /// The screen of the coordinator that maps mark, where that is not the one whose code is to be changed.
  package var shownScreen: String?
  /// The operation, in words: with the rule, the coordinator, the route and the action it tells one
  /// finding from another, wherever they stand in the source.
  package var operation: String?
  package var location: SourceLocation
  /// Other places that belong to the finding.
  package var notes: [Note]
  package var witness: Witness?
  /// What to do about this one, in a sentence without a full stop; nil for what the rule says.
  package var fix: String?
  /// What findings of the rule share that one change of the author's would put right, so that they are reported as one;
  /// nil for a finding that stands alone.
  package var cause: String?
  /// The rule whose findings have that cause; nil for the finding's own.
  package var causeRule: String?
  /// Whether it goes when another of the same cause is put right, and is reported after that one.
  package var isConsequence = false
  /// The rest of those with the same cause; their places are among the notes, too.
  package var others: [Finding] = []
  /// Where others are united with it: how many of the notes are its own.
  var ownNotes = 0

  package init(
    rule: RuleInfo, message: Message, claim: Claim, assumptions: [String] = [],
    coordinator: String, route: String? = nil, transition: Int? = nil, action: String? = nil,
    operation: String? = nil, location: SourceLocation, notes: [Note] = [], witness: Witness? = nil,
    cause: String? = nil
  ) {
    self.rule = rule.id
    severity = rule.severity
    isAboutUnusedCode = rule.findsUnusedCode
    self.message = message
    self.claim = claim
    self.assumptions = assumptions
    self.coordinator = coordinator
    self.route = route
    self.transition = transition
    self.action = action
    self.operation = operation
    self.location = location
    self.notes = notes
    self.witness = witness
    self.cause = cause
  }

  /// What a finding says; each rule keeps its wording in a private extension.
  package struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let text: String

    package init(stringLiteral text: String) {
      self.text = text
    }
  }

  package struct Note: Hashable, Sendable {
    package var message: Message
    package var location: SourceLocation

    package init(_ message: Message, at location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }
}

extension Finding {
  /// By place, so that reports read along the source.
  package static func isOrderedBefore(_ left: Finding, _ right: Finding) -> Bool {
    left.location != right.location
      ? left.location < right.location
      : left.words.lexicographicallyPrecedes(right.words)
  }

  /// The worse ones first, unused code last among equally bad ones, then by place, as a user works through them.
  package static func isWorse(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    return left.isAboutUnusedCode != right.isAboutUnusedCode
      ? right.isAboutUnusedCode : isOrderedBefore(left, right)
  }

  /// What tells findings at one place apart.
  private var words: [String] {
    [rule, message.text, coordinator, route ?? "", action ?? "", operation ?? ""]
  }
}

extension [Finding] {
  /// In the order in which the report for people tells them, and in which they are numbered.
  package var worstFirst: [Finding] { sorted(by: Finding.isWorse) }
}

/// How a claim was obtained.
package enum Claim: String, Hashable, Codable, Sendable {
  /// By a proof, or by a search that saw every state.
  case exact
  /// By a search that a bound cut short, and beyond that by what the finding assumes.
  case bounded
  /// By looking at more than can happen: what is not there, is not there.
  case over
  /// By looking at less than can happen, as a search that was cut does: what was found, is there.
  case under
}
