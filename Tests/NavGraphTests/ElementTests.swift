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
      }
      Screen(.detail, feature: detail) { On("closed", .goBack()) }
    }
  }

  @Test func aCoordinatorOwnsWhatStandsInItsBraces() {
    let shop = shop.definition
    func place(_ line: Int) -> SourceLocation {
      SourceLocation(file: shop.location.file, line: shop.location.line + line, column: 0)
    }
    func placed(_ location: SourceLocation) -> SourceLocation {
      SourceLocation(file: location.file, line: location.line, column: 0)
    }
    let step = ArgumentBinding(argument: "step", value: .constant("1"))
    #expect(
      shop.slots.map {
        SlotDefinition(
          name: $0.name, kind: $0.kind, derived: $0.derived, location: placed($0.location))
      } == [
        SlotDefinition(name: "filter", kind: .sheet, location: place(1)),
        SlotDefinition(
          name: "logIn", kind: .cover,
          derived: SlotDefinition.Derivation(
            condition: .not(.variable("loggedIn", is: "true")),
            target: RoutePattern(route: "logIn", bindings: [step])), location: place(2)),
      ])
    #expect(shop.variables.map(\.name) == ["loggedIn"])
    #expect(shop.variables.map(\.values) == [["false", "true"]])
    #expect(shop.variables.map { placed($0.location) } == [place(3)])
    #expect(
      shop.effects == [
        EffectDefinition(
          name: "session", action: "expired", startsOnAppearance: true, emission: .perhaps,
          cancellation: .never, id: nil, location: shop.effects[0].location)
      ])
    #expect(shop.effects.map { placed($0.location) } == [place(4)])
    #expect(shop.rendered == ["home", "detail", "filter"])
  }

  @Test func aScreenOwnsWhatStandsInItsBraces() throws {
    let home = try #require(shop.definition.routes.first { $0.name == "home" })
    #expect(home.slots.map(\.name) == ["alert"])
    #expect(home.slots.map(\.kind) == [.alert])
    #expect(home.slots.map(\.location.line) == [home.location.line + 1])
    #expect(home.variables.map(\.values) == [["list", "grid"], ["true", "false"]])
    #expect(home.variables.map(\.location.line) == [2, 3].map { home.location.line + $0 })
    #expect(
      home.effects == [
        EffectDefinition(
          name: "timer", action: "tick", startsOnAppearance: false, emission: .repeatedly,
          cancellation: .withOwner, id: "clock", location: home.effects[0].location),
        EffectDefinition(
          name: "load", action: "loaded", startsOnAppearance: false, emission: .once,
          cancellation: .dialect, id: nil, location: home.effects[1].location),
      ])
    #expect(home.effects.map(\.location.line) == [4, 5].map { home.location.line + $0 })
    #expect(home.transitions.map(\.trigger) == [.sent])
  }

  @Test func nothingIsSaidAboutViewsUnlessTheAuthorDoes() {
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

  @Test func aScreenHostsACoordinatorOrOneOfAName() {
    let first = shop
    let host = Coordinator<ShopRoute>("Host", dialect: .flowStacks(.v0_10), root: .home) {
      Screen(.home, hosts: first)
      Screen(.detail, hosts: "Host")
      Screen(.filter)
    }
    #expect(host.definition.routes.map(\.hosts) == ["Shop", "Host", nil, nil])
  }
}
