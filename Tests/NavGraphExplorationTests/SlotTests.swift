import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Slots")
struct SlotTests {
  /// A root with a slot of its own, which it can fill and clear.
  private func app(_ kind: SlotKind) throws -> Explored {
    try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Slot("extra", kind)
          On("show", when: .not(.slotIsTaken("extra")), .show("note", in: "extra"))
          On("hide", when: .slotIsTaken("extra"), .clear("extra"))
        }
        Screen("note") { On("tap") }
      })
  }

  @Test("inside each other are bounded like a stack, where no other bound counts them")
  func nested() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Slot("next", .push)
          On("show", .show("home", in: "next"))
        }
      }, limits: Limits(stackHeight: 3))
    #expect(explored.seen.states == 4)
    #expect(explored.seen.cuts == [.stackHeight])
  }

  @Test("that cover make their owner unusable", arguments: SlotKind.allCases)
  func covering(kind: SlotKind) throws {
    let explored = try app(kind)
    #expect(explored.seen.states == 2)
    #expect(explored.seen.shown["note"] == 1)
    let isCovering = ![.overlay, .column, .window].contains(kind)
    #expect(explored.landings.contains("home show → \(isCovering ? "note" : "home")"))
    #expect(explored.landings.contains("home hide → home") != isCovering)
    #expect(
      explored.facts.state(showing: "note")
        == (isCovering ? "home <extra: note*>" : "home* <extra: note*>"))
  }

  @Test(
    "are closed by the gesture of their kind",
    arguments: [
      (.push, "note: back → home"), (.sheet, "note: swipe down → home"),
      (.popover, "note: swipe down → home"), (.cover, nil), (.overlay, nil), (.column, nil),
      (.window, nil),
    ] as [(SlotKind, String?)])
  func gestures(kind: SlotKind, landing: String?) throws {
    let explored = try app(kind)
    #expect(explored.landings.filter { $0.hasPrefix("note:") } == [landing].compactMap(\.self))
  }

  @Test(
    "of alerts and dialogs close themselves on any action", arguments: [SlotKind.alert, .dialog])
  func alerts(kind: SlotKind) throws {
    let explored = try app(kind)
    // A dialog can be cancelled, whatever its buttons are.
    let cancels = kind == .dialog ? ["note: close alert → home"] : []
    #expect(explored.landings == ["home show → note", "note tap → home"] + cancels)
    #expect(explored.seen.steps == 2 + cancels.count)
  }

  @Test("are cleared before an alert's action is handled")
  func order() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Slot("alert", .alert)
          On("show", .show("note", in: "alert"))
        }
        Slot("own", .alert)
        Screen("note") { On("again", when: .not(.slotIsTaken("own")), .show("note", in: "own")) }
      })
    #expect(explored.facts.state(after: "note again → note") == "home; <own: note*>")
  }

  @Test("report operations on taken and on empty slots")
  func outcomes() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Slot("window", .window)
        Screen("home") {
          On("clear", .clear("window"))
          On("show", .show("a", in: "window"))
          On("swap", .show("b", in: "window"))
        }
        Screen("a")
        Screen("b")
      })
    #expect(explored.seen.states == 3)
    #expect(
      explored.outcomes == [
        "home clear.0 applied", "home clear.0 ignored:slotEmpty", "home show.0 applied",
        "home show.0 applied:slotTaken", "home show.0 applied:slotTakenBySame",
        "home swap.0 applied",
        "home swap.0 applied:slotTaken", "home swap.0 applied:slotTakenBySame",
      ])
  }

  @Test("of the container cover all entries, those of a screen go with it")
  func owners() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Slot("own", .sheet)
        Screen("home") { On("open", .push("item")) }
        Screen("item") {
          Slot("detail", .sheet)
          On("own", .show("note", in: "own"))
          On("detail", .show("note", in: "detail"))
        }
        Screen("note") { On("leave", .goBackToRoot) }
      })
    #expect(explored.facts.state(after: "item own → note") == "home ▸ item; <own: note*>")
    #expect(explored.facts.state(after: "item detail → note") == "home ▸ item <detail: note*>")
    // From the container's slot the note stays over the root, from the item's it goes with the item.
    #expect(explored.landings.contains("note leave → note"))
    #expect(explored.landings.contains("note leave → home"))
  }

  @Test("that are taken at once leave an alert of the one in front")
  func alertInFront() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Slot("editor", .sheet)
        Slot("filter", .sheet)
        OnSelf("link", trigger: .effect, .show("editor", in: "editor"))
        Screen("home") { On("filter", .show("filter", in: "filter")) }
        Screen("editor", disabling: [.swipeDown]) {
          Slot("alert", .alert)
          On("cancel", .show("discard", in: "alert"))
        }
        Screen("filter")
        Screen("discard") { On("discard", .clear("editor")) }
      })
    #expect(explored.landings.contains("discard discard → filter"))
    #expect(
      !explored.outcomes.contains { $0.contains("cancel") && $0.contains("slotTaken") })
  }

  @Test("that follow a condition are filled and emptied by it alone")
  func derived() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Slot("logIn", .cover, shows: "logIn", while: .not(.is("loggedIn")))
        Screen("home") { On("logOut", .assign("loggedIn", false)) }
        Screen("logIn") { On("logIn", .assign("loggedIn", true)) }
        Variable("loggedIn", false)
      })
    #expect(explored.seen.states == 2)
    #expect(explored.seen.shown == ["logIn": 0, "home": 1])
    #expect(
      explored.seen.landings == ["logIn logIn → home": 1, "home logOut → logIn": 2])
  }

  @Test("hold their content as long as their condition holds, and recreate it then")
  func derivedStays() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Slot("help", .window, shows: "help", while: .is("needsHelp"))
        Screen("home") {
          On(
            "toggle",
            .when(
              .is("needsHelp"), [.assign("needsHelp", false)],
              otherwise: [.assign("needsHelp", true)]))
        }
        Screen("help") {
          Variable("isRead", false)
          On("read", .assign("isRead", true))
        }
        Variable("needsHelp", false)
      })
    // Without help, with help unread and read.
    #expect(explored.seen.states == 3)
    #expect(explored.seen.landings["home toggle → home"] == 1)
  }

  @Test("may hold a route that hosts a flow")
  func hosting() throws {
    let child = stack("Child", root: "list") {
      Screen("list") { On("open", .push("detail")) }
      Screen("detail", disabling: [.backMenu])
    }
    let app = stack("App", root: "home") {
      Slot("sheet", .sheet)
      Screen("home") { On("show", .show("child", in: "sheet")) }
      Screen("child", hosts: child)
    }
    let explored = try Explored(app, child)
    #expect(explored.seen.states == 3)
    #expect(
      explored.facts.state(after: "Child.list open → Child.detail")
        == "home; <sheet: child*{list ▸ detail*}>")
    #expect(explored.seen.landings["Child.detail: swipe down → App.home"] == 3)
  }
}
