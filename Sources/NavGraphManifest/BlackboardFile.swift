import NavGraphExploration

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

/// The tool's view of a worker's ``Blackboard``: a file that is read and written, not memory that is shared.
///
/// The worker runs the author's code, which may shorten the file: memory that is mapped to it would then end the tool.
final class BlackboardFile: Sendable {
  private let file: FileDescriptor

  /// Recreates the file. A process that still writes to an earlier one continues with that.
  ///
  /// - Throws: The system's reason.
  init(making path: FilePath) throws {
    let draft = FilePath(path.string + ".new")
    // Written out in full, so that a full disk shows at once and not when a word is first touched.
    file = try FileDescriptor.open(
      draft, .readWrite, options: [.create, .truncate, .closeOnExec], permissions: .ownerReadWrite)
    try file.writeAll(Blackboard.emptyContent)
    guard rename(draft.string, path.string) == 0 else { throw Errno(rawValue: errno) }
  }

  deinit {
    try? file.close()
  }

  /// Whether all words are there: the worker can shorten the file.
  var isWhole: Bool {
    (try? file.seek(offset: 0, from: .end)) == Int64(Blackboard.emptyContent.count)
  }

  /// The worker can write any number; 0 where there is no word any more.
  subscript(word: Blackboard.Word) -> UInt64 {
    get {
      var value: UInt64 = 0
      let count = try? withUnsafeMutableBytes(of: &value) {
        try file.read(fromAbsoluteOffset: Self.offset(of: word), into: $0)
      }
      return count == MemoryLayout<UInt64>.size ? value : 0
    }
    set {
      // A worker that hears nothing is ended when its time is over.
      _ = try? withUnsafeBytes(of: newValue) {
        try file.writeAll(toAbsoluteOffset: Self.offset(of: word), $0)
      }
    }
  }

  /// Asks the search to end; the first to ask gives the reason.
  func requestStop(_ reason: Blackboard.StopRequest) {
    if self[.stop] == 0 { self[.stop] = reason.rawValue }
  }

  private static func offset(of word: Blackboard.Word) -> Int64 {
    Int64(word.rawValue * MemoryLayout<UInt64>.size)
  }
}
