import NavGraphModel

extension RegistrationProblemCase {
  static let ofHandlers: [RegistrationProblemCase] = [
    .init(
      "a handled action without a name", handler(.own, on(named: "", at: 33)),
      "an action that “Shop” handles has no name", at: 33),
    .init(
      "an action caused by a link",
      handler(.own, Transition(action: "a", trigger: .link, operations: [], location: line(33))),
      "“a” cannot be caused by a link: register the link with DeepLink(…)", at: 33),
    .init(
      "an action caused by a gesture",
      handler(.own, Transition(action: "a", trigger: .gesture, operations: [], location: line(33))),
      """
      “a” cannot be caused by a gesture, which is explored without an action: give it \
      another trigger
      """, at: 33),
    .init(
      "an action from inside no screen", handler(.descendant(hosts: [], route: nil)),
      "“Shop” hears “tapped” from inside no screen: name the screen that hosts it", at: 33),
    .init(
      "an action from inside a plain screen", handler(.descendant(hosts: ["item"], route: "home")),
      """
      screen “item” of “Shop” hosts no coordinator, so nothing is inside (on “tapped”): \
      name a screen that does
      """, at: 33),
    .init(
      "an action of an unknown screen inside",
      handler(
        .descendant(hosts: ["pay"], route: "cord"), on(at: 33, push("item", copy("id", from: "id")))
      ),
      "coordinator “Pay” has no screen “cord”; did you mean “card”?", at: 33),
    .init(
      "an action of an unknown coordinator", handler(.anyDepth(coordinator: "Pya", route: nil)),
      "the graph has no coordinator “Pya”; did you mean “Pay”?", at: 33),
    .init(
      "an action of an unknown screen anywhere",
      handler(.anyDepth(coordinator: "Pay", route: "method2")),
      "coordinator “Pay” has no screen “method2”; did you mean “method”?", at: 33),
    .init(
      "a copy where no screen acts",
      handler(
        .descendant(hosts: ["pay"], route: nil), on(at: 33, push("item", copy("id", from: "id")))),
      "“id” cannot be copied to screen “item”: no screen acts here, so give it a value", at: 33),
    .init(
      "a copy of an argument that the screen inside has not got",
      handler(
        .anyDepth(coordinator: "Pay", route: "card"),
        on(at: 33, push("item", copy("id", from: "id")))),
      """
      “id” cannot be copied to screen “item”: the acting screen has no argument of that \
      name with sample values
      """, at: 33),
  ]

  private static func handler(
    _ source: HandlerDefinition.Source, _ transition: Transition = on(at: 33)
  ) -> GraphDefinition {
    SampleApp {
      $0.shop.handlers.append(HandlerDefinition(source: source, transition: transition))
    }.definition
  }
}
