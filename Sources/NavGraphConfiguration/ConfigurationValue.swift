import NavGraphModel

/// A value of the configuration file that has the required shape, and its location.
struct ConfigurationValue {
  let location: SourceLocation
  // One of these is there. They are stored apart: the compiler fails to optimise reading them out of an
  // enumeration (Swift 6.3.1, "Found ownership error").
  let text: String?
  let number: Double?
  let list: [ConfigurationValue]?
  private let mapping: [String: ConfigurationValue]?

  enum Content {
    case text(String)
    case number(Double)
    case list([ConfigurationValue])
    case mapping([String: ConfigurationValue])
  }

  init(content: Content, location: SourceLocation) {
    self.location = location
    var text: String?
    var number: Double?
    var list: [ConfigurationValue]?
    var mapping: [String: ConfigurationValue]?
    switch content {
    case .text(let value): text = value
    case .number(let value): number = value
    case .list(let values): list = values
    case .mapping(let values): mapping = values
    }
    self.text = text
    self.number = number
    self.list = list
    self.mapping = mapping
  }

  subscript(key: String) -> ConfigurationValue? { mapping?[key] }

  var origin: Origin { .file(location) }
}
