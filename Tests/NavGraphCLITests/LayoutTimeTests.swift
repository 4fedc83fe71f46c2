import Foundation
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// How long layouts may take, and who makes them.
struct LayoutTimeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Facts about a long chain of screens.
  private func facts() throws -> String {
    let place = NavGraphModel.SourceLocation(file: "Navigation.swift", line: 1, column: 1)
    let count = 300
    let routes = (0..<count).map { index in
      let next = Destination(
        target: RoutePattern(route: "s\((index + 1) % count)"), presentation: .push)
      return RouteDefinition(
        name: "s\(index)", identity: .unique,
        transitions: [Transition(action: "go", operations: [.append(next)], location: place)],
        location: place)
    }
    let coordinator = CoordinatorDefinition(
      name: "Chain", dialect: .tcaCoordinators(.v0_14, .identified),
      root: RoutePattern(route: "s0"), rootEmbedsNavigation: true, routes: routes, location: place)
    let facts = try Exploration.explore(
      GraphDefinition(name: "Chain", coordinators: [coordinator], location: place),
      limits: Limits(states: 10))
    let file = folder.url.appending(path: "facts.json")
    try JSONEncoder().encode(facts).write(to: file)
    return file.path
  }

  @Test("a large map uses cards, which need no Graphviz layout")
  func limit() async throws {
    let facts = try facts()
    let svg = folder.url.appending(path: "map.svg")
    let hasty = try await Tool().run(
      "render", facts, "-o", svg.path, "--layout-time-limit", "0.001")
    #expect(hasty.status == 0 && !hasty.errors.contains("layout"), "\(hasty.errors)")
    #expect(hasty.errors.contains("300 screens take more than a page"))
    let text = try String(contentsOf: svg, encoding: .utf8)
    #expect(!text.contains("plain columns") && text.contains(">s299<"))
  }

  @Test(
    "an invalid time is a usage error",
    arguments: ["0", "nan"] + Share.byDay([], atNight: ["-1", "soon", "1e9"]))
  func usage(_ time: String) async throws {
    let result = try await Tool().run(
      "render", "facts.json", "-o", "map.svg", "--layout-time-limit=\(time)")
    #expect(result.status == 64)
  }

  @Test("the layout process is hidden from the help and rejects invalid requests")
  func worker() async throws {
    #expect(!(try await Tool().run("--help").output.contains("layout-worker")))
    let result = try await Shell(workingDirectory: folder.url)
      .run("echo nonsense | navgraph layout-worker 5 $$ || test $? = 2")
    #expect(result.status == 0 && result.output.isEmpty)
  }
}
