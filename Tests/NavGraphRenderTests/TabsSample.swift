import NavGraphExploration
import NavGraphFacts
import NavGraphModel

/// The navigation of TCACoordinators' example: tabs over four flows, and a deep link.
enum TabsSample {
  static let graph = GraphDefinition(
    name: "TCACoordinators example",
    coordinators: [
      main, numbers("Identified"), numbers("Indexed"), app, logIn, game, form,
    ], location: TestGraphs.location())

  private static let main = CoordinatorDefinition(
    name: "MainTab",
    container: .tabs(
      TabsContainer(
        library: .tabView, items: ["identified", "indexed", "app", "form"], initial: "app",
        retap: .nothing)),
    routes: [
      host("identified", "Identified"), host("indexed", "Indexed"), host("app", "App"),
      host("form", "Form"), TestGraphs.route("deeplinkOpened"),
    ],
    handlers: ["identified", "indexed", "app", "form"].map { tab in
      HandlerDefinition(
        source: .own,
        transition: Transition(
          action: "tabSelected", trigger: .sent,
          operations: [.select(RoutePattern(route: tab))], location: TestGraphs.location(20)))
    },
    links: [
      DeepLinkDefinition(
        pattern: "numbers://number/:n", parameters: [Argument(name: "n", values: ["1"])],
        condition: nil,
        operations: [
          .select(RoutePattern(route: "identified")),
          .within(
            .child(["identified"]),
            [
              .when(
                .canPush, [TestGraphs.push("numberDetail")],
                otherwise: [TestGraphs.sheet("numberDetail")])
            ]),
        ], landing: ["identified", "numberDetail"], location: TestGraphs.location(21))
    ], location: TestGraphs.location(19))

  private static func host(_ name: String, _ hosted: String) -> RouteDefinition {
    RouteDefinition(
      name: name, identity: .constant(name), hosts: hosted, location: TestGraphs.location(9))
  }

  private static func numbers(_ name: String) -> CoordinatorDefinition {
    var detail = TestGraphs.route(
      "numberDetail", TestGraphs.transition("goBackTapped", .goBack(1)),
      TestGraphs.transition("goBackToNumbersList", .goBackTo(RoutePattern(route: "numbersList"))),
      TestGraphs.transition("goBackToRootTapped", .goBackToRoot),
      TestGraphs.transition("showDouble", TestGraphs.sheet("numberDetail")),
      TestGraphs.transition("incrementTapped"),
      TestGraphs.transition("incrementAfterDelayTapped", .start(effect: "increment")))
    detail.arguments = [Argument(name: "n", values: nil)]
    detail.effects = [
      EffectDefinition(
        name: "increment", action: "incrementTapped", startsOnAppearance: false, emission: .once,
        cancellation: .dialect, id: nil, location: TestGraphs.location(8))
    ]
    return TestGraphs.coordinator(
      name, root: "home",
      TestGraphs.route(
        "home", TestGraphs.transition("startTapped", TestGraphs.sheet("numbersList"))),
      TestGraphs.route(
        "numbersList", TestGraphs.transition("numberSelected", TestGraphs.push("numberDetail"))),
      detail)
  }

  private static let app = CoordinatorDefinition(
    name: "App",
    container: .switch(
      SwitchContainer(
        initial: "logIn",
        derived: [SwitchCase(route: "game", condition: .variable("isLoggedIn", is: "true"))])),
    routes: [host("logIn", "LogIn"), host("game", "Game")],
    handlers: [
      HandlerDefinition(
        source: .descendant(hosts: ["logIn"], route: "logIn"),
        transition: TestGraphs.transition(
          "logInTapped", .assign(variable: "isLoggedIn", .constant("true")))),
      HandlerDefinition(
        source: .descendant(hosts: ["game"], route: "game"),
        transition: TestGraphs.transition(
          "logOutButtonTapped", .assign(variable: "isLoggedIn", .constant("false")))),
    ], variables: [TestGraphs.flag("isLoggedIn")], location: TestGraphs.location(30))

  private static let logIn = TestGraphs.coordinator(
    "LogIn", root: "welcome",
    TestGraphs.route("welcome", TestGraphs.transition("logInTapped", TestGraphs.push("logIn"))),
    TestGraphs.route("logIn"))

  private static let game = TestGraphs.coordinator(
    "Game", root: "game",
    TestGraphs.route("game", TestGraphs.transition("gameCompleted", TestGraphs.push("outcome"))),
    TestGraphs.route("outcome", TestGraphs.transition("newGameTapped", TestGraphs.set("game"))))

  private static let form: CoordinatorDefinition = {
    var final = TestGraphs.route(
      "finalScreen",
      TestGraphs.transition("returnToName", .goBackTo(RoutePattern(route: "step1"))),
      TestGraphs.transition("returnToDateOfBirth", .goBackTo(RoutePattern(route: "step2"))),
      TestGraphs.transition("returnToJob", .goBackTo(RoutePattern(route: "step3"))),
      TestGraphs.transition(
        "submit", .start(effect: "request"), when: .variable("hasJob", is: "true")),
      Transition(
        action: "receiveAPIResponse", trigger: .sent, operations: [.goBackToRoot],
        location: TestGraphs.location(9)))
    final.effects = [
      EffectDefinition(
        name: "request", action: "receiveAPIResponse", startsOnAppearance: false,
        emission: .once, cancellation: .dialect, id: nil, location: TestGraphs.location(8))
    ]
    var form = TestGraphs.coordinator(
      "Form", root: "step1",
      TestGraphs.route(
        "step1", TestGraphs.transition("nextButtonTapped", TestGraphs.push("step2"))),
      TestGraphs.route(
        "step2", TestGraphs.transition("nextButtonTapped", TestGraphs.push("step3"))),
      TestGraphs.route(
        "step3", TestGraphs.transition("nextButtonTapped", TestGraphs.push("finalScreen")),
        TestGraphs.transition("jobTapped", .assign(variable: "hasJob", .constant("true")))),
      final)
    form.variables = [TestGraphs.flag("hasJob")]
    return form
  }()

  static func facts() throws -> Facts { try Exploration.explore(graph) }
}
