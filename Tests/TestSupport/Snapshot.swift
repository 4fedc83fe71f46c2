import Foundation
package import Testing

/// Compares text with a file in `Snapshots` beside the test, byte for byte.
///
/// A missing file is written, and the test fails, so that the author of the test looks at it.
package func expectSnapshot(
  _ text: String, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: file).deletingLastPathComponent().appending(
    path: "Snapshots/\(name).txt")
  guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record(
      "wrote \(file.lastPathComponent): read it, and run again", sourceLocation: sourceLocation)
    return
  }
  #expect(text == expected, sourceLocation: sourceLocation)
}
