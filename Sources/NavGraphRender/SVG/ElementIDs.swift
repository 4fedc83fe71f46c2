/// The `id`s of a document: readable, unique, and the same for the same names.
struct ElementIDs {
  private var used: Set<String> = []

  /// The letters of a name that an identifier keeps.
  private static let lengthLimit = 60

  /// An identifier that no other element has, made of the names.
  ///
  /// It consists of letters and digits of any script, `-` and `_`. Where names differ in other
  /// characters only, the later one gets a number.
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
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(lengthLimit) {
      result.append(scalar == "-" || scalar.properties.isXIDContinue ? scalar : "_")
    }
    return String(result)
  }
}
