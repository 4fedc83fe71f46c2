/// The page of a rule: what its users read, and what its tests run.
package struct RuleInfo: Hashable, Sendable {
  /// In kebab case; never changes once released.
  package var id: String
  package var severity: Severity
  package var category: Category
  /// What has to be known for the rule to speak, the most demanding first.
  package var needs: [Need]
  /// Whether what it finds is code that never runs, which can wait until what fails for users is put right.
  package var findsUnusedCode: Bool
  /// Whether the rule runs unless it is asked for.
  package var isOnByDefault: Bool
  package var parameters: [RuleParameter]
  /// One sentence without a full stop.
  package var summary: String
  /// What goes wrong in an app, for whom.
  package var rationale: String
  /// What to do about it.
  package var fix: String
  /// What else its users should know, in paragraphs: what it reports besides, what it cannot see.
  package var remarks: [String]
  /// Graphs with the finding, its place marked.
  package var flagged: [RuleExample]
  /// Graphs that look similar and are in order.
  package var clean: [RuleExample]

  package enum Category: String, Hashable, Codable, Sendable, CaseIterable {
    case configuration
    case deepLinks = "deep-links"
    case effects, hygiene, identity, modal, reachability, recursion, reducer, stack, tabs
  }

  /// The input of a rule.
  package enum Need: String, Hashable, Codable, Sendable {
    /// The registration alone.
    case registration
    /// States and steps that were seen: a finding is real, however far the search went.
    case states
    /// Any stack height: where the exact engine has the answers, it finds everything;
    /// elsewhere they are those of the search, as for ``states`` and ``completeSearch``.
    case anyHeight = "any-height"
    /// A search that no bound cut: the rule speaks of what can never happen.
    case completeSearch = "complete-search"
    /// Something that the author may declare, and without which there is nothing to check.
    case declaration
  }

  package init(
    id: String, severity: Severity, category: Category, needs: [Need] = [.registration],
    findsUnusedCode: Bool = false, isOnByDefault: Bool = true, parameters: [RuleParameter] = [],
    summary: String,
    rationale: String, fix: String, remarks: [String] = [], flagged: [RuleExample],
    clean: [RuleExample]
  ) {
    self.id = id
    self.severity = severity
    self.category = category
    self.needs = needs
    self.findsUnusedCode = findsUnusedCode
    self.isOnByDefault = isOnByDefault
    self.parameters = parameters
    self.summary = summary
    self.rationale = rationale
    self.fix = fix
    self.remarks = remarks
    self.flagged = flagged
    self.clean = clean
  }
}

/// A graph in the one-line notation of ``GraphNotation``, with the location where it was written.
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
