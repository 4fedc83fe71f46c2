import NavGraphModel

/// A screen as a ``GraphNotation`` names it: `item#x@Shop.`.
struct NotationScreen {
  let name: String
  private(set) var identity: Identity?
  /// `+`: registered once more.
  private(set) var isRepeated = false
  /// `.`: the end of the way.
  private(set) var isTerminal = false
  /// `*`: a tab that starts afresh, or a case that is kept.
  private(set) var isStarred = false
  /// `@Shop`: the coordinator that it hosts.
  private(set) var hosts: String?
  /// `(id=1,size=$size)`: the values for arguments.
  private(set) var bindings: [ArgumentBinding] = []

  /// Nil where the word is no screen.
  init?(_ word: Substring) {
    let name = word.prefix { !Self.suffixes.contains($0) }
    guard let first = name.first, first.isLetter || first.isNumber || first == "_" else {
      return nil
    }
    self.name = String(name)
    var rest = word.dropFirst(name.count)
    while let suffix = rest.popFirst() {
      guard read(suffix, before: &rest) else { return nil }
    }
  }

  /// Whether the word declares something, beside naming the screen.
  var declares: Bool {
    identity != nil || isRepeated || isTerminal || isStarred || hosts != nil
  }

  private static let suffixes: Set<Character> = ["!", "+", ".", "*", "#", "@", "("]

  private mutating func read(_ suffix: Character, before rest: inout Substring) -> Bool {
    switch suffix {
    case "!": identity = .unique
    case "+": isRepeated = true
    case ".": isTerminal = true
    case "*": isStarred = true
    case "#", "@":
      let value = rest.prefix { !Self.suffixes.contains($0) }
      guard !value.isEmpty else { return false }
      rest.removeFirst(value.count)
      if suffix == "#" { identity = .constant(String(value)) } else { hosts = String(value) }
    case "(":
      let values = rest.prefix { $0 != ")" }
      rest.removeFirst(values.count)
      guard rest.popFirst() != nil else { return false }
      for value in values.split(separator: ",", omittingEmptySubsequences: false) {
        guard let binding = ArgumentBinding(notation: value) else { return false }
        bindings.append(binding)
      }
    default: return false
    }
    return true
  }
}

extension ArgumentBinding {
  /// `id=1`, or `id=$other` for what the acting screen has.
  init?(notation word: Substring) {
    guard let (name, value) = word.assignment else { return nil }
    self.init(
      argument: name,
      value: value.hasPrefix("$") ? .copied(from: String(value.dropFirst())) : .constant(value))
  }
}

extension Substring {
  /// The two sides of `name=value`.
  var assignment: (name: String, value: String)? {
    let parts = split(separator: "=", maxSplits: 1)
    return parts.count == 2 && first != "=" ? (String(parts[0]), String(parts[1])) : nil
  }
}
