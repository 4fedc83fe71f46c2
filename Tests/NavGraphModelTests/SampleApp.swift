import NavGraphModel

/// A registration with one of everything and without problems, as a ground for one problem each.
struct SampleApp {
  /// Tabs.
  var main: CoordinatorDefinition
  /// A stack.
  var shop: CoordinatorDefinition
  /// A switch.
  var pay: CoordinatorDefinition
  /// Two stacks as one.
  var both: CoordinatorDefinition
  var features = [FeatureDefinition(name: "Item", outputs: ["bought"], location: line(60))]
  var variables = [
    VariableDefinition(name: "theme", values: ["light", "dark"], location: line(61))
  ]
  var inputs = [
    InputDefinition(name: "luck", values: ["good", "bad"], isFree: true, location: line(62)),
    InputDefinition(name: "device", values: ["phone"], isFree: false, location: line(63)),
  ]
  var entries: [String]? = ["Main", "Both"]
  var homes: [HomeDefinition] = []
  var suppressions: [Suppression] = []

  init(_ change: (inout SampleApp) -> Void = { _ in }) {
    main = Self.makeMain()
    shop = Self.makeShop()
    pay = Self.makePay()
    both = Self.makeBoth()
    change(&self)
  }

  var definition: GraphDefinition {
    GraphDefinition(
      name: "App", coordinators: [main, shop, pay, both], features: features,
      variables: variables, inputs: inputs, entries: entries, homes: homes,
      suppressions: suppressions, location: line(1))
  }

  /// On line 22, the first screen of the shop does this.
  static func doing(_ operations: NavGraphModel.Operation...) -> GraphDefinition {
    SampleApp { $0.shop.routes[0].transitions[0].operations = operations }.definition
  }

  /// On line 22, the first screen of the shop acts while this holds.
  static func asking(_ condition: Condition) -> GraphDefinition {
    SampleApp { $0.shop.routes[0].transitions[0].condition = condition }.definition
  }
}

extension SampleApp {
  private static func makeMain() -> CoordinatorDefinition {
    var shop = screen("shop", at: 11)
    shop.hosts = "Shop"
    var deals = screen("deals", at: 12)
    deals.hosts = "Shop"
    let tabs = TabsContainer(
      library: .tabView, items: ["shop", "deals", "account"], initial: "shop", retap: .popsToRoot)
    return CoordinatorDefinition(
      name: "Main", container: .tabs(tabs),
      routes: [shop, deals, screen("account", at: 13), screen("login", at: 14)],
      handlers: [
        HandlerDefinition(
          source: .descendant(hosts: ["shop"], route: "item"),
          transition: on(named: "sold", at: 15, .select(pattern("account"))))
      ],
      slots: [SlotDefinition(name: "banner", kind: .overlay, location: line(16))],
      variables: [
        VariableDefinition(name: "session", values: ["out", "in"], location: line(17))
      ], location: line(10))
  }

  private static func makeShop() -> CoordinatorDefinition {
    var home = screen("home", at: 21, actions: [on(named: "go", at: 22)])
    home.slots = [SlotDefinition(name: "alert", kind: .alert, location: line(23))]
    home.variables = [
      VariableDefinition(name: "filter", values: ["all", "some"], location: line(24))
    ]
    home.effects = [effect("load", id: "loading", at: 25)]
    let id = Argument(name: "id", values: ["1", "2"])
    var item = screen("item", id, Argument(name: "text", values: nil), at: 26)
    item.feature = "Item"
    var pay = screen("pay", at: 27)
    pay.hosts = "Pay"
    var shop = coordinator(named: "Shop", at: 20, home, item, pay)
    shop.handlers = [
      HandlerDefinition(source: .own, transition: on(named: "refresh", at: 28))
    ]
    shop.links = [
      DeepLinkDefinition(
        pattern: "shop://item/:id", parameters: [id], condition: nil,
        operations: [push("item", copy("id", from: "id"))], landing: ["item"], location: line(29))
    ]
    shop.slots = [SlotDefinition(name: "cart", kind: .sheet, location: line(30))]
    shop.variables = [
      VariableDefinition(name: "last", values: ["0", "1", "2"], location: line(31))
    ]
    shop.effects = [effect("poll", id: nil, at: 32)]
    return shop
  }

  private static func makePay() -> CoordinatorDefinition {
    CoordinatorDefinition(
      name: "Pay",
      container: .switch(
        SwitchContainer(
          initial: "method",
          derived: [SwitchCase(route: "card", condition: .input("luck", is: "good"))],
          kept: ["method"])),
      routes: [
        screen("method", at: 41, actions: [on(named: "choose", at: 42)]), screen("card", at: 43),
      ], location: line(40))
  }

  private static func makeBoth() -> CoordinatorDefinition {
    var left = screen("left", at: 51)
    left.hosts = "Shop"
    var right = screen("right", at: 52)
    right.hosts = "Shop"
    return CoordinatorDefinition(
      name: "Both", container: .joined(["left", "right"]), routes: [left, right],
      location: line(50))
  }

  static func effect(_ name: String, id: String?, at location: Int) -> EffectDefinition {
    EffectDefinition(
      name: name, action: "\(name)ed", startsOnAppearance: true, emission: .once,
      cancellation: .dialect, id: id, location: line(location))
  }
}
