import NavGraphModel

extension RegistrationProblemCase {
  static let ofHomes: [RegistrationProblemCase] = [
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
      "a home with a value that is no sample",
      SampleApp {
        $0.homes = [
          HomeDefinition(
            screen: ScreenName(coordinator: "Shop", pattern: pattern("item", bind("id", to: "3"))),
            location: line(70))
        ]
      }.definition,
      "“3” is not among the sample values of argument “id” of screen “item”; did you mean “1”?",
      at: 70),
    .init(
      "findings that are allowed everywhere for no reason",
      SampleApp {
        $0.suppressions = [Suppression(rule: "a", reason: "\n", location: line(80))]
      }.definition,
      "findings of “a” are allowed without a reason: say why, for the next person", at: 80),
  ]

  private static func screen(_ coordinator: String, _ route: String) -> ScreenName {
    ScreenName(coordinator: coordinator, pattern: pattern(route))
  }
}
