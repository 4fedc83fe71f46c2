import Foundation
import TestSupport
import Testing

/// The findings over production apps and samples are those of `Tests/RealApps/Findings.md`, where each has a verdict.
struct JudgementTests {
  /// What is linted under a name of the table, and within which bounds: those of the sample's page. Large apps are searched
  /// to the end of the default at night only.
  private static let apps: KeyValuePairs<String, [String]> = [
    "Spoony": ["Tests/RealApps/Spoony", "--max-states", "20000"],
    "SeeYouAgain": ["Tests/RealApps/SeeYouAgain"],
    "FocusMe": ["Tests/RealApps/FocusMe"],
    "TCACoordinators": ["Samples/TCACoordinators"],
    "RoutingReducer": ["Samples/RoutingReducer"],
    "ComposableNavigation": ["Samples/ComposableNavigation", "--flow-nesting", "3"],
    "TCARouteStack": ["Samples/TCARouteStack", "--stack-height", "4"],
    "Broken": ["Samples/Broken"],
    "Reducers/TCARouteStack": ["Samples/Reducers/TCARouteStack.swift"],
  ]

  private static let reducers: KeyValuePairs<String, [String]> = [
    "TCACoordinators": ["NavigationStore", "Numbers", "PresentationStore"],
    "RoutingReducer": ["Constant", "Modal", "UUID"],
    "ComposableNavigation": ["Onboarding", "Register", "Root"],
  ]

  private static let inputs: [String: [String]] = {
    var inputs: [String: [String]] = [:]
    for (name, arguments) in apps { inputs[name] = arguments }
    for (file, graphs) in reducers {
      for graph in graphs {
        inputs["Reducers/\(file) \(graph)"] = ["Samples/Reducers/\(file).swift", "--graph", graph]
      }
    }
    return inputs
  }()

  private struct Verdict {
    let app: String
    /// The rule and the place.
    let finding: String
    let word: String
  }

  /// The rows of the table of findings.
  private static func verdicts() throws -> [Verdict] {
    try page().matches(of: /(?m)^\| ([^|]+) \| `([^`|]+)` \| `([^`|]+)` \| (\w+) \| [^|]+ \|$/).map
    {
      Verdict(app: String($0.1), finding: "\($0.2) \($0.3)", word: String($0.4))
    }
  }

  private static func page() throws -> String {
    try String(
      contentsOf: Tool.packageRoot.appending(path: "Tests/RealApps/Findings.md"), encoding: .utf8)
  }

  /// By day, of the reducers' graphs one of each library: what is found in the others is in their tests as well.
  private static let judged = inputs.keys.sorted().filter { name in
    Share.isWhole || !name.hasPrefix("Reducers/")
      || reducers.contains { name == "Reducers/\($0.key) \($0.value[0])" }
  }

  @Test(arguments: judged)
  func everyFindingHasAVerdict(_ name: String) async throws {
    var arguments = try #require(Self.inputs[name])
    let isShort = arguments.contains("--max-states") && !Share.isWhole
    if Share.isWhole, let bound = arguments.firstIndex(of: "--max-states") {
      arguments.removeSubrange(bound...bound + 1)
    }
    let result = try await Tool().run(
      ["lint"] + arguments + ["--format", "json", "--fail-on", "never", "--time-limit", "500"])
    try #require(result.status == 0, "\(result.errors)")
    let judged = try Self.verdicts().filter { $0.app == name }.map(\.finding)
    let found = try Self.findings(result.output)
    #expect(Set(found).isSubset(of: judged))
    // A circle in a flow deep within the app is met late.
    func isDue(_ finding: String) -> Bool { !isShort || !finding.hasPrefix("unbounded-growth") }
    #expect(found.filter(isDue).sorted() == judged.filter(isDue).sorted())
  }

  @Test func noVerdictIsWrongAndCountsMatchTheTable() throws {
    let verdicts = try Self.verdicts()
    #expect(Set(verdicts.map(\.app)).isSubset(of: Self.inputs.keys))
    #expect(Set(verdicts.map(\.word)).isSubset(of: ["fix", "allow", "wrong"]))
    let page = try Self.page()
    let words = ["fix", "allow", "wrong"].map { word in verdicts.count { $0.word == word } }
    let sums = ([verdicts.count] + words).map(String.init).joined(separator: " | ")
    #expect(page.contains("\n| together | \(sums) |\n"))
    for (app, rows) in Dictionary(grouping: verdicts, by: \.app) {
      let counts = ["fix", "allow", "wrong"].map { word in rows.count { $0.word == word } }
      let numbers = ([rows.count] + counts).map(String.init).joined(separator: " | ")
      #expect(page.contains("\n| \(app) | \(numbers) |\n"))
      // The author of a production app has to work through the list.
      #expect(rows.count < 25)
      #expect(counts[2] == 0)
    }
  }

  /// Each finding of a report, as the table has it.
  private static func findings(_ json: String) throws -> [String] {
    try JSONDecoder().decode(LintReport.self, from: Data(json.utf8)).findings.map { finding in
      let place = [finding.coordinator, finding.route].compactMap(\.self).joined(separator: ".")
      return [finding.rule, place, finding.action].compactMap(\.self).joined(separator: " ")
    }
  }
}

/// What tests read of a report as JSON.
struct LintReport: Decodable {
  let findings: [Finding]
  let notChecked: [Question]
  let counts: Counts

  struct Counts: Decodable { let states: Int }

  struct Question: Decodable { let rule: String }

  struct Finding: Decodable, Hashable {
    let rule: String
    let message: String
    let coordinator: String
    let route: String?
    let action: String?
    let location: Place
    let places: [Note]?
  }

  struct Note: Decodable, Hashable { let location: Place }

  struct Place: Decodable, Hashable {
    let file: String
    let line: Int
  }
}
