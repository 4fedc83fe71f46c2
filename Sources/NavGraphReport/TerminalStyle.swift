import NavGraphLint
import Rainbow

/// The colours of the report for people; plain text where the terminal or the user wants none.
struct TerminalStyle {
  let isColored: Bool

  func severity(_ severity: Severity) -> String {
    let color: NamedColor =
      switch severity {
      case .error: .red
      case .warning: .yellow
      case .info: .blue
      }
    return styled(severity.rawValue, color: color, style: .bold)
  }

  func strong(_ text: String) -> String { styled(text, color: nil, style: .bold) }

  func quiet(_ text: String) -> String { styled(text, color: nil, style: .dim) }

  private func styled(_ text: String, color: NamedColor?, style: Style) -> String {
    guard isColored else { return text }
    let segment = Rainbow.Segment(text: text, color: color.map(ColorType.named), styles: [style])
    return Rainbow.generateString(for: Rainbow.Entry(segments: [segment]))
  }
}
