import NavGraphModel
import Testing

@Suite("A registration has no problem")
struct RegistrationProblemAbsenceTests {
  @Test("with one of everything")
  func sample() {
    #expect(SampleApp().definition.problems() == [])
  }

  @Test("with every operation")
  func operations() {
    let app = SampleApp {
      $0.shop.routes[0].transitions = [on(named: "go", Self.onStack)]
      $0.shop.routes[0].transitions[0].operations += Self.anywhere
      $0.shop.routes[1].transitions = [
        on(
          named: "copy", when: .all([.argument("id", is: "2"), .argument("text", is: "x")]),
          push("item", copy("id", from: "id")), .assign(variable: "last", .copied(from: "id")),
          .open(link: "shop://item/:id", [copy("id", from: "id")]), .dismissScreen)
      ]
      $0.main.handlers[0].transition.operations = [
        .select(pattern("login")), .selectIndex(.max), .setItems(["deals", "shop"]), .setItems([]),
        .reset(pattern("shop")), .fill(slot: "banner", root("login")), .clear(slot: "banner"),
        .within(.child(["shop"]), [push("item", copy("id", from: "id"))]),
        .within(.child(["shop", "pay"]), [.show(pattern("card"))]),
        .send("choose", .child(["shop", "pay"], route: "method")),
        .send("refresh", .child(["shop"], route: nil)),
      ]
    }
    #expect(app.definition.problems() == [])
  }

  @Test("for any question")
  func conditions() {
    let asked: Condition = .any([
      .count(.atLeast(-1)), .navigationCount(.equal(.max)), .isPresenting, .canPush,
      .contains(pattern("item", bind("id", to: "2"))), .not(.top(pattern("home"))),
      .presentedAs(.push), .variable("filter", is: "some"), .variable("last", is: "0"),
      .variable("session", is: "in"), .variable("theme", is: "dark"), .input("luck", is: "bad"),
      .input("device", is: "phone"), .slotIsTaken("alert"), .slotIsTaken("cart"),
      .within(.ancestor("Main"), .all([.top(pattern("shop")), .slotIsTaken("banner")])),
      .within(.child(["pay"]), .count(.lessThan(2))), .all([]), .any([]),
    ])
    #expect(SampleApp.asking(asked).problems() == [])
  }

  @Test("with slots of screens around a flow")
  func slotsOfEnclosingCoordinators() {
    let app = SampleApp {
      $0.shop.routes[0].slots.append(
        SlotDefinition(name: "payment", kind: .sheet, location: line(33)))
      $0.shop.routes[0].transitions[0].operations = [.fill(slot: "payment", root("pay"))]
      $0.shop.handlers.append(
        HandlerDefinition(
          source: .descendant(hosts: ["pay"], route: "card"),
          transition: on(
            named: "paid", when: .slotIsTaken("payment"), at: 34, .clear(slot: "payment"))))
      $0.main.handlers.append(
        HandlerDefinition(
          source: .descendant(hosts: ["shop", "pay"], route: "card"),
          transition: on(
            named: "paid", at: 35, .within(.child(["shop"]), [.clear(slot: "payment")]))))
      $0.pay.routes[0].transitions[0].operations = [
        .within(.ancestor("Shop"), [.clear(slot: "payment")])
      ]
    }
    #expect(app.definition.problems() == [])
  }

  @Test("at the limit of nesting")
  func limit() {
    let condition = (1..<Condition.depthLimit).reduce(.canPush) { all, _ in Condition.not(all) }
    let operation = RegistrationProblemCase.nested(NavGraphModel.Operation.depthLimit)
    #expect(SampleApp.asking(condition).problems() == [])
    #expect(SampleApp.doing(operation).problems() == [])
  }

  @Test("where conditions and slots know the argument at hand")
  func arguments() {
    let app = SampleApp {
      $0.shop.links[0].condition = .argument("id", is: "1")
      $0.shop.routes[1].slots = [
        SlotDefinition(
          name: "twin", kind: .column,
          derived: .init(
            condition: .argument("id", is: "2"),
            target: pattern("item", copy("id", from: "id"))), location: line(35))
      ]
    }
    #expect(app.definition.problems() == [])
  }

  @Test("with a root for any dialect, and one that is an item like others")
  func roots() {
    let pushed = Destination(target: pattern("home"), presentation: .push)
    let app = SampleApp {
      $0.shop.container = .stack(
        StackContainer(
          dialect: .composableNavigation(.v4_2), initial: [[pushed, pushed], [root("home")]]))
    }
    #expect(app.definition.problems() == [])
  }

  @Test("with a tab to start with that is none of the tabs")
  func initialTab() {
    let app = SampleApp {
      guard case .tabs(var tabs) = $0.main.container else { return }
      tabs.initial = "login"
      $0.main.container = .tabs(tabs)
    }
    #expect(app.definition.problems() == [])
  }

  @Test("where a flow that starts with another is given a different start")
  func start() {
    var again = root("again")
    again.start = [root("home")]
    var host = screen("again")
    host.hosts = "Shop"
    var shop = coordinator(screen("home"), host)
    shop.container = .stack(StackContainer(dialect: .flowStacks(.v0_10), initial: [[again]]))
    var start = screen("start")
    start.hosts = "Shop"
    #expect(graph(shop, coordinator(named: "App", root: "start", start)).problems() == [])
  }

  @Test("where a fixed input has one value, and a link no parameters")
  func small() {
    let app = SampleApp {
      $0.shop.links.append(
        DeepLinkDefinition(
          pattern: "shop://localhost:8080/home", parameters: [], condition: nil, operations: [],
          landing: nil, location: line(34)))
    }
    #expect(app.definition.problems() == [])
  }

  private static let onStack = NavGraphModel.Operation.oneOf([
    [
      push("item"), .append(sheet("item")), .appendAll([root("item"), root("pay")]), .goBack(-1),
      .goBackTo(pattern("item", bind("id", to: "1"))), .goBackToIndex(.max), .goBackToRoot,
      .pop(.max), .popToIndex(0),
      .popTo(pattern("home")), .popToRoot, .popToCurrentNavigationRoot, .dismiss(0), .dismissAll,
    ],
    [
      .removeLast(2), .removeAll, .remove(pattern("item")), .removeSubrange(lower: 0, upper: .max),
      .replaceTop(pattern("item")), .replace(index: .max, root("item")),
      .set([root("home"), sheet("item")]), .deferredSet([.removeAll, push("item")]),
    ],
  ])

  private static let anywhere: [NavGraphModel.Operation] = [
    .dismissScreen, .fill(slot: "alert", root("item")), .fill(slot: "cart", sheet("item")),
    .clear(slot: "cart"), .reset(pattern("pay")),
    .within(.ancestor("Main"), [.select(pattern("account")), .clear(slot: "banner")]),
    .within(.ancestor("Both"), [.within(.child(["left"]), [.goBackToRoot])]),
    .within(.child(["pay"]), []), .assign(variable: "filter", .constant("some")),
    .assign(variable: "last", .constant("2")), .assign(variable: "session", .constant("in")),
    .assign(variable: "theme", .constant("dark")), .emit("done"), .send("go", .index(.max)),
    .send("go", .route(pattern("item", bind("id", to: "1")))), .send("go", .identity("home")),
    .send("refresh", .child([], route: nil)), .open(link: "shop://item/:id", []),
    .open(link: "shop://item/:id", [bind("id", to: "2")]), .later([.goBack(1)]),
    .start(effect: "load"), .start(effect: "poll"), .cancel(effect: "loading"),
    .when(.canPush, [push("pay")], otherwise: [.oneOf([[], [.goBack(1)]])]),
  ]

  private static func sheet(_ route: String) -> Destination {
    Destination(
      target: pattern(route), presentation: .sheet(embedsNavigation: false),
      sheet: SheetOptions(disablesDismissal: true))
  }
}
