#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How much memory processes hold.
package enum ResidentMemory {
  /// Bytes that this process holds in memory, those that it shares included.
  package static var current: Int? { of(getpid()) }

  /// - Returns: nil where the process is gone or not ours, or where the system does not report it, as on iOS.
  package static func of(_ process: Int32) -> Int? {
    #if os(macOS)
      var usage = rusage_info_current()
      let result = withUnsafeMutablePointer(to: &usage) { usage in
        usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_CURRENT, $0)
        }
      }
      return result == 0 ? Int(clamping: usage.ri_phys_footprint) : nil
    #elseif canImport(Darwin)
      return nil
    #else
      // Pages: all, resident, shared, …
      guard let fields = ProcessFile.read("/proc/\(process)/statm")?.split(separator: " "),
        fields.count > 1, let pages = Int(fields[1])
      else { return nil }
      return pages * sysconf(Int32(_SC_PAGESIZE))
    #endif
  }
}
