/// Makes every choice of a step in every way: a run asks, and after it comes the next way.
struct NaiveChoices {
  private let script: [Int]
  private var asked: [(chosen: Int, of: Int)] = []

  init(script: [Int] = []) {
    self.script = script
  }

  /// One of the numbers below a count.
  mutating func choose(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    let chosen = asked.count < script.count ? script[asked.count] : 0
    asked.append((chosen, count))
    return chosen
  }

  mutating func choose<Element>(from elements: [Element]) -> Element {
    elements[choose(elements.count)]
  }

  /// What to choose the next time; nil when every way was gone.
  var next: [Int]? {
    var rest = asked
    while let last = rest.popLast() {
      if last.chosen + 1 < last.of { return rest.map(\.chosen) + [last.chosen + 1] }
    }
    return nil
  }
}
