/// An example of a rule that is no graph; the tests of examples say why.
package struct RulePageError: Error, Hashable {
  package let rule: String
  package let notation: String

  /// A sentence that says which example it is.
  package var message: String { "the example “\(notation)” of \(rule) is no graph" }
}
