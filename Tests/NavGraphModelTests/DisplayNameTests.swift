import NavGraphModel
import Testing

@Suite("Names for people")
struct DisplayNameTests {
  private static let item = pattern("item", bind("id", to: "2"), copy("tab", from: "mode"))
  private static let stack = [
    Destination(target: pattern("home"), presentation: .sheet(embedsNavigation: true)),
    Destination(target: pattern("item"), presentation: .push),
  ]

  @Test(
    "of operations",
    arguments: [
      (push("item"), "push item"), (.append(stack[0]), "present sheet home"),
      (
        .append(Destination(target: item, presentation: .cover(embedsNavigation: false))),
        "present cover item(id: 2, tab: same mode)"
      ),
      (.goBack(1), "goBack"), (.goBack(2), "goBack 2"),
      (.goBackTo(item), "goBackTo item(id: 2, tab: same mode)"), (.goBackToRoot, "goBackToRoot"),
      (.pop(1), "pop"), (.pop(3), "pop 3"), (.popTo(pattern("home")), "popTo home"),
      (.popToRoot, "popToRoot"), (.popToCurrentNavigationRoot, "popToCurrentNavigationRoot"),
      (.dismiss(1), "dismiss"), (.dismiss(2), "dismiss 2"), (.dismissAll, "dismissAll"),
      (.replaceTop(pattern("home")), "replace by home"), (.set(stack), "set [home, item]"),
    ] as [(NavGraphModel.Operation, String)])
  func operations(operation: NavGraphModel.Operation, name: String) {
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
      (.not(.canPush), "not (can push)"),
      (.all([.isPresenting, .canPush]), "(presenting) and (can push)"),
      (.any([.isPresenting, .not(.canPush)]), "(presenting) or (not (can push))"),
    ] as [(Condition, String)])
  func conditions(condition: Condition, name: String) {
    #expect(condition.displayName == name)
  }

  @Test("of dialects name library, version and variant")
  func dialects() {
    #expect(
      Dialect.tcaCoordinators(.v0_14, .indexed).displayName == "TCACoordinators 0.14, indexed")
    #expect(
      Dialect.tcaCoordinators(.v0_14, .identified).displayName
        == "TCACoordinators 0.14, identified")
  }

  @Test(
    "of comparisons hold where they say",
    arguments: [
      (.equal(2), [2]), (.lessThan(2), [0, 1]), (.atLeast(2), [2, 3, 4]),
    ] as [(Comparison, [Int])])
  func comparisons(comparison: Comparison, values: [Int]) {
    #expect((0...4).filter { comparison.holds(for: $0) } == values)
  }
}
