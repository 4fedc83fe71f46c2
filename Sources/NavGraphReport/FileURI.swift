/// A path as a reference by RFC 3986.
struct FileURI {
  let text: String
  /// Whether a reader has to know what the path is relative to.
  let isRelative: Bool

  init(path: String) {
    isRelative = !path.hasPrefix("/")
    let encoded = path.utf8.map { byte in
      Self.unreserved.contains(byte) ? String(Unicode.Scalar(byte)) : Self.percentEncoded(byte)
    }.joined()
    text = isRelative ? encoded : "file://" + encoded
  }

  /// What stands for itself in a path. A colon does not: in the first step it would end a scheme.
  private static let unreserved = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)

  private static func percentEncoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}
