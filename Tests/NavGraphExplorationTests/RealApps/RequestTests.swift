import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Requests and effects")
struct RequestTests {
  @Test("a request is answered once for each time it is started, by success or failure")
  func answers() throws {
    let explored = try Explored(
      stack("App", root: "edit") {
        Screen("edit") {
          Slot("alert", .alert)
          On("save", .start("saving"))
          Request("saving", success: [.push("saved")], failure: [.show("failure", in: "alert")])
        }
        Screen("saved")
        Screen("failure") { On("ok") }
      })
    #expect(explored.landings.contains("edit: effect saving → saved"))
    #expect(explored.landings.contains("edit: effect saving → failure"))
    #expect(
      explored.moves(of: "edit: effect saving → saved") == ["edit saving succeeded.0 applied"])
  }

  @Test("one that restarts replaces what is pending, and cuts nothing")
  func restarts() throws {
    func explored(_ restarts: Bool) throws -> Explored {
      try Explored(
        stack("App", root: "search") {
          Screen("search") {
            On("type", .start("query"))
            Request("query", success: [], restarts: restarts)
          }
        })
    }
    #expect(try explored(true).seen.states == 2)
    #expect(try explored(true).facts.searches.allSatisfy { $0.coverage.isComplete })
  }

  @Test("a task starts each time its screen is shown, and is cancelled when it is hidden")
  func task() throws {
    func pending(_ lifetime: EffectLifetime) throws -> [String] {
      let explored = try Explored(
        stack("App", root: "home") {
          Screen("home") {
            Effect("load", sends: "loaded", lifetime: lifetime)
            On("loaded", trigger: .sent, .assign("done", true))
            On("open", .push("detail"))
            On("cover", .presentSheet("sheet"))
            Variable("done", false)
          }
          Screen("detail")
          Screen("sheet")
        })
      return [
        explored.facts.state(after: "home open → detail"),
        explored.facts.state(after: "detail: back → home"),
        explored.facts.state(after: "home cover → sheet"),
      ].compactMap(\.self)
    }
    let task = try pending(.task)
    #expect(!task[0].contains("load"))
    #expect(task[1].contains("load"))
    // A sheet hides nothing.
    #expect(task[2].contains("load"))
    #expect(try pending(.eachAppearance)[0].contains("load"))
  }

  @Test("what comes later for a slot of the acting screen works while that screen is there")
  func laterSlot() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("open", .push("detail")) }
        Screen("detail") {
          Slot("alert", .alert)
          On("check", .later(.show("result", in: "alert")))
        }
        Screen("result") { On("ok") }
      })
    #expect(explored.seen.shown["result"] != nil)
    // Gone with its screen, it shows nothing.
    #expect(explored.outcomes.contains { $0.contains("ignored:screenGone") })
  }

  @Test("a Bool that is set again changes nothing")
  func boolSlot() throws {
    func outcomes(_ isBool: Bool) throws -> [String] {
      try Explored(
        stack("App", root: "home") {
          Screen("home") {
            Slot("menu", .overlay, isBool: isBool)
            On("open", .show("menu", in: "menu"))
          }
          Screen("menu")
        }
      ).outcomes
    }
    #expect(try outcomes(true) == ["home open.0 applied"])
    #expect(try outcomes(false) == ["home open.0 applied", "home open.0 applied:slotTakenBySame"])
  }
}
