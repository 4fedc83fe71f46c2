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
  /// - Parameter seconds: After which the process ends by itself, whoever still waits for it.
  package static func run(seconds: Int) throws {
    alarm(UInt32(clamping: max(1, seconds)))
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
