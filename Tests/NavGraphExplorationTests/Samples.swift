import NavGraph
import NavGraphModel
import Testing

/// Small graphs, registered as an author would.
enum Samples {
  enum ShopRoute: String, RouteKey { case home, list, item, cart, help }

  /// Bounded by its conditions, with arguments, gestures and an operation that fails.
  static let shop = Coordinator<ShopRoute>(
    "Shop", dialect: .tcaCoordinators(.v0_14, .identified), root: .home, embedsNavigation: true
  ) {
    Screen(.home) {
      On("list", .push(.list))
      On("cart", .presentSheet(.cart, embedsNavigation: true))
      On("help", when: .count(.equal(1)), .presentCover(.help))
      On("clear", .dismiss())
    }
    Screen(.list) {
      On("item", .push(.item))
      On("list", .push(.list))
      On("home", .goBackToRoot)
    }
    Screen(.item, arguments: .values("id", ["1", "2"]), identity: .arguments("id")) {
      On("same", .push(.item, with: ["id": .same("id")]))
      On("other", .push(.item))
      On("cart", when: .not(.isPresenting), .presentSheet(.cart, embedsNavigation: true))
      On("list", .goBackTo(.list))
    }
    Screen(.cart, disabling: [.swipeDown]) {
      On("item", .push(.item))
      On("close", .dismiss())
      On("reload", .set([.root(.home), .push(.list), .push(.list)]))
    }
    Screen(.help) {
      On("close", .dismissAll)
      On("push", .push(.cart))
    }
  }

  /// One screen that pushes itself for ever.
  static let endless = Coordinator<RouteName>(
    "Endless", dialect: .tcaCoordinators(.v0_14, .indexed), root: "page", embedsNavigation: true
  ) {
    Screen("page") { On("next", .push("page")) }
  }

  /// One screen that presents itself for ever.
  static let tower = Coordinator<RouteName>(
    "Tower", dialect: .tcaCoordinators(.v0_14, .indexed), root: "floor"
  ) {
    Screen("floor") { On("up", .presentCover("floor")) }
  }

  /// All that can be said besides what happens.
  static let declared: GraphDefinition = {
    enum Route: String, RouteKey { case home, item }
    let notes = Coordinator<Route>(
      "Notes", dialect: .tcaCoordinators(.v0_14, .indexed), root: .home, embedsNavigation: true
    ) {
      Screen(.home) {
        On("open", lands: [Route.item], .push(.item)).allow("no-op-transition", because: "known")
      }
      .terminal()
      .requires(.is("loggedIn"))
      .presentsUntracked("share sheet")
      .allow("gate-bypass", because: "a demo")
      Screen(.item, arguments: .values("n", ["0", "1"], changedBy: "more")) { On("more") }
      DeepLink("notes://home", lands: [Route.home], .goBackToRoot).allow("a", because: "b")
    }
    .allow("double-trigger", because: "a demo")
    return Graph("Declared") {
      notes
      Variable("loggedIn", true)
      Home(Route.home, in: notes)
    }
    .allow("dead-end", because: "a demo")
    .definition
  }()

  static let all = [AnyCoordinator(shop), AnyCoordinator(endless), AnyCoordinator(tower)]

  static func graph(_ coordinators: [AnyCoordinator]) -> GraphDefinition {
    Graph("Samples") { coordinators }.definition
  }

  /// An app with one of everything that facts can hold: tabs that are explored one by one, hosted
  /// flows, slots, variables, effects, follow-ups, links, handlers, inputs and arguments.
  static let everything: GraphDefinition = {
    let list = Coordinator<RouteName>(
      "List", dialect: .tcaCoordinators(.v0_14, .identified), root: "list", embedsNavigation: true
    ) {
      Slot("filter", .sheet)
      Screen("list") {
        Variable("isEditing", false)
        On("open", .push("item"), .push("item"))
        On("filter", .show("filter", in: "filter"))
        On("edit", .assign("isEditing", true), .emit("edited"))
      }
      Screen("item", arguments: .values("id", ["1"]), .abstract("title")) {
        Effect("load", sends: "loaded", onAppearance: true, emits: .perhaps)
        On("loaded", trigger: .sent, .later(.goBack()))
      }
      Screen("filter")
    }
    let main = Tabs<RouteName>("Main", initial: "first") {
      Tab("first", hosts: list)
      Tab("second", hosts: list)
      Variable("badge", ["none", "some"])
      OnChild("first", action: "edited", .select("second"))
      DeepLink("app://:id", parameters: [.values("id", ["1"])], .select("first"))
    }
    return Graph("Everything") {
      main
      list
      Variable("theme", ["light", "dark"])
      Input("device", ["phone"])
    }.definition
  }()
}
