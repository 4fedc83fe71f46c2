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
  /// - Throws: See ``PromelaModel``; and where the guards become too long.
  static func document(of model: ExportedModel, height: Int) throws(RenderError) -> String {
    var writer = PromelaWriter(model, try PromelaModel(model.system, height: height))
    try writer.write()
    return writer.text
  }

  private init(_ model: ExportedModel, _ numbers: PromelaModel) {
    self.model = model
    self.numbers = numbers
    first = PromelaTable("nav_first", numbers.first)
    found = PromelaTable("nav_found", numbers.found)
    choices = PromelaTable("nav_choices", numbers.choices)
    target = PromelaTable("nav_target", numbers.target)
    base = PromelaTable("nav_base", numbers.base)
    start = PromelaTable("nav_start", numbers.start)
    length = PromelaTable("nav_length", numbers.length)
    word = PromelaTable("nav_word", numbers.word)
  }

  private var searches: Bool { numbers.searchCount > 0 }

  private mutating func write() throws(RenderError) {
    writeHeading()
    writeTables()
    writeState()
    writeMove()
    text += "active proctype nav_app() {\n"
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
    if numbers.branches {
      text += choices.declaration + "hidden byte nav_choice[\(max(2, numbers.height))];\n"
      text += "hidden int nav_chosen;\n"
    }
    for name in ["ending", "place", "last", "level"] { text += "hidden int nav_\(name);\n" }
    text += "\n"
  }

  private mutating func writeState() {
    let start = numbers.initial.count == 1 ? numbers.initial.first : nil
    let cells = cells(of: start)
    text += "\(PromelaTable.type(holding: numbers.controlCount)) nav_control"
    text += " = \(start.flatMap { numbers.controls[$0.control] } ?? 0);\n"
    text += "byte nav_height = \(start?.stack.count ?? 0);\n"
    text += "\(PromelaTable.type(holding: numbers.symbolCount)) nav_stack[\(cells.count)] = {"
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
      let cells = start.stack.enumerated().map { "nav_stack[\($0.offset)] = \($0.element + 1); " }
      text += "  :: d_step { \(cells.joined())nav_height = \(start.stack.count); "
      text += "nav_control = \(numbers.controls[start.control] ?? 0) }\n"
    }
    text += "  fi;\n"
  }

  private mutating func writeMove() {
    text += "inline nav_move() {\n  nav_level = nav_height - 1;\n"
    if searches {
      let index = "\(base["nav_ending"]) + nav_stack[nav_level] - 1"
      let depth = "nav_height - 1 - nav_level"
      let choice =
        numbers.branches ? " + (\(depth) <= nav_chosen -> nav_choice[\(depth)] : 0)" : ""
      text += """
          do
          :: \(target["nav_ending"]) == \(numbers.search) && nav_level > 0 ->
               nav_level = nav_level - 1;
               nav_place = \(index);
               nav_ending = \(found["nav_place"])\(choice)
          :: else -> break
          od;

        """
    }
    text += """
        if
        :: \(target["nav_ending"]) < \(numbers.controlCount) ->
             nav_control = \(target["nav_ending"]);
             nav_place = \(start["nav_ending"]);
             nav_last = nav_place + \(length["nav_ending"]);
             do
             :: nav_place < nav_last ->
                  nav_stack[nav_level] = \(word["nav_place"]);
                  nav_level = nav_level + 1;
                  nav_place = nav_place + 1
             :: else -> break
             od;
             do
             :: nav_height > nav_level ->
                  nav_height = nav_height - 1;
                  nav_stack[nav_height] = 0
             :: else -> break
             od;
             nav_height = nav_level
        :: else -> skip
        fi
      }


      """
  }

  private mutating func writeOptions() throws(RenderError) {
    let limit = text.utf8.count + Self.guardLimit
    for (step, combinations) in numbers.combinations.enumerated() {
      for choices in combinations {
        text += "  :: d_step { \(guardText(step, choices)) ->\n       "
        for (index, choice) in choices.enumerated() {
          text += "nav_choice[\(index + 1)] = \(choice); "
        }
        if numbers.branches { text += "nav_chosen = \(choices.count); " }
        text += "nav_ending = \(first[cell]) + \(step); nav_move() }\n"
        guard text.utf8.count <= limit else { throw .modelTooLarge }
      }
    }
    // Without any step there would be no option.
    if numbers.combinations.isEmpty { text += "  :: false\n" }
  }

  private var cell: String {
    let row = numbers.controlCount > 1 ? "nav_control * \(numbers.symbolCount) + " : ""
    return row + "nav_stack[nav_height - 1] - 1"
  }

  /// There is such a step, and its end fits.
  private func guardText(_ step: Int, _ choices: [Int]) -> String {
    var ending = "\(first[cell]) + \(step)"
    var terms = [
      "nav_height > 0", "\(ending) < \(first["\(cell) + 1"])",
      "nav_height - 1 + \(length[ending]) <= \(numbers.height)",
    ]
    // A search takes one symbol off at least; only long words in its place can be too much.
    let depth = min(max(choices.count, numbers.longestAfterSearch - 2), numbers.height - 1)
    for level in 1..<max(1, depth + 1) {
      let index = "\(base[ending]) + nav_stack[nav_height - \(level + 1)] - 1"
      let choice = level <= choices.count ? choices[level - 1] : 0
      if choice > 0 { terms.append("nav_height > \(level) && \(choice) < \(self.choices[index])") }
      ending = "(nav_height > \(level) -> \(found[index]) + \(choice) : \(numbers.idle))"
      terms.append("nav_height - \(level + 1) + \(length[ending]) <= \(numbers.height)")
    }
    return terms.joined(separator: " && ")
  }
}
