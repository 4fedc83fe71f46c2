/// A row of a table of actions. What is left out is empty.
struct ActionRow {
  let action: Markdown
  /// Who causes it.
  let source: Markdown
  let condition: Markdown
  let operation: Markdown
  /// Where it leads.
  let target: Markdown
  /// Where the author says that it leads.
  let promise: Markdown
}

/// A table of actions, without empty columns. Empty for no table.
struct ActionTable {
  let hasRows: Bool
  let hasConditions: Bool
  let hasPromises: Bool
  let rows: [ActionRow]

  init(_ rows: [ActionRow]) {
    self.rows = rows
    hasRows = !rows.isEmpty
    hasConditions = rows.contains { !$0.condition.isEmpty }
    hasPromises = rows.contains { !$0.promise.isEmpty }
  }
}
