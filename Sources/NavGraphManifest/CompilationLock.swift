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

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps several runs from compiling the same manifest at once.
///
/// The lock saves work and guards nothing: entries of the cache are made in one step with or without
/// it. The system releases it when a process ends, however it ends, and no process waits for ever
/// for one that does not.
struct CompilationLock {
  private let file: URL
  private let descriptor: FileDescriptor

  /// How long a run waits for another one before it compiles by itself.
  private static let patience = Duration.seconds(120)
  private static let pause = Duration.milliseconds(50)

  /// Waits for the lock.
  ///
  /// - Returns: Nil where there is none to be had: the cache cannot be written, the other run takes
  ///   too long, or the task was cancelled.
  static func acquire(_ file: URL) async -> CompilationLock? {
    // Closed in every process that is started meanwhile: the compiler must not hold the lock.
    guard
      let descriptor = try? FileDescriptor.open(
        FilePath(file.path), .writeOnly, options: [.create, .closeOnExec],
        permissions: [.ownerReadWrite])
    else { return nil }
    let start = ContinuousClock.now
    while flock(descriptor.rawValue, LOCK_EX | LOCK_NB) != 0 {
      let mayClear = errno == EWOULDBLOCK || errno == EINTR
      guard mayClear, !Task.isCancelled, ContinuousClock.now - start < patience else {
        try? descriptor.close()
        return nil
      }
      try? await Task.sleep(for: pause)
    }
    return CompilationLock(file: file, descriptor: descriptor)
  }

  /// Lets the next one in.
  ///
  /// Whoever waits holds on to the file that goes here, and a newcomer makes another: at worst the two
  /// of them compile at once.
  func release() {
    try? FileManager.default.removeItem(at: file)
    try? descriptor.close()
  }
}
