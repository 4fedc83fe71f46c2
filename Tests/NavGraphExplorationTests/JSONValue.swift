/// A JSON document as a tree, to be changed at any place.
indirect enum JSONValue: Equatable, Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case integer(Int)
  case number(Double)
  case string(String)
  case bool(Bool)
  case null
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }
}

extension JSONValue {
  /// The document with a change at one place, for every place and every change that `changes`
  /// offers for it, in the order of sorted keys.
  func variants(_ changes: (JSONValue) -> [JSONValue]) -> [JSONValue] {
    var result = changes(self)
    switch self {
    case .object(let members):
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        for variant in member.variants(changes) {
          var copy = members
          copy[key] = variant
          result.append(.object(copy))
        }
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        for variant in element.variants(changes) {
          var copy = elements
          copy[index] = variant
          result.append(.array(copy))
        }
      }
    case .integer, .number, .string, .bool, .null: break
    }
    return result
  }
}
