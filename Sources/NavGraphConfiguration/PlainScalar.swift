import Yams

/// What a word of YAML means by itself, as in version 1.2 (the core schema, §10.3.2).
enum PlainScalar: Hashable {
  case nothing
  case truth(Bool)
  case number(Double)
  case text(String)
}

extension PlainScalar {
  init(_ scalar: Node.Scalar) {
    guard scalar.style == .plain || scalar.style == .any else {
      self = .text(scalar.string)
      return
    }
    self.init(plain: scalar.string)
  }

  /// - Parameter text: Without quotation marks.
  init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .nothing
    case "true", "True", "TRUE": self = .truth(true)
    case "false", "False", "FALSE": self = .truth(false)
    default: self = Self.number(text).map { .number($0) } ?? .text(text)
    }
  }

  /// A decimal number; infinity and the like are none.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.count < 400, text.utf8.contains(where: { (0x30...0x39).contains($0) }),
      text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
