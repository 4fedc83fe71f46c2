import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Answers for any number of pending effects")
struct PendingEffectTests {
  private func explore(_ coordinator: Coordinator<RouteName>, pending: Int = 1) throws -> Facts {
    try Exploration.explore(
      Samples.graph([AnyCoordinator(coordinator)]), limits: Limits(pending: pending))
  }

  private func isExact(_ facts: Facts) -> Bool {
    !facts.coverage.isComplete && facts.stackCoverage.isComplete
  }

  private func obstacle(_ facts: Facts) -> String? { facts.searches.first?.stacks?.obstacle }

  /// Taps start effects; this many of them have to be pending at once for the last screen to be shown.
  private func counting(_ wanted: Int) -> Coordinator<RouteName> {
    stack("App", root: "home") {
      Variable("seen", ["0", "1", "2", "3", "4"])
      Effect("load", sends: "loaded")
      Screen("home") { On("start", when: .variable("seen", is: "0"), .start("load")) }
      Screen("secret")
      for number in 0..<wanted {
        OnSelf(
          "loaded", trigger: .sent, when: .variable("seen", is: "\(number)"),
          .assign("seen", .value("\(number + 1)")),
          .when(.variable("seen", is: "\(wanted)"), [.push("secret")]))
      }
    }
  }

  @Test("one pending effect represents any number of them")
  func onePendingEffectRepresentsAnyNumber() throws {
    let facts = try explore(
      stack("App", root: "page") {
        Effect("load", sends: "loaded")
        Screen("page") { On("reload", .start("load")) }
        OnSelf("loaded", trigger: .sent, .popToRoot)
      })
    #expect(facts.coverage.cutBy.map(\.limit) == [.pending])
    #expect(isExact(facts))
    #expect(!facts.leavesOpen(.lost))
  }

  @Test("commands that come later, in a library that sends them as effects")
  func commands() throws {
    let facts = try explore(
      stack("App", dialect: .routingReducer(.v0_0), root: "home") {
        Screen("home") { On("show", .presentSheet("sheet")) }
        Screen("sheet") { On("close", .dismiss()) }
      })
    #expect(facts.coverage.cutBy.map(\.limit) == [.pending])
    #expect(isExact(facts))
  }

  @Test("a screen that needs two pending effects is found")
  func twoAtOnce() throws {
    let facts = try explore(counting(2))
    let seen = Occurrences(facts)
    // Two taps, and two answers.
    #expect(seen.shown["secret"] == 4)
    #expect(isExact(facts))
  }

  @Test("a screen that needs more pending effects than tried is not called unreachable")
  func tooManyAtOnce() throws {
    let facts = try explore(counting(4))
    #expect(Occurrences(facts).shown["secret"] == nil)
    #expect(!isExact(facts))
    #expect(
      obstacle(facts) == "more than 3 pending effects of each kind may show what fewer did not")
    let enough = try explore(counting(4), pending: 4)
    #expect(Occurrences(enough).shown["secret"] == 8)
    #expect(isExact(enough))
  }

  @Test("stacks as high as there are pending commands: no cycle continues for ever")
  func highStacks() throws {
    let facts = try explore(
      stack("App", dialect: .routingReducer(.v0_0), root: "home") {
        Screen("home") { On("show", .push("detail")) }
        Screen("detail", identity: .unique)
      })
    #expect(isExact(facts))
    #expect(!facts.observations.contains { $0.key.kind == .grows })
    #expect(!facts.leavesOpen(.grows))
  }

  @Test("a path home that takes one more pending effect than the search saw")
  func onlyTheLastAnswerReturnsHome() throws {
    // The first answer leads on, the second one home; one is pending from the start, a tap starts another.
    let facts = try explore(
      stack("App", root: "home") {
        Variable("seen", ["0", "1"])
        Effect("load", sends: "loaded", onAppearance: true)
        Screen("home") {
          On("go", when: .variable("seen", is: "0"), .start("load"), .set([.root("away")]))
          On("again", .set([.root("home")]))
        }
        Screen("away")
        OnSelf("loaded", trigger: .sent, when: .variable("seen", is: "1"), .set([.root("home")]))
        OnSelf("loaded", trigger: .sent, when: .variable("seen", is: "0"), .assign("seen", "1"))
      })
    #expect(!isExact(facts) || !facts.observations.contains { $0.key.kind == .lost })
  }

  @Test("outcomes with more pending effects than tried are left open")
  func outcomesBeyondThePendingLimitAreLeftOpen() throws {
    let facts = try explore(
      stack("App", root: "home") {
        Variable("seen", ["0", "1", "2", "3"])
        Effect("load", sends: "loaded")
        Screen("home") { On("start", when: .variable("seen", is: "0"), .start("load")) }
        Screen("away")
        for number in 0..<3 {
          OnSelf(
            "loaded", trigger: .sent, when: .variable("seen", is: "\(number)"),
            .assign("seen", .value("\(number + 1)")))
        }
        OnSelf("loaded", trigger: .sent, when: .variable("seen", is: "3"), .goBackTo("away"))
      })
    #expect(isExact(facts))
    #expect(facts.flows[0].openOutcomes == [.noMatch])
  }

  @Test("a path home that takes an answer which may have come already is left open")
  func returningHomeNeedsAnAnswer() throws {
    let graph = Samples.graph([
      AnyCoordinator(
        stack("App", root: "home") {
          Screen("home") { On("go", .push("away")) }
          Screen("away", disabling: [.back, .edgeSwipe, .backMenu]) {
            Effect("load", sends: "loaded")
            On("start", .start("load"))
            On("loaded", trigger: .sent, .popToRoot)
          }
        })
    ])
    let facts = try Exploration.explore(graph, without: [.pendingNumbers])
    #expect(isExact(facts) && facts.leavesOpen(.lost))
    let followed = try Exploration.explore(graph)
    #expect(isExact(followed) && !followed.leavesOpen(.lost))
  }

  /// Each screen that goes leaves its request behind, whatever a second start on one screen does.
  @Test("requests that restart add up where their screens have gone", arguments: [true, false])
  func keptRestarts(followsNumbers: Bool) throws {
    let main = stack("App", dialect: .flowStacks(.v0_10), root: "home") {
      Variable("phase", ["collect", "deliver"])
      Variable("seen", ["0", "1", "2", "3"])
      Screen("home") {
        On("search", when: .variable("phase", is: "collect"), .push("query"))
        On("stop", when: .variable("phase", is: "collect"), .assign("phase", "deliver"))
      }
      Screen("query") {
        Effect("query", sends: "found", restarts: true, cancelled: .never)
        On("go", .start("query"))
        for number in 0..<3 {
          On(
            "found", trigger: .sent,
            if: .all(.variable("phase", is: "deliver"), .variable("seen", is: "\(number)")),
            .assign("seen", .value("\(number + 1)")),
            .when(.variable("seen", is: "3"), [.push("third")]))
        }
      }
      Screen("third")
    }
    let facts = try Exploration.explore(
      Samples.graph([AnyCoordinator(main)]), limits: Limits(pending: 1),
      without: followsNumbers ? [] : [.pendingNumbers])
    #expect(Occurrences(facts).shown["third"] != nil)
  }

  /// Only the over-approximation for any height sees it start: the search is limited below.
  @Test("a coordinator's request that restarts arrives on stacks of any height")
  func restartsOfCoordinators() throws {
    let facts = try Exploration.explore(
      Samples.graph([
        AnyCoordinator(
          stack("App", root: "home") {
            Effect("query", sends: "found", restarts: true)
            OnSelf("found", trigger: .sent, .goBack(20))
            Screen("home") { On("open", .push("first")) }
            Screen("first") { On("open", .push("second")) }
            Screen("second") {
              On("open", .push("second"))
              On("ask", .start("query"))
            }
          })
      ]), limits: Limits(stackHeight: 2, pending: 1))
    let isFound = facts.outcomes.contains { $0.outcome.debug == .failed(.notEnoughScreens) }
    #expect(isExact(facts) && isFound)
  }

  @Test("an outcome is open for the coordinator that is acted on, too")
  func outcomeInParent() throws {
    let dialect = Dialect.flowStacks(.v0_10)
    let items = Coordinator<RouteName>("Items", dialect: dialect, root: "root") {
      Screen("root") {
        Effect("load", sends: "loaded")
        On("go", when: .variable("seen", is: "0"), .start("load"))
        // Each of these can have come before.
        On("seal", when: .variable("seen", is: "0"), .assign("seen", "1"), .assign("sealed", true))
        for number in 2...4 {
          On(
            "skip", when: .variable("seen", is: "0"), .assign("seen", .value("\(number)")))
          On(
            "loaded", trigger: .sent, if: .variable("seen", is: "\(number - 1)"),
            .assign("seen", .value("\(number)")))
        }
        On(
          "loaded", trigger: .sent, if: .variable("seen", is: "4"),
          .inParent("App", of: RouteName.self, .push("copy")), .assign("seen", "0"))
      }
    }
    let app = Coordinator<RouteName>(
      "App", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
    ) {
      OnSelf(
        "event", trigger: .effect, when: .all(.is("sealed"), .not(.contains("copy"))), .push("copy")
      )
      Screen("home", hosts: "Items")
      Screen("copy")
    }
    let facts = try Exploration.explore(
      Graph("Samples") {
        Variable("seen", ["0", "1", "2", "3", "4"])
        Variable("sealed", false)
        app
        items
      }.definition, limits: Limits(pending: 1))
    #expect(isExact(facts))
    #expect(facts.flows.allSatisfy { $0.openOutcomes == [.duplicateIdentity] })
  }

  @Test("writes of arrays that were worked out earlier stay bounded")
  func writes() throws {
    let facts = try explore(
      stack("App", root: "home") {
        Screen("home") { On("go", .deferredSet(.push("detail"))) }
        Screen("detail", disabling: [.back, .edgeSwipe]) {
          On("go", when: .count(.lessThan(3)), .deferredSet(.push("detail")))
        }
      })
    #expect(!isExact(facts))
    #expect(obstacle(facts)?.contains("writes arrays back later") == true)
  }
}
