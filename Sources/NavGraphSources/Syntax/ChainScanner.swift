#if SourceReading
  /// Finds chains in a text for whose links the parser calls itself, before it is parsed.
  struct ChainScanner {
    /// The longest chain of `else if`.
    private(set) var branches = 0
    /// The longest run of `try`, `await`, `let` and the like, or of `->`.
    private(set) var prefixes = 0
    /// What else chains can be made of.
    private(set) var others = 0

    /// The content between a bracket and its end, or an interpolation and its.
    private struct Level {
      var bracket: UInt8
      var branches = 0
      var arrows = 0
      /// The string that an interpolation is in.
      var string: Quote?
    }

    private struct Quote {
      var hashes: Int
      var isLong: Bool
    }

    private let bytes: [UInt8]
    private var at = 0
    private var levels = [Level(bracket: 0)]
    /// How many of the levels are in braces.
    private var braces = 0
    private var run = 0
    /// Whether the last word was `else`, or the last sign a closing brace.
    private var isAfterElse = false
    private var isAfterBrace = false

    init(_ text: String) {
      bytes = Array(text.utf8)
      while at < bytes.count { step() }
    }

    private func byte(_ offset: Int) -> UInt8 {
      at + offset < bytes.count ? bytes[at + offset] : 0
    }

    private mutating func step() {
      let one = bytes[at]
      switch one {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): at += 1
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while at < bytes.count, ![UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[at]) {
          at += 1
        }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): start(hashes: 0)
      case UInt8(ascii: "#"):
        var hashes = 1
        while byte(hashes) == one { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
          at += hashes
          start(hashes: hashes)
        } else {
          sign()
          at += hashes
          // `#else` is no branch.
          while Self.isWord(byte(0)) { at += 1 }
        }
      case _ where Self.isWord(one): word()
      default: sign(one)
      }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }

    // MARK: Words

    private mutating func word() {
      let start = at
      // The last eight bytes, as far as a number holds them.
      var word: UInt64 = 0
      while Self.isWord(byte(0)) {
        word = word << 8 | UInt64(bytes[at])
        at += 1
      }
      let length = at - start
      let wasAfterElse = isAfterElse
      let top = levels.count - 1
      isAfterElse = length == 4 && word == Self.else
      if isAfterBrace, !isAfterElse, !Self.continuing.contains(word) { levels[top].branches = 0 }
      isAfterBrace = false
      if wasAfterElse, length == 2, word == Self.if {
        levels[top].branches += 1
        branches = max(branches, levels[top].branches)
      }
      if word == Self.function { levels[top].branches = 0 }
      if Self.declaring.contains(word) { levels[top].arrows = 0 }
      run = Self.repeated.contains(word) ? run + 1 : 0
      prefixes = max(prefixes, run)
    }

    private static func number(_ word: String) -> UInt64 {
      word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static let `else` = number("else")
    private static let `if` = number("if")
    private static let function = number("func")
    /// Words that go on with an expression.
    private static let continuing = Set(["as", "is", "in", "where"].map(number))
    private static let declaring = Set(
      [
        "func", "let", "var", "case", "init", "subscript", "typealias", "struct", "class", "enum",
        "import", "return",
      ].map(number))
    private static let repeated = Set(
      [
        "try", "await", "let", "var", "inout", "some", "any", "repeat", "each", "consume", "copy",
        "borrowing", "consuming", "sending", "unsafe", "isolated", "async", "throws", "throw",
        "return", "case", "if", "is", "as", "discard", "yield",
      ].map(number))

    // MARK: Signs

    private mutating func sign() {
      (isAfterElse, isAfterBrace, run) = (false, false, 0)
    }

    private mutating func sign(_ one: UInt8) {
      let run = run
      sign()
      at += 1
      switch one {
      case UInt8(ascii: "\\"):
        // A regular expression may have a quote or a slash behind it.
        if !Self.isWord(byte(0)), byte(0) != UInt8(ascii: "\n") { at += 1 }
        others += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        others += 1
        if one == UInt8(ascii: "{") {
          levels[levels.count - 1].arrows = 0
          braces += 1
        }
        levels.append(Level(bracket: one))
      case UInt8(ascii: ")"): close(UInt8(ascii: "("))
      case UInt8(ascii: "]"): close(UInt8(ascii: "["))
      case UInt8(ascii: "}"):
        if braces > 0 {
          braces -= 1
          while levels.removeLast().bracket != UInt8(ascii: "{") {}
        }
        levels[levels.count - 1].arrows = 0
        isAfterBrace = true
      case UInt8(ascii: "-") where byte(0) == UInt8(ascii: ">"):
        at += 1
        let top = levels.count - 1
        levels[top].arrows += 1
        prefixes = max(prefixes, levels[top].arrows)
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: ":"):
        levels[levels.count - 1].arrows = 0
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        // `try?`
        self.run = run
        others += 1
      case UInt8(ascii: "."): others += 1
      default: break
      }
    }

    private mutating func close(_ bracket: UInt8) {
      guard levels[levels.count - 1].bracket == bracket else { return }
      if let string = levels.removeLast().string { skip(string) }
    }

    // MARK: Comments and strings

    private mutating func skipComment() {
      var depth = 0
      while at < bytes.count {
        if bytes[at] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
          depth += 1
          at += 2
        } else if bytes[at] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
          depth -= 1
          at += 2
          if depth == 0 { return }
        } else {
          at += 1
        }
      }
    }

    private mutating func start(hashes: Int) {
      sign()
      let quote = UInt8(ascii: "\"")
      // Text of many lines starts on a line of its own.
      var end = 3
      while [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(byte(end)) { end += 1 }
      let isLong =
        byte(1) == quote && byte(2) == quote
        && [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte(end))
      at += isLong ? 3 : 1
      skip(Quote(hashes: hashes, isLong: isLong))
    }

    /// Goes to the end of a string, or to the code of the next interpolation.
    private mutating func skip(_ string: Quote) {
      func hashes(_ offset: Int) -> Bool {
        (0..<string.hashes).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
      }
      let quote = UInt8(ascii: "\"")
      while at < bytes.count {
        switch bytes[at] {
        case UInt8(ascii: "\\") where hashes(1):
          at += 1 + string.hashes
          if byte(0) == UInt8(ascii: "(") {
            at += 1
            others += 1
            levels.append(Level(bracket: UInt8(ascii: "("), string: string))
            return
          }
          if byte(0) != UInt8(ascii: "\n") { at += 1 }
        case quote where !string.isLong && hashes(1):
          at += 1 + string.hashes
          return
        case quote where string.isLong && byte(1) == quote && byte(2) == quote && hashes(3):
          at += 3 + string.hashes
          return
        case UInt8(ascii: "\n") where !string.isLong: return
        default: at += 1
        }
      }
    }
  }
#endif
