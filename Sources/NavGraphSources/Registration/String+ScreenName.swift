#if SourceReading
  import NavGraphModel

  extension String {
    /// The name of a screen that a property shows, without the words that only say so: “filter” for
    /// `isFilterPresented` and `filterState`; nil if nothing else remains, as of `isPresented`.
    var screenName: String? {
      var words = nameWords
      words.trimPrefix { Self.beginnings.contains($0.lowercased()) }
      let isFlag = words.count < nameWords.count
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
  }
#endif
