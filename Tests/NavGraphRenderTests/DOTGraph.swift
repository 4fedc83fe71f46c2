/// A text in the DOT language, taken apart by its grammar alone.
struct DOTGraph {
  private(set) var nodes: [String: [String: String]] = [:]
  private(set) var edges: [(from: String, to: String, attributes: [String: String])] = []
  /// Attributes of graphs and of defaults.
  private(set) var others: [[String: String]] = []
  private var tokens: ArraySlice<Token>

  enum Token: Equatable {
    /// A quoted string, its escapes left as they are.
    case string(String)
    case word(String)
    case sign(Character)
    case arrow
  }

  struct Malformed: Error {
    let message: String
  }

  init(_ text: String) throws {
    tokens = try Self.tokens(of: text)[...]
    try take(.word("digraph"))
    _ = try name()
    try body()
    guard tokens.isEmpty else { throw Malformed(message: "something follows the graph") }
  }

  private mutating func body() throws {
    try take(.sign("{"))
    while tokens.first != .sign("}") {
      if tokens.first == .word("subgraph") {
        tokens.removeFirst()
        _ = try name()
        try body()
        continue
      }
      let first = try name()
      if tokens.first == .arrow {
        tokens.removeFirst()
        let second = try name()
        edges.append((first, second, try attributes()))
      } else if ["graph", "node", "edge"].contains(first) {
        others.append(try attributes())
      } else {
        guard nodes[first] == nil else { throw Malformed(message: "\(first) comes twice") }
        nodes[first] = try attributes()
      }
    }
    try take(.sign("}"))
  }

  private mutating func attributes() throws -> [String: String] {
    var result: [String: String] = [:]
    try take(.sign("["))
    while tokens.first != .sign("]") {
      let key = try name()
      try take(.sign("="))
      result[key] = try name()
      if tokens.first == .sign(",") { tokens.removeFirst() }
    }
    try take(.sign("]"))
    return result
  }

  private mutating func name() throws -> String {
    switch tokens.popFirst() {
    case .string(let text), .word(let text): return text
    default: throw Malformed(message: "a name is missing")
    }
  }

  private mutating func take(_ token: Token) throws {
    guard tokens.popFirst() == token else { throw Malformed(message: "\(token) is missing") }
  }

  private static func tokens(of text: String) throws -> [Token] {
    var tokens: [Token] = []
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case " ", "\n": continue
      case "\"":
        var content = String.UnicodeScalarView()
        var isClosed = false
        while !isClosed, let next = rest.popFirst() {
          switch next {
          case "\"": isClosed = true
          case "\\":
            content.append(next)
            if let escaped = rest.popFirst() { content.append(escaped) }
          default: content.append(next)
          }
        }
        guard isClosed else { throw Malformed(message: "a string has no end") }
        tokens.append(.string(String(content)))
      case "-" where rest.first == ">":
        rest.removeFirst()
        tokens.append(.arrow)
      case "{", "}", "[", "]", "=", ",": tokens.append(.sign(Character(scalar)))
      default:
        guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
          throw Malformed(message: "\(scalar) stands outside of any string")
        }
        var word = String(scalar)
        while let next = rest.first,
          next.properties.isAlphabetic || next.properties.numericType != nil || next == "."
            || next == "_"
        {
          word.unicodeScalars.append(next)
          rest.removeFirst()
        }
        tokens.append(.word(word))
      }
    }
    return tokens
  }
}
