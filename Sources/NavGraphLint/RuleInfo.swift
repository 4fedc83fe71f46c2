/// The page of a rule: what its users read, and what its tests run.
package struct RuleInfo: Hashable, Sendable {
  /// In kebab case; never changes once released.
  package var id: String
  package var severity: Severity
  package var category: Category
  /// One sentence without a full stop.
  package var summary: String
  /// What goes wrong in an app, for whom.
  package var rationale: String
  /// What to do about it.
  package var fix: String
  /// Graphs with the finding, its place marked.
  package var flagged: [RuleExample]
  /// Graphs that look similar and are in order.
  package var clean: [RuleExample]

  package enum Category: String, Hashable, Sendable {
    case configuration, identity, reachability, reducer
  }

  package init(
    id: String, severity: Severity, category: Category, summary: String, rationale: String,
    fix: String, flagged: [RuleExample], clean: [RuleExample]
  ) {
    self.id = id
    self.severity = severity
    self.category = category
    self.summary = summary
    self.rationale = rationale
    self.fix = fix
    self.flagged = flagged
    self.clean = clean
  }
}

/// A graph in the one-line notation of ``GraphNotation``, which knows where it was written.
package struct RuleExample: Hashable, Sendable {
  package let notation: String
  package let file: String
  package let line: Int

  package init(_ notation: String, file: String = #filePath, line: Int = #line) {
    self.notation = notation
    self.file = file
    self.line = line
  }
}
