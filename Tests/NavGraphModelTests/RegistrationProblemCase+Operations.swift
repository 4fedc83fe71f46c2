import NavGraphModel

extension RegistrationProblemCase {
  static let ofOperations: [RegistrationProblemCase] = [
    .init(
      "a stack's operation in tabs", handling(.goBackToRoot),
      """
      coordinator “Main” (tabs) has no goBackToRoot (on “sold”): “Shop”, which its screen “shop” shows, \
      has; write .inChild(.shop, of: …, .goBackToRoot…)
      """, at: 15),
    .init(
      "a stack's operation in a switch", choosing(.popToRoot),
      """
      coordinator “Pay” (switch) has no popToRoot (on “choose”): “Shop”, which encloses it, has; write \
      .inParent("Shop", of: …, .popToRoot…)
      """, at: 42),
    .init(
      "an operation in joined stacks",
      SampleApp {
        $0.both.routes[0].transitions = [on(named: "go", at: 53, .goBack(1))]
      }.definition,
      """
      coordinator “Both” (stacks shown as one) has no goBack (on “go”): “Shop”, which its screen “left” \
      shows, has; write .inChild(.left, of: …, .goBack…)
      """, at: 53),
    .init(
      "a selection in a stack", SampleApp.doing(.select(pattern("home"))),
      """
      coordinator “Shop” (TCACoordinators 0.14, identified) has no select (on “go”): “Main”, which \
      encloses it, has; write .inParent("Main", of: …, .select…)
      """, at: 22),
    .init(
      "a selection by index in a switch", choosing(.selectIndex(0)),
      """
      coordinator “Pay” (switch) has no selectIndex (on “choose”): “Main”, which encloses it, has; \
      write .inParent("Main", of: …, .selectIndex…)
      """, at: 42),
    .init(
      "new tabs in a stack", SampleApp.doing(.setItems(["home"])),
      """
      coordinator “Shop” (TCACoordinators 0.14, identified) has no setItems (on “go”): “Main”, which \
      encloses it, has; write .inParent("Main", of: …, .setItems…)
      """, at: 22),
    .init(
      "another case in tabs", handling(.show(pattern("account"))),
      """
      coordinator “Main” (tabs) has no show (on “sold”); it has show(…, in:), select, \
      selectIndex, setItems
      """, at: 15),
    .init(
      "a selection of an unknown tab", handling(.select(pattern("acount"))),
      "coordinator “Main” has no screen “acount”; did you mean “account”?", at: 15),
    .init(
      "unknown new tabs", handling(.setItems(["shop", "accounts"])),
      "coordinator “Main” has no screen “accounts”; did you mean “account”?", at: 15),
    .init(
      "repeated new tabs", handling(.setItems(["shop", "shop"])),
      "tab “shop” is set twice (on “sold”): name it once", at: 15),
    .init(
      "an unknown case", choosing(.show(pattern("crad"))),
      "coordinator “Pay” has no screen “crad”; did you mean “card”?", at: 42),
    .init(
      "a sheet's options without a sheet",
      SampleApp.doing(
        .append(
          Destination(target: pattern("item"), presentation: .push, sheet: SheetOptions()))),
      """
      screen “item” does not come as a sheet and takes no sheet options (on “go”): leave \
      them out
      """, at: 22),
    .init(
      "a range upside down", SampleApp.doing(.removeSubrange(lower: 2, upper: 1)),
      "2..<1 is no range of positions (on “go”): count from 0, and upwards", at: 22),
    .init(
      "a range below the bottom", SampleApp.doing(.removeSubrange(lower: -1, upper: .max)),
      """
      -1..<9223372036854775807 is no range of positions (on “go”): count from 0, and \
      upwards
      """, at: 22),
    .init(
      "a position below the bottom", SampleApp.doing(.replace(index: -1, root("item"))),
      "position -1 is below the bottom (on “go”): count from 0", at: 22),
    .init(
      "a position to go back to below the bottom", SampleApp.doing(.goBackToIndex(-1)),
      "position -1 is below the bottom (on “go”): count from 0, or go back to the root", at: 22),
    .init(
      "a position to pop to below the bottom", SampleApp.doing(.popToIndex(-2)),
      "position -2 is below the bottom (on “go”): count from 0, or go back to the root", at: 22),
    .init(
      "a choice of none", SampleApp.doing(.oneOf([])),
      """
      one of none (on “go”): add an alternative, which may be empty, or leave the choice out
      """, at: 22),
    .init(
      "something else in an array that is written later",
      SampleApp.doing(.deferredSet([.goBackToRoot, .emit("done"), push("item")])),
      """
      an array that is written back later is worked out by operations on the stack alone \
      (on “go”): do everything else outside of it
      """, at: 22),
    .init(
      "an unknown screen in an array that is written later",
      SampleApp.doing(.deferredSet([push("itm")])),
      "coordinator “Shop” has no screen “itm”; did you mean “item”?", at: 22),
    .init(
      "an array that is written later where there is none",
      SampleApp {
        $0.shop.container = .stack(
          StackContainer(dialect: .routingReducer(.v0_0), initial: [[root("home")]]))
        $0.shop.routes[0].transitions[0].operations = [.deferredSet([.popToRoot])]
      }.definition,
      """
      coordinator “Shop” (RoutingReducer 0.0) has no deferredSet (on “go”); it has push, \
      presentSheet, presentCover, pop, popToRoot, dismiss, show(…, in:)
      """, at: 22),
    .init(
      "a screen that is not there dismissing itself", handling(.dismissScreen),
      """
      a screen dismisses itself, and none of “Main” acts here (on “sold”): do it on the \
      screen's own action
      """, at: 15),
    .init(
      "a screen dismissing itself elsewhere",
      SampleApp.doing(.within(.ancestor("Main"), [.dismissScreen])),
      """
      a screen dismisses itself, and none of “Main” acts here (on “go”): do it on the \
      screen's own action
      """, at: 22),
    .init(
      "operations nested too deep", SampleApp.doing(nested(51)),
      "the operations of “go” are nested more than 50 deep: simplify them", at: 22),
  ]

  /// An operation with this many levels, itself included.
  static func nested(_ depth: Int) -> NavGraphModel.Operation {
    (1..<depth).reduce(.goBack(1)) { operation, _ in .later([operation]) }
  }

  private static func handling(_ operation: NavGraphModel.Operation) -> GraphDefinition {
    SampleApp { $0.main.handlers[0].transition.operations = [operation] }.definition
  }

  private static func choosing(_ operation: NavGraphModel.Operation) -> GraphDefinition {
    SampleApp { $0.pay.routes[0].transitions[0].operations = [operation] }.definition
  }
}
