import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Other patterns of real apps")
struct NavigationStyleTests {
  @Test(
    "a coordinator handles the dismissal of one of its screens",
    arguments: [SlotKind.sheet, .push])
  func dismissedSlots(kind: SlotKind) throws {
    let explored = try Explored(
      stack("App", dialect: .composableArchitecture(.v1_25), root: "home") {
        Variable("discarded", false)
        Screen("home") {
          Slot("edit", kind)
          On("edit", .show("edit", in: "edit"))
          On("note", when: .is("discarded"), .push("note"))
        }
        Screen("edit") { On("cancel", .dismissScreen) }
        Screen("note")
        OnDismissal(of: "edit", .assign("discarded", true))
      })
    #expect(explored.seen.shown["note"] != nil)
    let landing = kind == .sheet ? "edit: swipe down → home" : "edit: back → home"
    #expect(explored.moves(of: landing) == ["App edit dismissed.0 applied"])
    #expect(
      explored.moves(of: "edit cancel → home") == [
        "edit cancel.0 applied", "App edit dismissed.0 applied",
      ])
  }

  @Test("a menu that goes back several screens dismisses the lowest one that goes")
  func dismissedStack() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Variable("left", ["none", "list", "detail"])
        Screen("home") { On("go", .push("list")) }
        Screen("list") { On("go", .push("detail")) }
        Screen("detail")
        OnDismissal(of: "list", .assign("left", "list"))
        OnDismissal(of: "detail", .assign("left", "detail"))
      })
    #expect(explored.moves(of: "detail: back → list") == ["App detail dismissed.0 applied"])
    #expect(explored.moves(of: "detail: back menu → home") == ["App list dismissed.0 applied"])
  }

  @Test("one destination holds alerts, sheets and pushes by turns")
  func destination() throws {
    let explored = try Explored(
      stack("App", dialect: .composableArchitecture(.v1_25), root: "home") {
        Screen("home") {
          Slot("destination", .sheet, as: ["confirm": .alert, "detail": .push])
          On("edit", .show("edit", in: "destination"))
          On("detail", .show("detail", in: "destination"))
          On("delete", .show("confirm", in: "destination"))
        }
        Screen("edit") { On("delete", .show("confirm", in: "destination")) }
        Screen("confirm") { On("yes") }
        Screen("detail")
      })
    #expect(explored.landings.contains("edit: swipe down → home"))
    #expect(explored.landings.contains("detail: back → home"))
    #expect(explored.landings.contains("confirm yes → home"))
    #expect(explored.landings.contains("edit delete → confirm"))
    #expect(!explored.landings.contains("confirm: swipe down → home"))
  }

  @Test("an app starts with a modal up")
  func startsWithModal() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Slot("login", .cover, initially: "login")
        Screen("home") { On("tap") }
        Screen("login") { On("done", .clear("login")) }
      })
    #expect(explored.facts.state(showing: "login") == "home; <login: login*>")
    #expect(explored.landings == ["login done → home"])
  }

  @Test(
    "an overlay in a screen's content covers the screen, not the tab bar, and nothing closes it")
  func blockingOverlay() throws {
    let home = stack("Home", root: "home") {
      Screen("home") {
        Slot("picker", .blockingOverlay)
        On("open", .show("picker", in: "picker"))
      }
      Screen("picker") { On("done", .clear("picker")) }
    }
    let main = Tabs<RouteName>("Main", initial: "home") {
      Tab("home", hosts: home)
      Tab("more")
    }
    let explored = try Explored(main, home)
    #expect(
      explored.landings.filter { $0.hasPrefix("Home.picker") } == [
        "Home.picker done → Home.home", "Home.picker: tap tab → Main.more",
      ])
  }

  @Test("a root outside of the array needs no route of its own")
  func root() throws {
    let shop = Coordinator<RouteName>(
      "Shop", dialect: .flowStacks(.v0_10), embedsNavigation: true
    ) {
      Root { On("tap", .push("item")) }
      Screen("item") { On("home", .goBackToRoot) }
    }
    #expect(
      try Explored(shop).landings == ["item home → root", "item: back → root", "root tap → item"])
  }
}
