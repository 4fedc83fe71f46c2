import NavGraphModel

extension RegistrationProblemCase {
  static let ofLinks: [RegistrationProblemCase] = [
    .init(
      "a link without a pattern",
      link { ($0.pattern, $0.parameters, $0.operations) = ("", [], []) },
      "a link of coordinator “Shop” has no pattern", at: 29),
    .init(
      "a parameter that is not declared", link { $0.pattern += "/:key" },
      "link “shop://item/:id/:key” needs sample values for “:key”: declare them", at: 29),
    .init(
      "a parameter that is not in the pattern",
      link { $0.parameters.append(Argument(name: "ids", values: ["1"])) },
      "link “shop://item/:id” has no parameter “:ids”; did you mean “:id”?", at: 29),
    .init(
      "an abstract parameter",
      link { ($0.parameters[0].values, $0.operations) = (nil, []) },
      "parameter “id” of link “shop://item/:id” is abstract: declare its sample values", at: 29),
    .init(
      "a parameter without samples",
      link { ($0.parameters[0].values, $0.operations) = ([], []) },
      "parameter “id” of link “shop://item/:id” needs sample values, each of them once", at: 29),
    .init(
      "a copy of what is no parameter",
      link { $0.operations = [push("item", copy("id", from: "key"))] },
      """
      “key” cannot be copied to screen “item”: link “shop://item/:id” has no parameter of \
      that name with sample values
      """, at: 29),
    .init(
      "a screen dismissed by a link", link { $0.operations = [.dismissScreen] },
      """
      a screen dismisses itself, and none of “Shop” acts here (on “shop://item/:id”): do \
      it on the screen's own action
      """, at: 29),
    .init(
      "a presentation in a link", link { $0.condition = .presentedAs(.push) },
      """
      presentedAs is about the acting screen, and none acts here (on “shop://item/:id”): \
      ask for something else
      """, at: 29),
    .init(
      "a parameter's value in a condition that is no sample",
      link { $0.condition = .argument("id", is: "9") },
      """
      “9” is not among the sample values of parameter “id” of link “shop://item/:id”; did \
      you mean “1”?
      """, at: 29),
    .init(
      "a promise of nothing", link { $0.landing = [] },
      "link “shop://item/:id” promises to land nowhere: name the screen, or leave it out", at: 29),
    .init(
      "a promise of an unknown screen", link { $0.landing = ["pay", "cart"] },
      "coordinator “Pay” has no screen “cart”; did you mean “card”?", at: 29),
    .init(
      "a promise inside a plain screen", link { $0.landing = ["item", "home"] },
      """
      screen “item” of “Shop” hosts no coordinator, so nothing is inside (on \
      “shop://item/:id”): name a screen that does
      """, at: 29),
  ]

  private static func link(_ change: (inout DeepLinkDefinition) -> Void) -> GraphDefinition {
    SampleApp { change(&$0.shop.links[0]) }.definition
  }
}
