import NavGraphModel

extension RegistrationProblemCase {
  static let ofConditions: [RegistrationProblemCase] = [
    .init(
      "canPush in a switch", inSwitch(.canPush),
      """
      canPush is about a stack, and “Pay” keeps none (on “choose”): ask it of one that \
      does, by inChild(…) or inParent(…)
      """, at: 42),
    .init(
      "isPresenting in a switch", inSwitch(.not(.isPresenting)),
      """
      isPresenting is about a stack, and “Pay” keeps none (on “choose”): ask it of one \
      that does, by inChild(…) or inParent(…)
      """, at: 42),
    .init(
      "navigationCount in a switch", inSwitch(.navigationCount(.equal(1))),
      """
      navigationCount is about a stack, and “Pay” keeps none (on “choose”): ask it of one \
      that does, by inChild(…) or inParent(…)
      """, at: 42),
    .init(
      "a condition on a stack within tabs",
      SampleApp.asking(.within(.ancestor("Main"), .canPush)),
      """
      canPush is about a stack, and “Main” keeps none (on “go”): ask it of one that does, \
      by inChild(…) or inParent(…)
      """, at: 22),
    .init(
      "a condition within what is never around",
      SampleApp.asking(.within(.ancestor("Both2"), .count(.equal(.max)))),
      "the graph has no coordinator “Both2”; did you mean “Both”?", at: 22),
    .init(
      "a condition on an unknown screen within",
      SampleApp.asking(.within(.child(["pay"]), .top(pattern("home")))),
      "coordinator “Pay” has no screen “home”: register it with Screen(…)", at: 22),
    .init(
      "an unknown argument", SampleApp.asking(.argument("id", is: "1")),
      "screen “home” has no argument “id”: declare it, or ask for something else", at: 22),
    .init(
      "an argument's value that is no sample",
      SampleApp {
        $0.shop.routes[1].transitions = [on(when: .argument("id", is: "3"), at: 33)]
      }.definition,
      """
      “3” is not among the sample values of argument “id” of screen “item”; did you mean \
      “1”?
      """, at: 33),
    .init(
      "an argument where no screen acts", inHandler(.argument("id", is: "1")),
      """
      argument “id” is about the acting screen, and none acts here (on “refresh”): ask for \
      something else
      """, at: 28),
    .init(
      "a presentation where no screen acts", inHandler(.presentedAs(.sheet)),
      """
      presentedAs is about the acting screen, and none acts here (on “refresh”): ask for \
      something else
      """, at: 28),
    .init(
      "a condition on an unknown variable", inHandler(.variable("filter", is: "all")),
      """
      coordinator “Shop” does not have a variable “filter”, nor has what is around it (on \
      “refresh”): declare it with Variable(…)
      """, at: 28),
    .init(
      "a value that a variable has not", inHandler(.any([.variable("last", is: "3")])),
      """
      “3” is not among the values of variable “last” of coordinator “Shop”; did you mean \
      “0”?
      """, at: 28),
    .init(
      "an unknown input", SampleApp.asking(.input("lock", is: "good")),
      "the graph has no input “lock” (on “go”); did you mean “luck”?", at: 22),
    .init(
      "a value that an input has not", SampleApp.asking(.all([.input("luck", is: "god")])),
      "“god” is not among the values of input “luck”; did you mean “good”?", at: 22),
    .init(
      "a condition on an unknown slot", SampleApp.asking(.slotIsTaken("aler")),
      """
      neither screen “home” nor coordinator “Shop” has a slot “aler” (on “go”); did you \
      mean “alert”?
      """, at: 22),
    .init(
      "a slot like no other", inSwitch(.slotIsTaken("alert")),
      """
      neither screen “method” nor coordinator “Pay” has a slot “alert” (on “choose”): \
      declare it with Slot(…)
      """, at: 42),
    .init(
      "a condition nested too deep",
      SampleApp.doing(
        .when((1..<51).reduce(.canPush) { all, _ in .all([all]) }, [], otherwise: [])),
      "the condition on “go” is nested more than 50 deep: simplify it", at: 22),
  ]

  private static func inSwitch(_ condition: Condition) -> GraphDefinition {
    SampleApp { $0.pay.routes[0].transitions[0].condition = condition }.definition
  }

  private static func inHandler(_ condition: Condition) -> GraphDefinition {
    SampleApp { $0.shop.handlers[0].transition.condition = condition }.definition
  }
}
