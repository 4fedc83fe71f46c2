/// A path as it stands in an address, by RFC 3986; slashes stay.
///
/// A colon does not stand for itself: in the first step it would end a scheme.
package func percentEncoded(path: String) -> String {
  path.utf8.map { byte in
    unreserved.contains(byte) ? String(Unicode.Scalar(byte)) : percentEncoded(byte)
  }.joined()
}

/// An address that somebody wrote, with what it cannot hold encoded, and with brackets and quotation marks, which
/// would end it where it is written.
package func percentEncoded(address: String) -> String {
  address.utf8.map { byte in
    unreserved.contains(byte) || harmless.contains(byte)
      ? String(Unicode.Scalar(byte)) : percentEncoded(byte)
  }.joined()
}

private let harmless = Set(":?#@!$&*+,;=%".utf8)

private let unreserved = Set(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)

private func percentEncoded(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "%" + (digits.count < 2 ? "0" : "") + digits
}
