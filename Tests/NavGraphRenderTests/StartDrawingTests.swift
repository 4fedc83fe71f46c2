import NavGraphExploration
import NavGraphModel
import Testing

@testable import NavGraphRender

/// Where an app and its coordinators start.
struct StartDrawingTests {
  /// An app that starts with a login above its first screen, and opens a coordinator at one of two screens.
  private static let graph: GraphDefinition = {
    func destination(
      _ route: String, _ presentation: Presentation, start: [Destination]? = nil
    ) -> Destination {
      Destination(target: RoutePattern(route: route), presentation: presentation, start: start)
    }
    var app = TestGraphs.coordinator(
      "App", root: "main",
      TestGraphs.route(
        "main",
        TestGraphs.transition(
          "paste",
          .append(
            destination(
              "save", .push, start: [destination("address", .sheet(embedsNavigation: true))])))),
      TestGraphs.route("login", TestGraphs.transition("done", .dismiss(1))),
      RouteDefinition(
        name: "save", identity: .constant("save"), hosts: "Save", location: TestGraphs.location()))
    if case .stack(var stack) = app.container {
      stack.initial.append(
        stack.initial[0] + [destination("login", .cover(embedsNavigation: false))])
      app.container = .stack(stack)
    }
    let save = TestGraphs.coordinator(
      "Save", root: "folder", TestGraphs.route("folder"),
      TestGraphs.route("address", TestGraphs.transition("next", TestGraphs.push("folder"))))
    return GraphDefinition(
      name: "App", coordinators: [app, save], location: TestGraphs.location())
  }()

  private func map() throws -> RouteMap.Part {
    let map = try RouteMap(
      undivided: Exploration.explore(Self.graph), marks: [], title: "App", request: MapRequest())
    return try #require(map.parts.first)
  }

  @Test("screens with which a host opens a coordinator are marked as its starts")
  func startsOfHosts() throws {
    let part = try map()
    #expect(
      Set(part.nodes.filter { $0.role == .root }.map(\.name)) == ["main", "folder", "address"])
  }

  @Test("a screen that is above another one at the start is shown from there")
  func screensAboveAtTheStart() throws {
    #expect(try map().outline.contains("App.main -cover-> App.login: at the start"))
  }
}
