import NavGraphModel

/// A path as a reference by RFC 3986.
struct FileURI {
  let text: String
  /// Whether a reader has to know what the path is relative to.
  let isRelative: Bool

  init(path: String) {
    isRelative = !path.hasPrefix("/")
    let encoded = percentEncoded(path: path)
    text = isRelative ? encoded : "file://" + encoded
  }
}
