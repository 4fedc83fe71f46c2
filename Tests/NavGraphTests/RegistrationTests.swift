import NavGraph
import NavGraphModel
import Testing

/// The DSL: what an author writes is what the model holds.
struct RegistrationTests {
  private enum ShopRoute: String, RouteKey { case home, product, cart, forgotten }

  private let shop = Coordinator<ShopRoute>(
    "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
  ) {
    Screen(.home) {
      On("productTapped", .push(.product, with: ["id": "1"]))
    }
    Screen(
      .product, arguments: .values("id", ["1", "2"]), .abstract("title"),
      identity: .arguments("id"), disabling: [.back]
    ) {
      On("buyTapped", when: .all(.canPush, .not(.contains(.cart))), .dismiss(), .push(.cart))
      On("loaded", trigger: .effect)
    }
    Screen(.cart)
  }

  @Test func allWrittenElementsAreRegistered() throws {
    let definition = shop.definition
    #expect(definition.name == "Shop")
    #expect(definition.dialect == .tcaCoordinators(.v0_14, .identified))
    let root = Destination(
      target: RoutePattern(route: "home"), presentation: .sheet(embedsNavigation: true))
    #expect(
      definition.container
        == .stack(
          StackContainer(
            dialect: .tcaCoordinators(.v0_14, .identified), initial: [[root]], isWrapped: false)))
    let product = try #require(definition.routes.first { $0.name == "product" })
    #expect(product.identity == .arguments(["id"]))
    #expect(product.disabledGestures == [.back])
    #expect(
      product.arguments == [
        Argument(name: "id", values: ["1", "2"]), Argument(name: "title", values: nil),
      ])
    let buy = try #require(product.transitions.first)
    #expect(
      buy.condition == .all([.canPush, .not(.contains(RoutePattern(route: "cart")))]))
    #expect(
      buy.operations == [
        .dismiss(1),
        .append(Destination(target: RoutePattern(route: "cart"), presentation: .push)),
      ])
    #expect(product.transitions.map(\.trigger) == [.tap, .effect])
  }

  @Test func screenAppearanceIsKept() {
    let pages = Coordinator<RouteName>(
      "Pages", dialect: .tcaCoordinators(.v0_14, .indexed), root: "first"
    ) {
      Screen("first", image: "Screens/first.png")
      Screen("second", image: "https://example.com/second.png")
      Screen("third")
    }
    let tabs = Tabs<RouteName>("Main", initial: "here") { Tab("here", image: "here.png") }
    let gate = Switch<RouteName>("Gate", initial: "open") { Case("open", image: "../open.png") }
    #expect(
      pages.definition.routes.map(\.image) == [
        "Screens/first.png", "https://example.com/second.png", nil,
      ])
    #expect(tabs.definition.routes.map(\.image) == ["here.png"])
    #expect(gate.definition.routes.map(\.image) == ["../open.png"])
    let graph = Graph("App", entries: ["Pages", "Main", "Gate"]) {
      pages
      tabs
      gate
    }
    #expect(graph.definition.problems().isEmpty)
  }

  @Test func everyElementRecordsItsLocation() throws {
    let home = try #require(shop.definition.routes.first)
    #expect(shop.definition.location.file.hasSuffix("RegistrationTests.swift"))
    #expect(home.location.line == shop.definition.location.line + 3)
    #expect(home.transitions.first?.location.line == home.location.line + 1)
  }

  @Test func aCaseWithoutAScreenIsStillARoute() {
    #expect(shop.definition.routes.map(\.name) == ["home", "product", "cart", "forgotten"])
    #expect(shop.definition.routes.last?.identity == .constant("forgotten"))
  }

  @Test func aScreenRegisteredTwiceKeepsBothLocationsAndAllActions() throws {
    let coordinator = Coordinator<RouteName>(
      "C", dialect: .tcaCoordinators(.v0_14, .indexed), root: "a"
    ) {
      Screen("a") { On("one") }
      Screen("a") { On("two") }
    }
    let route = try #require(coordinator.definition.routes.first)
    #expect(coordinator.definition.routes.count == 1)
    #expect(route.transitions.map(\.action) == ["one", "two"])
    #expect(route.duplicates.map(\.line) == [route.location.line + 1])
  }

  @Test func buildersTakeLoopsAndConditions() {
    let names = ["a", "b", "c"]
    let coordinator = Coordinator<RouteName>(
      "C", dialect: .tcaCoordinators(.v0_14, .indexed), root: "a"
    ) {
      for name in names {
        Screen(RouteName(rawValue: name)) {
          for target in names where target != name {
            On("to \(target)", .push(RouteName(rawValue: target)))
          }
          if name == "a" { On("special") } else { On("ordinary") }
        }
      }
    }
    #expect(coordinator.definition.routes.map(\.name) == names)
    #expect(
      coordinator.definition.routes.map { $0.transitions.map(\.action) } == [
        ["to b", "to c", "special"], ["to a", "to c", "ordinary"], ["to a", "to b", "ordinary"],
      ])
  }

  @Test func theOrderOfCoordinatorsDoesNotMatter() {
    let other = Coordinator<RouteName>(
      "Account", dialect: .tcaCoordinators(.v0_14, .indexed), root: "a"
    ) { Screen("a") }
    func coordinators(_ graph: Graph) -> [String] { graph.definition.coordinators.map(\.name) }
    let graph = Graph("G") {
      shop
      other
    }
    let reversed = Graph("G") {
      other
      shop
    }
    #expect(coordinators(graph) == ["Account", "Shop"])
    #expect(coordinators(reversed) == ["Account", "Shop"])
  }
}
