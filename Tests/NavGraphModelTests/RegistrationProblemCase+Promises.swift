import NavGraphModel

extension RegistrationProblemCase {
  static let ofPromises: [RegistrationProblemCase] = [
    .init(
      "an action that promises nothing", action { $0.landing = [] },
      "“go” promises to land nowhere: name the screen, or leave it out", at: 22),
    .init(
      "an action that promises an unknown screen", action { $0.landing = ["itm"] },
      "coordinator “Shop” has no screen “itm”; did you mean “item”?", at: 22),
    .init(
      "a handler that promises a screen inside a plain one",
      SampleApp { $0.main.handlers[0].transition.landing = ["account", "home"] }.definition,
      """
      screen “account” of “Main” hosts no coordinator, so nothing is inside (on “sold”): name a \
      screen that does
      """, at: 15),
    .init(
      "a gate with an unknown variable", home { $0.requires = .variable("filtr", is: "all") },
      """
      neither screen “home” nor coordinator “Shop” has a variable “filtr”, nor has what is around \
      it (in what screen “home” requires); did you mean “filter”?
      """, at: 21),
    .init(
      "a gate that asks for a free input", home { $0.requires = .not(.input("luck", is: "good")) },
      """
      input “luck” is free, so that no state has a value of it (in what screen “home” requires): \
      ask for a fixed one, or for a variable
      """, at: 21),
    .init(
      "a gate that is nested too deep",
      home { $0.requires = (0..<50).reduce(.canPush) { inner, _ in .not(inner) } },
      """
      the condition in what screen “home” requires is nested more than 50 deep: simplify it
      """, at: 21),
    .init(
      "something untracked without a name", home { $0.untracked = ["mail", ""] },
      "screen “home” presents something without a name past the state: name it", at: 21),
    .init(
      "an argument that an unknown action changes",
      SampleApp { $0.shop.routes[1].arguments[0].changedBy = ["bougt"] }.definition,
      """
      argument “id” of screen “item” is changed by “bougt”, which is no action of the screen; did \
      you mean “bought”?
      """, at: 26),
    .init(
      "a parameter that an action changes",
      SampleApp { $0.shop.links[0].parameters[0].changedBy = ["go"] }.definition,
      """
      parameter “id” of link “shop://item/:id” cannot be changed by an action: leave that out
      """, at: 29),
    .init(
      "findings of no rule", home { $0.suppressions = [allowed("", "it is known")] },
      "findings of no rule are allowed: name the rule by its id", at: 80),
    .init(
      "findings that are allowed for no reason",
      action { $0.suppressions = [allowed("dead-end", " ")] },
      "findings of “dead-end” are allowed without a reason: say why, for the next person", at: 80),
    .init(
      "findings of a link that are allowed for no reason",
      SampleApp { $0.shop.links[0].suppressions = [allowed("a", "")] }.definition,
      "findings of “a” are allowed without a reason: say why, for the next person", at: 80),
    .init(
      "findings of a coordinator that are allowed for no reason",
      SampleApp { $0.main.suppressions = [allowed("a", "")] }.definition,
      "findings of “a” are allowed without a reason: say why, for the next person", at: 80),
  ]

  private static func allowed(_ rule: String, _ reason: String) -> Suppression {
    Suppression(rule: rule, reason: reason, location: line(80))
  }

  private static func home(_ change: (inout RouteDefinition) -> Void) -> GraphDefinition {
    SampleApp { change(&$0.shop.routes[0]) }.definition
  }

  private static func action(_ change: (inout Transition) -> Void) -> GraphDefinition {
    SampleApp { change(&$0.shop.routes[0].transitions[0]) }.definition
  }
}
