import Foundation
import TestSupport
import Testing

/// What `Docs/Guide/CI.md` shows can be copied: its YAML is YAML, and its commands do what it says.
struct CIPageTests {
  private static let page = Tool.packageRoot.appending(path: "Docs/Guide/CI.md")

  /// The blocks of the page in one language.
  private static func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.matches(of: /(?s)```([a-z]+)\n(.*?)```/).filter { $0.1 == language }
      .map { String($0.2) }
  }

  /// Blocks of YAML, read by a parser that knows nothing of what they are for.
  private static func read(_ blocks: [String]) async throws -> [Any] {
    let texts = String(decoding: try JSONEncoder().encode(blocks), as: UTF8.self)
    let json = try await Python(
      "import json, yaml\nprint(json.dumps([yaml.safe_load(each) for each in json.loads(text)]))"
    ).read(texts)
    return try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any])
  }

  private static func block(with key: String) async throws -> [String: Any] {
    let values = try await read(try blocks("yaml")).compactMap { $0 as? [String: Any] }
    guard let value = values.first(where: { $0[key] != nil }) else { throw Absent(key: key) }
    return value
  }

  private struct Absent: Error {
    let key: String
  }

  @Test func everyBlockIsYAML() async throws {
    let blocks = try Self.blocks("yaml")
    #expect(blocks.count == 4)
    #expect(try await Self.read(blocks).allSatisfy { $0 is [String: Any] })
  }

  @Test func gitHubStepsWriteTheFilesTheyUpload() async throws {
    let workflow = try await Self.block(with: "jobs")
    let jobs = try #require(workflow["jobs"] as? [String: Any])
    let job = try #require(jobs["navigation"] as? [String: Any])
    let steps = try #require(job["steps"] as? [[String: Any]])
    let script = try #require(
      steps.compactMap { $0["run"] as? String }.first { $0.contains("navgraph lint") })
    let upload = try #require(
      steps.first { ($0["uses"] as? String)?.hasPrefix("github/codeql-action/") == true })
    let file = try #require((upload["with"] as? [String: String])?["sarif_file"])
    let sample = try PipelineSample()
    let result = try await Shell(
      workingDirectory: sample.folder.url, environment: ["GITHUB_STEP_SUMMARY": "summary.md"]
    ).run(script)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("::error file=Navigation.swift,line=6,"))
    let log = try Self.contents(file, in: sample)
    #expect(log.contains("\"version\" : \"2.1.0\""))
    #expect(try Self.contents("summary.md", in: sample).contains("duplicate-id"))
  }

  @Test func theGitLabScriptWritesItsReports() async throws {
    let pipeline = try await Self.block(with: "navigation")
    let job = try #require(pipeline["navigation"] as? [String: Any])
    let script = try #require(job["script"] as? [String]).joined(separator: "\n")
    let artifacts = try #require(job["artifacts"] as? [String: Any])
    // Findings fail the job: its reports are wanted all the more.
    #expect(artifacts["when"] as? String == "always")
    let reports = try #require(artifacts["reports"] as? [String: String])
    let sample = try PipelineSample()
    let result = try await Shell(workingDirectory: sample.folder.url).run(script)
    #expect(result.status == 1)
    #expect(result.output.contains("[duplicate-id]"))
    let quality = try Self.contents(try #require(reports["codequality"]), in: sample)
    #expect(quality.contains("\"check_name\" : \"duplicate-id\""))
    #expect(try Self.contents(try #require(reports["junit"]), in: sample).contains("<testsuites"))
  }

  @Test func theDocumentedHookMatchesTheRepository() async throws {
    let manifest = try String(
      contentsOf: Tool.packageRoot.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    let shown = try Self.blocks("yaml").filter { $0.hasPrefix("repos:") }
    #expect(shown.count == 2)
    let values = try await Self.read([manifest] + shown)
    let hook = try #require((values.first as? [[String: Any]])?.first)
    // The same folders for both blocks, whose manifests are compiled once.
    let samples = try [true, false].map { (hasError: $0, sample: try PipelineSample(hasError: $0)) }
    for value in values.dropFirst() {
      let configuration = try #require(value as? [String: Any])
      let repository = try #require((configuration["repos"] as? [[String: Any]])?.first)
      let used = try #require((repository["hooks"] as? [[String: Any]])?.first)
      #expect(used["id"] as? String == hook["id"] as? String)
      let entry = (used["entry"] ?? hook["entry"]) as? String
      let arguments = used["args"] as? [String] ?? []
      let command = ([try #require(entry)] + arguments).joined(separator: " ")
      for (hasError, sample) in samples {
        let result = try await Shell(workingDirectory: sample.folder.url).run(command)
        #expect(result.status == (hasError ? 1 : 0))
      }
      guard repository["repo"] as? String == "local" else { continue }
      for key in ["language", "files", "pass_filenames", "require_serial"] {
        #expect("\(used[key] ?? "")" == "\(hook[key] ?? "")")
      }
    }
  }

  @Test func theMakefileFailsWithTheFindings() async throws {
    let sample = try PipelineSample()
    try sample.folder.write(try #require(try Self.blocks("make").first), to: "Makefile")
    let result = try await Shell(workingDirectory: sample.folder.url).run("make navigation")
    #expect(result.status == 2)
    #expect(result.errors.contains("Error 1"))
    #expect(try Self.contents("navigation-report.html", in: sample).hasPrefix("<!DOCTYPE html>"))
  }

  @Test func aBaselineAcceptsKnownFindings() async throws {
    let script = try #require(try Self.blocks("sh").first)
    let sample = try PipelineSample()
    let result = try await Shell(workingDirectory: sample.folder.url).run(script)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      try Self.contents("navgraph-baseline.json", in: sample).contains("duplicate-id"))
  }

  @Test func theXcodeBuildPhaseReportsAbsolutePaths() async throws {
    let script = try #require(try Self.blocks("sh").last)
    let sample = try PipelineSample()
    let elsewhere = try TemporaryFolder()
    let result = try await Shell(
      workingDirectory: sample.folder.url,
      environment: ["SRCROOT": sample.folder.url.path, "TARGET_TEMP_DIR": elsewhere.url.path]
    ).run(script)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("\(sample.folder.url.path)/Navigation.swift:6:"))
  }

  private static func contents(_ file: String, in sample: PipelineSample) throws -> String {
    try String(contentsOf: sample.folder.url.appending(path: file), encoding: .utf8)
  }
}
