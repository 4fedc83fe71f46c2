package import NavGraphModel

/// Who decided a setting.
package enum Origin: Hashable, Sendable {
  /// Nobody did.
  case `default`
  /// A line of the configuration file.
  case file(SourceLocation)
  case commandLine
}

extension Origin {
  /// As `navgraph config` names it: `default`, `.navgraph.yml:3`, `command line`.
  package var phrase: String {
    switch self {
    case .default: "default"
    case .file(let location): "\(location.file):\(location.line)"
    case .commandLine: "command line"
    }
  }
}
