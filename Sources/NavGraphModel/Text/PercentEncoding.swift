/// Returns a path encoded for an address, by RFC 3986; slashes stay.
///
/// A colon is encoded: in the first path component it would end a scheme.
package func percentEncoded(path: String) -> String {
  path.utf8.map { byte in
    unreserved.contains(byte) ? String(Unicode.Scalar(byte)) : percentEncoded(byte)
  }.joined()
}

/// Returns an address from an author with invalid characters encoded, as well as brackets and quotation marks, which
/// would end it in the surrounding text.
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
