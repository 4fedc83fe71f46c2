import NavGraphModel

extension RegistrationProblemCase {
  static let ofSlotsAndFlows: [RegistrationProblemCase] = [
    .init(
      "an unknown slot", SampleApp.doing(.fill(slot: "card", root("item"))),
      """
      neither screen “home” nor coordinator “Shop” has a slot “card” (on “go”); did you \
      mean “cart”?
      """, at: 22),
    .init(
      "clearing an unknown slot", SampleApp.doing(.clear(slot: "alrt")),
      """
      neither screen “home” nor coordinator “Shop” has a slot “alrt” (on “go”); did you \
      mean “alert”?
      """, at: 22),
    .init(
      "a slot of a screen inside", handling(.clear(slot: "alert")),
      """
      coordinator “Main” does not have a slot “alert” (on “sold”): declare it with Slot(…)
      """, at: 15),
    .init(
      "a slot of a screen that is never around", hearingPay(.clear(slot: "alert")),
      """
      coordinator “Shop” does not have a slot “alert” (on “paid”): declare it with Slot(…)
      """, at: 34),
    .init(
      "a slot of a screen around, later", hearingPay(.later([.clear(slot: "receipt")])),
      """
      coordinator “Shop” does not have a slot “receipt” (on “paid”): declare it with Slot(…)
      """, at: 34),
    .init(
      "an unknown screen for a slot", SampleApp.doing(.fill(slot: "cart", root("itm"))),
      "coordinator “Shop” has no screen “itm”; did you mean “item”?", at: 22),
    .init(
      "a sheet's options in an alert",
      SampleApp.doing(
        .fill(
          slot: "alert",
          Destination(
            target: pattern("item"), presentation: .sheet(embedsNavigation: false),
            sheet: SheetOptions()))),
      """
      screen “item” does not come as a sheet and takes no sheet options (on “go”): leave \
      them out
      """, at: 22),
    .init(
      "filling a slot that follows a condition",
      SampleApp {
        $0.shop.slots[0].derived = .init(condition: .canPush, target: pattern("home"))
        $0.shop.routes[0].transitions[0].operations = [.clear(slot: "cart")]
      }.definition,
      """
      slot “cart” follows a condition, so no operation fills or clears it (on “go”): \
      change what the condition asks for
      """, at: 22),
    .init(
      "a fresh start of a plain screen", SampleApp.doing(.reset(pattern("item"))),
      """
      screen “item” hosts no coordinator that could start afresh (on “go”): name a screen \
      that does
      """, at: 22),
    .init(
      "a fresh start of an unknown screen", SampleApp.doing(.reset(pattern("pya"))),
      "coordinator “Shop” has no screen “pya”; did you mean “pay”?", at: 22),
    .init(
      "an unknown coordinator around", SampleApp.doing(.within(.ancestor("Mian"), [])),
      "the graph has no coordinator “Mian”; did you mean “Main”?", at: 22),
    .init(
      "a coordinator that is never around", SampleApp.doing(.within(.ancestor("Pay"), [])),
      """
      coordinator “Pay” is never around “Shop” (on “go”): name one that hosts it, directly \
      or not
      """, at: 22),
    .init(
      "no way inside", SampleApp.doing(.within(.child([]), [])),

      "inChild names no screen on the way (on “go”): name the screen that hosts it", at: 22),
    .init(
      "an unknown screen on the way inside", SampleApp.doing(.within(.child(["pya"]), [])),
      "coordinator “Shop” has no screen “pya”; did you mean “pay”?", at: 22),
    .init(
      "a screen on the way that hosts nothing",
      SampleApp.doing(.within(.child(["pay", "card"]), [])),
      """
      screen “card” of “Pay” hosts no coordinator, so nothing is inside (on “go”): name a \
      screen that does
      """, at: 22),
    .init(
      "an unknown screen inside",
      SampleApp.doing(.within(.child(["pay"]), [.show(pattern("cart"))])),
      "coordinator “Pay” has no screen “cart”; did you mean “card”?", at: 22),
    .init(
      "a stack's operation in a switch inside",
      SampleApp.doing(.within(.child(["pay"]), [push("card")])),
      "coordinator “Pay” (switch) has no push (on “go”): “Shop” itself has; do it outside of inChild",
      at: 22),
    .init(
      "a slot of the acting screen elsewhere",
      SampleApp.doing(.within(.child(["pay"]), [.clear(slot: "alert")])),
      "coordinator “Pay” does not have a slot “alert” (on “go”): declare it with Slot(…)", at: 22),
  ]

  /// The shop does this on what is done in the payment, whose screen has a slot “receipt”.
  private static func hearingPay(_ operation: NavGraphModel.Operation) -> GraphDefinition {
    SampleApp {
      $0.shop.routes[2].slots = [
        SlotDefinition(name: "receipt", kind: .sheet, location: line(33))
      ]
      $0.shop.handlers.append(
        HandlerDefinition(
          source: .descendant(hosts: ["pay"], route: "card"),
          transition: on(named: "paid", at: 34, operation)))
    }.definition
  }

  private static func handling(_ operation: NavGraphModel.Operation) -> GraphDefinition {
    SampleApp { $0.main.handlers[0].transition.operations = [operation] }.definition
  }
}
