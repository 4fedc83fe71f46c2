import NavGraphModel

extension RegistrationProblemCase {
  static let ofPolicies: [RegistrationProblemCase] = [
    .init(
      "a home of an unknown coordinator",
      SampleApp { $0.homes = [HomeDefinition(screen: screen("Shp", "home"), location: line(71))] }
        .definition,
      "the graph has no coordinator “Shp”; did you mean “Shop”?", at: 71),
    .init(
      "an unknown home",
      SampleApp { $0.homes = [HomeDefinition(screen: screen("Shop", "hom"), location: line(71))] }
        .definition,
      "coordinator “Shop” has no screen “hom”; did you mean “home”?", at: 71),
    .init(
      "a policy without a name", policies(policy(.canAlwaysReach([home]), named: "")),
      "a policy needs a name", at: 70),
    .init(
      "two policies of one name",
      policies(policy(.canAlwaysReach([home])), policy(.canAlwaysReach([home]), at: 75)),
      "two policies are named “rule”; the other is at line 70: rename one of them", at: 75),
    .init(
      "a policy about a screen with a value that is no sample",
      policies(
        policy(
          .never(
            .shows(
              ScreenName(coordinator: "Shop", pattern: pattern("item", bind("id", to: "3"))))))),
      "“3” is not among the sample values of argument “id” of screen “item”; did you mean “1”?",
      at: 70),
    .init(
      "a policy about an unknown variable",
      policies(policy(.always(.not(.variable("thme", is: "dark"))))),
      "the app has no variable “thme” (in policy “rule”); did you mean “theme”?", at: 70),
    .init(
      "a policy about a flow's variable as if it were the app's",
      policies(policy(.always(.any([.variable("session", is: "in")])))),
      """
      the app has no variable “session” (in policy “rule”): declare it in the graph, or ask for a \
      flow's by inFlow(…)
      """, at: 70),
    .init(
      "a policy about a value that the variable never has",
      policies(policy(.always(.all([.variable("theme", is: "drak")])))),
      "“drak” is not among the values of variable “theme” of the app; did you mean “dark”?",
      at: 70),
    .init(
      "a policy about an unknown input", policies(policy(.never(.input("devic", is: "phone")))),
      "the graph has no input “devic” (in policy “rule”); did you mean “device”?", at: 70),
    .init(
      "a policy about a value that the input never has",
      policies(policy(.never(.input("device", is: "pone")))),
      "“pone” is not among the values of input “device”; did you mean “phone”?", at: 70),
    .init(
      "a policy about a free input", policies(policy(.never(.input("luck", is: "good")))),
      """
      input “luck” is free, so that no state has a value of it (in policy “rule”): ask for a fixed \
      one, or for a variable
      """, at: 70),
    .init(
      "a policy about a flow of an unknown coordinator",
      policies(policy(.never(.within(coordinator: "Pya", .top(pattern("card")))))),
      "the graph has no coordinator “Pya”; did you mean “Pay”?", at: 70),
    .init(
      "a policy that asks a flow for an unknown screen",
      policies(policy(.never(.within(coordinator: "Pay", .top(pattern("crad")))))),
      "coordinator “Pay” has no screen “crad”; did you mean “card”?", at: 70),
    .init(
      "a policy that asks for an acting screen",
      policies(policy(.never(.within(coordinator: "Shop", .presentedAs(.sheet))))),
      """
      presentedAs is about the acting screen, and none acts here (in policy “rule”): ask for \
      something else
      """, at: 70),
    .init(
      "a policy that is nested too deep",
      policies(
        policy(.never((0..<50).reduce(.shows(home)) { inner, _ in .all([inner, .holds(home)]) }))),
      "the condition in policy “rule” is nested more than 50 deep: simplify it", at: 70),
    .init(
      "a policy that reaches nothing", policies(policy(.canAlwaysReach([]))),
      "no screen is to be reached (in policy “rule”): name at least one", at: 70),
    .init(
      "a policy with less than no steps", policies(policy(.mustReach([home], within: -1))),
      "policy “rule” allows -1 steps: allow at least 0", at: 70),
    .init(
      "a way to an unknown screen",
      policies(
        policy(.noWay(from: home, to: screen("Pay", "cards"), unlessPassing: home))),
      "coordinator “Pay” has no screen “cards”; did you mean “card”?", at: 70),
    .init(
      "a way from an unknown screen",
      policies(
        policy(.noWay(from: screen("Pay", "cards"), to: home, unlessPassing: home))),
      "coordinator “Pay” has no screen “cards”; did you mean “card”?", at: 70),
    .init(
      "findings that are allowed everywhere for no reason",
      SampleApp {
        $0.suppressions = [Suppression(rule: "a", reason: "\n", location: line(80))]
      }.definition,
      "findings of “a” are allowed without a reason: say why, for the next person", at: 80),
  ]

  private static let home = screen("Shop", "home")

  private static func screen(_ coordinator: String, _ route: String) -> ScreenName {
    ScreenName(coordinator: coordinator, pattern: pattern(route))
  }

  private static func policy(
    _ claim: PolicyDefinition.Claim, named name: String = "rule", at location: Int = 70
  ) -> PolicyDefinition {
    PolicyDefinition(name: name, claim: claim, location: line(location))
  }

  private static func policies(_ policies: PolicyDefinition...) -> GraphDefinition {
    SampleApp { $0.policies = policies }.definition
  }
}
