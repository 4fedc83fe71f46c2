import Foundation
import TestSupport
import Testing

/// Numbers and memory that others write: an error or a report, and never a trap.
struct OutsideNumberTests {
  private let folder: TemporaryFolder
  private let tool: Tool

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(workingDirectory: folder.url)
  }

  /// What the tool and the worker share is a file in the folder of the records.
  @Test(arguments: ["truncate(path, 0)", "truncate(path, 8)", "truncate(path, 1 << 40)"])
  func aWorkerThatCorruptsSharedMemoryIsOneError(_ call: String) async throws {
    try folder.write(
      """
      import NavGraph
      #if canImport(Darwin)
        import Darwin
      #else
        import Glibc
      #endif
      \(BadInputTests.coordinator(screens: "Screen(\"home\")"))
      let path = String(cString: getenv("NAVGRAPH_RECORDS")) + "/blackboard"
      guard \(call) == 0 else { exit(1) }
      usleep(300_000)
      register(Graph("G") { flow })
      """, to: "Navigation.swift")
    let result = try await tool.run("lint")
    #expect(result.status == 2)
    #expect(
      result.errors == """
        error: \(folder.url.path)/Navigation.swift destroyed the file that it shares with navgraph before it was done: \
        run it under a debugger, or take out what it does besides registering

        """)
  }

  @Test func everyLimitValueIsAcceptedOrRejected() async throws {
    try folder.write(
      """
      import NavGraph
      \(BadInputTests.coordinator(screens: "Screen(\"home\")"))
      register(Graph("G") { flow })
      """, to: "Navigation.swift")
    let values = [
      "9223372036854775808", "nan", "-1", "9223372036854775807", "1e308", "1e400", "inf", "0",
      "0.0000001", "-9223372036854775808", "18446744073709551616",
    ]
    let bounds = [
      "stack-height", "modal-nesting", "flow-nesting", "max-pending", "max-states", "max-depth",
      "time-limit", "step-limit", "memory-limit",
    ]
    for (index, bound) in bounds.enumerated() {
      // By day, each has one of the values.
      for value in Share.byDay([values[index % values.count]], atNight: values) {
        let result = try await tool.run("lint", "--\(bound)=\(value)")
        #expect([0, 2, 64].contains(result.status), "\(bound) \(value): \(result.errors)")
        try folder.write("bounds:\n  \(bound): \(value)\n", to: ".navgraph.yml")
        let configured = try await tool.run("lint")
        #expect([0, 2].contains(configured.status), "\(bound) \(value): \(configured.errors)")
        try FileManager.default.removeItem(at: folder.url.appending(path: ".navgraph.yml"))
      }
    }
  }
}
