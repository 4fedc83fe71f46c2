import NavGraphModel
import Testing

@Suite("Display names")
struct DisplayNameTests {
  private static let item = pattern("item", bind("id", to: "2"), copy("tab", from: "mode"))
  private static let stack = [
    Destination(target: pattern("home"), presentation: .sheet(embedsNavigation: true)),
    Destination(target: pattern("item"), presentation: .push),
  ]

  @Test(
    "of operations on a stack",
    arguments: [
      (push("item"), "push item"), (.append(stack[0]), "present sheet home"),
      (
        .append(Destination(target: item, presentation: .cover(embedsNavigation: false))),
        "present cover item(id: 2, tab: same mode)"
      ),
      (.appendAll(stack), "append [home, item]"),
      (.goBack(1), "goBack"), (.goBack(2), "goBack 2"),
      (.goBackTo(item), "goBackTo item(id: 2, tab: same mode)"), (.goBackToRoot, "goBackToRoot"),
      (.pop(1), "pop"), (.pop(3), "pop 3"), (.popTo(pattern("home")), "popTo home"),
      (.popFrom(pattern("home")), "popFrom home"),
      (.popToRoot, "popToRoot"), (.popToCurrentNavigationRoot, "popToCurrentNavigationRoot"),
      (.dismiss(1), "dismiss"), (.dismiss(2), "dismiss 2"), (.dismissAll, "dismissAll"),
      (.removeLast(1), "removeLast"), (.removeLast(2), "removeLast 2"), (.removeAll, "removeAll"),
      (.remove(item), "remove item(id: 2, tab: same mode)"),
      (.removeSubrange(lower: 1, upper: 3), "removeSubrange 1..<3"),
      (.replaceTop(pattern("home")), "replace by home"),
      (.replace(index: 1, stack[0]), "replace [1] by home"),
      (.set(stack), "set [home, item]"), (.set([]), "set []"),
      (.deferredSet([.removeAll, push("item")]), "write back later (removeAll, then push item)"),
      (.goBackToIndex(1), "goBackTo [1]"), (.popToIndex(0), "popTo [0]"),
      (.dismissScreen, "dismiss this screen"),
    ] as [(NavGraphModel.Operation, String)])
  func stackOperations(operation: NavGraphModel.Operation, name: String) {
    #expect(operation.displayName == name)
  }

  @Test(
    "of operations on other containers, slots and state",
    arguments: [
      (.fill(slot: "filter", stack[0]), "show home in filter"),
      (.clear(slot: "filter"), "clear filter"),
      (.select(pattern("home")), "select home"), (.selectIndex(2), "select tab 2"),
      (.setItems(["home", "item"]), "set tabs [home, item]"),
      (.show(pattern("home")), "switch to home"),
      (.reset(pattern("home")), "reset home"),
      (.within(.ancestor("App"), [.goBack(1)]), "in App: goBack"),
      (
        .within(.child(["shop", "cart"]), [.removeAll, .goBack(1)]),
        "in shop \u{203A} cart: removeAll, then goBack"
      ),
      (.assign(variable: "loggedIn", .constant("true")), "loggedIn = true"),
      (.assign(variable: "chosen", .copied(from: "id")), "chosen = its id"),
    ] as [(NavGraphModel.Operation, String)])
  func otherOperations(operation: NavGraphModel.Operation, name: String) {
    #expect(operation.displayName == name)
  }

  @Test(
    "of follow-ups and choices",
    arguments: [
      (.emit("done"), "report done"),
      (.send("refresh", .route(item)), "send refresh to item(id: 2, tab: same mode)"),
      (.send("refresh", .identity("home")), "send refresh to \u{201C}home\u{201D}"),
      (.send("refresh", .index(0)), "send refresh to position 0"),
      (.send("refresh", .child(["shop"], route: "cart")), "send refresh to shop \u{203A} cart"),
      (.send("refresh", .child(["shop"], route: nil)), "send refresh to shop"),
      (.open(link: "app://item/:id", []), "open app://item/:id"),
      (.later([push("item")]), "later (push item)"),
      (.start(effect: "load"), "start load"), (.cancel(effect: "load"), "cancel load"),
      (.when(.canPush, [push("item")], otherwise: []), "if can push (push item)"),
      (
        .when(.canPush, [push("item")], otherwise: [.goBack(1)]),
        "if can push (push item) else (goBack)"
      ),
      (.oneOf([[.goBack(1)], []]), "(goBack) or (nothing)"),
    ] as [(NavGraphModel.Operation, String)])
  func followUps(operation: NavGraphModel.Operation, name: String) {
    #expect(operation.displayName == name)
  }

  @Test("of operations whose screens are known")
  func knownScreens() {
    #expect(push("item").displayName(bringing: ["item(id: 7)"]) == "push item(id: 7)")
    let set = NavGraphModel.Operation.set(Self.stack)
    #expect(set.displayName(bringing: ["home", "item(id: 7)"]) == "set [home, item(id: 7)]")
  }

  @Test(
    "of conditions",
    arguments: [
      (.count(.equal(1)), "count = 1"), (.navigationCount(.lessThan(3)), "navigation count < 3"),
      (.count(.atLeast(2)), "count \u{2265} 2"), (.isPresenting, "presenting"),
      (.canPush, "can push"), (.contains(pattern("item")), "contains item"),
      (.top(pattern("item")), "top is item"), (.presentedAs(.sheet), "presented as sheet"),
      (.argument("id", is: "2"), "id = 2"), (.variable("mode", is: "edit"), "mode = edit"),
      (.input("platform", is: "pad"), "platform = pad"),
      (.slotIsTaken("filter"), "filter is taken"),
      (.within(.ancestor("App"), .canPush), "in App: can push"),
      (.not(.canPush), "not (can push)"),
      (.all([.isPresenting, .canPush]), "(presenting) and (can push)"),
      (.any([.isPresenting, .not(.canPush)]), "(presenting) or (not (can push))"),
    ] as [(Condition, String)])
  func conditions(condition: Condition, name: String) {
    #expect(condition.displayName == name)
  }

  @Test(
    "of dialects: library, version and variant",
    arguments: [
      (.tcaCoordinators(.v0_13, .indexed), "TCACoordinators up to 0.13, indexed"),
      (.tcaCoordinators(.v0_14, .identified), "TCACoordinators 0.14, identified"),
      (.flowStacks(.v0_4), "FlowStacks up to 0.4"),
      (.flowStacks(.v0_10), "FlowStacks 0.10 to 0.10.11"),
      (.flowStacks(.v0_10_12), "FlowStacks 0.10.12"),
      (.routingReducer(.v0_0), "RoutingReducer 0.0"),
      (.composableNavigation(.v4_2), "ComposableNavigation 4.2"),
      (.tcaRouteStack(.v0_1), "TCARouteStack 0.1"),
      (.composableArchitecture(.v1_25), "Composable Architecture 1.25"),
    ] as [(Dialect, String)])
  func dialects(dialect: Dialect, name: String) {
    #expect(dialect.displayName == name)
  }

  @Test(
    "of comparisons",
    arguments: [
      (.equal(2), [2]), (.lessThan(2), [0, 1]), (.atLeast(2), [2, 3, 4]),
    ] as [(Comparison, [Int])])
  func comparisons(comparison: Comparison, values: [Int]) {
    #expect((0...4).filter { comparison.holds(for: $0) } == values)
  }
}
