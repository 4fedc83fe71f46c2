import NavGraphExploration

/// Writes a compiled model in the language of SPIN: one process, whose every option is a step.
///
/// The *n*th option takes the *n*th step of whatever is on top, if there is one. Tables say where it leads;
/// what takes the place of the symbol on top is written at once, and a search runs down the stack inside
/// of the same `d_step`. Whether the end fits is part of the option's guard, so that steps beyond the
/// height are no steps.
struct PromelaWriter {
  private let model: ExportedModel
  private let numbers: PromelaModel
  private let first: PromelaTable
  private let found: PromelaTable
  private let choices: PromelaTable
  private let target: PromelaTable
  private let base: PromelaTable
  private let start: PromelaTable
  private let length: PromelaTable
  private let word: PromelaTable
  private var text = ""

  /// Characters that all guards may have together.
  private static let guardLimit = 4_000_000

  /// - Parameter height: Symbols that a stack may have.
  /// - Throws: See ``PromelaModel``; and where searches branch so often that there are too many options.
  static func document(of model: ExportedModel, height: Int) throws(RenderError) -> String {
    var writer = PromelaWriter(model, try PromelaModel(model.system, height: height))
    try writer.write()
    return writer.text
  }

  private init(_ model: ExportedModel, _ numbers: PromelaModel) {
    self.model = model
    self.numbers = numbers
    first = PromelaTable("firstEnding", numbers.first)
    found = PromelaTable("foundEnding", numbers.found)
    choices = PromelaTable("choices", numbers.choices)
    target = PromelaTable("target", numbers.target)
    base = PromelaTable("searchBase", numbers.base)
    start = PromelaTable("wordStart", numbers.start)
    length = PromelaTable("wordLength", numbers.length)
    word = PromelaTable("word", numbers.word)
  }

  private var searches: Bool { numbers.searchCount > 0 }
  private var branches: Bool { numbers.choiceLimit > 1 }

  private mutating func write() throws(RenderError) {
    writeHeading()
    writeTables()
    writeState()
    writeMove()
    text += "active proctype app() {\n"
    writeStart()
    text += "end:\n  do\n"
    try writeOptions()
    text += "  od\n}\n"
  }

  private mutating func comment(_ line: String) {
    text += "/* \(line) */\n"
  }

  private mutating func writeHeading() {
    comment(
      "\(promelaComment(model.graph)): \(promelaComment(model.part)), "
        + "stacks of up to \(numbers.height) symbols; written by navgraph export")
    for (control, position) in numbers.controls.sorted(by: { $0.value < $1.value }) {
      comment("control \(position): \(promelaComment(model.controls[Int(control)]))")
    }
    for (symbol, name) in model.symbols.enumerated() {
      comment("symbol \(symbol + 1): \(promelaComment(name))")
    }
    writeSteps()
  }

  /// What the options are called, for whoever reads a trail.
  private mutating func writeSteps() {
    var labels: [String] = []
    var head: PushdownHead?
    func line(_ head: PushdownHead, _ labels: [String]) -> String {
      let control = numbers.controls[head.control] ?? 0
      return "steps in control \(control) on symbol \(head.symbol + 1): "
        + labels.joined(separator: "; ")
    }
    for rule in model.system.rules where !model.system.isAuxiliary[Int(rule.head.control)] {
      if let head, head != rule.head {
        comment(line(head, labels))
        labels = []
      }
      head = rule.head
      labels.append(promelaComment(model.labels[Int(rule.label)]))
    }
    if let head { comment(line(head, labels)) }
  }

  private mutating func writeTables() {
    text += "\n" + first.declaration + target.declaration + start.declaration + length.declaration
    text += word.declaration
    if searches { text += base.declaration + found.declaration }
    if branches {
      text += choices.declaration + "hidden byte choice[\(max(2, numbers.height))];\n"
    }
    text += "hidden int ending;\nhidden int place;\nhidden int last;\nhidden int level;\n\n"
  }

  private mutating func writeState() {
    let start = numbers.initial.count == 1 ? numbers.initial.first : nil
    let cells = cells(of: start)
    text += "\(PromelaTable.type(holding: numbers.controlCount)) control"
    text += " = \(start.flatMap { numbers.controls[$0.control] } ?? 0);\n"
    text += "byte height = \(start?.stack.count ?? 0);\n"
    text += "\(PromelaTable.type(holding: numbers.symbolCount)) stack[\(cells.count)] = {"
    text += cells.map(String.init).joined(separator: ", ") + "};\n\n"
  }

  private func cells(of start: PushdownConfiguration?) -> [Int] {
    let symbols = (start?.stack ?? []).map { Int($0) + 1 }
    return symbols + Array(repeating: 0, count: max(2, numbers.height) - symbols.count)
  }

  /// Where the app starts in one of several ways, choosing is a step of its own.
  private mutating func writeStart() {
    guard numbers.initial.count > 1 else { return }
    text += "  if\n"
    for start in numbers.initial {
      let cells = start.stack.enumerated().map { "stack[\($0.offset)] = \($0.element + 1); " }
      text += "  :: d_step { \(cells.joined())height = \(start.stack.count); "
      text += "control = \(numbers.controls[start.control] ?? 0) }\n"
    }
    text += "  fi;\n"
  }

  private mutating func writeMove() {
    text += "inline move() {\n  level = height - 1;\n"
    if searches {
      let index = "\(base["ending"]) + stack[level] - 1"
      let choice = branches ? " + choice[height - 1 - level]" : ""
      text += """
          do
          :: \(target["ending"]) == \(numbers.search) && level > 0 ->
               level = level - 1;
               place = \(index);
               ending = \(found["place"])\(choice)
          :: else -> break
          od;

        """
    }
    text += """
        if
        :: \(target["ending"]) < \(numbers.controlCount) ->
             control = \(target["ending"]);
             place = \(start["ending"]);
             last = place + \(length["ending"]);
             do
             :: place < last ->
                  stack[level] = \(word["place"]);
                  level = level + 1;
                  place = place + 1
             :: else -> break
             od;
             do
             :: height > level ->
                  height = height - 1;
                  stack[height] = 0
             :: else -> break
             od;
             height = level
        :: else -> skip
        fi
      }


      """
  }

  private mutating func writeOptions() throws(RenderError) {
    let digits = try choiceDigits()
    let limit = text.utf8.count + Self.guardLimit
    for step in 0..<numbers.stepLimit {
      for digits in digits {
        let setting = digits.enumerated().map { "choice[\($0.offset + 1)] = \($0.element); " }
        let ending = "\(first[cell]) + \(step)"
        text += "  :: d_step { \(guardText(step, digits)) ->\n"
        text += "       \(setting.joined())ending = \(ending); move() }\n"
        guard text.utf8.count <= limit else { throw .modelTooLarge }
      }
    }
    // Without any step there would be no option.
    if numbers.stepLimit == 0 { text += "  :: false\n" }
  }

  private var cell: String {
    (numbers.controlCount > 1 ? "control * \(numbers.symbolCount) + " : "") + "stack[height - 1] - 1"
  }

  /// What a search takes of several endings, each time that it goes one down: all combinations.
  private func choiceDigits() throws(RenderError) -> [[Int]] {
    guard branches else { return [[]] }
    var result: [[Int]] = [[]]
    for _ in 1..<max(2, numbers.height) {
      result = result.flatMap { digits in
        (0..<numbers.choiceLimit).map { digits + [$0] }
      }
      guard result.count * numbers.stepLimit <= 20_000 else { throw .modelTooLarge }
    }
    return result
  }

  /// There is such a step, and its end fits.
  private func guardText(_ step: Int, _ digits: [Int]) -> String {
    var ending = "\(first[cell]) + \(step)"
    var terms = [
      "height > 0", "\(ending) < \(first["\(cell) + 1"])",
      "height - 1 + \(length[ending]) <= \(numbers.height)",
    ]
    // A search takes one symbol off at least; only long words in its place can be too much.
    let depth = max(branches ? numbers.height - 1 : 0, numbers.longestAfterSearch - 2)
    for level in 1..<max(1, min(depth, numbers.height - 1) + 1) {
      let index = "\(base[ending]) + stack[height - \(level + 1)] - 1"
      let digit = level <= digits.count ? digits[level - 1] : 0
      if digit > 0 { terms.append("height > \(level) && \(digit) < \(choices[index])") }
      ending = "(height > \(level) -> \(found[index]) + \(digit) : \(numbers.idle))"
      terms.append("height - \(level + 1) + \(length[ending]) <= \(numbers.height)")
    }
    return terms.joined(separator: " && ")
  }
}
