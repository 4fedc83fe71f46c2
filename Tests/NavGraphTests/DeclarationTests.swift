import NavGraph
import NavGraphModel
import Testing

/// What an author says about elements besides what they do.
struct DeclarationTests {
  private enum ShopRoute: String, RouteKey { case list, item, pay }

  private let shop = Coordinator<ShopRoute>(
    "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .list, embedsNavigation: true
  ) {
    Screen(.list) {
      On("itemTapped", lands: [ShopRoute.item], .push(.item))
        .allow("double-trigger", because: "the second tap is dropped")
    }
    .terminal()
    .presentsUntracked("share sheet")
    .presentsUntracked("mail")
    Screen(.item, arguments: .values("n", ["0", "1"], changedBy: "more", "less")) {
      On("more")
      On("less")
    }
    .requires(.is("loggedIn"))
    .requires(.canPush)
    .allow("dead-end", because: "a demo")
    Screen(.pay)
    OnSelf("resumed", lands: [ShopRoute.list], .goBackToRoot).allow("a", because: "b")
    DeepLink("shop://pay", .push(.pay)).allow("c", because: "d")
  }
  .allow("e", because: "f")

  @Test func modifiersOfAScreenAreKept() throws {
    let list = try #require(shop.definition.routes.first)
    #expect(list.isTerminal)
    #expect(list.untracked == ["share sheet", "mail"])
    #expect(list.requires == nil)
    let open = try #require(list.transitions.first)
    #expect(open.landing == ["item"])
    #expect(open.suppressions.map(\.rule) == ["double-trigger"])
    #expect(open.suppressions.map(\.reason) == ["the second tap is dropped"])
    #expect(open.suppressions.map(\.location.line) == [open.location.line + 1])
    let item = shop.definition.routes[1]
    #expect(!item.isTerminal)
    #expect(item.requires == .all([.variable("loggedIn", is: "true"), .canPush]))
    #expect(item.suppressions.map(\.rule) == ["dead-end"])
    #expect(item.arguments.map(\.changedBy) == [["more", "less"]])
  }

  @Test func modifiersOfCoordinatorsHandlersAndLinksAreKept() {
    let definition = shop.definition
    #expect(definition.suppressions.map(\.rule) == ["e"])
    #expect(definition.handlers.map(\.transition.landing) == [["list"]])
    #expect(definition.handlers.flatMap(\.transition.suppressions).map(\.rule) == ["a"])
    #expect(definition.links.flatMap(\.suppressions).map(\.reason) == ["d"])
    #expect(definition.links.flatMap(\.transition.suppressions).map(\.reason) == ["d"])
  }

  @Test func modifiersOfTabsCasesAndPartsAreKept() {
    let tabs = Tabs<ShopRoute>("Tabs", initial: .list) {
      Tab(.list, hosts: "Shop").requires(.is("a")).allow("x", because: "y")
    }.allow("t", because: "y")
    let cases = Switch<ShopRoute>("Cases", initial: .list) {
      Case(.list).terminal().allow("x", because: "y")
      OnChild(.list, action: "done", lands: [ShopRoute.list]).allow("o", because: "y")
      OnChild(flowOf: .list, reports: "done", lands: [ShopRoute.list])
      OnChild(anywhere: nil, in: "Shop", action: "done", lands: [ShopRoute.list])
    }
    let joined = Joined<ShopRoute>("Joined") { Part(.list, hosts: "Shop").allow("x", because: "y") }
    let all = [tabs.definition, cases.definition, joined.definition]
    #expect(all.map { $0.routes[0].suppressions.map(\.rule) } == [["x"], ["x"], ["x"]])
    #expect(tabs.definition.routes[0].requires == .variable("a", is: "true"))
    #expect(tabs.definition.suppressions.map(\.rule) == ["t"])
    #expect(cases.definition.routes[0].isTerminal)
    #expect(cases.definition.handlers.map(\.transition.landing) == [["list"], ["list"], ["list"]])
    #expect(cases.definition.handlers[0].transition.suppressions.map(\.rule) == ["o"])
  }

  @Test func suppressionsOfASecondRegistrationApply() {
    let twice = Coordinator<RouteName>("Twice", dialect: .flowStacks(.v0_10), root: "a") {
      Screen("a")
      Screen("a").allow("duplicate-id", because: "generated")
    }
    #expect(twice.definition.routes[0].suppressions.map(\.rule) == ["duplicate-id"])
  }

  @Test func aGraphHasHomes() {
    let graph = Graph("App") {
      shop
      Variable("loggedIn", false)
      Home(ShopRoute.list, in: shop)
      Home(ShopRoute.item, in: "Shop", with: ["n": "1"])
    }
    .allow("unsent-action", because: "generated")
    let definition = graph.definition
    func name(_ route: String, _ bindings: ArgumentBinding...) -> ScreenName {
      ScreenName(
        coordinator: "Shop", pattern: RoutePattern(route: route, bindings: bindings))
    }
    func n(_ value: String) -> ArgumentBinding {
      ArgumentBinding(argument: "n", value: .constant(value))
    }
    #expect(definition.homes.map(\.screen) == [name("list"), name("item", n("1"))])
    #expect(definition.suppressions.map(\.rule) == ["unsent-action"])
    #expect(definition.problems() == [])
  }
}
