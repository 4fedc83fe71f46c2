import Foundation

/// The model checker SPIN, which `make test-dependencies` installs.
package struct Spin {
  /// What it counts, after an exhaustive search that found nothing wrong.
  package struct Counts: Equatable, Sendable {
    package var states: Int
    package var transitions: Int

    package init(states: Int, transitions: Int) {
      self.states = states
      self.transitions = transitions
    }
  }

  /// Whether `spin`, and the C compiler that it needs, are there.
  package static var isInstalled: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["spin", "gcc"].allSatisfy { tool in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }
  }

  /// It did not accept the program, or found something wrong, or not all of it.
  package struct Failure: Error {
    var output: String
  }

  /// - Parameter directive: Another way to search, for the compiler.
  package static func counts(of program: String, _ directive: String = "") async throws -> Counts {
    let folder = try TemporaryFolder()
    try folder.write(program, to: "model.pml")
    let result = try await Shell(workingDirectory: folder.url).run(
      """
      spin -a model.pml
      gcc -O0 -w -DSAFETY -DNOREDUCE -DNOFAIR \(directive) -o pan pan.c
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
