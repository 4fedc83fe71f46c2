import NavGraphModel

/// A value of the configuration file that has the shape it has to have, and where it stands.
struct ConfigurationValue {
  let content: Content
  let location: SourceLocation

  enum Content {
    case text(String)
    case number(Double)
    case list([ConfigurationValue])
    case mapping([String: ConfigurationValue])
  }

  subscript(key: String) -> ConfigurationValue? {
    if case .mapping(let values) = content { values[key] } else { nil }
  }

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  var list: [ConfigurationValue]? {
    if case .list(let values) = content { values } else { nil }
  }

  var origin: Origin { .file(location) }
}
