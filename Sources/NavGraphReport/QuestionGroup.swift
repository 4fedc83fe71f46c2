package import NavGraphLint

/// Open questions of one rule that have one reason.
package struct QuestionGroup: Hashable, Sendable {
  package let rule: String
  package let reason: String
  /// The first places that the question is about, and how many more there are.
  package let places: String

  /// Sorted by rule, then by reason.
  package static func all(_ questions: [NotChecked]) -> [QuestionGroup] {
    let groups = Dictionary(grouping: questions) { [$0.rule, $0.reason] }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, group in
      let places = group.prefix(placesShown).map(\.subject).joined(separator: ", ")
      let rest = group.count - placesShown
      return QuestionGroup(
        rule: key[0], reason: key[1], places: rest > 0 ? "\(places) and \(rest) more" : places)
    }
  }

  private static let placesShown = 6
}
