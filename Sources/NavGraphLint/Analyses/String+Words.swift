extension String {
  /// The words of a name in small letters: “open” and “url” of `openURL`.
  var lowercasedWords: [String] {
    var words = [""]
    for (character, next) in zip(self, dropFirst().map(Character?.some) + [nil]) {
      let startsWord =
        character.isUppercase
        && (words[words.count - 1].last?.isLowercase == true || next?.isLowercase == true)
      if startsWord || !character.isLetter { words.append("") }
      if character.isLetter { words[words.count - 1].append(character) }
    }
    return words.map { $0.lowercased() }
  }
}
