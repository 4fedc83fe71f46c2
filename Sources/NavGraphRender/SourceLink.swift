package import NavGraphModel

/// A template for addresses of source lines: `https://example.org/blob/main/{file}#L{line}`.
///
/// `{file}` is replaced by the path as the facts have it, percent-encoded; `{line}` and `{column}` by
/// numbers.
package struct SourceLink: Hashable, Sendable {
  package let template: String
  private let pieces: [Piece]

  private enum Piece: Hashable, Sendable {
    case text(String)
    case file, line, column
  }

  /// What an address may begin with; others are relative.
  package static let schemes = ["http", "https", "vscode", "xcode"]

  /// - Throws: Where an address could be anything but a page on the web, a place in an editor or a
  ///   path (`javascript:` runs what it says), and where it would not name the file.
  package init(template: String) throws(SourceLinkError) {
    let isHarmless = template.unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
    }
    guard isHarmless else { throw .blank }
    self.template = template
    pieces = try Self.pieces(of: template)
    guard pieces.contains(.file) else { throw .withoutFile }
    if let scheme = Self.scheme(of: template), !Self.schemes.contains(scheme.lowercased()) {
      throw .scheme(scheme)
    }
  }

  /// The address of a place.
  package func address(of location: SourceLocation) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .file: percentEncoded(path: location.file.withoutHost)
      case .line: String(location.line)
      case .column: String(location.column)
      }
    }.joined()
  }

  private static func pieces(of template: String) throws(SourceLinkError) -> [Piece] {
    var pieces: [Piece] = []
    var rest = template[...]
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}") else {
        throw .placeholder(String(rest[start...]))
      }
      pieces.append(.text(String(rest[..<start])))
      switch rest[start...end] {
      case "{file}": pieces.append(.file)
      case "{line}": pieces.append(.line)
      case "{column}": pieces.append(.column)
      default: throw .placeholder(String(rest[start...end]))
      }
      rest = rest[rest.index(after: end)...]
    }
    return pieces + [.text(String(rest))]
  }

  /// Returns the text before the first colon, unless that is in a path, a query or a fragment.
  ///
  /// A placeholder counts as part of a scheme: a file could be called that.
  private static func scheme(of template: String) -> String? {
    guard let end = template.firstIndex(where: { ":/?#".contains($0) }), template[end] == ":" else {
      return nil
    }
    return String(template[..<end])
  }
}

extension String {
  /// The path with one slash where it begins with several: those would name a host.
  fileprivate var withoutHost: String {
    hasPrefix("//") ? "/" + drop { $0 == "/" } : self
  }
}
