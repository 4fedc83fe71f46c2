/// A piece of a deep link's pattern.
package enum LinkToken: Hashable, Sendable {
  case character(Character)
  /// By its name, without the colon.
  case parameter(String)
}

extension DeepLinkDefinition {
  /// The pattern in pieces. A parameter's name follows a colon that no letter or digit precedes, so
  /// that `shop://item/:id` and `localhost:8080` hold one between them.
  package var tokens: [LinkToken] {
    var tokens: [LinkToken] = []
    var previous: Character?
    var rest = pattern[...]
    while let character = rest.popFirst() {
      let name = rest.prefix(while: \.isPartOfName)
      let isName = name.first.map { !$0.isNumber } ?? false
      if character == ":", isName, !(previous.map(\.isPartOfName) ?? false) {
        tokens.append(.parameter(String(name)))
        rest.removeFirst(name.count)
        previous = name.last
      } else {
        tokens.append(.character(character))
        previous = character
      }
    }
    return tokens
  }

  /// The names of the parameters in the pattern, in its order, each once.
  package var parameterNames: [String] {
    var seen: Set<String> = []
    return tokens.compactMap { token in
      guard case .parameter(let name) = token, seen.insert(name).inserted else { return nil }
      return name
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
