extension String {
  /// The words of a name, as it is written in code: `is`, `URL`, `Sheet`, `2`.
  package var nameWords: [Substring] {
    var result: [Substring] = []
    var start = startIndex
    for index in indices.dropFirst() {
      let (before, after) = (self[self.index(before: index)], self.index(after: index))
      let isLastOfAcronym =
        before.isUppercase && after < endIndex && self[after].isLowercase
      guard self[index].isUppercase, !before.isUppercase || isLastOfAcronym else { continue }
      result.append(self[start..<index])
      start = index
    }
    return result + [self[start...]]
  }
}
