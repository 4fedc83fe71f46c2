import NavGraph
import NavGraphModel
import Testing

/// What coordinators do about actions that are not of their own screens.
struct HandlerTests {
  private enum AppRoute: String, RouteKey { case main, logIn }
  private enum MainRoute: String, RouteKey { case numbers }
  private enum NumbersRoute: String, RouteKey { case home, detail }

  private let app = Switch<AppRoute>("App", initial: .main) {
    Case(.main, hosts: "Main")
    OnChild(
      .main, MainRoute.numbers, NumbersRoute.detail, action: "logOutTapped", trigger: .effect,
      when: .top(.main), .show(.logIn), .reset(.main))
    OnChild(.main, action: "finished", .show(.logIn))
    OnChild(flowOf: .main, MainRoute.numbers, reports: "closed", .show(.logIn))
    OnChild(anywhere: NumbersRoute.home, in: "Numbers", action: "helpTapped", when: .is("helps"))
    OnChild(anywhere: nil, in: "Numbers", action: "ended", trigger: .automatic)
    OnSelf("appResumed", trigger: .effect, when: .is("loggedIn"), .reset(.main))
    OnSelf("shaken")
  }

  @Test func handlersRecordTheSourceOfTheAction() {
    #expect(
      app.definition.handlers.map(\.source) == [
        .descendant(hosts: ["main", "numbers"], route: "detail"),
        .descendant(hosts: ["main"], route: nil),
        .descendant(hosts: ["main", "numbers"], route: nil),
        .anyDepth(coordinator: "Numbers", route: "home"),
        .anyDepth(coordinator: "Numbers", route: nil),
        .own,
        .own,
      ])
  }

  @Test func handlersAreOrdinaryTransitions() throws {
    let transitions = app.definition.handlers.map(\.transition)
    #expect(
      transitions.map(\.action) == [
        "logOutTapped", "finished", "closed", "helpTapped", "ended", "appResumed", "shaken",
      ])
    #expect(
      transitions.map(\.trigger) == [.effect, .tap, .tap, .tap, .automatic, .effect, .tap])
    let first = try #require(transitions.first)
    #expect(first.condition == .top(RoutePattern(route: "main")))
    #expect(
      first.operations == [
        .show(RoutePattern(route: "logIn")), .reset(RoutePattern(route: "main")),
      ])
    #expect(transitions[3].condition == .variable("helps", is: "true"))
  }

  @Test func handlersRecordTheirLocation() {
    let line = app.definition.location.line
    let lines = app.definition.handlers.map { $0.transition.location.line - line }
    #expect(lines == [2, 5, 6, 7, 8, 9, 10])
    #expect(
      app.definition.handlers.allSatisfy {
        $0.transition.location.file.hasSuffix("HandlerTests.swift")
          && $0.transition.location.column > 1
      })
  }

  @Test func aDeepLinkHasParametersAndAPromise() throws {
    let main = Tabs<MainRoute>("Main", initial: .numbers) {
      Tab(.numbers, hosts: "Numbers")
      DeepLink(
        "numbers://number/:id/:tab",
        parameters: [.values("id", ["1", "2"]), .values("tab", ["a"])],
        when: .input("online", is: "yes"), lands: [MainRoute.numbers, NumbersRoute.detail],
        .select(.numbers),
        .inChild(.numbers, of: NumbersRoute.self, .push(.detail, with: ["id": .same("id")])))
      DeepLink("numbers://home")
    }
    let binding = ArgumentBinding(argument: "id", value: .copied(from: "id"))
    let detail = Destination(
      target: RoutePattern(route: "detail", bindings: [binding]), presentation: .push)
    let first = try #require(main.definition.links.first)
    #expect(first.location.line == main.definition.location.line + 2)
    #expect(
      first
        == DeepLinkDefinition(
          pattern: "numbers://number/:id/:tab",
          parameters: [
            Argument(name: "id", values: ["1", "2"]), Argument(name: "tab", values: ["a"]),
          ],
          condition: .input("online", is: "yes"),
          operations: [
            .select(RoutePattern(route: "numbers")),
            .within(.child(["numbers"]), [.append(detail)]),
          ],
          landing: ["numbers", "detail"], location: first.location))
    #expect(main.definition.links.map(\.landing) == [["numbers", "detail"], nil])
    #expect(main.definition.links[1].operations.isEmpty)
  }
}
