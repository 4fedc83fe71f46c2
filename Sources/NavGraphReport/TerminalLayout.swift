/// What a report for people may use of the terminal that it goes to.
package struct TerminalLayout: Hashable, Sendable {
  package var isColored: Bool
  /// Whether everything is said: each step, each place, and what was not searched.
  package var isVerbose: Bool
  /// Whether only findings are said, and nothing where there are none.
  package var isQuiet: Bool
  /// Columns at which lines end; nil for lines of any length, as programs read them.
  package var columns: Int?

  package init(
    isColored: Bool = false, isVerbose: Bool = false, isQuiet: Bool = false, columns: Int? = nil
  ) {
    self.isColored = isColored
    self.isVerbose = isVerbose
    self.isQuiet = isQuiet
    self.columns = columns
  }
}
