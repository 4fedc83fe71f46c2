#if SourceReading
  extension String {
    /// The name of a screen that a property shows, without the words that only say so: “filter” for
    /// `isFilterPresented` and `filterState`; nil if nothing else remains, as of `isPresented`.
    var screenName: String? {
      var words = self.words
      words.trimPrefix { Self.beginnings.contains($0.lowercased()) }
      let isFlag = words.count < self.words.count
      while let last = words.last?.lowercased(),
        Self.endings.contains(last) || isFlag && ["on", "open", "opened"].contains(last)
      {
        words.removeLast()
      }
      return words.first.map { $0.lowercased() + words.dropFirst().joined() }
    }

    private static let beginnings: Set = [
      "is", "are", "should", "present", "presenting", "show", "shows", "showing",
    ]

    private static let endings: Set = [
      "is", "are", "present", "presented", "presenting", "shown", "showing", "visible", "displayed",
      "state", "binding",
    ]

    /// The words of a name: `is`, `URL`, `Sheet`, `2`.
    private var words: [Substring] {
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
#endif
