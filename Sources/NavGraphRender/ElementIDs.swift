/// The `id`s of a document: readable, unique, and the same for the same names.
struct ElementIDs {
  private var used: Set<String> = []

  /// The letters of a name that an identifier keeps.
  private static let lengthLimit = 60

  /// An identifier that no other element has, made of the names.
  ///
  /// It consists of ASCII letters, digits, `-` and `_`. Where names differ in other characters
  /// only, the later one gets a number.
  mutating func make(_ prefix: String, _ names: String...) -> String { make(prefix, names) }

  mutating func make(_ prefix: String, _ names: [String]) -> String {
    let base = ([prefix] + names.map(Self.sanitised)).joined(separator: "-")
    var candidate = base
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }

  private static func sanitised(_ name: String) -> String {
    var result = ""
    for byte in name.utf8.prefix(lengthLimit) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "_"
      }
    }
    return result
  }
}
