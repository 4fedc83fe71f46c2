import NavGraphExploration
import NavGraphFacts
import NavGraphRender

/// Writes a compiled model in the language of SPIN: one process, whose every option is a step.
///
/// The *n*th option takes the *n*th step of the head on top, if there is one. Tables say where it leads;
/// the replacement of the symbol on top is written at once, and a search runs down the stack inside
/// the same `d_step`. Where searches branch, each combination of choices is an option of its own.
/// The option's guard checks whether the result fits, so that steps beyond the height are no steps.
struct PromelaWriter {
  private let model: ExportedModel
  private let numbers: PromelaModel
  private var text = ""

  /// - Parameter height: Symbols that a stack may have.
  /// - Throws: See ``PromelaModel``.
  /// - Complexity: Linear in the tables.
  static func document(of model: ExportedModel, height: Int) throws(RenderError) -> String {
    var writer = PromelaWriter(
      model: model, numbers: try PromelaModel(model.system, height: height))
    writer.write()
    return writer.text
  }

  private init(model: ExportedModel, numbers: PromelaModel) {
    self.model = model
    self.numbers = numbers
  }

  private var control: NumberType { NumberType(holding: numbers.controlCount) }
  private var symbol: NumberType { NumberType(holding: numbers.symbolCount) }

  private mutating func write() {
    writeHeading()
    writeTables()
    writeFunctions()
    writeState()
    text += "active proctype nav_app() {\n"
    writeStart()
    text += "end:\n  do\n"
    writeOptions()
    text += "  od\n}\n"
  }

  private mutating func comment(_ line: String) {
    text += "/* \(line) */\n"
  }

  private mutating func writeHeading() {
    comment(
      "\(promelaComment(model.graph)): \(promelaComment(model.part)), "
        + "stacks of up to \(numbers.height) symbols; written by navgraph export")
    comment("nav_stack holds symbols, the lowest first, and 0 above nav_height of them")
    for (control, position) in numbers.controls.sorted(by: { $0.value < $1.value }) {
      comment("control \(position): \(promelaComment(model.controls[Int(control)]))")
    }
    for (symbol, name) in model.symbols.enumerated() {
      comment("symbol \(symbol + 1): \(promelaComment(name))")
    }
    writeSteps()
  }

  /// Writes the names of steps, for readers of a trail.
  private mutating func writeSteps() {
    let rules = model.system.rules.filter { !model.system.isAuxiliary[Int($0.head.control)] }
    var start = 0
    while start < rules.count {
      let head = rules[start].head
      let end = rules[start...].firstIndex { $0.head != head } ?? rules.count
      let labels = rules[start..<end].map { promelaComment(model.labels[Int($0.label)]) }
      comment(
        "steps in control \(numbers.controls[head.control] ?? 0) on symbol \(head.symbol + 1): "
          + labels.joined(separator: "; "))
      start = end
    }
  }

  private mutating func writeTables() {
    let combinations = numbers.combinations.flatMap(\.self)
    let starts = combinations.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    let tables = [
      PromelaTable(name: "nav_first", values: numbers.first),
      PromelaTable(name: "nav_target", values: numbers.target),
      PromelaTable(name: "nav_start", values: numbers.start),
      PromelaTable(name: "nav_length", values: numbers.length),
      PromelaTable(name: "nav_word", values: numbers.word),
      PromelaTable(name: "nav_base", values: numbers.base),
      PromelaTable(name: "nav_found", values: numbers.found),
      PromelaTable(name: "nav_count", values: numbers.choices),
      PromelaTable(name: "nav_chosen", values: starts),
      PromelaTable(name: "nav_choice", values: combinations.flatMap(\.self)),
    ]
    text += "\n" + tables.map(\.declaration).joined()
  }

  /// How a step is looked up in the tables and taken, in C.
  private mutating func writeFunctions() {
    text += """

      c_decl {
      static int nav_end(int control, int height, const \(symbol.c) *stack,
          int step, int combination, int *level)
      {
        int depth = 0, used = nav_chosen(combination + 1) - nav_chosen(combination);
        int cell = control * \(numbers.symbolCount) + stack[height - 1] - 1;
        int ending = nav_first(cell) + step;
        if (ending >= nav_first(cell + 1)) return -1;
        *level = height - 1;
        while (nav_target(ending) == \(numbers.search) && *level > 0) {
          int choice = depth < used ? nav_choice(nav_chosen(combination) + depth) : 0;
          *level = *level - 1;
          depth = depth + 1;
          cell = nav_base(ending) + stack[*level] - 1;
          if (choice >= nav_count(cell)) return -1;
          ending = nav_found(cell) + choice;
        }
        if (depth < used || *level + nav_length(ending) > \(numbers.height)) return -1;
        return ending;
      }

      static int nav_can(int control, int height, const \(symbol.c) *stack,
          int step, int combination)
      {
        int level;
        return nav_end(control, height, stack, step, combination, &level) >= 0;
      }

      static void nav_take(\(control.c) *control, unsigned char *height, \(symbol.c) *stack,
          int step, int combination)
      {
        int level, place, last;
        int ending = nav_end(*control, *height, stack, step, combination, &level);
        if (nav_target(ending) >= \(numbers.controlCount)) return;
        *control = nav_target(ending);
        last = nav_start(ending) + nav_length(ending);
        for (place = nav_start(ending); place < last; place++) stack[level++] = nav_word(place);
        while (*height > level) stack[--*height] = 0;
        *height = level;
      }
      }


      """
  }

  private mutating func writeState() {
    let start = numbers.initial.count == 1 ? numbers.initial.first : nil
    let symbols = (start?.stack ?? []).map { Int($0) + 1 }
    // SPIN takes an array of one for no array.
    let size = max(2, numbers.height)
    let cells = symbols + Array(repeating: 0, count: size - symbols.count)
    text += "\(control.promela) nav_control"
    text += " = \(start.flatMap { numbers.controls[$0.control] } ?? 0);\n"
    text += "byte nav_height = \(symbols.count);\n"
    text += "\(symbol.promela) nav_stack[\(size)] = {"
    text += cells.map(String.init).joined(separator: ", ") + "};\n\n"
  }

  /// Writes a choice between several starts of the app as a step of its own.
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

  private mutating func writeOptions() {
    var combination = 0
    for (step, combinations) in numbers.combinations.enumerated() {
      for _ in combinations {
        // What Promela itself does not read is no part of SPIN's states. Without the space after its name SPIN
        // takes a function for one with effects.
        text +=
          "  :: d_step { nav_height > 0 && nav_stack[nav_height - 1] > 0 && nav_control >= 0 && "
        text += "c_expr { nav_can (now.nav_control, now.nav_height, now.nav_stack, "
        text += "\(step), \(combination)) } ->\n"
        text += "       c_code { nav_take(&now.nav_control, &now.nav_height, now.nav_stack, "
        text += "\(step), \(combination)); } }\n"
        combination += 1
      }
    }
    // Without any step there would be no option.
    if combination == 0 { text += "  :: false\n" }
  }
}
