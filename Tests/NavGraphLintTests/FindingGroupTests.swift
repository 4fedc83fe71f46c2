import NavGraphExploration
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Findings that one change would put right are one finding, which names all the places.
struct FindingGroupTests {
  @Test func screensBehindAnUnreachableScreenAreGroupedWithIt() throws {
    let findings = try lint("home <-; stamp <-; gift -> card; card -> stamp; lost <-")
    #expect(findings.map(\.route) == ["gift", "lost"])
    let gift = try #require(findings.first)
    #expect(gift.members.map(\.route) == ["gift", "stamp", "card"])
    #expect(gift.notes.map(\.message.text).contains { $0.contains("“card”") })
    #expect(gift.notes.map(\.message.text).contains { $0.contains("“stamp”") })
  }

  @Test func aMemberEqualsTheStandaloneFinding() throws {
    let gift = try #require(try lint("home <-; gift -> card; card <-").first)
    let alone = try #require(try lint("home <-; gift <-").first)
    #expect(gift.members[0].notes == alone.notes)
    #expect(gift.members.allSatisfy { $0.others.isEmpty })
  }

  @Test func outputsACoordinatorNeverEmitsAreOneFinding() throws {
    let findings = try lint(
      "Main: home => pay@Pay; Main: pay/:finished dismiss; Main: pay/:cancelled dismiss; Pay: cart <-",
      "unsent-action")
    #expect(findings.count == 1)
    #expect(findings.first?.members.map(\.action) == ["finished", "cancelled"])
  }

  @Test func allHandlersOfAnUnsentActionAreOneFinding() throws {
    let findings = try lint(
      "home -> item; item:refresh sent -> home; item:refresh sent <-; item:reload sent <-",
      "unsent-action")
    #expect(findings.map(\.action) == ["refresh", "reload"])
    #expect(findings.map(\.members.count) == [2, 1])
  }

  @Test func aViewThatNothingShowsIsNamedAsTheOnlySender() throws {
    var graph = try GraphNotation("home -> item; item:refresh sent -> more").graph
    graph.updateCoordinators { _, coordinator in
      for route in coordinator.routes.indices {
        for index in coordinator.routes[route].transitions.indices
        where coordinator.routes[route].transitions[index].trigger == .sent {
          coordinator.routes[route].transitions[index].unshownSender = "OldView"
        }
      }
    }
    let facts = try Exploration.explore(graph)
    func found(_ rule: String) -> [Finding] {
      Linter.lint(facts, configuration: LintConfiguration(only: [rule])).findings
    }
    let unsent = found("unsent-action")
    #expect(
      unsent.map(\.message.text) == [
        "\u{201C}refresh\u{201D} of \u{201C}item\u{201D} never happens: only \u{201C}OldView\u{201D} sends it, and nothing shows \u{201C}OldView\u{201D}"
      ])
    #expect(unsent.map(\.fix) == ["Show \u{201C}OldView\u{201D}, or delete it with the handler"])
    let unreachable = found("unreachable-route")
    #expect(
      unreachable.map(\.message.text) == [
        "\u{201C}more\u{201D} is unreachable: \u{201C}refresh\u{201D} on \u{201C}item\u{201D} opens it, but only \u{201C}OldView\u{201D} sends that, and nothing shows \u{201C}OldView\u{201D}"
      ])
  }

  @Test func unsentOutputsOfOneCoordinatorAreOneFinding() throws {
    var graph = try GraphNotation("Main: home => pay@Pay; Pay: cart <-").graph
    func add(_ action: String, _ operations: [NavGraphModel.Operation]) {
      let handler = HandlerDefinition(
        source: .own,
        transition: Transition(
          action: action, trigger: .sent, operations: operations,
          location: SourceLocation(file: "Main.swift", line: action.count, column: 1)))
      graph.updateCoordinators { _, coordinator in
        if coordinator.name == "Pay" { coordinator.handlers.append(handler) }
      }
    }
    add("finished", [.within(.ancestor("Main"), [.goBackToRoot])])
    add("cancelled", [.within(.ancestor("Main"), [.goBack(1)])])
    add("own", [.goBack(1)])
    let facts = try Exploration.explore(graph)
    let findings = Linter.lint(
      facts, configuration: LintConfiguration(only: ["unsent-action"])
    ).findings
    #expect(
      Set(findings.map { $0.members.compactMap(\.action).sorted() }) == [
        ["cancelled", "finished"], ["own"],
      ])
  }

  @Test func aScreenThatSeveralStacksDeclareIsReachableIfOneShowsIt() throws {
    var graph = try GraphNotation(
      "tabs a@A b@B; A: home -> detail; A: about <-; B: home -> about; B: detail <-"
    ).graph
    let chosen = LintConfiguration(only: ["unreachable-route"])
    let apart = Linter.lint(try Exploration.explore(graph), configuration: chosen).findings
    #expect(apart.map(\.route) == ["about", "detail"])
    graph.updateCoordinators { _, coordinator in
      for index in coordinator.routes.indices {
        coordinator.routes[index].location = SourceLocation(file: "Path.swift", line: 1, column: 1)
      }
    }
    let together = Linter.lint(try Exploration.explore(graph), configuration: chosen).findings
    #expect(together.isEmpty)
  }

  @Test func anUncalledHandlerSharedByTwoFlowsIsOneFinding() throws {
    let flow = "slot .ask alert; X: list:item.delete sent fill ask sure"
    let flows = ["A", "B"].map {
      flow.replacing("slot", with: "\($0): slot").replacing("X:", with: "\($0):")
    }.joined(separator: "; ")
    let graph = try GraphNotation("Main: home => one@A; Main: home => two@B; \(flows)").graph
    let chosen = LintConfiguration(only: ["unreachable-route", "unsent-action"])
    let apart = Linter.lint(try Exploration.explore(graph), configuration: chosen).findings
    #expect(apart.map(\.coordinator) == ["A", "B"])
    let shared = Linter.lint(
      try Exploration.explore(graph.sharingCode(of: "delete")), configuration: chosen
    ).findings
    #expect(shared.map(\.members.count) == [4])
  }

  @Test func anUncalledHandlerIsNotGroupedWithAnUnreachableScreen() throws {
    let graph = try GraphNotation(
      "home -> item; item:step sent <-; lost:step sent <-; lost:other sent <-"
    ).graph
    let facts = try Exploration.explore(graph.sharingCode(of: "step"))
    let findings = Linter.lint(
      facts, configuration: LintConfiguration(only: ["unreachable-route", "unsent-action"])
    ).findings
    #expect(
      Set(findings.map { $0.members.map { "\($0.route ?? "") \($0.action ?? "")" } }) == [
        ["item step", "lost step"], ["lost ", "lost other"],
      ])
  }

  @Test func unhandledActionsSentByOneLineAreOneFinding() throws {
    var graph = try GraphNotation(
      "home -> cart; cart -> pay; unhandled cart done failed; unhandled pay done"
    ).graph
    graph.updateCoordinators { _, coordinator in
      for route in coordinator.routes.indices {
        for index in coordinator.routes[route].unhandled.indices {
          coordinator.routes[route].unhandled[index].location.column = 1
        }
      }
    }
    let findings = Linter.lint(
      try Exploration.explore(graph), configuration: LintConfiguration(only: ["unhandled-output"])
    ).findings
    #expect(findings.map { $0.members.map(\.route) } == [["cart", "pay"], ["cart"]])
  }

  @Test func anAlertOverwrittenBySharedCodeIsOneFinding() throws {
    let flow = """
      X: slot .ask alert; X: list fill ask sure; X: effect list.load loaded lives; X: list:loaded sent fill ask other
      """
    let flows = ["A", "B"].map { flow.replacing("X:", with: "\($0):") }.joined(separator: "; ")
    var graph = try GraphNotation("Main: home => one@A; Main: home => two@B; \(flows)").graph
    let chosen = LintConfiguration(only: ["modal-overwritten"])
    let apart = Linter.lint(try Exploration.explore(graph), configuration: chosen).findings
    #expect(apart.map(\.coordinator) == ["A", "B"])
    let place = graph.coordinators[1].slots.first?.location
    graph.updateCoordinators { _, coordinator in
      for index in coordinator.slots.indices {
        if let place { coordinator.slots[index].location = place }
      }
    }
    let shared = Linter.lint(
      try Exploration.explore(graph.sharingCode(of: "loaded")), configuration: chosen
    ).findings
    #expect(shared.map { $0.members.map(\.coordinator) } == [["A", "B"]])
  }

  @Test func screensWithTheSameNameInTwoCoordinatorsAreTwoFindings() throws {
    let flow = "X: slot detail.a sheet; X: slot detail.b sheet; X: detail fill a cart & fill b pay"
    let flows = ["A", "B"].map { flow.replacing("X:", with: "\($0):") }.joined(separator: "; ")
    let findings = try lint(
      "Main: home => one@A; Main: home => two@B; \(flows)", "conflicting-slots")
    #expect(findings.map(\.coordinator) == ["A", "B"])
  }

  @Test func theMostSevereFindingRepresentsItsGroup() throws {
    var known = try lint("home <-; gift <-", "unreachable-route")
    known[0].cause = "one"
    var worse = known[0]
    worse.route = "worse"
    worse.severity = .error
    known[0].severity = .info
    let told = [known[0], worse].groupedByCause()
    #expect(told.map(\.route) == ["worse"])
    #expect(told.first?.members.map(\.route) == ["worse", "gift"])
  }

  @Test func aBaselineOfSingleFindingsAcceptsTheGroup() throws {
    let facts = try Exploration.explore(
      try GraphNotation("home <-; gift -> card; card <-").graph)
    let chosen = LintConfiguration(only: ["unreachable-route"])
    let found = Linter.lint(facts, configuration: chosen).findings
    let baseline = Baseline(accepting: found.flatMap(\.members), file: "known.json")
    let report = Linter.lint(facts, configuration: chosen, baseline: baseline)
    #expect(report.findings.isEmpty)
    #expect(report.accepted.count == 2)
    let partly = Baseline(accepting: [found[0].members[0]], file: "known.json")
    let rest = Linter.lint(facts, configuration: chosen, baseline: partly).findings
    #expect(rest.map(\.route) == ["card"])
  }

  @Test func aResponseThatClosesAnotherScreenIsReportedOnlyIfItAlsoClosesItsOwn() throws {
    let both = "home -> edit; edit -> help; effect edit.save saved; edit:saved sent goBack"
    #expect(try lint(both, "closes-other-screen").map(\.route) == ["edit"])
    // The answer is to close what the screen itself has opened.
    let progress = "home -> progress; home:loaded effect goBack ? progress"
    #expect(try lint(progress, "closes-other-screen").isEmpty)
  }

  private func lint(_ notation: String, _ rule: String = "unreachable-route") throws -> [Finding] {
    Linter.lint(
      try Exploration.explore(try GraphNotation(notation).graph),
      configuration: LintConfiguration(only: [rule])
    ).findings
  }
}

extension GraphDefinition {
  /// The same where all actions with that last part are handled by the code of the first one, as in flows that show one
  /// feature.
  fileprivate func sharingCode(of action: String) -> Self {
    var copy = self
    let first = placedTransitions.first { $0.1.action.hasSuffix(action) }?.1.location
    copy.updateCoordinators { _, coordinator in
      for route in coordinator.routes.indices {
        for index in coordinator.routes[route].transitions.indices
        where coordinator.routes[route].transitions[index].action.hasSuffix(action) {
          if let first { coordinator.routes[route].transitions[index].location = first }
        }
      }
    }
    return copy
  }
}
