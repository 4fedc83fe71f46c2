import NavGraphExploration
import NavGraphModel

@testable import NavGraphRender

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
          "logInTapped", .reset(RoutePattern(route: "game")), .show(RoutePattern(route: "game")))),
      HandlerDefinition(
        source: .descendant(hosts: ["game"], route: "game"),
        transition: TestGraphs.transition(
          "logOutButtonTapped", .show(RoutePattern(route: "logIn")))),
    ], location: TestGraphs.location(30))

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
        "submit", .start(effect: "request"), when: .variable("job", is: "chosen")),
      Transition(
        action: "receiveAPIResponse", trigger: .sent, operations: [.goBackToRoot],
        location: TestGraphs.location(9)))
    final.effects = [
      EffectDefinition(
        name: "request", action: "receiveAPIResponse", startsOnAppearance: false,
        emission: .once, cancellation: .dialect, id: nil, location: TestGraphs.location(8))
    ]
    return TestGraphs.coordinator(
      "Form", root: "step1",
      TestGraphs.route(
        "step1", TestGraphs.transition("nextButtonTapped", TestGraphs.push("step2"))),
      TestGraphs.route(
        "step2", TestGraphs.transition("nextButtonTapped", TestGraphs.push("step3"))),
      TestGraphs.route(
        "step3", TestGraphs.transition("nextButtonTapped", TestGraphs.push("finalScreen"))),
      final)
  }()

  /// What a search would see, as far as the drawing shows it.
  static var facts: Facts {
    var hand = HandmadeFacts(graph)
    hand.hide("MainTab", "deeplinkOpened")
    for flow in ["Identified", "Indexed"] {
      let (home, list) = (hand.route(flow, "home"), hand.route(flow, "numbersList"))
      let detail = hand.route(flow, "numberDetail")
      hand.see(flow, "startTapped", from: home, to: list, carriedOut: [(0, flow)])
      hand.see(flow, "numberSelected", from: list, to: detail, carriedOut: [(0, flow)])
      hand.see(flow, "goBackTapped", from: detail, to: list, carriedOut: [(0, flow)])
      hand.see(flow, "goBackTapped", from: detail, to: detail, carriedOut: [(0, flow)])
      hand.see(flow, "goBackToNumbersList", from: detail, to: list, carriedOut: [(0, flow)])
      hand.see(flow, "goBackToRootTapped", from: detail, to: home, carriedOut: [(0, flow)])
      hand.see(flow, "showDouble", from: detail, to: detail, carriedOut: [(0, flow)])
    }
    let shown = hand.route("Identified", "numberDetail")
    hand.see(
      "MainTab", "numbers://number/:n", from: nil, to: shown,
      carriedOut: [(0, "MainTab"), (3, "Identified")])
    hand.see(
      "MainTab", "numbers://number/:n", from: nil, to: shown,
      carriedOut: [(0, "MainTab"), (4, "Identified")])
    hand.see(
      "LogIn", "logInTapped", from: hand.route("LogIn", "welcome"),
      to: hand.route("LogIn", "logIn"), carriedOut: [(0, "LogIn")])
    hand.see(
      "App", "logInTapped", from: hand.route("LogIn", "logIn"), to: hand.route("Game", "game"),
      carriedOut: [(1, "App")])
    hand.see(
      "App", "logOutButtonTapped", from: hand.route("Game", "game"),
      to: hand.route("LogIn", "welcome"), carriedOut: [(0, "App")])
    hand.see(
      "Game", "gameCompleted", from: hand.route("Game", "game"),
      to: hand.route("Game", "outcome"), carriedOut: [(0, "Game")])
    hand.see(
      "Game", "newGameTapped", from: hand.route("Game", "outcome"),
      to: hand.route("Game", "game"), carriedOut: [(0, "Game")])
    let steps = ["step1", "step2", "step3", "finalScreen"].map { hand.route("Form", $0) }
    for step in 0..<3 {
      let action = ["returnToName", "returnToDateOfBirth", "returnToJob"][step]
      hand.see("Form", action, from: steps[3], to: steps[step], carriedOut: [(0, "Form")])
    }
    hand.see("Form", "nextButtonTapped", from: steps[0], to: steps[1], carriedOut: [(0, "Form")])
    hand.see(
      "Form", "receiveAPIResponse", from: steps[3], to: steps[0],
      cause: .effect(
        EffectReference(coordinator: steps[3].coordinator, route: steps[3].route, index: 0)),
      carriedOut: [(0, "Form")])
    return hand.facts
  }
}
