import NavGraphChecksums

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a page may load and run: these scripts and style sheets inside of it, pictures inside of it,
/// and nothing else from anywhere.
struct ContentPolicy: Hashable, Sendable {
  /// For `Content-Security-Policy`.
  let text: String

  /// - Parameters:
  ///   - scripts: The whole texts between the tags.
  ///   - styles: Likewise.
  init(scripts: [String], styles: [String]) {
    text = [
      "default-src 'none'", "script-src \(Self.sources(scripts))",
      "style-src \(Self.sources(styles))", "img-src data:", "connect-src 'none'",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func sources(_ texts: [String]) -> String {
    texts.map { "'sha256-\(Data(SHA256.hash(Array($0.utf8))).base64EncodedString())'" }
      .joined(separator: " ")
  }
}
