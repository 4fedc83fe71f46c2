import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// What the notation says beside actions.
struct NotationDeclarationTests {
  @Test func linksHaveParametersWithValues() throws {
    let link = try coordinator(
      "home; link a://:id -> x(id=$id) lands x ? canPush; argument x.id 1 2"
    )
    .links[0]
    #expect(link.pattern == "a://:id")
    #expect(link.parameters == [Argument(name: "id", values: ["1", "2"])])
    #expect(link.landing == ["x"])
    #expect(link.condition == .canPush)
    #expect(link.location.column == 7)
  }

  @Test func slotsBelongToScreensOrToTheContainer() throws {
    let coordinator = try coordinator(
      "slot home.pay alert; slot .filter column; slot .x sheet while not vip=true shows x")
    #expect(coordinator.routes[0].slots.map(\.name) == ["pay"])
    #expect(coordinator.routes[0].slots.map(\.kind) == [.alert])
    #expect(coordinator.slots.map(\.name) == ["filter", "x"])
    #expect(coordinator.slots[1].derived?.condition == .not(.variable("vip", is: "true")))
    #expect(coordinator.slots[1].derived?.target == RoutePattern(route: "x"))
    #expect(coordinator.slots.map(\.location.column) == [22, 43])
  }

  @Test func effectsStartAutomaticallyAndSendOnceByDefault() throws {
    let coordinator = try coordinator(
      "effect home.load loaded; effect .tick ticked repeatedly started lives id x; "
        + "effect home.save saved perhaps cancelled")
    let all = coordinator.routes[0].effects + coordinator.effects
    #expect(all.map(\.name) == ["load", "save", "tick"])
    #expect(all.map(\.action) == ["loaded", "saved", "ticked"])
    #expect(all.map(\.startsOnAppearance) == [true, true, false])
    #expect(all.map(\.emission) == [.once, .perhaps, .repeatedly])
    #expect(all.map(\.cancellation) == [.dialect, .withOwner, .never])
    #expect(all.map(\.id) == [nil, nil, "x"])
  }

  @Test func variablesHaveTheirScope() throws {
    let graph = try GraphNotation(
      "home; var vip false true; var .page 1 2; var home.tab a b; input device phone; free net up"
    ).graph
    #expect(graph.variables.map(\.name) == ["vip"])
    #expect(graph.variables[0].values == ["false", "true"])
    #expect(graph.coordinators[0].variables.map(\.name) == ["page"])
    #expect(graph.coordinators[0].routes[0].variables.map(\.name) == ["tab"])
    #expect(graph.inputs.map(\.name) == ["device", "net"])
    #expect(graph.inputs.map(\.isFree) == [false, true])
  }

  @Test func screensWithTheSameNameShareAFeature() throws {
    let graph = try GraphNotation(
      "home -> detail; sends detail a b; main@A; A: detail; A: sends detail a b"
    ).graph
    #expect(graph.features.map(\.outputs) == [["a", "b"]])
    #expect(
      graph.coordinators.map { $0.routes.compactMap(\.feature) } == [["detail"], ["detail"]])
  }

  @Test func screensDeclareTheirTraitsForRules() throws {
    let coordinator = try coordinator(
      """
      home -> pay; requires pay vip=true; off pay back swipeDown; untracked pay share map; \
      unhandled pay help; stuck pay save isSaving; renders home; renders pay; argument pay.id 1 2 changes tick tock; argument pay.note; \
      byid pay.id; allow dead-end pay
      """)
    let pay = coordinator.routes[1]
    #expect(pay.requires == .variable("vip", is: "true"))
    #expect(pay.disabledGestures == [.back, .swipeDown])
    #expect(pay.untracked == ["share", "map"])
    #expect(pay.unhandled.map(\.action) == ["help", "save"])
    #expect(pay.unhandled.map(\.failure?.flag) == [nil, "isSaving"])
    #expect(coordinator.rendered == ["home", "pay"])
    #expect(
      pay.arguments == [
        Argument(name: "id", values: ["1", "2"], changedBy: ["tick", "tock"]),
        Argument(name: "note", values: nil),
      ])
    #expect(pay.identity == .arguments(["id"]))
    #expect(pay.suppressions.map(\.rule) == ["dead-end"])
    #expect(pay.location.column == 1)
  }

  @Test func homesAreNamedWithTheirCoordinator() throws {
    let graph = try GraphNotation("home -> shop@Shop; Shop: pay; backto home Shop.pay").graph
    #expect(
      graph.homes.map(\.screen) == [
        ScreenName(coordinator: "Example", pattern: RoutePattern(route: "home")),
        ScreenName(coordinator: "Shop", pattern: RoutePattern(route: "pay")),
      ])
  }

  private func coordinator(_ notation: String) throws -> CoordinatorDefinition {
    try GraphNotation(notation).graph.coordinators[0]
  }
}
