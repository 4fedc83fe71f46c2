import Foundation
import TestSupport

/// The model checker SPIN, which `make test-dependencies` installs.
struct Spin {
  /// What it counts, after an exhaustive search that found nothing wrong.
  struct Counts: Equatable {
    var states: Int
    var transitions: Int
  }

  /// Whether `spin`, and the C compiler that it needs, are there.
  static var isInstalled: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["spin", "gcc"].allSatisfy { tool in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }
  }

  struct Failure: Error {
    var output: String
  }

  static func counts(of program: String) async throws -> Counts {
    let folder = try TemporaryFolder()
    try folder.write(program, to: "model.pml")
    let result = try await Shell(workingDirectory: folder.url).run(
      """
      spin -a model.pml
      gcc -O0 -w -DSAFETY -DNOREDUCE -DNOFAIR -o pan pan.c
      ./pan -m100000 -w18
      """)
    let output = result.output + result.errors
    guard result.status == 0, !output.contains("error:"), output.contains("errors: 0"),
      !output.contains("search depth too small"),
      let states = number(before: "states, stored", in: output),
      let transitions = number(before: "transitions (= stored+matched)", in: output)
    else { throw Failure(output: output) }
    return Counts(states: states, transitions: transitions)
  }

  private static func number(before words: String, in output: String) -> Int? {
    output.split(separator: "\n").first { $0.contains(words) }?
      .split(separator: " ").first.flatMap { Int($0) }
  }
}
