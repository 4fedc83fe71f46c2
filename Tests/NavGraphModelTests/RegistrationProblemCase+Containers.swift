import NavGraphModel

extension RegistrationProblemCase {
  static let ofStacks: [RegistrationProblemCase] = [
    .init(
      "no initial stack", starting(with: []),
      "coordinator “Shop” starts with no stack: name a root", at: 20),
    .init(
      "an empty initial stack", starting(with: [[root("home")], []]),
      "a flow of “Shop” starts with an empty stack (at its start): name its root", at: 20),
    .init(
      "a root that is pushed", starting(with: [[pushed("home")]]),
      """
      the root “home” of “Shop” has nothing below it to be pushed on (at its start): write \
      it as root(…)
      """, at: 20),
    .init(
      "an unknown screen above the root", starting(with: [[root("home"), pushed("itm")]]),
      "coordinator “Shop” has no screen “itm”; did you mean “item”?", at: 20),
    .init(
      "a value for an argument at the start that is copied",
      starting(with: [[root("item", copy("id", from: "id"))]]),
      "“id” cannot be copied to screen “item”: no screen acts here, so give it a value", at: 20),
    .init(
      "a modal above the root where the library keeps it apart",
      starting(with: [[root("home"), root("item")]], in: .routingReducer(.v0_0)),
      """
      the stack of RoutingReducer 0.0 holds pushes only: present the modal by an operation \
      of its own (at its start)
      """, at: 20),
  ]

  static let ofTabs: [RegistrationProblemCase] = [
    .init(
      "no tabs", tabs { ($0.items, $0.options) = ([], [:]) },
      "coordinator “Main” has no tabs: name at least one screen", at: 10),
    .init(
      "a tab twice", tabs { $0.items += ["account"] },
      "coordinator “Main” has tab “account” twice: name it once", at: 10),
    .init(
      "an unknown tab", tabs { $0.items += ["accounts"] },
      "coordinator “Main” has no screen “accounts”; did you mean “account”?", at: 10),
    .init(
      "an unknown first tab", tabs { $0.initial = "shp" },
      "coordinator “Main” has no screen “shp”; did you mean “shop”?", at: 10),
    .init(
      "options of what is no tab", tabs { $0.options["login"] = TabOptions() },
      """
      coordinator “Main” says something about tab “login”, which it does not have: leave \
      that out
      """, at: 10),
    .init(
      "a condition of a tab",
      tabs { $0.options["shop"] = TabOptions(condition: .variable("session", is: "on")) },
      """
      “on” is not among the values of variable “session” of coordinator “Main”; did you \
      mean “in”?
      """, at: 10),
    .init(
      "a condition of the bar", tabs { $0.hidesBar = .canPush },
      """
      canPush is about a stack, and “Main” keeps none (for hiding the bar): ask it of one \
      that does, by inChild(…) or inParent(…)
      """, at: 10),
  ]

  static let ofOtherContainers: [RegistrationProblemCase] = [
    .init(
      "an unknown first case", cases { $0.initial = "methd" },
      "coordinator “Pay” has no screen “methd”; did you mean “method”?", at: 40),
    .init(
      "an unknown derived case", cases { $0.derived[0].route = "cart" },
      "coordinator “Pay” has no screen “cart”; did you mean “card”?", at: 40),
    .init(
      "an unknown kept case", cases { $0.kept = ["cards"] },
      "coordinator “Pay” has no screen “cards”; did you mean “card”?", at: 40),
    .init(
      "a condition of a case", cases { $0.derived[0].condition = .argument("id", is: "1") },
      """
      argument “id” is about the acting screen, and none acts here (for case “card”): ask \
      for something else
      """, at: 40),
    .init(
      "no stacks to join", joined([]),
      "coordinator “Both” joins no stacks: name the screens that host them", at: 50),
    .init(
      "a stack joined twice", joined(["left", "right", "left"]),
      "coordinator “Both” joins screen “left” twice: name it once", at: 50),
    .init(
      "an unknown stack to join", joined(["left", "wright"]),
      "coordinator “Both” has no screen “wright”; did you mean “right”?", at: 50),
    .init(
      "a joined screen that hosts nothing",
      SampleApp { $0.both.routes[1].hosts = nil }.definition,
      """
      coordinator “Both” joins screen “right”, which hosts no coordinator: name the \
      coordinator whose stack it shows
      """, at: 50),
    .init(
      "a joined coordinator without a stack",
      SampleApp { $0.both.routes[1].hosts = "Pay" }.definition,
      """
      coordinator “Both” joins screen “right”, but coordinator “Pay” keeps no stack: only \
      stacks can be joined
      """, at: 50),
  ]

  private static func pushed(_ route: String) -> Destination {
    Destination(target: pattern(route), presentation: .push)
  }

  private static func starting(
    with stacks: [[Destination]], in dialect: Dialect = .flowStacks(.v0_10)
  ) -> GraphDefinition {
    SampleApp {
      $0.shop.container = .stack(StackContainer(dialect: dialect, initial: stacks))
    }.definition
  }

  private static func tabs(_ change: (inout TabsContainer) -> Void) -> GraphDefinition {
    SampleApp {
      guard case .tabs(var tabs) = $0.main.container else { return }
      change(&tabs)
      $0.main.container = .tabs(tabs)
    }.definition
  }

  private static func cases(_ change: (inout SwitchContainer) -> Void) -> GraphDefinition {
    SampleApp {
      guard case .switch(var cases) = $0.pay.container else { return }
      change(&cases)
      $0.pay.container = .switch(cases)
    }.definition
  }

  private static func joined(_ routes: [String]) -> GraphDefinition {
    SampleApp { $0.both.container = .joined(routes) }.definition
  }
}
