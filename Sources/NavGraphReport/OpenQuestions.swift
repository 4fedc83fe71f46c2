import NavGraphLint

/// The open questions of rules as text: questions with the same reason are grouped, each reason in a line.
struct OpenQuestions {
  let lines: [String]

  init(_ questions: [NotChecked]) {
    // Rules that leave the same open, at the same places, share a line.
    var rules: [Question: [String]] = [:]
    for (key, group) in Dictionary(grouping: questions, by: { [$0.rule, $0.reason] }) {
      let places = group.map(\.subject)
      rules[Question(reason: key[1], places: places), default: []].append(key[0])
    }
    let sorted = rules.map { question, rules in
      (text: "\(Self.names(of: rules.sorted())): \(question.reason)", question.places)
    }.sorted { $0.text < $1.text }
    guard !sorted.isEmpty else {
      lines = []
      return
    }
    lines =
      ["not checked:"]
      + sorted.map { text, places in
        let places = places.filter { !$0.isEmpty }
        guard !places.isEmpty else { return "    " + text }
        let shown = places.prefix(Self.placesShown).joined(separator: ", ")
        let rest = places.count - Self.placesShown
        return "    \(text): \(shown)\(rest > 0 ? " and \(rest) more" : "")"
      }
  }

  /// The rules that leave something open: a few by name, many by their number.
  private static func names(of rules: [String]) -> String {
    guard rules.count > rulesShown else { return rules.joined(separator: ", ") }
    let shown = rules.prefix(rulesShown - 1).joined(separator: ", ")
    return "\(shown) and \(rules.count - rulesShown + 1) more rules"
  }

  private struct Question: Hashable {
    let reason: String
    let places: [String]
  }

  /// How many places of one open question are named; the rest are counted.
  private static let placesShown = 6

  /// How many rules with the same open question are named.
  private static let rulesShown = 4
}
