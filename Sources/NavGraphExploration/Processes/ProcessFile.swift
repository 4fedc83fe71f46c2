#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The small files in which the system describes processes.
package enum ProcessFile {
  private static func systemRead(
    _ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, buffer, count)
    #else
      Glibc.read(file, buffer, count)
    #endif
  }

  /// - Returns: The first few hundred bytes, or nil where there is nothing to read.
  package static func read(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      let count = systemRead(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }
}
