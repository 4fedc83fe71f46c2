/// The choices that one step leaves open, taken one combination after the other.
///
/// A step is run again and again, each time from its beginning. It asks `next` where it has a choice;
/// the answers of one run are those of the run before with the last one that could change changed.
struct Choices {
  private var answers: [Int] = []
  private var widths: [Int] = []
  /// How many choices this run has asked for.
  private(set) var count = 0

  /// Before the first run.
  mutating func begin() {
    if !answers.isEmpty {
      answers.removeAll(keepingCapacity: true)
      widths.removeAll(keepingCapacity: true)
    }
    count = 0
  }

  /// One of `width` choices; the first at first.
  mutating func next(of width: Int) -> Int {
    guard width > 1 else { return 0 }
    if count == answers.count {
      answers.append(0)
      widths.append(width)
    }
    defer { count += 1 }
    return min(answers[count], width - 1)
  }

  /// Before the same is run again, each choice answered as it was; a choice that has become narrower, with
  /// the last that there is.
  mutating func repeatAnswers() { count = 0 }

  /// After a run: whether there is another combination.
  mutating func advance() -> Bool {
    count = 0
    while let last = answers.last, let width = widths.last {
      if last + 1 < width {
        answers[answers.count - 1] = last + 1
        return true
      }
      answers.removeLast()
      widths.removeLast()
    }
    return false
  }
}
