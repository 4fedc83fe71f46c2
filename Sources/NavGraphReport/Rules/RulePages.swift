package import NavGraphLint

/// The folder `Docs/Rules`: a page for each rule, and one that lists them.
package enum RulePages {
  /// The first line of each page: it asks users not to edit the page, and identifies old pages.
  package static let mark =
    "<!-- Written by `make rules` from Sources/NavGraphLint/Rules: change that instead. -->"

  /// All files of the folder, by name; the same rules give the same bytes.
  package static func files(
    _ registry: [any Rule.Type] = RuleRegistry.all
  ) throws(RulePageError) -> [(name: String, text: String)] {
    let pages = try registry.map { rule throws(RulePageError) in
      (name: "\(rule.info.id).md", text: try RulePage(rule, registry: registry).markdown)
    }
    let index = (name: "README.md", text: RuleIndex.markdown(registry.map { $0.info }))
    return (pages + [index]).sorted { $0.name < $1.name }
  }
}
