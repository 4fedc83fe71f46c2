import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What an author's code may do instead of answering.
enum Trouble: String {
  case none, trap, fatal, exit, loop, sleep, allocate, recurse, kill, suicide, print, dawdle, thread

  func happen() {
    switch self {
    case .none: break
    case .trap: trap(at: [])
    case .fatal: fatalError("the author gave up")
    case .exit: Self.leave()
    case .loop: while true { Self.spins &+= 1 }
    case .sleep: while true { pause() }
    case .allocate:
      var hoard: [[UInt64]] = []
      while true { hoard.append([UInt64](repeating: UInt64(hoard.count), count: 1 << 20)) }
    case .recurse: Self.spins &+= UInt64(recurse(0))
    // This cannot be distinguished from a kill from outside.
    case .kill, .suicide: raise(self == .kill ? SIGKILL : SIGABRT)
    case .thread:
      // Copies of the process would not have it.
      if Self.spins == 0 {
        Thread.detachNewThread { Thread.sleep(forTimeInterval: 1_000) }
      } else {
        trap(at: [])
      }
      Self.spins &+= 1
    case .dawdle: usleep(200)
    case .print: Swift.print("a word from the author")
    }
  }

  nonisolated(unsafe) private static var spins: UInt64 = 0

  private func trap(at positions: [Int]) {
    Self.spins &+= UInt64(positions[Int(Self.spins % 7) + 1])
  }

  /// Ends where the stack does.
  private func recurse(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { room in
      room[depth % 256] = UInt8(truncatingIfNeeded: depth)
      return depth == .max ? 0 : recurse(depth + 1) &+ Int(room[depth % 200])
    }
  }

  private static func leave() {
    #if canImport(Darwin)
      Darwin.exit(3)
    #else
      Glibc.exit(3)
    #endif
  }
}
