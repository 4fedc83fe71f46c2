import Foundation
import NavGraphLint
import TestSupport
import Testing

/// Each rule as users meet it: a manifest with one planted fault, through the built tool.
@Suite("Each rule, from the manifest to the report")
struct RuleEndToEndTests {
  @Test("has an app with the defect")
  func everyRuleHasAnApp() {
    #expect(RuleManifest.all.map(\.rule) == RuleRegistry.all.map { $0.info.id })
  }

  @Test("reports exactly that defect, at its location", arguments: RuleManifest.share)
  func fault(in manifest: RuleManifest) async throws {
    let run = try #require(await Self.runs.value[manifest.rule]).get()
    let marks = try manifest.marks
    #expect(marks.count == 1)
    #expect(try SampleTests.findings(in: run.json) == marks, "\(run.errors)")
  }

  @Test("shows a path to it, if the rule is about states", arguments: RuleManifest.share)
  func witness(in manifest: RuleManifest) async throws {
    let run = try #require(await Self.runs.value[manifest.rule]).get()
    let info = try #require(RuleRegistry.all.first { $0.info.id == manifest.rule }).info
    let finding = try #require(try Self.findings(in: run.json).first)
    let witness = try #require(finding["witness"] as? [[String: Any]])
    #expect(finding["claim"] as? String != "over")
    // That something never happens has no steps.
    let isAboutAbsence = ["dead-transition", "no-op-transition", "unreachable-route"].contains(
      info.id)
    let isAboutStates = !info.needs.allSatisfy { [.registration, .declaration].contains($0) }
    if !isAboutAbsence, isAboutStates {
      #expect(info.id == "effect-wiring" || !witness.isEmpty)
    }
    #expect(witness.allSatisfy { !(($0["action"] as? String)?.isEmpty ?? true) })
  }

  @Test("gives the same report twice, in each format", arguments: RuleManifest.share)
  func sameBytes(of manifest: RuleManifest) async throws {
    let run = try #require(await Self.runs.value[manifest.rule]).get()
    #expect(run.json == run.jsonAgain)
    #expect(run.sarif == run.sarifAgain)
    #expect(!run.sarif.isEmpty)
  }

  private struct Run: Sendable {
    var json: String
    var sarif: String
    var jsonAgain: String
    var sarifAgain: String
    var errors: String
  }

  private static let runs = Task { await RuleManifest.each(lint) }

  private static func lint(_ manifest: RuleManifest) async throws -> Run {
    let info = RuleRegistry.all.first { $0.info.id == manifest.rule }?.info
    let isOff = info.map { !$0.isOnByDefault } ?? false
    let folder = try TemporaryFolder()
    let tool = Tool(workingDirectory: RuleManifest.folder)
    func run(_ name: String) async throws -> (json: String, sarif: String, errors: String) {
      let sarif = folder.url.appending(path: name).path
      let result = try await tool.run(
        ["lint", manifest.file.lastPathComponent, "--no-config", "--fail-on", "never"]
          + ["--report", "json", "--report", "sarif=\(sarif)"] + manifest.bounds
          + (isOff ? ["--rule", "\(manifest.rule)=on"] : []))
      return (result.output, try String(contentsOfFile: sarif, encoding: .utf8), result.errors)
    }
    let first = try await run("1.sarif")
    let second = try await run("2.sarif")
    return Run(
      json: first.json, sarif: first.sarif, jsonAgain: second.json, sarifAgain: second.sarif,
      errors: first.errors)
  }

  private static func findings(in json: String) throws -> [[String: Any]] {
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try #require(root?["findings"] as? [[String: Any]])
  }
}

extension RuleManifest: CustomTestStringConvertible {
  public var testDescription: String { rule }
}
