import Foundation
import TestSupport
import Testing

/// The hook of `.pre-commit-hooks.yaml`, run by pre-commit itself where that is installed.
@Suite(.enabled("pre-commit is not installed") { try await PreCommit.isInstalled })
struct PreCommitTests {
  @Test func theManifestIsValid() async throws {
    let result = try await Shell(workingDirectory: Tool.packageRoot)
      .run("pre-commit validate-manifest .pre-commit-hooks.yaml")
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func theHookFailsACommitWithFindings() async throws {
    let broken = try await tryHook(on: PipelineSample())
    #expect(broken.status == 1)
    #expect(broken.output.contains("[duplicate-id]"))
    let clean = try await tryHook(on: PipelineSample(hasError: false))
    #expect(clean.status == 0, "\(clean.output)")
    #expect(clean.output.contains("Passed"))
  }

  /// Runs the hook on a repository, from a repository that holds nothing but its manifest.
  private func tryHook(on sample: PipelineSample) async throws -> Tool.Result {
    let hooks = try TemporaryFolder()
    let manifest = Tool.packageRoot.appending(path: ".pre-commit-hooks.yaml")
    try hooks.write(try String(contentsOf: manifest, encoding: .utf8), to: ".pre-commit-hooks.yaml")
    let identity = "-c user.name=test -c user.email=test@example.invalid"
    let environment = ["PRE_COMMIT_HOME": hooks.url.appending(path: "home").path]
    for folder in [hooks.url, sample.folder.url] {
      let result = try await Shell(workingDirectory: folder).run(
        "git init -q && git add -A && git \(identity) commit -q -m first")
      #expect(result.status == 0, "\(result.errors)")
    }
    return try await Shell(workingDirectory: sample.folder.url, environment: environment)
      .run("pre-commit try-repo '\(hooks.url.path)' navgraph --all-files --verbose")
  }
}

private enum PreCommit {
  static var isInstalled: Bool {
    get async throws {
      let shell = Shell(workingDirectory: FileManager.default.temporaryDirectory)
      return try await shell.run("pre-commit --version").status == 0
    }
  }
}
