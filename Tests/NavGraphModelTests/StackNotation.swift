import NavGraphModel

/// A stack as a line of text, bottom first: `^home* >list #cover`.
///
/// `>` is a push, `^` a sheet (and so a root), `#` a cover; `*` marks what embeds a navigation
/// container. Only the names of ``Vocabulary`` can be used.
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
    let embedsNavigation = word.hasSuffix("*")
    let name = word.dropFirst().dropLast(embedsNavigation ? 1 : 0)
    let presentation: Presentation
    switch word.first {
    case ">": presentation = .push
    case "^": presentation = .sheet(embedsNavigation: embedsNavigation)
    case "#": presentation = .cover(embedsNavigation: embedsNavigation)
    default: preconditionFailure("\(word) has no mark for its presentation")
    }
    return Entry(instance: Vocabulary.instance(String(name)), presentation: presentation)
  }

  private static func word(for entry: Entry) -> String {
    let name = Vocabulary.names[entry.instance]
    switch entry.presentation {
    case .push: return ">\(name)"
    case .sheet(let embedsNavigation): return "^\(name)\(embedsNavigation ? "*" : "")"
    case .cover(let embedsNavigation): return "#\(name)\(embedsNavigation ? "*" : "")"
    case nil: return "?\(name)"
    }
  }
}

/// The instances that the tables speak of. Names that begin with the same letter share an identity
/// (`a` and `a2`), and those that begin with `u` are unique to each entry.
enum Vocabulary {
  static let names = ["a", "b", "c", "d", "e", "x", "a2", "b2", "u"]

  static func instance(_ name: String) -> Int {
    guard let instance = names.firstIndex(of: name) else {
      preconditionFailure("\(name) is not a name of the vocabulary")
    }
    return instance
  }

  static func instances(_ list: String) -> InstanceSet {
    InstanceSet(list.split(separator: " ").map { instance(String($0)) })
  }

  static var identities: IdentityTable {
    let letters = Array(Set(names.map { $0.prefix(1) })).sorted()
    return IdentityTable(
      names.map { $0.hasPrefix("u") ? nil : letters.firstIndex(of: $0.prefix(1)) })
  }
}

extension StackOperation {
  static func push(_ name: String) -> Self { .append(StackNotation.entry(">\(name)")) }
  /// Presents, in the notation of stacks: `.present("^a*")`.
  static func present(_ word: String) -> Self { .append(StackNotation.entry(word[...])) }
  static func goBackTo(_ names: String) -> Self { .goBackTo(Vocabulary.instances(names)) }
  static func popTo(_ names: String) -> Self { .popTo(Vocabulary.instances(names)) }
  static func replaceTop(by name: String) -> Self {
    .replaceTop(instance: Vocabulary.instance(name))
  }
  static func set(_ stack: StackNotation) -> Self { .set(stack.entries) }
}
