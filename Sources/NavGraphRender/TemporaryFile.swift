#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file in a folder of its own that no other user can read; both are removed with the object.
final class TemporaryFile {
  let path: String
  private let folder: String

  /// Nil where the file cannot be written.
  init?(_ text: String, in parent: String) {
    var template = Array("\(parent)/navgraph-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { return nil }
    folder = made
    path = "\(made)/drawing.svg"
    guard let file = fopen(path, "wx") else {
      rmdir(made)
      return nil
    }
    var text = text
    let isWritten = text.withUTF8 { bytes in
      fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count
    }
    guard fclose(file) == 0, isWritten else { return nil }
  }

  deinit {
    unlink(path)
    rmdir(folder)
  }
}
