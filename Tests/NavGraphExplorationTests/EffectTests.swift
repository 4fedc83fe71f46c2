import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Effects")
struct EffectTests {
  private func app(_ emission: EffectEmission) throws -> Explored {
    try Explored(
      stack("App", dialect: .composableArchitecture(.v1_25), root: "home") {
        Screen("home") { On("open", .push("item")) }
        Screen("item") {
          Effect("load", sends: "loaded", onAppearance: true, emits: emission)
          On("loaded", trigger: .sent)
        }
      })
  }

  @Test("send their action once and are done, send it again and again, or end without")
  func emission() throws {
    let once = try app(.once)
    #expect(once.seen.states == 3)
    // Open; back and loaded; back.
    #expect(once.seen.steps == 4)
    #expect(once.facts.state(showing: "item") == "home ▸ item* !load")
    let repeatedly = try app(.repeatedly)
    #expect(repeatedly.seen.states == 2)
    #expect(repeatedly.seen.steps == 3)
    let perhaps = try app(.perhaps)
    #expect(perhaps.seen.states == 3)
    #expect(perhaps.seen.steps == 5)
  }

  /// An item whose effect is pending when it is left; the enclosing coordinator hears it.
  private func leaving(
    _ dialect: Dialect, cancelled: EffectCancellation = .byLibrary
  ) throws -> Explored {
    let child = stack("Child", dialect: dialect, root: "home") {
      Screen("home") { On("open", when: .not(.contains("item")), .push("item")) }
      Screen("item") {
        Effect("load", sends: "loaded", onAppearance: true, cancelled: cancelled)
        On("loaded", trigger: .sent, when: .not(.contains("item")), .push("late"))
      }
      Screen("late", disabling: [.back, .edgeSwipe, .backMenu])
    }
    return try Explored(child)
  }

  @Test(
    "are cancelled with their screen if the library does so",
    arguments: [
      (.tcaCoordinators(.v0_14, .identified), true), (.composableArchitecture(.v1_25), true),
      (.flowStacks(.v0_10), false), (.tcaRouteStack(.v0_1), false),
      (.composableNavigation(.v4_2), false),
    ] as [(Dialect, Bool)])
  func byLibrary(dialect: Dialect, isCancelled: Bool) throws {
    let explored = try leaving(dialect)
    let afterwards = explored.facts.state(after: "item: back → home")
    #expect(afterwards == (isCancelled ? "home*" : "home*; !load"))
    // A kept one is heard as if the screen were there.
    #expect(explored.seen.shown["late"] == (isCancelled ? nil : 3))
  }

  @Test("are cancelled as the author says, with any library")
  func byAuthor() throws {
    let kept = try leaving(.composableArchitecture(.v1_25), cancelled: .never)
    #expect(kept.facts.state(after: "item: back → home") == "home*; !load")
    let cancelled = try leaving(.flowStacks(.v0_10), cancelled: .withOwner)
    #expect(cancelled.facts.state(after: "item: back → home") == "home*")
  }

  @Test("belong to a position in an indexed array: to the next entry there")
  func indexed() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("open", when: .count(.equal(1)), .push("item")) }
        Screen("item") {
          Effect("load", sends: "loaded", onAppearance: true)
          On("loaded", trigger: .sent, .goBack())
          On("swap", .set([.root("home", embedsNavigation: true), .push("other")]))
        }
        Screen("other", disabling: [.back, .edgeSwipe])
      })
    #expect(explored.facts.state(after: "item swap → other") == "home ▸ other* !load")
    #expect(explored.facts.state(after: "item: back → home") == "home*")
  }

  @Test("are cancelled by their id, wherever they are")
  func byID() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Effect("timer", sends: "tick", onAppearance: true, emits: .repeatedly, id: "timer")
          On("tick", trigger: .sent)
          On("open", when: .count(.equal(1)), .push("item"))
        }
        Screen("item", disabling: [.back, .edgeSwipe]) { On("stop", .cancel("timer")) }
      })
    #expect(explored.seen.states == 3)
    #expect(explored.facts.state(showing: "item") == "home !timer ▸ item*")
    #expect(explored.facts.state(after: "item stop → item") == "home ▸ item*")
  }

  @Test("start on request, for the acting screen or else for the flow")
  func starting() throws {
    let explored = try Explored(
      stack("App", dialect: .flowStacks(.v0_10), root: "home") {
        Effect("sync", sends: "synced")
        Screen("home") {
          Effect("load", sends: "loaded")
          On("screen", .start("load"))
          On("flow", .start("sync"))
          On("loaded", trigger: .sent)
        }
        OnSelf("synced", trigger: .sent)
      })
    #expect(explored.seen.states == 4)
    #expect(explored.seen.cuts == [.pending])
    #expect(explored.facts.state(after: "home screen → home") == "home* !load")
    #expect(explored.facts.state(after: "home flow → home") == "home*; !sync")
  }

  @Test("of a screen can come while it is covered, its taps cannot")
  func covered() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          On("open", .presentSheet("note"))
          On("arrived", trigger: .effect, when: .count(.equal(2)), .dismiss())
          On("tap", when: .count(.equal(2)), .dismiss())
          On("redirect", trigger: .automatic, when: .count(.equal(2)), .dismiss())
        }
        Screen("note", disabling: [.swipeDown])
      })
    #expect(explored.landings == ["home arrived → home", "home open → note"])
  }

  @Test("of equal screens are sent only for the topmost")
  func equalScreens() throws {
    let explored = try Explored(
      stack("App", dialect: .composableArchitecture(.v1_25), root: "home") {
        Screen("home") { On("go", .push("item")) }
        Screen("item", disabling: [.backMenu, .back, .edgeSwipe]) {
          On("go", when: .count(.equal(2)), .push("item"))
          On("arrived", trigger: .effect)
        }
      })
    #expect(explored.seen.states == 3)
    // To the first item and to the second; one arrival with each number of items.
    #expect(explored.seen.steps == 4)
  }
}
