import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Gestures")
struct GestureTests {
  /// Three screens, each pushed on the one before.
  private func pushes(disabling gestures: [Gesture] = []) throws -> Explored {
    try Explored(
      stack("App", dialect: .flowStacks(.v0_10), root: "a") {
        Screen("a") { On("go", .push("b")) }
        Screen("b") { On("go", .push("c")) }
        Screen("c", disabling: gestures)
      })
  }

  @Test("the back button goes one back, its menu to each screen further down")
  func backAndMenu() throws {
    let explored = try pushes()
    #expect(explored.seen.states == 3)
    #expect(
      explored.seen.landings == [
        "a go → b": 1, "b go → c": 2, "b: back → a": 2, "c: back → b": 3, "c: back menu → a": 3,
      ])
    #expect(explored.seen.steps == 5)
  }

  @Test(
    "each can be disabled by the screen",
    arguments: [
      ([.back], ["c: swipe back → b"]), ([.edgeSwipe], ["c: back menu → a", "c: back → b"]),
      ([.back, .edgeSwipe], []), ([.backMenu], ["c: back → b"]),
      ([.back, .edgeSwipe, .backMenu], []),
      ([.swipeDown, .tabTap, .tabRetap], ["c: back menu → a", "c: back → b"]),
    ] as [([Gesture], [String])])
  func switchedOff(gestures: [Gesture], landings: [String]) throws {
    // The button that is off takes its menu with it.
    let seen = try pushes(disabling: gestures).landings.filter { $0.hasPrefix("c:") }
    #expect(Set(seen) == Set(landings))
    #expect(seen.count == landings.count)
  }

  @Test("names the screen that the menu goes to")
  func menuNames() throws {
    let explored = try Explored(
      stack("App", dialect: .flowStacks(.v0_10), root: "a") {
        Screen("a") { On("go", .push("b"), .push("c"), .push("d")) }
        Screen("b")
        Screen("c")
        Screen("d")
      })
    let menus = explored.facts.trace.compactMap { $0.step?.action }.filter { $0.contains("menu") }
    #expect(Set(menus) == ["back menu: a", "back menu: b"])
  }

  @Test("a swipe closes the nearest sheet with what was pushed on it, but no cover")
  func swipeDown() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          On("sheet", .presentSheet("first", embedsNavigation: true), .push("second"))
          On("cover", .presentCover("first", embedsNavigation: true), .push("second"))
        }
        Screen("first")
        Screen("second", disabling: [.back, .edgeSwipe])
      })
    #expect(explored.seen.states == 3)
    #expect(explored.seen.landings["second: swipe down → home"] == 2)
    #expect(explored.seen.steps == 3)
  }

  @Test("a sheet may forbid it: the presentation, its route, or the screen on top of it")
  func forbidden() throws {
    func landings(
      _ sheet: SheetOptions?, first: [Gesture] = [], second: [Gesture] = []
    ) throws -> [String] {
      try Explored(
        stack("App", root: "home") {
          Screen("home") {
            On(
              "sheet", .presentSheet("first", embedsNavigation: true, sheet: sheet), .push("second")
            )
          }
          Screen("first", disabling: first)
          Screen("second", disabling: [.back, .edgeSwipe] + second)
        }
      ).landings
    }
    #expect(try landings(nil).contains("second: swipe down → home"))
    #expect(try landings(SheetOptions(disablesDismissal: true)) == ["home sheet → second"])
    #expect(try landings(nil, first: [.swipeDown]) == ["home sheet → second"])
    #expect(try landings(nil, second: [.swipeDown]) == ["home sheet → second"])
  }

  @Test("at the root of a flow, it applies to the enclosing flow")
  func acrossFlows() throws {
    let inner = stack("Inner", root: "list") { Screen("list") }
    let middle = Switch<RouteName>("Middle", initial: "inner") {
      Case("inner", hosts: inner)
    }
    let app = stack("App", root: "home") {
      Screen("home") {
        On("push", .push("middle"))
        On("present", .presentSheet("middle"))
      }
      Screen("middle", hosts: middle)
    }
    let explored = try Explored(app, middle, inner)
    #expect(explored.seen.states == 3)
    #expect(explored.seen.landings["Inner.list: back → App.home"] == 2)
    #expect(explored.seen.landings["Inner.list: swipe down → App.home"] == 2)
    #expect(explored.seen.steps == 4)
  }

  @Test("in TCARouteStack, swiping a sheet removes only that route")
  func writtenBackByDialect() throws {
    let explored = try Explored(
      stack("App", dialect: .tcaRouteStack(.v0_1), root: "home") {
        Screen("home") {
          On("open", when: .count(.lessThan(1)), .append(.sheet("first"), .push("second")))
          On("open", when: .count(.equal(1)), .append(.sheet("first"), .push("second")))
        }
        Screen("first")
        Screen("second", disabling: [.back, .edgeSwipe])
      })
    let state = explored.facts.state(after: "second: swipe down → second")
    #expect(state == "home ▸ second*")
  }
}
