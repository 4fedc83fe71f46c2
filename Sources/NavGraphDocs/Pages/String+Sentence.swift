extension String {
  /// The text as a sentence begins.
  var sentence: String { prefix(1).uppercased() + dropFirst() }
}
