import NavGraphLint

extension ConfigurationTable {
  /// The JSON Schema of the configuration file, for editors.
  package var schema: JSONTree {
    guard case .object(var schema) = schema(of: root) else { return .object([:]) }
    schema["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
    schema["title"] = .text("Configuration of navgraph (\(Self.fileName))")
    return .object(schema)
  }

  private func schema(of shape: Shape) -> JSONTree {
    switch shape {
    case .text: .object(["type": .text("string"), "minLength": .whole(1)])
    case .word(let words): .object(["enum": .list(words.map { .text($0) })])
    case .level:
      .object([
        "enum": .list(
          RuleLevel.allCases.map { .text($0.rawValue) } + [.truth(false), .truth(true)])
      ])
    case .number(.whole(let range)):
      .object([
        "type": .text("integer"), "minimum": .whole(range.lowerBound),
        "maximum": .whole(range.upperBound),
      ])
    case .number(.seconds(let limit)):
      .object([
        "type": .text("number"), "exclusiveMinimum": .whole(0), "maximum": .whole(limit),
      ])
    case .report:
      .object([
        "type": .text("string"),
        "pattern": .text(
          "^(\(ReportFormat.allCases.map(\.rawValue).joined(separator: "|")))(=[\\s\\S]+)?$"),
      ])
    case .list(let element):
      .object(["type": Self.orNothing("array"), "items": schema(of: element)])
    case .mapping(let fields, _):
      .object([
        "type": Self.orNothing("object"), "additionalProperties": .truth(false),
        "properties": .object(
          Dictionary(
            fields.map { ($0.name, described($0)) }, uniquingKeysWith: { first, _ in first })),
      ])
    case .either(let single, let mapping):
      .object(["anyOf": .list([schema(of: single), strict(schema(of: mapping))])])
    }
  }

  private func described(_ field: Field) -> JSONTree {
    guard case .object(var schema) = schema(of: field.shape) else { return .object([:]) }
    schema["description"] = .text(field.summary)
    return .object(schema)
  }

  /// Returns a schema that also allows a key with nothing but comments below.
  private static func orNothing(_ type: String) -> JSONTree {
    .list([.text(type), .text("null")])
  }

  /// Returns a schema without that alternative, where a single value is possible as well.
  private func strict(_ tree: JSONTree) -> JSONTree {
    guard case .object(var schema) = tree else { return tree }
    schema["type"] = .text("object")
    return .object(schema)
  }
}
