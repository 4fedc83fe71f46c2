import NavGraph
import NavGraphModel
import Testing

@Suite("A root that is none of the routes")
struct RootTests {
  private enum ShopRoute: String, RouteKey { case list, product }

  private func messages(_ coordinator: some Registrable) -> [String] {
    Graph("App") { coordinator.registered }.definition.problems().map(\.message)
  }

  @Test(
    "is for libraries that keep it outside of the array",
    arguments: [
      .flowStacks(.v0_10), .flowStacks(.v0_10_12), .routingReducer(.v0_0), .tcaRouteStack(.v0_1),
      .composableArchitecture(.v1_25),
    ] as [Dialect])
  func outside(_ dialect: Dialect) {
    let shop = Coordinator<ShopRoute>("Shop", dialect: dialect, embedsNavigation: true) {
      Root { On("productTapped", .push(.product)) }
      Screen(.product)
    }
    #expect(messages(shop) == [])
    let silent = Coordinator<ShopRoute>("Shop", dialect: dialect) { Screen(.product) }
    #expect(messages(silent) == [])
    #expect(silent.definition.roots == ["root"])
  }

  @Test(
    "is refused by those that keep it in the array, written or left out",
    arguments: [
      .flowStacks(.v0_4), .tcaCoordinators(.v0_13, .indexed),
      .tcaCoordinators(.v0_14, .identified), .composableNavigation(.v4_2),
    ] as [Dialect])
  func inside(_ dialect: Dialect) {
    let message = """
      the root of “Shop” is the first route of its array in \(dialect.displayName): name it by \
      root:, and register it as a Screen
      """
    let written = Coordinator<ShopRoute>("Shop", dialect: dialect) {
      Root()
      Screen(.product)
    }
    #expect(messages(written) == [message])
    let leftOut = Coordinator<ShopRoute>("Shop", dialect: dialect) { Screen(.product) }
    #expect(messages(leftOut) == [message])
    let besides = Coordinator<ShopRoute>("Shop", dialect: dialect, root: .list) {
      Root()
      Screen(.list)
    }
    #expect(messages(besides) == [message])
  }

  @Test("is refused where there is no stack")
  func otherContainers() {
    let tabs = Tabs<ShopRoute>("Main", initial: .list) {
      Tab(.list)
      Tab(.product)
      Root()
    }
    #expect(messages(tabs) == ["“Main” (tabs) takes no Root: leave it out"])
  }

  @Test("is one, and not a route beside it")
  func one() {
    let twice = Coordinator<ShopRoute>("Shop", dialect: .flowStacks(.v0_10)) {
      Root { On("a") }
      Root { On("b") }
      Screen(.product)
    }
    #expect(messages(twice) == ["“Shop” has 2 roots: keep one Root"])
    let different = Coordinator<ShopRoute>("Shop", dialect: .flowStacks(.v0_10)) {
      Root("start")
      Root("other")
      Screen(.product)
    }
    #expect(messages(different) == ["“Shop” has 2 roots: keep one Root"])
    let besides = Coordinator<ShopRoute>("Shop", dialect: .flowStacks(.v0_10), root: .list) {
      Root()
      Screen(.list)
    }
    #expect(
      messages(besides)
        == ["the root of “Shop” is its route “list”: leave out the Root, or root: and starts:"])
  }

  @Test("has a name of its own")
  func name() {
    let message = """
      the Root of “Shop” has the name of its route “list”: give it another, as in Root("start")
      """
    let registered = Coordinator<ShopRoute>("Shop", dialect: .flowStacks(.v0_10)) {
      Screen(.list)
      Root("list")
    }
    #expect(messages(registered) == [message])
    let unregistered = Coordinator<ShopRoute>("Shop", dialect: .flowStacks(.v0_10)) {
      Root("list")
      Screen(.product)
    }
    #expect(messages(unregistered) == [message])
    let generated = Coordinator<RouteName>("Shop", dialect: .flowStacks(.v0_10)) {
      Root("list")
      Screen("list")
    }
    #expect(messages(generated) == [message])
  }
}
