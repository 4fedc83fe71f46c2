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
  /// The assumptions of the claim, each as a sentence.
  package var assumptions: [String]
  package var coordinator: String
  package var route: String?
  /// Index into the route's transitions, where the finding is about one.
  package var transition: Int?
  /// The action that the finding is about, where it is about one.
  package var action: String?
  /// The coordinator's screen that maps mark, if the code to change belongs to another.
  package var shownScreen: String?
  /// The operation, in words: with the rule, the coordinator, the route and the action it identifies a
  /// finding, regardless of its location in the source.
  package var operation: String?
  package var location: SourceLocation
  /// Other places that belong to the finding.
  package var notes: [Note]
  package var witness: Witness?
  /// The fix for this one, in a sentence without a full stop; nil for the rule's own.
  package var fix: String?
  /// A value that findings of the rule share if one change by the author would fix them all, so that they are reported
  /// as one; nil for a separate finding.
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

  /// The text of a finding; each rule keeps its wording in a private extension.
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

  /// The words that distinguish findings at one place.
  private var words: [String] {
    [rule, message.text, coordinator, route ?? "", action ?? "", operation ?? ""]
  }
}

extension [Finding] {
  /// In the order in which the text report lists them, and in which they are numbered.
  package var mostSevereFirst: [Finding] { sorted(by: Finding.isWorse) }
}

/// How a claim was obtained.
package enum Claim: String, Hashable, Codable, Sendable {
  /// By a proof, or by a search that saw every state.
  case exact
  /// By a search that a bound limited, and beyond that by the assumptions of the finding.
  case bounded
  /// By an over-approximation: if something is missing there, it cannot happen.
  case over
  /// By an under-approximation, such as a search that a bound limited: everything it found can happen.
  case under
}
