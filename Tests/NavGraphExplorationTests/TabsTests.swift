import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Tabs")
struct TabsTests {
  private let home = stack("Home", root: "list") {
    Screen("list") {
      On("open", when: .count(.equal(1)), .push("detail"))
      On("show", .presentSheet("note"))
    }
    Screen("detail")
    Screen("note")
  }

  /// One tab with a stack, and one plain screen.
  private func tabs(
    retap: RetapPolicy = .popsToRoot, hasBar: Bool = true,
    hidesBar: RouteCondition<RouteName>? = nil, isFresh: Bool = false,
    disabling: [Gesture] = []
  ) throws -> Explored {
    let tabs = Tabs<RouteName>(
      "Main", initial: "home", retap: retap, hasBar: hasBar, hidesBar: hidesBar
    ) {
      Tab("home", hosts: home, isFresh: isFresh)
      Tab("settings", disabling: disabling)
    }
    return try Explored(tabs, home, variables: [Variable("isPlaying", true)])
  }

  @Test("keep what they show while another is selected, and the bar leads from each to each")
  func kept() throws {
    let explored = try tabs()
    // List, detail and list beneath a note; the bar cannot be used beneath the note.
    #expect(explored.seen.states == 5)
    // List: open, show, settings. Detail: back, settings, retap. Note: swipe. Settings: home, twice.
    #expect(explored.seen.steps == 3 + 3 + 1 + 2)
    #expect(explored.seen.landings["Home.detail: tap tab again → Home.list"] == 2)
    #expect(explored.seen.landings["Main.settings: tap tab → Home.detail"] == 3)
    #expect(explored.seen.landings["Home.note: tap tab → Main.settings"] == nil)
    #expect(explored.seen.held["Main.settings"] == 0)
    #expect(explored.seen.shown["Main.settings"] == 1)
  }

  @Test("do nothing when tapped again, where the app says so")
  func retap() throws {
    let explored = try tabs(retap: .nothing)
    #expect(explored.seen.states == 5)
    #expect(explored.seen.steps == 8)
  }

  @Test("restart only if they are fresh")
  func fresh() throws {
    let explored = try tabs(isFresh: true)
    #expect(explored.seen.landings["Main.settings: tap tab → Home.list"] == 2)
    #expect(explored.seen.landings["Main.settings: tap tab → Home.detail"] == nil)
  }

  @Test("are unreachable without a visible tab bar")
  func noBar() throws {
    for explored in [try tabs(hasBar: false), try tabs(hidesBar: .is("isPlaying"))] {
      #expect(explored.seen.shown["Main.settings"] == nil)
      #expect(explored.seen.states == 3)
    }
  }

  @Test("cannot be left where the screen on top forbids it")
  func disabled() throws {
    let explored = try tabs(disabling: [.tabTap])
    #expect(explored.seen.shown["Main.settings"] == 1)
    #expect(!explored.landings.contains { $0.hasPrefix("Main.settings:") })
  }

  @Test("refuse the bar's tap while their condition does not hold, but not an operation")
  func refused() throws {
    let main = Tabs<RouteName>("Main", initial: "home") {
      Tab("home") {
        On("promote", .assign("isAdmin", true))
        On("jump", .select("admin"))
      }
      Tab("admin", when: .is("isAdmin")) { On("resign", .assign("isAdmin", false)) }
      Variable("isAdmin", false)
    }
    let explored = try Explored(main)
    #expect(explored.seen.landings["home jump → admin"] == 1)
    #expect(explored.seen.landings["home: tap tab → admin"] == 2)
    #expect(explored.facts.state(after: "home jump → admin") == "home | >admin*; [false]")
    #expect(explored.seen.states == 4)
    // Home: promote, jump, and the tap in one of two. Admin: resign, home.
    #expect(explored.seen.steps == 2 * 2 + 1 + 2 * 2)
  }

  private func changing(
    _ library: TabsLibrary, _ operation: RouteOperation<RouteName>
  ) throws -> Explored {
    try Explored(
      Tabs<RouteName>("Main", library: library, initial: "a", hasBar: false) {
        Tab("a") { On("go", operation) }
        Tab("b")
        Tab("c")
        Screen("d")
      })
  }

  @Test("of a TabView show nothing where the selection is none of them")
  func danglingSelection() throws {
    let selecting = try changing(.tabView, .select("d"))
    #expect(selecting.landings == ["a go → nothing"])
    #expect(selecting.outcomes == ["a go.0 applied:noSuchTab"])
    let removing = try changing(.tabView, .setItems(["b", "c"]))
    #expect(removing.landings == ["a go → nothing"])
  }

  @Test(
    "of ComposableNavigation ignore what is not there, and activate the first if the active one goes"
  )
  func composableNavigation() throws {
    let selecting = try changing(.composableNavigation(.v4_2), .select("d"))
    #expect(selecting.outcomes == ["a go.0 ignored:noSuchTab"])
    #expect(selecting.seen.states == 1)
    let index = try changing(.composableNavigation(.v4_2), .selectIndex(3))
    #expect(index.outcomes == ["a go.0 ignored:outOfRange"])
    let removing = try changing(.composableNavigation(.v4_2), .setItems(["c", "b"]))
    #expect(removing.landings == ["a go → c"])
    let emptying = try changing(.composableNavigation(.v4_2), .setItems([]))
    #expect(emptying.landings == ["a go → nothing"])
  }

  @Test("can be put into another order, and keep the selection")
  func order() throws {
    let explored = try changing(.tabView, .setItems(["c", "a"]))
    #expect(explored.seen.states == 2)
    #expect(explored.landings == ["a go → a"])
    #expect(explored.facts.state(after: "a go → a") == "c | >a*")
  }
}
