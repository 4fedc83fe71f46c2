#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The current activity of another process, and its use of resources.
package struct ProcessUsage {
  package enum Activity {
    case running
    /// Nothing to do until something else happens.
    case waiting
    /// By a signal or a debugger.
    case suspended
  }

  package var activity: Activity
  /// Of the processors.
  package var time: Duration
  /// Bytes in memory.
  package var resident: Int
  package var threads: Int

  /// - Returns: nil where the system does not report it.
  package init?(of process: Int32) {
    #if os(Linux)
      // The name in parentheses may hold anything, parentheses too.
      guard let text = ProcessFile.read("/proc/\(process)/stat"),
        let end = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[text.index(after: end)...].split(separator: " ")
      guard fields.count > 21, let user = Int(fields[11]), let system = Int(fields[12]),
        let threads = Int(fields[17]),
        let pages = Int(fields[21])
      else { return nil }
      activity =
        switch fields[0] {
        case "T", "t": .suspended
        case "S", "D": .waiting
        default: .running
        }
      let ticksPerSecond = max(sysconf(Int32(_SC_CLK_TCK)), 1)
      time = .milliseconds((user + system) * 1_000 / ticksPerSecond)
      self.threads = threads
      resident = pages * sysconf(Int32(_SC_PAGESIZE))
    #else
      guard let resident = ResidentMemory.of(process) else { return nil }
      activity = .waiting
      time = .zero
      self.resident = resident
      threads = 1
    #endif
  }
}
