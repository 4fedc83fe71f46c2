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
    /// TCACoordinators before 0.14 says so where later versions say `withNavigation`.
    let saysEmbedInNavigationView: Bool
    private let lines: SourceLocationConverter

    init(path: String, text: String) {
      self.path = path
      folders = path.split(separator: "/")
      tree = Parser.parse(source: text)
      saysEmbedInNavigationView = text.contains("embedInNavigationView")
      lines = SourceLocationConverter(fileName: path, tree: tree)
    }

    func line(of node: some SyntaxProtocol) -> Int {
      lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }
  }

  /// Where something stands in the app's sources; lines from 1.
  package struct SourcePlace: Hashable, Sendable, Comparable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
      (left.file, left.line) < (right.file, right.line)
    }
  }
#endif
