/// Breaks prose into lines of at most so many columns, at spaces.
///
/// Line feeds in the text are kept; a word that is longer than a line has one to itself.
func wrapped(_ text: String, columns limit: Int) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if displayWidth(line) + 1 + displayWidth(word) <= limit {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }
}
