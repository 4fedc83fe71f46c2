import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Alerts and dialogs")
struct AlertTests {
  @Test("are modal: what is pushed behind one cannot be used until it is closed")
  func pushBehind() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Slot("alert", .alert)
          On("fail", .show("failure", in: "alert"))
          On(
            "loaded", trigger: .effect,
            when: .all(.slotIsTaken("alert"), .not(.contains("detail"))), .push("detail"))
        }
        Screen("failure") { On("ok") }
        Screen("detail") { On("tap") }
      })
    // The push leaves the alert in front; its button uncovers the screen that came meanwhile.
    #expect(
      explored.landings == [
        "detail: back → home", "failure ok → detail", "failure ok → home", "home fail → failure",
      ])
    #expect(explored.facts.state(after: "failure ok → detail") == "home ▸ detail*")
  }

  @Test("let a sheet of the same screen show once they are gone")
  func sheetAfterwards() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Slot("alert", .alert)
          Slot("sheet", .sheet)
          On("fail", .show("failure", in: "alert"))
          On("loaded", trigger: .effect, when: .slotIsTaken("alert"), .show("filter", in: "sheet"))
        }
        Screen("failure") { On("ok") }
        Screen("filter") { On("done", .clear("sheet")) }
      })
    #expect(explored.landings.contains("failure ok → filter"))
    #expect(!explored.landings.contains("filter done → failure"))
  }

  @Test("wait while a sheet is in front of their screen")
  func waiting() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Slot("alert", .alert)
          On("open", .presentSheet("filter"))
          On(
            "failed", trigger: .effect,
            when: .all(.contains("filter"), .not(.slotIsTaken("alert"))),
            .show("failure", in: "alert"))
        }
        Screen("failure") { On("ok") }
        Screen("filter") { On("done", .goBack()) }
      })
    #expect(explored.landings.contains("filter done → failure"))
    #expect(explored.landings.contains("filter: swipe down → failure"))
    #expect(!explored.landings.contains("home failed → failure"))
  }

  @Test("of a tab that is not shown neither block nor disappear")
  func hiddenTab() throws {
    let first = stack("First", root: "one") {
      Screen("one") {
        Slot("alert", .alert)
        On("failed", trigger: .effect, .show("failure", in: "alert"))
      }
      Screen("failure") { On("ok") }
    }
    let second = stack("Second", root: "two") { Screen("two") { On("tap") } }
    let main = Tabs<RouteName>("Main", initial: "second") {
      Tab("first", hosts: first)
      // Fresh tabs are not searched one by one.
      Tab("second", hosts: second, isFresh: true)
    }
    let explored = try Explored(main, first, second)
    #expect(explored.landings.contains("Second.two: tap tab → First.failure"))
    #expect(explored.landings.contains("First.failure ok → First.one"))
  }

  @Test("close by a button of their own where the app has none for them")
  func ownButton() throws {
    func landings(_ kind: SlotKind, handled: Bool) throws -> [String] {
      try Explored(
        stack("App", root: "home") {
          Screen("home") {
            Slot("alert", kind)
            On("fail", .show("failure", in: "alert"))
          }
          if handled {
            Screen("failure") { On("retry", .push("detail")) }
          } else {
            Screen("failure")
          }
          Screen("detail")
        }
      ).landings.filter { $0.hasPrefix("failure") }
    }
    #expect(try landings(.alert, handled: false) == ["failure: close alert → home"])
    #expect(try landings(.alert, handled: true) == ["failure retry → detail"])
    // A dialog can always be cancelled.
    #expect(
      try landings(.dialog, handled: true) == [
        "failure retry → detail", "failure: close alert → home",
      ])
  }

  @Test("whose state nothing clears stay up")
  func neverCleared() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Slot("alert", .alert, closesItself: false)
          On("fail", .show("failure", in: "alert"))
        }
        Screen("failure") { On("ok") }
      })
    #expect(explored.landings == ["home fail → failure"])
    #expect(explored.facts.observations.contains { $0.key.kind == .slotStuck })
  }
}
