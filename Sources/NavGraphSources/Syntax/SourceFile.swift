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
    private let lines: SourceLocationConverter

    init(path: String, text: String) {
      self.path = path
      folders = path.split(separator: "/")
      let links = Self.links(in: text)
      let parsed = Parser.parse(source: links.branches > Self.mostLevels ? "" : text)
      isTooDeep =
        links.branches > Self.mostLevels
        || links.others > Self.mostLevels && Self.isTooDeep(parsed)
      tree = isTooDeep ? Parser.parse(source: "") : parsed
      saysEmbedInNavigationView = text.contains("embedInNavigationView")
      lines = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// Code that follows syntax calls itself for each level; no person writes this many.
    private static let mostLevels = 1_500

    /// How often the text has `else if`, for each of which the parser calls itself, and what else chains can be made of.
    private static func links(in text: String) -> (branches: Int, others: Int) {
      var found = (branches: 0, others: 0)
      // The last two words, as far as a number holds them.
      var (word, last): (UInt64, UInt64) = (0, 0)
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          word = word << 8 | UInt64(byte)
          continue
        case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "!"),
          UInt8(ascii: "?"), UInt8(ascii: "{"):
          found.others += 1
        default: break
        }
        guard word != 0 else { continue }
        if word == 0x6966, last == 0x656C_7365 { found.branches += 1 }
        (word, last) = (0, word)
      }
      return found
    }

    /// Whether code stands on too many levels. The parser bounds what it nests by itself; left are chains.
    private static func isTooDeep(_ tree: SourceFileSyntax) -> Bool {
      tree.tokens(viewMode: .sourceAccurate).enumerated().contains { index, token in
        // The tokens of a chain stand on all of its levels.
        guard index.isMultiple(of: 64) else { return false }
        var levels = 0
        var node = token.parent
        while let current = node, levels <= mostLevels {
          levels += 1
          node = current.parent
        }
        return levels > mostLevels
      }
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
