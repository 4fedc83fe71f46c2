#if SourceReading
  import SwiftParser
  import SwiftSyntax

  /// One Swift file of the app, parsed. Files that do not compile parse all the same.
  final class SourceFile: Sendable {
    /// Relative to the folder that was given, with `/`.
    let path: String
    /// The folders on the way to it.
    let folders: [Substring]
    let tree: SourceFileSyntax
    /// Whether the code is nested so deeply that it is not read.
    let isTooDeep: Bool
    /// TCACoordinators before 0.14 says so where later versions say `withNavigation`.
    let saysEmbedInNavigationView: Bool
    /// Whether it names UIKit's gesture that goes back.
    let namesPopGesture: Bool
    /// Whether it names the comments that allow findings.
    let hasAllowances: Bool
    /// The line of the first syntax error; nil where the file has none.
    var syntaxErrorLine: Int? { tree.firstError.map(line) }
    private let lines: SourceLocationConverter

    init(path: String, text: String) {
      self.path = path
      folders = path.split(separator: "/")
      let chains = ChainScanner(text)
      let isNotParsed =
        chains.branches > Self.maxLevels || chains.prefixes > Self.maxPrefixes
      let parsed = Parser.parse(source: isNotParsed ? "" : text)
      isTooDeep =
        isNotParsed || chains.others > Self.maxLevels && Self.isTooDeep(Syntax(parsed), at: 0)
      tree = isTooDeep ? Parser.parse(source: "") : parsed
      saysEmbedInNavigationView = text.hasBytes(of: "embedInNavigationView")
      namesPopGesture = text.hasBytes(of: "interactivePopGestureRecognizer")
      hasAllowances = text.hasBytes(of: "navgraph:allow")
      lines = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// Code that follows syntax calls itself for each level; no person writes this many.
    private static let maxLevels = 1_500
    /// The same for words and arrows that the parser takes one inside of the other.
    private static let maxPrefixes = 250

    /// Returns whether code is nested too deep. The parser bounds its own nesting; that leaves chains.
    private static func isTooDeep(_ node: Syntax, at level: Int) -> Bool {
      // No code has more than four levels for each byte: only long code is looked into.
      guard level + 4 * node.totalLength.utf8Length > maxLevels else { return false }
      return level > maxLevels
        || node.children(viewMode: .sourceAccurate).contains { isTooDeep($0, at: level + 1) }
    }

    func line(of node: some SyntaxProtocol) -> Int {
      line(at: node.positionAfterSkippingLeadingTrivia)
    }

    func line(at position: AbsolutePosition) -> Int { lines.location(for: position).line }
  }

  extension SyntaxProtocol {
    /// The first token or group of tokens that the parser did not expect, or the first one that it missed.
    fileprivate var firstError: Syntax? {
      guard hasError else { return nil }
      if self.is(UnexpectedNodesSyntax.self) || self.as(TokenSyntax.self)?.presence == .missing {
        return Syntax(self)
      }
      for child in children(viewMode: .all) {
        if let error = child.firstError { return error }
      }
      return Syntax(self)
    }
  }

  /// A location in the app's sources; lines from 1.
  package struct SourcePlace: Hashable, Sendable, Comparable {
    package var file: String
    package var line: Int

    package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
      (left.file, left.line) < (right.file, right.line)
    }
  }
#endif
