import NavGraphModel

/// A stack as a line of text, bottom first: `^home* >list #cover`.
///
/// `>` is a push, `^` a sheet (and so a root), `#` a cover; `*` marks what embeds a navigation
/// container, and a last `!` what forbids its dismissal by a swipe. Only the names of ``Vocabulary``
/// can be used. Handles are not written.
struct StackNotation: ExpressibleByStringLiteral, Sendable {
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(_ stack: [Entry]) {
    text = stack.map(Self.word).joined(separator: " ")
  }

  var entries: [Entry] {
    text.split(separator: " ").map { Self.entry($0) }
  }

  static func entry(_ word: Substring) -> Entry {
    let forbidsSwipe = word.hasSuffix("!")
    let marked = forbidsSwipe ? word.dropLast() : word
    let embedsNavigation = marked.hasSuffix("*")
    let name = marked.dropFirst().dropLast(embedsNavigation ? 1 : 0)
    let presentation: Presentation
    switch word.first {
    case ">": presentation = .push
    case "^": presentation = .sheet(embedsNavigation: embedsNavigation)
    case "#": presentation = .cover(embedsNavigation: embedsNavigation)
    default: preconditionFailure("\(word) has no mark for its presentation")
    }
    return Entry(
      instance: Vocabulary.instance(String(name)), presentation: presentation,
      forbidsSwipe: forbidsSwipe)
  }

  private static func word(for entry: Entry) -> String {
    let mark: String
    switch entry.presentation {
    case .push: mark = ">"
    case .sheet: mark = "^"
    case .cover: mark = "#"
    case nil: mark = "?"
    }
    return mark + Vocabulary.names[entry.instance] + (entry.embedsNavigation ? "*" : "")
      + (entry.forbidsSwipe ? "!" : "")
  }
}

extension StackOperation {
  static func push(_ name: String) -> Self { .append(StackNotation.entry(">\(name)")) }
  /// Presents, in the notation of stacks: `.present("^a*")`.
  static func present(_ word: String) -> Self { .append(StackNotation.entry(word[...])) }
  static func appendAll(_ stack: StackNotation) -> Self { .appendAll(stack.entries) }
  static func goBackTo(_ names: String) -> Self { .goBackTo(Vocabulary.instances(names)) }
  static func popTo(_ names: String) -> Self { .popTo(Vocabulary.instances(names)) }
  static func popFrom(_ names: String) -> Self { .popFrom(Vocabulary.instances(names)) }
  static func remove(_ names: String) -> Self { .remove(Vocabulary.instances(names)) }
  static func replaceTop(by name: String) -> Self {
    .replaceTop(StackNotation.entry(">\(name)"))
  }
  static func replace(at index: Int, by word: String) -> Self {
    .replace(at: index, StackNotation.entry(word[...]))
  }
  static func set(_ stack: StackNotation) -> Self { .set(stack.entries) }
}
