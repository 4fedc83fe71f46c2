extension Settings {
  /// The same as the configuration file would say it, and by key who decided each value.
  package var json: JSONTree {
    let items = SettingsListing(self).items
    var origins: [String: JSONTree] = [:]
    let configuration = Self.tree(of: items, below: "", &origins)
    return .object([
      "version": .whole(1), "configuration": configuration, "origins": .object(origins),
    ])
  }

  private static func tree(
    of items: [SettingsListing.Item], below path: String, _ origins: inout [String: JSONTree]
  ) -> JSONTree {
    var values: [String: JSONTree] = [:]
    for item in items {
      switch item {
      case .group(let name, let inner):
        values[name] = tree(of: inner, below: "\(path)\(name).", &origins)
      case .unset(let name, let origin): origins[path + name] = .text(origin.phrase)
      case .value(let name, let value, let origin):
        origins[path + name] = .text(origin.phrase)
        values[name] =
          switch value {
          case .text(let text): .text(text)
          case .number(let number):
            Int(exactly: number).map { .whole($0) } ?? .number(number)
          case .list(let texts): .list(texts.map { .text($0) })
          }
      }
    }
    return .object(values)
  }
}
