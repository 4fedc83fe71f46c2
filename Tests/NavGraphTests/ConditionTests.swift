import NavGraph
import NavGraphModel
import Testing

/// Each condition of the DSL is the condition of the model that it says it is.
struct ConditionTests {
  fileprivate enum ShopRoute: String, RouteKey { case home, cart }
  private enum ItemRoute: String, RouteKey { case info, photo }

  fileprivate struct Example: Sendable, CustomTestStringConvertible {
    let written: RouteCondition<ShopRoute>
    let expected: Condition
    var testDescription: String { expected.displayName }

    init(_ written: RouteCondition<ShopRoute>, _ expected: Condition) {
      self.written = written
      self.expected = expected
    }
  }

  private static let cart = RoutePattern(route: "cart")
  private static let firstCart = RoutePattern(
    route: "cart", bindings: [ArgumentBinding(argument: "id", value: .constant("1"))])

  fileprivate static let examples = [
    Example(.count(.lessThan(3)), .count(.lessThan(3))),
    Example(.navigationCount(.equal(1)), .navigationCount(.equal(1))),
    Example(.isPresenting, .isPresenting),
    Example(.canPush, .canPush),
    Example(.contains(.cart), .contains(cart)),
    Example(.contains(.cart, with: ["id": "1"]), .contains(firstCart)),
    Example(.top(.cart, with: ["id": 1]), .top(firstCart)),
    Example(.presentedAs(.sheet), .presentedAs(.sheet)),
    Example(.argument("n", is: "3"), .argument("n", is: "3")),
    Example(.slotIsTaken("alert"), .slotIsTaken("alert")),
    Example(.is("loggedIn"), .variable("loggedIn", is: "true")),
    Example(.variable("theme", is: "dark"), .variable("theme", is: "dark")),
    Example(.input("platform", is: "iPad"), .input("platform", is: "iPad")),
    Example(
      .inChild(.cart, of: ItemRoute.self, .top(.info)),
      .within(.child(["cart"]), .top(RoutePattern(route: "info")))),
    Example(
      .inChild(.cart, ItemRoute.photo, of: ItemRoute.self, .canPush),
      .within(.child(["cart", "photo"]), .canPush)),
    Example(
      .inParent("Main", of: ItemRoute.self, .contains(.info)),
      .within(.ancestor("Main"), .contains(RoutePattern(route: "info")))),
    Example(
      .all(.canPush, .not(.is("a")), .any(.isPresenting, .canPush)),
      .all([.canPush, .not(.variable("a", is: "true")), .any([.isPresenting, .canPush])])),
  ]

  @Test(arguments: examples)
  fileprivate func conditionsAreBuiltAsWritten(_ example: Example) {
    #expect(example.written.condition == example.expected)
  }
}
