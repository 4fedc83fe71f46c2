/// Where the documentation is read, for reports that link to it.
package enum DocumentationAddress {
  package static let repository = "https://github.com/navgraph/navgraph"

  static let notation = "\(repository)/blob/main/Docs/Reference/Notation.md"

  /// The page of a rule.
  package static func page(ofRule id: String) -> String {
    "\(repository)/blob/main/Docs/Rules/\(id).md"
  }
}
