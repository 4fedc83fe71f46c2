import NavGraphExploration
import NavGraphRender

/// A compiled model by numbers, as its Promela program looks them up.
///
/// A state of the program is a control, a height, and an array of cells that are 0 above the top. Symbols
/// count from 1 there, and states' controls from 0. Each *ending* is a possible continuation of a step, or of a search.
struct PromelaModel {
  let height: Int
  let controlCount: Int
  let symbolCount: Int
  let initial: [PushdownConfiguration]
  /// Positions of controls that are no auxiliary ones among those that are not.
  let controls: [Int32: Int]

  /// By control × symbol, and one more: the first ending of each cell's steps; they follow each other.
  private(set) var first: [Int] = []
  /// By search × symbol: the first ending.
  private(set) var found: [Int] = []
  /// By search × symbol: how many endings there are.
  private(set) var choices: [Int] = []
  /// By ending: the control that it leads to, ``search`` or ``nowhere``.
  private(set) var target: [Int] = []
  /// By ending: where its search begins in ``found``; 0 where there is none.
  private(set) var base: [Int] = []
  /// By ending: where its symbols begin in ``word``, and how many they are.
  private(set) var start: [Int] = []
  private(set) var length: [Int] = []
  private(set) var word: [Int] = []
  /// By position of a step among those of its cell: what it may take in searches.
  private(set) var combinations: [[[Int]]] = []

  /// In ``target``.
  var search: Int { controlCount }
  var nowhere: Int { controlCount + 1 }

  /// Numbers in tables: beyond, SPIN and the C compiler take too long.
  private static let sizeLimit = 1_000_000
  private static let optionLimit = 5_000

  private var endingNumbers: [[StepTable.End]: Int] = [:]
  private var wordStarts: [[Int32]: Int] = [[]: 0]

  /// - Throws: Where a step goes on forever, where the tables become too large, and where no stack that the
  ///   app starts with fits.
  /// - Complexity: Linear in the rules that steps run through, and in (controls + searches) × symbols.
  init(_ system: PushdownSystem, height: Int) throws(RenderError) {
    self.height = height
    symbolCount = system.symbolCount
    var seen: Set<PushdownConfiguration> = []
    initial = system.initial.filter { $0.stack.count <= height && seen.insert($0).inserted }
    guard !initial.isEmpty else {
      throw .startTooHigh(height: system.initial.map(\.stack.count).min() ?? 0, limit: height)
    }
    let table = try StepTable(system, cellLimit: Self.sizeLimit)
    controls = Dictionary(
      uniqueKeysWithValues: table.controls.enumerated().map { ($0.element, $0.offset) })
    controlCount = table.controls.count
    for cell in table.steps.joined() {
      first.append(target.count)
      for step in cell { append(step.end) }
      guard target.count <= Self.sizeLimit else { throw .modelTooLarge }
    }
    first.append(target.count)
    for ends in table.searches.joined() { look(for: ends) }
    combinations = try combinations(in: table)
  }

  private func combinations(in table: StepTable) throws(RenderError) -> [[[Int]]] {
    let choices = SearchChoices(table)
    var searches: [Set<Int>] = []
    for cell in table.steps.joined() {
      for (position, step) in cell.enumerated() {
        if position == searches.count { searches.append([]) }
        if case .search(let number) = step.end.continuation { searches[position].insert(number) }
      }
    }
    var result: [[[Int]]] = []
    var count = 0
    for searches in searches {
      let combinations = choices.combinations(
        from: searches, depth: height - 1, limit: Self.optionLimit - count)
      guard let combinations else { throw .modelTooLarge }
      count += combinations.count
      result.append(combinations)
    }
    return result
  }

  private mutating func look(for ends: [StepTable.End]) {
    choices.append(ends.count)
    if let number = endingNumbers[ends] { return found.append(number) }
    endingNumbers[ends] = target.count
    found.append(target.count)
    for end in ends { append(end) }
  }

  private mutating func append(_ end: StepTable.End) {
    switch end.continuation {
    case .state(let control): target.append(controls[control] ?? nowhere)
    case .search: target.append(search)
    case .nowhere: target.append(nowhere)
    }
    if case .search(let number) = end.continuation {
      base.append(number * symbolCount)
    } else {
      base.append(0)
    }
    length.append(end.word.count)
    if let place = wordStarts[end.word] { return start.append(place) }
    wordStarts[end.word] = word.count
    start.append(word.count)
    word += end.word.map { Int($0) + 1 }
  }
}
