import NavGraphModel
import Testing

@Suite("Name lookup in a registration")
struct RegistrationProblemReachTests {
  @Test("finds the nearest variable on each outward path")
  func nearestVariables() {
    let problems = inside(of: [variable("mode", "a"), nil], app: variable("mode", "b"))
    #expect(
      problems("a") == [
        "“a” is not among the values of variable “mode” of the app; did you mean “b”?"
      ]
    )
    #expect(
      problems("b") == [
        "“b” is not among the values of variable “mode” of coordinator “Host0”; did you mean “a”?"
      ])
  }

  @Test("ignores variables hidden on every path")
  func hiddenVariables() {
    let problems = inside(
      of: [variable("mode", "a"), variable("mode", "a")], app: variable("mode", "b"))
    #expect(problems("a") == [])
  }

  @Test("finds each hosting coordinator once")
  func hosts() {
    var twice = coordinator(named: "A", hosting("x", "B"), hosting("y", "B"))
    twice.routes.append(hosting("z", "Nobody"))
    let app = graph(
      twice, coordinator(named: "B", screen("home")), coordinator(named: "C", hosting("x", "A")))
    #expect(app.hosts == [[2], [0], []])
    #expect(app.hosts.hostsTransitively(2, 1))
    #expect(!app.hosts.hostsTransitively(1, 2))
    #expect(!app.hosts.hostsTransitively(1, 1))
  }

  @Test("finds a coordinator that hosts itself indirectly")
  func recursion() {
    let app = graph(
      coordinator(named: "A", hosting("x", "B")), coordinator(named: "B", hosting("x", "A")))
    #expect(app.hosts.hostsTransitively(0, 0))
  }

  @Test("reports an unknown coordinator once")
  func unknownRouteOnThePath() {
    let app = SampleApp {
      $0.shop.routes[2].hosts = "Pai"
      $0.shop.routes[0].transitions[0].operations = [
        .within(.child(["pay"]), [push("nowhere")]), .send("go", .child(["pay"], route: "nowhere")),
      ]
      $0.shop.handlers.append(
        HandlerDefinition(
          source: .descendant(hosts: ["pay"], route: "nowhere"),
          transition: on(push("item", copy("id", from: "nothing")))))
    }
    #expect(app.definition.problems().map(\.location.line) == [27])
  }

  @Test(
    "finds the parameters of a link's pattern, but no port",
    arguments: [
      ("shop://item/:id", ["id"]), ("app://localhost:8080/:a/:b_2?x=:c&y=:a", ["a", "b_2", "c"]),
      ("mailto:name", []), (":", []), ("::a", ["a"]), ("/:1", []), ("", []),
      ("/:name.:ending", ["name", "ending"]),
    ])
  func parameters(_ pattern: String, _ names: [String]) {
    let link = DeepLinkDefinition(
      pattern: pattern, parameters: [], condition: nil, operations: [], landing: nil,
      location: line(1))
    #expect(link.parameterNames == names)
  }

  private func variable(_ name: String, _ values: String...) -> VariableDefinition {
    VariableDefinition(name: name, values: values, location: line(9))
  }

  private func hosting(_ name: String, _ coordinator: String) -> RouteDefinition {
    var route = screen(name)
    route.hosts = coordinator
    return route
  }

  /// The problems of giving a variable a value in a flow that each of these coordinators can host.
  private func inside(
    of variables: [VariableDefinition?], app: VariableDefinition
  ) -> (String) -> [String] {
    { value in
      let inner = coordinator(
        named: "Inner", screen("home", actions: [on(.assign(variable: "mode", .constant(value)))]))
      let hosts = variables.enumerated().map { index, variable in
        var host = coordinator(named: "Host\(index)", root: "inner", hosting("inner", "Inner"))
        host.variables = variable.map { [$0] } ?? []
        return host
      }
      return GraphDefinition(
        name: "App", coordinators: hosts + [inner], variables: [app], location: line(1)
      ).problems().map(\.message)
    }
  }
}
