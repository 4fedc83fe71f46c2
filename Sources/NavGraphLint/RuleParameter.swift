/// A number that users can set for a rule.
package struct RuleParameter: Hashable, Sendable {
  /// In kebab case, unique in the rule.
  package var name: String
  /// One sentence without a full stop.
  package var summary: String
  package var value: Int
  package var range: ClosedRange<Int>

  package init(name: String, summary: String, value: Int, range: ClosedRange<Int>) {
    self.name = name
    self.summary = summary
    self.value = value
    self.range = range
  }
}

/// The values of the parameters of one rule.
package struct ParameterValues: Hashable, Sendable {
  private let values: [String: Int]

  /// - Parameter values: By name; missing ones have their default.
  package init(_ values: [String: Int] = [:]) {
    self.values = values
  }

  package subscript(parameter: RuleParameter) -> Int { values[parameter.name] ?? parameter.value }
}
