#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What takes the issues of an expectation that no `XCTestCase` made.
enum RunningFramework {
  /// Reports issues to whichever framework runs the test; in a plain program, on standard error.
  ///
  /// - Parameters:
  ///   - file: Where the expectation is written.
  ///   - line: Where it is written there.
  static func report(_ issues: [NavigationIssue], file: StaticString, line: Int) {
    #if canImport(Testing)
      if Test.current != nil || isStartedForSwiftTesting {
        for issue in issues { record(issue) }
        return
      }
    #endif
    for issue in issues where issue.isFailure {
      #if canImport(XCTest)
        // Without the test case, only places that the compiler wrote down can be named.
        XCTFail(
          "\(issue.place.filePath):\(issue.place.line): \(issue.text)", file: file,
          line: UInt(clamping: line))
      #endif
      if !isTestProcess {
        let text = "\(issue.place.filePath):\(issue.place.line): error: \(issue.text)\n"
        _ = Array(text.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      }
    }
  }

  #if canImport(Testing)
    private static func record(_ issue: NavigationIssue) {
      let comment = Comment(rawValue: issue.text)
      let location = Testing.SourceLocation(
        fileID: issue.place.fileID, filePath: issue.place.filePath, line: issue.place.line,
        column: issue.place.column)
      #if compiler(>=6.3)
        Issue.record(
          comment, severity: issue.isFailure ? .error : .warning, sourceLocation: location)
      #else
        if issue.isFailure { Issue.record(comment, sourceLocation: location) }
      #endif
    }

    /// For work that a test does in a task of its own, which does not know the test any more.
    private static var isStartedForSwiftTesting: Bool {
      let arguments = CommandLine.arguments
      guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
      return arguments[option...].dropFirst().first == "swift-testing"
    }
  #endif

  private static var isTestProcess: Bool {
    let program = CommandLine.arguments.first ?? ""
    return program.hasSuffix("xctest") || getenv("XCTestConfigurationFilePath") != nil
  }
}
