import NavGraphLint

/// The colours of the report for people; plain text where the terminal or the user wants none.
///
/// The three codes it takes are written here: a library for them would be larger than they are.
struct TerminalStyle {
  let isColored: Bool

  func severity(_ severity: Severity) -> String {
    let color =
      switch severity {
      case .error: 31
      case .warning: 33
      case .info: 34
      }
    return styled(severity.rawValue, "1;\(color)")
  }

  /// The severity as the first column of a report: `warn`, with spaces up to so many columns.
  func severity(_ severity: Severity, columns: Int) -> String {
    let name = severity == .warning ? "warn" : severity.rawValue
    return self.severity(severity).replacing(severity.rawValue, with: name)
      + String(repeating: " ", count: columns - name.count)
  }

  func strong(_ text: String) -> String { styled(text, "1") }

  func quiet(_ text: String) -> String { styled(text, "2") }

  /// Wraps text in a Select Graphic Rendition sequence (ECMA-48, 8.3.117).
  private func styled(_ text: String, _ codes: String) -> String {
    isColored ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
