import Foundation
import TestSupport
import Testing

/// A page of `Docs/Samples`: the sample contains the registrations that it quotes, and the tool
/// prints its reports.
struct SamplePage {
  private let sample: String
  private let text: String

  init(of sample: String) throws {
    self.sample = sample
    text = try String(
      contentsOf: Tool.packageRoot.appending(path: "Docs/Samples/\(sample).md"), encoding: .utf8)
  }

  /// Whether a row of a table is there.
  func shows(_ row: String) -> Bool {
    text.split(separator: "\n").contains { $0 == row }
  }

  /// Compares each Swift block that registers something with the sample's manifests, line by line,
  /// wherever it is indented there.
  func expectRegistrationsOfTheSample() throws {
    let manifests = try ["", "Introduction/"].map { folder in
      try String(
        contentsOf: Tool.packageRoot.appending(
          path: "Samples/\(sample)/\(folder)Navigation.swift"), encoding: .utf8)
    }
    let lines = manifests.map(Self.trimmedLines)
    let registrations = blocks("swift").filter { $0.contains("On(") || $0.contains("DeepLink(") }
    #expect(registrations.count >= 3)
    for registration in registrations {
      let quoted = Self.trimmedLines(registration)
      #expect(lines.contains { $0.contains(quoted) }, "\(registration)")
    }
  }

  /// Runs each command that the page shows, and compares everything but the time that it took: a debug build may take
  /// more of it than an installed tool has by default.
  func expectReportsOfTheTool() async throws {
    let reports = blocks("console")
    #expect(reports.count >= 3)
    for report in reports {
      let command = try #require(report.firstMatch(of: /^\$ navgraph (.+)\n/))
      let result = try await Tool().run(
        command.1.split(separator: " ").map(String.init) + ["--time-limit", "600"])
      let shown = report[command.range.upperBound...].replacing(/[0-9.]+ s\n$/, with: "… s\n")
      #expect(result.timeless == shown)
      #expect(result.errors == "")
    }
  }

  private func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  private static func trimmedLines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
