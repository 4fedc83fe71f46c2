// The variable `stdout` is not concurrency-safe: no code sets it.
#if canImport(Darwin)
  @preconcurrency import Darwin
#else
  @preconcurrency import Glibc
#endif

/// Calls of the system that Swift does not offer everywhere.
enum ProcessCalls {
  /// Makes a copy of this process, which must have one thread only.
  ///
  /// - Returns: 0 in the copy, its number here, or -1 where there cannot be another process, as on iOS.
  static func fork() -> Int32 {
    #if os(macOS)
      typealias Fork = @convention(c) () -> Int32
      // The address that represents all loaded libraries.
      let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
      guard let address = dlsym(everywhere, "fork") else { return -1 }
      return unsafeBitCast(address, to: Fork.self)()
    #elseif canImport(Darwin)
      return -1
    #else
      return Glibc.fork()
    #endif
  }

  /// Children of children that lose their parent become this process's own.
  static func adoptOrphans() {
    #if os(Linux)
      control(option: 36, 1)
    #endif
  }

  /// Has this process killed when its parent ends, for any reason.
  static func endWithParent() {
    #if os(Linux)
      control(option: 1, UInt(SIGKILL))
    #endif
  }

  #if os(Linux)
    /// `prctl`, which takes a variable number of arguments and is therefore hidden from Swift.
    private static func control(option: Int32, _ argument: UInt) {
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let address = dlsym(nil, "prctl") else { return }
      _ = unsafeBitCast(address, to: Control.self)(option, argument, 0, 0, 0)
    }
  #endif

  /// Makes output go out line by line from here on, so that it is not lost if the process ends in the
  /// middle, and not written twice if one process continues for another.
  static func printLineByLine() {
    flushOutput()
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Writes out what is still in the buffers of this process, so that a copy does not write it again.
  static func flushOutput() {
    fflush(nil)
  }
}
