import NavGraph
import NavGraphModel
import Testing

/// Each operation of the DSL is the operation of the model that it says it is.
struct OperationTests {
  fileprivate enum ShopRoute: String, RouteKey { case home, product, cart }
  private enum ItemRoute: String, RouteKey { case info, photo }

  fileprivate struct Example: Sendable, CustomTestStringConvertible {
    let written: RouteOperation<ShopRoute>
    let expected: Operation
    var testDescription: String { expected.displayName }

    init(_ written: RouteOperation<ShopRoute>, _ expected: Operation) {
      self.written = written
      self.expected = expected
    }
  }

  private static func place(
    _ route: String, _ presentation: Presentation = .push, id: ArgumentBinding.Value? = nil,
    sheet: SheetOptions? = nil, start: [Destination]? = nil
  ) -> Destination {
    Destination(
      target: pattern(route, id: id), presentation: presentation, sheet: sheet, start: start)
  }

  private static func pattern(_ route: String, id: ArgumentBinding.Value? = nil) -> RoutePattern {
    RoutePattern(
      route: route, bindings: id.map { [ArgumentBinding(argument: "id", value: $0)] } ?? [])
  }

  private static let sheet = SheetOptions(detents: ["medium"], disablesDismissal: true)
  private static let start = [
    place("info", .sheet(embedsNavigation: true)), place("photo", id: .constant("2")),
  ]
  private static let flow = FlowStart.stack(
    of: ItemRoute.self, .root(.info, embedsNavigation: true), .push(.photo, with: ["id": 2]))

  fileprivate static let adding = [
    Example(.push(.product), .append(place("product"))),
    Example(
      .push(.product, with: ["id": .same("id")], starting: flow),
      .append(place("product", id: .copied(from: "id"), start: start))),
    Example(.presentSheet(.cart), .append(place("cart", .sheet(embedsNavigation: false)))),
    Example(
      .presentSheet(.cart, embedsNavigation: true, sheet: sheet, starting: flow),
      .append(place("cart", .sheet(embedsNavigation: true), sheet: sheet, start: start))),
    Example(
      .presentCover(.cart, with: ["id": "1"], embedsNavigation: true, starting: flow),
      .append(place("cart", .cover(embedsNavigation: true), id: .constant("1"), start: start))),
    Example(
      .append(.push(.product), .cover(.cart)),
      .appendAll([place("product"), place("cart", .cover(embedsNavigation: false))])),
    Example(
      .open(.cart, with: ["id": true], as: [.push, .sheet(embedsNavigation: true)]),
      .oneOf([
        [.append(place("cart", id: .constant("true")))],
        [.append(place("cart", .sheet(embedsNavigation: true), id: .constant("true")))],
      ])),
    Example(
      .replaceTop(by: .cart, with: ["id": .value("x")]),
      .replaceTop(pattern("cart", id: .constant("x")))),
    Example(
      .replace(at: 1, with: .sheet(.cart, options: sheet)),
      .replace(index: 1, place("cart", .sheet(embedsNavigation: false), sheet: sheet))),
    Example(
      .set([.root(.home, embedsNavigation: true), .push(.cart, starting: flow)]),
      .set([place("home", .sheet(embedsNavigation: true)), place("cart", start: start)])),
    Example(
      .deferredSet(.goBackToRoot, .push(.cart)),
      .deferredSet([.goBackToRoot, .append(place("cart"))])),
  ]

  fileprivate static let removing = [
    Example(.goBack(), .goBack(1)),
    Example(.goBack(2), .goBack(2)),
    Example(.goBackTo(.cart, with: ["id": "1"]), .goBackTo(pattern("cart", id: .constant("1")))),
    Example(.goBackToRoot, .goBackToRoot),
    Example(.pop(), .pop(1)),
    Example(.popTo(.cart), .popTo(pattern("cart"))),
    Example(.popFrom(.cart), .popFrom(pattern("cart"))),
    Example(.popToRoot, .popToRoot),
    Example(.popToCurrentNavigationRoot, .popToCurrentNavigationRoot),
    Example(.goBackToIndex(1), .goBackToIndex(1)), Example(.popToIndex(0), .popToIndex(0)),
    Example(.dismiss(), .dismiss(1)),
    Example(.dismissAll, .dismissAll),
    Example(.dismissScreen, .dismissScreen),
    Example(.removeLast(3), .removeLast(3)),
    Example(.removeAll, .removeAll),
    Example(.remove(.cart), .remove(pattern("cart"))),
    Example(.removeSubrange(1..<3), .removeSubrange(lower: 1, upper: 3)),
  ]

  fileprivate static let containers = [
    Example(
      .show(.cart, in: "alert"),
      .fill(slot: "alert", place("cart", .sheet(embedsNavigation: false)))),
    Example(
      .show(
        .cart, with: ["id": "1"], in: "filter", embedsNavigation: true, sheet: sheet,
        starting: flow),
      .fill(
        slot: "filter",
        place(
          "cart", .sheet(embedsNavigation: true), id: .constant("1"), sheet: sheet, start: start))
    ),
    Example(.clear("alert"), .clear(slot: "alert")),
    Example(.select(.home), .select(pattern("home"))),
    Example(.selectIndex(1), .selectIndex(1)),
    Example(.setItems([.cart, .home]), .setItems(["cart", "home"])),
    Example(.show(.cart), .show(pattern("cart"))),
    Example(.reset(.home), .reset(pattern("home"))),
    Example(
      .inChild(.product, of: ItemRoute.self, .goBackToRoot, .push(.photo)),
      .within(.child(["product"]), [.goBackToRoot, .append(place("photo"))])),
    Example(
      .inChild(.product, ItemRoute.info, of: ItemRoute.self, .goBack()),
      .within(.child(["product", "info"]), [.goBack(1)])),
    Example(
      .inParent("Main", of: ItemRoute.self, .select(.photo)),
      .within(.ancestor("Main"), [.select(pattern("photo"))])),
  ]

  fileprivate static let state = [
    Example(.assign("loggedIn", true), .assign(variable: "loggedIn", .constant("true"))),
    Example(.assign("theme", "dark"), .assign(variable: "theme", .constant("dark"))),
    Example(.assign("last", .same("id")), .assign(variable: "last", .copied(from: "id"))),
    Example(.emit("finished"), .emit("finished")),
    Example(.send("refresh", to: .route(.home)), .send("refresh", .route(pattern("home")))),
    Example(
      .send("refresh", to: .route(.home, with: ["id": "1"])),
      .send("refresh", .route(pattern("home", id: .constant("1"))))),
    Example(.send("refresh", to: .identity("x")), .send("refresh", .identity("x"))),
    Example(.send("refresh", to: .index(0)), .send("refresh", .index(0))),
    Example(
      .send("refresh", to: .screen(.product, ItemRoute.info)),
      .send("refresh", .child(["product"], route: "info"))),
    Example(.send("refresh", to: .screen(.home)), .send("refresh", .route(pattern("home")))),
    Example(
      .send("refresh", to: .flow(.product)), .send("refresh", .child(["product"], route: nil))),
    Example(.send("refresh", to: .coordinator), .send("refresh", .child([], route: nil))),
    Example(
      .openLink("shop://:id", with: ["id": 1]),
      .open(link: "shop://:id", [ArgumentBinding(argument: "id", value: .constant("1"))])),
    Example(.later(.goBack(), .emit("gone")), .later([.goBack(1), .emit("gone")])),
    Example(.start("timer"), .start(effect: "timer")),
    Example(.cancel("timer"), .cancel(effect: "timer")),
    Example(
      .when(.canPush, [.push(.cart)], otherwise: [.dismiss(), .push(.cart)]),
      .when(.canPush, [.append(place("cart"))], otherwise: [.dismiss(1), .append(place("cart"))])),
    Example(
      .when(.isPresenting, [.dismiss()]), .when(.isPresenting, [.dismiss(1)], otherwise: [])),
    Example(.oneOf([.goBack()], []), .oneOf([[.goBack(1)], []])),
  ]

  @Test(arguments: adding + removing + containers + state)
  fileprivate func operationsAreBuiltAsWritten(_ example: Example) {
    #expect(example.written.operation == example.expected)
  }
}
