import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Each word for an operation, a condition or a trigger means what the registration's word means.
struct NotationOperationTests {
  static let operations: [(clause: String, operation: NavGraphModel.Operation)] = [
    ("home -> x", .append(to("x", .push))),
    ("home => x", .append(to("x", .sheet(embedsNavigation: true)))),
    ("home =| x", .append(to("x", .sheet(embedsNavigation: false)))),
    ("home ~> x", .append(to("x", .cover(embedsNavigation: true)))),
    ("home ~| x", .append(to("x", .cover(embedsNavigation: false)))),
    ("home append x y", .appendAll([to("x", .push), to("y", .push)])),
    ("home <-", .goBack(1)), ("home goBack", .goBack(1)), ("home goBack 2", .goBack(2)),
    ("home pop", .pop(1)), ("home pop 2", .pop(2)), ("home dismiss", .dismiss(1)),
    ("home dismiss 2", .dismiss(2)), ("home removeLast", .removeLast(1)),
    ("home removeLast 3", .removeLast(3)), ("home goBackTo x", .goBackTo(named("x"))),
    ("home popTo x", .popTo(named("x"))), ("home popFrom x", .popFrom(named("x"))),
    ("home remove x", .remove(named("x"))), ("home replace x", .replaceTop(named("x"))),
    ("home goBackToRoot", .goBackToRoot), ("home popToRoot", .popToRoot),
    ("home popToCurrentNavigationRoot", .popToCurrentNavigationRoot),
    ("home dismissAll", .dismissAll), ("home removeAll", .removeAll),
    ("home dismissScreen", .dismissScreen),
    ("home replaceAt 1 x", .replace(index: 1, to("x", .push))),
    ("home removeRange 1 2", .removeSubrange(lower: 1, upper: 2)),
    ("home select x", .select(named("x"))), ("home selectIndex 3", .selectIndex(3)),
    ("home items x y", .setItems(["x", "y"])), ("home show x", .show(named("x"))),
    ("home reset x", .reset(named("x"))),
    ("home fill pay x", .fill(slot: "pay", to("x", .sheet(embedsNavigation: false)))),
    ("home fill pay => x", .fill(slot: "pay", to("x", .sheet(embedsNavigation: true)))),
    ("home clear pay", .clear(slot: "pay")),
    ("home set vip true", .assign(variable: "vip", .constant("true"))),
    ("home set vip $size", .assign(variable: "vip", .copied(from: "size"))),
    ("home emit done", .emit("done")), ("home send act x", .send("act", .route(named("x")))),
    ("home send act x/y/form", .send("act", .child(["x", "y"], route: "form"))),
    ("home send act x/", .send("act", .child(["x"], route: nil))),
    ("home send act self", .send("act", .child([], route: nil))),
    ("home send act #id", .send("act", .identity("id"))),
    ("home send act [2]", .send("act", .index(2))),
    ("home open a://x", .open(link: "a://x", [])),
    (
      "home open a://:id id=1",
      .open(link: "a://:id", [ArgumentBinding(argument: "id", value: .constant("1"))])
    ),
    ("home start load", .start(effect: "load")), ("home cancel id", .cancel(effect: "id")),
    ("home later pop & -> x", .later([.pop(1), .append(to("x", .push))])),
    ("home deferred pop & -> x", .deferredSet([.pop(1), .append(to("x", .push))])),
    ("home goBackToIndex 1", .goBackToIndex(1)), ("home popToIndex 0", .popToIndex(0)),
    ("home either pop or nothing", .oneOf([[.pop(1)], []])),
    ("home @login/tab pop", .within(.child(["login", "tab"]), [.pop(1)])),
    ("home @^Main pop", .within(.ancestor("Main"), [.pop(1)])),
  ]

  @Test(arguments: operations)
  func eachKeywordIsAnOperation(
    _ example: (clause: String, operation: NavGraphModel.Operation)
  ) throws {
    #expect(try transition(example.clause).operations == [example.operation])
  }

  @Test func deferredOperationsCanTargetAnotherContainer() throws {
    #expect(
      try transition("home later @^Main dismiss").operations
        == [.later([.within(.ancestor("Main"), [.dismiss(1)])])])
  }

  @Test func operationsOfOneUpdateKeepTheirOrder() throws {
    #expect(
      try transition("home dismiss & @login pop & -> x").operations
        == [.dismiss(1), .within(.child(["login"]), [.pop(1)]), .append(Self.to("x", .push))])
    #expect(try transition("home nothing").operations.isEmpty)
  }

  @Test func argumentsAreGivenOrCopied() throws {
    let bindings = [
      ArgumentBinding(argument: "id", value: .constant("1")),
      ArgumentBinding(argument: "size", value: .copied(from: "size")),
    ]
    #expect(
      try transition("home -> x(id=1,size=$size)").operations
        == [
          .append(
            Destination(
              target: RoutePattern(route: "x", bindings: bindings), presentation: .push))
        ])
  }

  @Test func aFlowCanStartWithGivenScreens() throws {
    var login = Self.to("login", .push)
    login.start = [Self.to("intro", .sheet(embedsNavigation: true)), Self.to("form", .push)]
    #expect(try transition("home -> login from intro form").operations == [.append(login)])
  }

  @Test(arguments: [
    ("[indexed]", [sheet("x"), to("y", .push)]),
    ("[flowstacks]", [to("x", .push), to("y", .push)]),
    ("[routing]", [to("x", .push), to("y", .push)]), ("[tca]", [to("x", .push), to("y", .push)]),
    ("[routestack]", [to("x", .push), to("y", .push)]),
    ("[composable]", [to("x", .push), to("y", .push)]),
  ])
  func arraysIncludeTheRootIfTheLibraryStoresItThere(
    _ trait: String, _ array: [Destination]
  ) throws {
    #expect(try transition("\(trait); home := x y").operations == [.set(array)])
  }

  @Test(arguments: ["[routing]", "[composable]", "[tca]"])
  func goBackIsAPopInDialectsWithoutIt(_ trait: String) throws {
    #expect(try transition("\(trait); home <-").operations == [.pop(1)])
  }

  static let conditions: [(text: String, condition: Condition)] = [
    ("x", .contains(named("x"))), ("not x", .not(.contains(named("x")))),
    ("top x", .top(named("x"))), ("canPush", .canPush), ("presenting", .isPresenting),
    ("count 3", .count(.equal(3))), ("count <3", .count(.lessThan(3))),
    ("navigationCount >=3", .navigationCount(.atLeast(3))), ("as cover", .presentedAs(.cover)),
    ("its id=1", .argument("id", is: "1")), ("taken pay", .slotIsTaken("pay")),
    ("vip=true", .variable("vip", is: "true")), ("device=pad", .input("device", is: "pad")),
    ("@login top form", .within(.child(["login"]), .top(named("form")))),
    ("@^Main canPush", .within(.ancestor("Main"), .canPush)),
    (
      "x and not canPush or top x",
      .any([.all([.contains(named("x")), .not(.canPush)]), .top(named("x"))])
    ),
  ]

  @Test(arguments: conditions)
  func conditionsAreParsed(_ example: (text: String, condition: Condition)) throws {
    let notation = "home -> x ? \(example.text); input device phone pad"
    #expect(try transition(notation).condition == example.condition)
  }

  private func transition(_ notation: String) throws -> Transition {
    try #require(try GraphNotation(notation).graph.coordinators[0].routes[0].transitions.first)
  }

  private static func named(_ route: String) -> RoutePattern { RoutePattern(route: route) }

  private static func to(_ route: String, _ presentation: Presentation) -> Destination {
    Destination(target: named(route), presentation: presentation)
  }

  private static func sheet(_ route: String) -> Destination {
    to(route, .sheet(embedsNavigation: true))
  }
}
