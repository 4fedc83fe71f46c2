import Dispatch
import NavGraphRender

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

/// The other side of ``LayoutProcess``: a request comes on standard input, and the answer goes to standard
/// output.
package enum LayoutService {
  /// Runs the service.
  ///
  /// - Parameters:
  ///   - seconds: The time after which the process ends by itself, even if another process still waits for it.
  ///   - parent: The process that waits for it; it ends with that.
  package static func run(seconds: Int, parent: Int32) throws {
    alarm(UInt32(clamping: max(1, seconds)))
    let watch = DispatchSource.makeTimerSource(queue: .global())
    watch.schedule(deadline: .now(), repeating: .milliseconds(100))
    watch.setEventHandler { if getppid() != parent { _exit(EXIT_FAILURE) } }
    watch.activate()
    defer { watch.cancel() }
    let request = try JSONDecoder().decode(LayoutRequest.self, from: readToEnd())
    let answer = try JSONEncoder().encode(request.answer())
    _ = try FileDescriptor.standardOutput.writeAll(answer)
  }

  private static func readToEnd() throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try buffer.withUnsafeMutableBytes {
        try FileDescriptor.standardInput.read(into: $0)
      }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
