/// What was done to place boxes, from the best to the cheapest.
enum LayoutEffort: String, Codable, Sendable {
  /// Graphviz's layout as it should be.
  case careful
  /// Graphviz's layout with few passes and straight lines.
  case quick
  /// Columns by the distance from the start (``ColumnLayout``).
  case columns
}

extension LayoutEffort {
  /// What a drawing says of a part that was placed so; nil where there is nothing to say.
  ///
  /// - Parameter name: Whose boxes these are.
  func remark(on name: String) -> String? {
    switch self {
    case .careful: nil
    case .quick:
      "\u{201C}\(name)\u{201D} was too large for a careful layout in the time allowed: there are more "
        + "crossings than need be."
    case .columns:
      "\u{201C}\(name)\u{201D} was too large for a layout in the time allowed: it is drawn in plain "
        + "columns, and lines cross boxes."
    }
  }
}
