import ArgumentParser
import NavGraphModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Standard output, standard error, and the file that replaces the former.
///
/// Written with system calls. Full Foundation comes only with libraries; the tool's own code does not
/// use it, so that the tool can do without it again.
enum Console {
  /// Writes a result.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong with the file.
  static func write(_ text: String, to path: String?) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a result that is no text; to standard output, too, where the file is called `-`.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong with the file.
  static func write(_ bytes: [UInt8], to path: String?) throws {
    do {
      guard let path, path != "-" else {
        try FileDescriptor.standardOutput.writeAll(bytes)
        return
      }
      try WholeFile(path: path).write(bytes)
    } catch {
      let folder = path.flatMap { FilePath($0).removingLastComponent().string } ?? ""
      let reason =
        error as? Errno == .noSuchFileOrDirectory && !folder.isEmpty
        ? "there is no folder \(folder)"
        : (error as? Errno)?.description ?? "check that its folder exists and is writable"
      complain("error: \(path ?? "standard output") cannot be written: \(reason)")
      throw ExitPolicy.unusable
    }
  }

  /// Refuses to fill a terminal with what is for programs; `--output -` asks for it all the same.
  ///
  /// - Parameter name: Of a file as an example.
  static func refuseTerminal(for output: String?, suggesting name: String) throws {
    guard output == nil, isatty(STDOUT_FILENO) == 1 else { return }
    throw ValidationError(
      "The result would fill the terminal: name a file with '--output \(name)'.")
  }

  /// Writes a result and says so, unless it goes to standard output.
  static func writeAndReport(_ bytes: [UInt8], to path: String?) throws {
    try write(bytes, to: path)
    if let path, path != "-" { complain("wrote \(path)") }
  }

  /// Says something about a place in the sources, on standard error.
  static func note(_ text: String, at place: SourceLocation) {
    complain("\(place.file):\(place.line): note: \(text)")
  }

  /// Says something on standard error, in one line.
  static func complain(_ message: String) {
    // If this cannot be written either, no output is left for the message.
    _ = try? FileDescriptor.standardError.writeAll((terminalSafe(message) + "\n").utf8)
  }

  /// Whether a result may be coloured: it goes to a terminal, and the user has not asked for none.
  static func isColored(writingTo path: String?, environment: [String: String]) -> Bool {
    let asksForNone = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return path == nil && !asksForNone && isatty(STDOUT_FILENO) == 1
  }

  /// How wide the terminal is that standard output goes to; nil where it goes elsewhere.
  static var columns: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else {
      return nil
    }
    return size.ws_col > 0 ? Int(size.ws_col) : nil
  }
}
