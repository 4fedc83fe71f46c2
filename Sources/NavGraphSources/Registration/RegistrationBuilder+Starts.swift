#if SourceReading
  import NavGraphModel

  // What a coordinator shows at first.

  extension RegistrationBuilder {
    /// The screens that a stack starts with, for each of its starts.
    func starts(_ path: StatePath, _ index: Int) -> [[Destination]] {
      let declared = walker.initials(of: path)
      let made = declared.isEmpty ? walker.starts(of: drafts[index].feature) : declared
      return made.map { $0.compactMap { destination($0, index) } }.filter { !$0.isEmpty }
        .withoutRepetitions
    }

    /// Lets a stack whose root is beside it start with the screens that its declaration or initializer opens.
    mutating func addStarts(_ path: StatePath, _ index: Int) {
      guard path.type.isStackState else { return }
      if let unread = walker.unreadStart(of: path) {
        let place = program.place(of: unread)
        self.unread[index] = self.unread[index] ?? place
        admit(place, "the screens that are already open in what this shows cannot be read")
      }
      setStarts(path, index)
    }

    /// Puts the screens that a stack starts with above the root that is beside it.
    mutating func setStarts(_ path: StatePath, _ index: Int) {
      let opened = walker.initials(of: path).map { $0.compactMap { destination($0, index) } }
      guard case .stack(var stack) = drafts[index].definition.container,
        let root = stack.initial.first?.first, !opened.isEmpty
      else { return }
      let above = walker.isAlwaysFilled(path) ? opened : [[]] + opened
      stack.initial = above.withoutRepetitions.map { [root] + $0 }
      drafts[index].definition.container = .stack(stack)
    }

    /// Says which of several tabs or cases is taken to be the first one, where a value decides.
    mutating func admitChosenStart(
      of path: StatePath, _ items: [String], _ first: String, _ own: SourcePlace
    ) {
      let starts = Set(walker.initials(of: path).compactMap(\.first).map(\.target))
      let others = items.filter { $0 != first && starts.contains(.route($0)) }
      guard !others.isEmpty else { return }
      let names = others.map { "\u{201C}\($0)\u{201D}" }.joined(separator: " or ")
      admit(
        own,
        "whether \u{201C}\(first)\u{201D} or \(names) is shown first depends on a value: it is read as \u{201C}\(first)\u{201D}"
      )
    }
  }
#endif
