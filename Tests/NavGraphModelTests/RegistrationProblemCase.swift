import NavGraphModel
import Testing

/// A registration with exactly one problem.
struct RegistrationProblemCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let definition: GraphDefinition
  /// The whole message.
  let message: String
  let lineNumber: Int

  init(_ name: String, _ definition: GraphDefinition, _ message: String, at line: Int) {
    testDescription = name
    self.definition = definition
    self.message = message
    lineNumber = line
  }
}

extension RegistrationProblemCase {
  static let all =
    names + arguments + bindings + ofGraph + ofHosting + ofStacks + ofTabs + ofOtherContainers
    + ofOperations + ofStarts + ofSlotsAndFlows + ofNames + ofConditions + ofHandlers + ofLinks
    + ofDeclarations + ofPromises + ofHomes

  private static let names: [RegistrationProblemCase] = [
    .init(
      "a graph without a name", graph(coordinator(screen("home")), name: ""),
      "a graph needs a name", at: 1),
    .init(
      "a graph without coordinators", graph(),
      "graph “App” registers no coordinator: list at least one in its braces", at: 1),
    .init(
      "a coordinator without a name", graph(coordinator(named: "", screen("home"))),
      "a coordinator needs a name", at: 2),
    .init(
      "an empty coordinator", graph(coordinator(named: "Shop")),
      "coordinator “Shop” registers no screen: add a Screen(…) for each of its routes", at: 2),
    .init(
      "two coordinators of one name",
      graph(coordinator(at: 2, screen("home")), coordinator(at: 9, screen("home"))),
      "two coordinators are named “Shop”; the other is at line 2: rename one of them", at: 9),
    .init(
      "an unknown root", graph(coordinator(root: "hom", screen("home"))),
      "coordinator “Shop” has no screen “hom”; did you mean “home”?", at: 2),
    .init(
      "a screen without a name", graph(coordinator(screen("home"), screen("", at: 5))),
      "a screen of “Shop” has no name", at: 5),
    .init(
      "an action without a name",
      graph(
        coordinator(
          screen(
            "home",
            actions: [
              on(
                named: "", at: 6)
            ]))),
      "an action of screen “home” has no name", at: 6),
    .init(
      "a push of an unknown route",
      graph(coordinator(screen("home", actions: [on(at: 7, push("hme"))]))),
      "coordinator “Shop” has no screen “hme”; did you mean “home”?", at: 7),
    .init(
      "a push of a route like no other",
      graph(coordinator(screen("home", actions: [on(at: 7, push("settings"))]))),
      "coordinator “Shop” has no screen “settings”: register it with Screen(…)", at: 7),
    .init(
      "a goBackTo of an unknown route",
      graph(coordinator(screen("home", actions: [on(.goBackTo(pattern("nome")))]))),
      "coordinator “Shop” has no screen “nome”; did you mean “home”?", at: 4),
    .init(
      "a popTo of an unknown route",
      graph(coordinator(screen("home", actions: [on(.popTo(pattern("nome")))]))),
      "coordinator “Shop” has no screen “nome”; did you mean “home”?", at: 4),
    .init(
      "a replaceTop by an unknown route",
      graph(coordinator(screen("home", actions: [on(.replaceTop(pattern("nome")))]))),
      "coordinator “Shop” has no screen “nome”; did you mean “home”?", at: 4),
    .init(
      "a set with an unknown route",
      graph(
        coordinator(
          screen(
            "home",
            actions: [
              on(
                .set([
                  Destination(target: pattern("nome"), presentation: .cover(embedsNavigation: true))
                ]))
            ]))),
      "coordinator “Shop” has no screen “nome”; did you mean “home”?", at: 4),
    .init(
      "a condition on an unknown route",
      graph(
        coordinator(
          screen(
            "home",
            actions: [on(when: .not(.all([.canPush, .contains(pattern("nome"))])), .goBack(1))]))),
      "coordinator “Shop” has no screen “nome”; did you mean “home”?", at: 4),
  ]

  private static let samples = Argument(name: "id", values: ["1", "2"])
  private static let abstract = Argument(name: "text", values: nil)

  private static let arguments: [RegistrationProblemCase] = [
    .init(
      "two arguments of one name",
      graph(coordinator(screen("home", samples, samples, at: 5))),
      "screen “home” has two arguments named “id”: rename one of them", at: 5),
    .init(
      "an argument without a sample value",
      graph(coordinator(screen("home", Argument(name: "id", values: []), at: 5))),
      "argument “id” of screen “home” needs sample values, each of them once", at: 5),
    .init(
      "a sample value twice",
      graph(coordinator(screen("home", Argument(name: "id", values: ["1", "2", "1"]), at: 5))),
      "argument “id” of screen “home” needs sample values, each of them once", at: 5),
    .init(
      "an identity from an argument that is not there",
      graph(coordinator(screen("home", samples, identity: .arguments(["id", "ID"]), at: 5))),
      """
      the identity of screen “home” comes from “ID”, which is not an argument with sample \
      values: declare them, or use another identity
      """, at: 5),
    .init(
      "an identity from an abstract argument",
      graph(coordinator(screen("home", abstract, identity: .arguments(["text"]), at: 5))),
      """
      the identity of screen “home” comes from “text”, which is not an argument with \
      sample values: declare them, or use another identity
      """, at: 5),
    .init(
      "an identity from no argument",
      graph(coordinator(screen("home", samples, identity: .arguments([]), at: 5))),
      "the identity of screen “home” comes from no argument at all", at: 5),
  ]

  private static let bindings: [RegistrationProblemCase] = [
    .init(
      "a value for an unknown argument",
      graph(
        coordinator(screen("home", samples, actions: [on(push("home", bind("ids", to: "1")))]))),
      "screen “home” has no argument “ids”; did you mean “id”?", at: 4),
    .init(
      "a value for an abstract argument",
      graph(
        coordinator(screen("home", abstract, actions: [on(push("home", bind("text", to: "1")))]))),
      """
      argument “text” of screen “home” is abstract and takes no value: declare its sample \
      values, or leave the value out
      """, at: 4),
    .init(
      "a value that is no sample",
      graph(coordinator(screen("home", samples, actions: [on(push("home", bind("id", to: "3")))]))),
      """
      “3” is not among the sample values of argument “id” of screen “home”; did you mean \
      “1”?
      """, at: 4),
    .init(
      "a match with a value that is no sample",
      graph(
        coordinator(
          screen("home", samples, actions: [on(.goBackTo(pattern("home", bind("id", to: "3"))))]))),
      """
      “3” is not among the sample values of argument “id” of screen “home”; did you mean \
      “1”?
      """, at: 4),
    .init(
      "a copy of an argument that the acting screen has not got",
      graph(
        coordinator(
          screen("home", actions: [on(push("item", copy("id", from: "id")))]),
          screen("item", samples))),
      """
      “id” cannot be copied to screen “item”: the acting screen has no argument of that \
      name with sample values
      """, at: 4),
    .init(
      "a copy of an abstract argument",
      graph(
        coordinator(
          screen("home", abstract, actions: [on(push("item", copy("id", from: "text")))]),
          screen("item", samples))),
      """
      “text” cannot be copied to screen “item”: the acting screen has no argument of that \
      name with sample values
      """, at: 4),
    .init(
      "a copy of a value that is no sample of the other",
      graph(
        coordinator(
          screen(
            "home", Argument(name: "key", values: ["2", "9"]),
            actions: [on(push("item", copy("id", from: "key")))]), screen("item", samples))),
      """
      “key” can be “9”, which is not among the sample values of argument “id” of screen \
      “item”: add it to them
      """, at: 4),
  ]
}
