import NavGraph
import NavGraphFacts
import Testing

/// Coordinators with rules and coordinators with reducers, one inside the other.
@Suite("Registered reducers: hosting")
struct ReducerHostingTests {
  enum EditorAction {
    case next, close, finish
  }

  /// An editor of two pages, which reports when it is finished.
  static let editor = Coordinator<RouteName>(
    "Editor", dialect: .tcaCoordinators(.v0_14, .indexed), initial: ["name"],
    routes: rootAndPushes
  ) {
    Screen("name") {
      Action("nextTapped", EditorAction.next)
      Action("closeTapped", EditorAction.close)
    }
    Screen("date") { Action("finishTapped", EditorAction.finish) }
  } reduce: { (pages: inout [RouteName], action: EditorAction) in
    switch action {
    case .next: pages.append("date")
    case .close: break
    case .finish: return [.emit("finished")]
    }
    return []
  }

  /// A screen, and the editor above it, by rules.
  static func desk(handling handler: OnChild<RouteName>) -> Graph {
    let desk = stack("Desk", root: "home") {
      Screen("home") { On("editTapped", .presentSheet("editor", embedsNavigation: true)) }
      Screen("editor", hosts: editor)
      handler
    }
    return Graph("App") {
      desk
      editor
    }
  }

  @Test func rulesReceiveTheOutputsOfAReducer() throws {
    let seen = try Explored(
      Self.desk(handling: OnChild("editor", action: "finished", .dismiss())))
    #expect(seen.facts.counts.states == 3)
    #expect(
      seen.landings == [
        "Desk.home editTapped → Editor.name", "Editor.date finishTapped → Desk.home",
        "Editor.date: swipe down → Desk.home", "Editor.name nextTapped → Editor.date",
        "Editor.name: swipe down → Desk.home",
      ])
  }

  @Test func rulesAndAReducerReceiveTheSameAction() throws {
    let seen = try Explored(
      Self.desk(handling: OnChild("editor", route("name"), action: "closeTapped", .dismiss())))
    #expect(seen.facts.counts.states == 3)
    #expect(seen.landings.contains("Editor.name closeTapped → Desk.home"))
    #expect(!seen.landings.contains { $0.hasPrefix("Editor.date finishTapped") })
  }

  // MARK: - Rules in a reducer

  struct Shop: Hashable {
    var isCheckingOut = false
    var isDark = false

    var entries: [RouteEntry<RouteName>] {
      [.root("home", embedsNavigation: true)]
        + (isCheckingOut ? [.cover("checkout", embedsNavigation: true)] : [])
    }
  }

  enum ShopAction {
    case checkOut, checkoutClosed, paid, themeChanged
  }

  static let checkout = stack("Checkout", root: "cart") {
    Screen("cart") {
      On("payTapped", .push("pay"))
      On("closeTapped")
    }
    Screen("pay") { On("confirmTapped", .emit("paid")) }
  }

  static let shop = Coordinator<RouteName>(
    "Shop", dialect: .tcaCoordinators(.v0_14, .indexed), initial: Shop(),
    routes: \.entries
  ) {
    Screen("home") { Action("checkOutTapped", ShopAction.checkOut) }
    Screen("checkout", hosts: checkout)
    ChildAction("checkout", route("cart"), action: "closeTapped", ShopAction.checkoutClosed)
    ChildAction("checkout", action: "paid", ShopAction.paid)
    Action("themeChanged", ShopAction.themeChanged, trigger: .automatic)
  } reduce: { (shop: inout Shop, action: ShopAction) in
    switch action {
    case .checkOut: shop.isCheckingOut = true
    case .checkoutClosed, .paid: shop.isCheckingOut = false
    case .themeChanged: shop.isDark.toggle()
    }
    return []
  }

  @Test func aReducerReceivesActionsAndOutputsOfRules() throws {
    let seen = try Explored(
      Graph("App") {
        Self.shop
        Self.checkout
      })
    // Closed, at the cart and at paying, each in two themes.
    #expect(seen.facts.counts.states == 6)
    #expect(seen.landings.contains("Checkout.cart closeTapped → Shop.home"))
    #expect(seen.landings.contains("Checkout.pay confirmTapped → Shop.home"))
    // A checkout that is shown again begins again.
    #expect(
      seen.landings.filter { $0.hasPrefix("Shop.home checkOutTapped") }
        == ["Shop.home checkOutTapped → Checkout.cart"])
  }

  @Test func aHostedFlowIsKeptWhileTheEnclosingStateChanges() throws {
    let seen = try Explored(
      Graph("App") {
        Self.shop
        Self.checkout
      })
    #expect(
      seen.landings.filter { $0.contains("themeChanged") } == [
        "Shop themeChanged → Checkout.cart", "Shop themeChanged → Checkout.pay",
        "Shop themeChanged → Shop.home",
      ])
  }

  // MARK: - Reducers in reducers

  private static func rootAndSheets(_ routes: [RouteName]) -> [RouteEntry<RouteName>] {
    routes.enumerated().map { $0 == 0 ? .root($1, embedsNavigation: true) : .sheet($1) }
  }

  @Test func reducersHostReducersWithTheirOwnState() throws {
    let desk = Coordinator<RouteName>(
      "Desk", dialect: .tcaCoordinators(.v0_14, .indexed), initial: ["home"],
      routes: Self.rootAndSheets
    ) {
      Screen("home") { Action("editTapped", true) }
      Screen("editor", hosts: Self.editor)
      ChildAction("editor", action: "finished", false)
      Gestures { (_: [RouteName], remaining: [Int]) in remaining.count > 1 }
    } reduce: { (routes: inout [RouteName], isEditing: Bool) in
      routes = isEditing ? ["home", "editor"] : ["home"]
      return []
    }
    let seen = try Explored(
      Graph("App") {
        desk
        Self.editor
      })
    #expect(seen.facts.counts.states == 3)
    #expect(
      seen.landings == [
        "Desk.home editTapped → Editor.name", "Editor.date finishTapped → Desk.home",
        "Editor.date: swipe down → Desk.home", "Editor.name nextTapped → Editor.date",
        "Editor.name: swipe down → Desk.home",
      ])
  }
}
