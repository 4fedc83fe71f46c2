import NavGraph
import NavGraphModel
import Testing

/// Slots, variables, effects, views and features, of coordinators and of screens.
struct ElementTests {
  private enum ShopRoute: String, RouteKey { case home, filter, logIn, detail }

  private let detail = Feature("Detail", sends: "closed", "bought")

  private var shop: Coordinator<ShopRoute> {
    Coordinator<ShopRoute>("Shop", dialect: .composableArchitecture(.v1_25), root: .home) {
      Slot("filter", .sheet)
      Slot("logIn", .cover, shows: .logIn, with: ["step": "1"], while: .not(.is("loggedIn")))
      Variable("loggedIn", false)
      Effect("session", sends: "expired", onAppearance: true, emits: .perhaps, cancelled: .never)
      Renders(.home, .detail)
      Renders(.filter)
      Screen(.home) {
        Slot("alert", .alert)
        Variable("mode", ["list", "grid"])
        Variable("isNew", true)
        Effect("timer", sends: "tick", emits: .repeatedly, cancelled: .withOwner, id: "clock")
        Effect("load", sends: "loaded")
        On("loaded", trigger: .sent)
        Unhandled("helpTapped").source("Home/HomeView.swift", 28)
      }
      Unhandled("sessionExpired").allow("unhandled-output", because: "the window closes")
      Unhandled("saved", afterDismiss: true, handledBy: ["Cart"])
      Unhandled("load", when: "load throws", leaves: "isLoading", until: "retry")
      Screen(.detail, feature: detail) { On("closed", .goBack()) }
    }
  }

  @Test func aCoordinatorOwnsTheElementsInItsBuilder() {
    let shop = shop.definition
    let line = shop.location.line
    let step = ArgumentBinding(argument: "step", value: .constant("1"))
    let derivation = SlotDefinition.Derivation(
      condition: .not(.variable("loggedIn", is: "true")),
      target: RoutePattern(route: "logIn", bindings: [step]))
    #expect(shop.slots.map(\.name) == ["filter", "logIn"])
    #expect(shop.slots.map(\.kind) == [.sheet, .cover])
    #expect(shop.slots.map(\.derived) == [nil, derivation])
    #expect(shop.slots.map(\.location.line) == [line + 1, line + 2])
    #expect(shop.variables.map(\.name) == ["loggedIn"])
    #expect(shop.variables.map(\.values) == [["false", "true"]])
    #expect(shop.variables.map(\.location.line) == [line + 3])
    let session = EffectDefinition(
      name: "session", action: "expired", startsOnAppearance: true, emission: .perhaps,
      cancellation: .never, id: nil, location: shop.effects[0].location)
    #expect(shop.effects == [session])
    #expect(session.location.line == line + 4)
    #expect(shop.rendered == ["home", "detail", "filter"])
    #expect(shop.unhandled.map(\.action) == ["sessionExpired", "saved", "load"])
    #expect(shop.unhandled.map(\.isAfterDismissal) == [false, true, false])
    #expect(shop.unhandled.map(\.handledBy) == [[], ["Cart"], []])
    #expect(
      shop.unhandled[2].failure
        == UnhandledFailure(condition: "load throws", flag: "isLoading", resetBy: "retry"))
    #expect(shop.unhandled[0].suppressions.map(\.rule) == ["unhandled-output"])
    #expect(
      shop.routes[0].unhandled == [
        UnhandledAction(
          action: "helpTapped",
          location: SourceLocation(file: "Home/HomeView.swift", line: 28, column: 1))
      ])
  }

  @Test func aScreenOwnsTheElementsInItsBuilder() throws {
    let home = try #require(shop.definition.routes.first { $0.name == "home" })
    #expect(home.slots.map(\.name) == ["alert"])
    #expect(home.slots.map(\.kind) == [.alert])
    #expect(home.slots.map(\.location.line) == [home.location.line + 1])
    #expect(home.variables.map(\.values) == [["list", "grid"], ["true", "false"]])
    #expect(
      home.variables.map(\.location.line) == [home.location.line + 2, home.location.line + 3])
    let timer = EffectDefinition(
      name: "timer", action: "tick", startsOnAppearance: false, emission: .repeatedly,
      cancellation: .withOwner, id: "clock", location: home.effects[0].location)
    let load = EffectDefinition(
      name: "load", action: "loaded", startsOnAppearance: false, emission: .once,
      cancellation: .dialect, id: nil, location: home.effects[1].location)
    #expect(home.effects == [timer, load])
    #expect(home.effects.map(\.location.line) == [home.location.line + 4, home.location.line + 5])
    #expect(home.transitions.map(\.trigger) == [.sent])
  }

  @Test func viewsAreUnspecifiedByDefault() {
    let shop = Coordinator<ShopRoute>("Shop", dialect: .flowStacks(.v0_10), root: .home) {
      Screen(.home)
    }
    #expect(shop.definition.rendered == nil)
  }

  @Test func aScreenNamesItsFeature() {
    #expect(
      shop.definition.routes.map { "\($0.name) \($0.feature ?? "-")" } == [
        "home -", "detail Detail", "filter -", "logIn -",
      ])
  }

  @Test func aScreenHostsACoordinatorByValueOrName() {
    let first = shop
    let host = Coordinator<ShopRoute>("Host", dialect: .flowStacks(.v0_10), root: .home) {
      Screen(.home, hosts: first)
      Screen(.detail, hosts: "Host")
      Screen(.filter)
    }
    #expect(host.definition.routes.map(\.hosts) == ["Shop", "Host", nil, nil])
  }
}
