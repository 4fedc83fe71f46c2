/// A small value that is written as one text in files: facts hold very many of them, and a text is read
/// and written several times as fast as an object.
package protocol TextCodable: Codable {
  var text: String { get }

  /// Nil for a text that is none of this type's.
  init?(text: Substring)
}

extension TextCodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text: text[...]) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unexpected text \(quoted(text))")
    }
    self = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
