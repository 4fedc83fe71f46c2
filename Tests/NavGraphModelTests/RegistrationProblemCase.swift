import NavGraphModel
import Testing

/// A registration with exactly one problem.
struct RegistrationProblemCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let definition: GraphDefinition
  /// What the message has to say.
  let parts: [String]
  let line: Int

  init(_ name: String, _ definition: GraphDefinition, says parts: String..., at line: Int) {
    testDescription = name
    self.definition = definition
    self.parts = parts
    self.line = line
  }
}

extension RegistrationProblemCase {
  static let all = names + arguments + bindings

  private static let names: [RegistrationProblemCase] = [
    .init(
      "a graph without a name", graph(coordinator(screen("home")), name: ""),
      says: "a graph needs a name", at: 1),
    .init("a graph without coordinators", graph(), says: "“App”", "no coordinator", at: 1),
    .init(
      "a coordinator without a name", graph(coordinator(named: "", screen("home"))),
      says: "a coordinator needs a name", at: 2),
    .init(
      "an empty coordinator", graph(coordinator(named: "Shop")), says: "“Shop”", "no screen", at: 2),
    .init(
      "two coordinators of one name",
      graph(coordinator(at: 2, screen("home")), coordinator(at: 9, screen("home"))),
      says: "two coordinators are named “Shop”", "line 2", at: 9),
    .init(
      "an unknown root", graph(coordinator(root: "hom", screen("home"))),
      says: "“Shop” has no screen “hom”", "did you mean “home”?", at: 2),
    .init(
      "a screen without a name", graph(coordinator(screen("home"), screen("", at: 5))),
      says: "“Shop” has no name", at: 5),
    .init(
      "an action without a name",
      graph(coordinator(screen("home", actions: [on(named: "", at: 6)]))),
      says: "an action of screen “home” has no name", at: 6),
    .init(
      "a push of an unknown route",
      graph(coordinator(screen("home", actions: [on(at: 7, push("hme"))]))),
      says: "“Shop” has no screen “hme”", "did you mean “home”?", at: 7),
    .init(
      "a push of a route like no other",
      graph(coordinator(screen("home", actions: [on(at: 7, push("settings"))]))),
      says: "“settings”", "register it with Screen(…)", at: 7),
    .init(
      "a goBackTo of an unknown route",
      graph(coordinator(screen("home", actions: [on(.goBackTo(pattern("nome")))]))),
      says: "“nome”", "did you mean “home”?", at: 4),
    .init(
      "a popTo of an unknown route",
      graph(coordinator(screen("home", actions: [on(.popTo(pattern("nome")))]))),
      says: "“nome”", "did you mean “home”?", at: 4),
    .init(
      "a replaceTop by an unknown route",
      graph(coordinator(screen("home", actions: [on(.replaceTop(pattern("nome")))]))),
      says: "“nome”", "did you mean “home”?", at: 4),
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
      says: "“nome”", "did you mean “home”?", at: 4),
    .init(
      "a condition on an unknown route",
      graph(
        coordinator(
          screen(
            "home",
            actions: [on(when: .not(.all([.canPush, .contains(pattern("nome"))])), .goBack(1))]))),
      says: "“nome”", "did you mean “home”?", at: 4),
    .init(
      "a set of nothing",
      graph(coordinator(screen("home", actions: [on(named: "reset", .set([]))]))),
      says: "“reset” sets an empty array", at: 4),
  ]

  private static let samples = Argument(name: "id", values: ["1", "2"])
  private static let abstract = Argument(name: "text", values: nil)

  private static let arguments: [RegistrationProblemCase] = [
    .init(
      "two arguments of one name",
      graph(coordinator(screen("home", samples, samples, at: 5))),
      says: "“home” has two arguments named “id”", at: 5),
    .init(
      "an argument without a sample value",
      graph(coordinator(screen("home", Argument(name: "id", values: []), at: 5))),
      says: "“id” of screen “home” needs sample values", at: 5),
    .init(
      "a sample value twice",
      graph(coordinator(screen("home", Argument(name: "id", values: ["1", "2", "1"]), at: 5))),
      says: "“id” of screen “home” needs sample values, each of them once", at: 5),
    .init(
      "an identity from an argument that is not there",
      graph(coordinator(screen("home", samples, identity: .arguments(["id", "ID"]), at: 5))),
      says: "the identity of screen “home” comes from “ID”", at: 5),
    .init(
      "an identity from an abstract argument",
      graph(coordinator(screen("home", abstract, identity: .arguments(["text"]), at: 5))),
      says: "the identity of screen “home” comes from “text”", "sample values", at: 5),
    .init(
      "an identity from no argument",
      graph(coordinator(screen("home", samples, identity: .arguments([]), at: 5))),
      says: "comes from no argument at all", at: 5),
  ]

  private static let bindings: [RegistrationProblemCase] = [
    .init(
      "a value for an unknown argument",
      graph(
        coordinator(screen("home", samples, actions: [on(push("home", bind("ids", to: "1")))]))),
      says: "“home” has no argument “ids”", "did you mean “id”?", at: 4),
    .init(
      "a value for an abstract argument",
      graph(
        coordinator(screen("home", abstract, actions: [on(push("home", bind("text", to: "1")))]))),
      says: "“text” of screen “home” is abstract", at: 4),
    .init(
      "a value that is no sample",
      graph(coordinator(screen("home", samples, actions: [on(push("home", bind("id", to: "3")))]))),
      says: "“3” is not among the sample values of argument “id” of screen “home”", at: 4),
    .init(
      "a match with a value that is no sample",
      graph(
        coordinator(
          screen("home", samples, actions: [on(.goBackTo(pattern("home", bind("id", to: "3"))))]))),
      says: "“3” is not among the sample values", at: 4),
    .init(
      "a copy of an argument that the acting screen has not got",
      graph(
        coordinator(
          screen("home", actions: [on(push("item", copy("id", from: "id")))]),
          screen("item", samples))),
      says: "“id” cannot be copied to screen “item”", at: 4),
    .init(
      "a copy of an abstract argument",
      graph(
        coordinator(
          screen("home", abstract, actions: [on(push("item", copy("id", from: "text")))]),
          screen("item", samples))),
      says: "“text” cannot be copied to screen “item”", at: 4),
    .init(
      "a copy of a value that is no sample of the other",
      graph(
        coordinator(
          screen(
            "home", Argument(name: "key", values: ["2", "9"]),
            actions: [on(push("item", copy("id", from: "key")))]), screen("item", samples))),
      says: "“key” can be “9”", "argument “id” of screen “item”", at: 4),
  ]
}
