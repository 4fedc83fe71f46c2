import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Returning home from stacks of any height with pending effects")
struct PendingStackReturnTests {
  private let noGestures: [NavGraph.Gesture] = [.back, .edgeSwipe, .backMenu]

  private func explore(_ coordinators: [AnyCoordinator], stackHeight: Int = 2) throws -> Facts {
    let facts = try Exploration.explore(
      Samples.graph(coordinators), limits: Limits(stackHeight: stackHeight))
    #expect(facts.searches.first?.stacks?.obstacle == nil)
    #expect(!facts.coverage.isComplete && facts.stackCoverage.isComplete)
    return facts
  }

  /// The screens from which users cannot return home; nil where that is left open.
  private func lost(_ facts: Facts) -> [String]? {
    if facts.leavesOpen(.lost) { return nil }
    return facts.observations.filter { $0.key.kind == .lost }.compactMap(\.key.route).map {
      facts.graph.coordinators[$0.coordinator].routes[$0.route].name
    }
  }

  private func lost(_ coordinator: Coordinator<RouteName>, stackHeight: Int = 2) throws -> [String]?
  {
    lost(try explore([AnyCoordinator(coordinator)], stackHeight: stackHeight))
  }

  @Test("pages pushed by commands, and the back button")
  func back() throws {
    let lost = try lost(
      stack("App", dialect: .routingReducer(.v0_0), root: "root") {
        Screen("root") { On("tapped", .push("page")) }
        Screen("page", identity: .unique) { On("tapped", .push("page")) }
      })
    #expect(lost == [])
  }

  @Test("a path home that is requested before it arrives")
  func asked() throws {
    let lost = try lost(
      stack("App", dialect: .routingReducer(.v0_0), root: "root") {
        Screen("root") {
          On("tapped", .push("page"))
          On("aside", .push("aside"))
        }
        Screen("page", identity: .unique, disabling: noGestures) {
          On("tapped", .push("page"))
          On("home", .popToRoot)
        }
        Screen("aside", identity: .unique)
      })
    #expect(lost == [])
  }

  @Test("an effect started far below may have arrived already")
  func askedBelow() throws {
    // A user who reaches “page” while “home” is pending returns home; all other users are trapped.
    let lost = try lost(
      stack("App", dialect: .routingReducer(.v0_0), root: "root") {
        Screen("root") {
          On("tapped", .push("page"))
          On("aside", .push("aside"))
        }
        Screen("page", identity: .unique, disabling: noGestures) { On("tapped", .push("page")) }
        Screen("aside", identity: .unique) { On("home", .popToRoot) }
      })
    #expect(lost == nil)
  }

  @Test("known gap: if no path leads home with any pending effects, that is left open")
  func knownGap_nothing() throws {
    let facts = try explore([
      AnyCoordinator(
        stack("App", dialect: .routingReducer(.v0_0), root: "root") {
          Screen("root") {
            On("tapped", .push("page"))
            On("trap", .presentCover("trap"))
          }
          Screen("page", identity: .unique) { On("tapped", .push("page")) }
          Screen("trap") { On("push", .push("page")) }
        })
    ])
    #expect(lost(facts) == nil)
  }

  @Test("a user who returns home once, by an effect of the start, may be trapped afterwards")
  func onceOnly() throws {
    let lost = try lost(
      stack("App", root: "home") {
        Effect("load", sends: "loaded", onAppearance: true)
        Effect("check", sends: "checked")
        Screen("home") {
          On("page", .push("page"))
          On("check", .start("check"))
          On("aside", .push("aside"))
        }
        Screen("aside")
        Screen("page", disabling: noGestures) { On("more", .push("page")) }
        OnSelf("loaded", trigger: .sent, .goBackToRoot)
      })
    #expect(lost == nil)
  }

  @Test("a recurring effect returns every user home")
  func clock() throws {
    let lost = try lost(
      stack("App", root: "home") {
        Effect("clock", sends: "tick", onAppearance: true, emits: .repeatedly)
        Effect("check", sends: "checked")
        Screen("home") {
          On("page", .push("page"))
          On("check", .start("check"))
        }
        Screen("page", disabling: noGestures) { On("more", .push("page")) }
        OnSelf("tick", trigger: .sent, .goBackToRoot)
      })
    // Whether it is pending in all states is not checked.
    #expect(lost == nil)
  }

  @Test("two effects have to be pending at once")
  func twoAtOnce() throws {
    // Each press waits for an answer, and the second answer leads home: a path with two presses and two answers.
    let lost = try lost(
      stack("App", root: "home") {
        Variable("seen", ["0", "1"])
        Effect("load", sends: "loaded")
        Screen("home") { On("page", .push("page"), .assign("seen", "0")) }
        Screen("page", disabling: noGestures) {
          On("more", .push("page"))
          On("press", .start("load"))
        }
        OnSelf(
          "loaded", trigger: .sent, when: .variable("seen", is: "1"), .goBackToRoot)
        OnSelf("loaded", trigger: .sent, when: .variable("seen", is: "0"), .assign("seen", "1"))
      })
    #expect(lost == [])
  }

  @Test("a router in a modal, which asks to be closed")
  func routerInModal() throws {
    let inner = stack("Inner", dialect: .routingReducer(.v0_0), root: "menu") {
      Screen("menu") { On("show", .presentCover("detail")) }
      Screen("detail") { On("close", .dismiss()) }
    }
    let outer = stack("Outer", dialect: .routingReducer(.v0_0), root: "home") {
      Screen("home", identity: .unique) {
        On("push", .push("home"))
        On("show", .presentCover("inner"))
        On("aside", .push("aside"))
      }
      Screen("aside", identity: .unique)
      Screen("inner", identity: .unique, hosts: inner)
      OnChild("inner", route("menu"), action: "close", .dismiss())
    }
    let facts = try explore([AnyCoordinator(outer), AnyCoordinator(inner)])
    #expect(lost(facts) == [])
  }
}
