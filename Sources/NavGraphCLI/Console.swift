import ArgumentParser
import Foundation
import NavGraphReport

/// Standard output, standard error, and the file that stands in for the former.
enum Console {
  /// Writes a result.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong with the file.
  static func write(_ text: String, to path: String?) throws {
    guard let path else {
      FileHandle.standardOutput.write(Data(text.utf8))
      return
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      complain("error: \(path) cannot be written: check that its folder exists and is writable")
      throw ExitPolicy.unusable
    }
  }

  /// Says something on standard error, in one line.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data((terminalSafe(message) + "\n").utf8))
  }

  /// Whether a result may be coloured: it goes to a terminal, and the user has not asked for none.
  static func isColored(writingTo path: String?) -> Bool {
    let asksForNone = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return path == nil && !asksForNone && isatty(STDOUT_FILENO) == 1
  }
}
