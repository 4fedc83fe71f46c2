import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("A screen's own dismiss")
struct DismissScreenTests {
  private let gesturesOff: [Gesture] = [.back, .edgeSwipe, .backMenu, .swipeDown]

  @Test("removes the nearest pushed screen")
  func pushed() throws {
    let explored = try Explored(
      stack("App", root: "a") {
        Screen("a") { On("go", .push("b"), .push("c")) }
        Screen("b", disabling: gesturesOff)
        Screen("c", disabling: gesturesOff) { On("close", .dismissScreen) }
      })
    #expect(explored.seen.landings == ["a go → c": 1, "c close → b": 2])
  }

  @Test("removes the nearest presented screen")
  func presented() throws {
    let explored = try Explored(
      stack("App", root: "a") {
        Screen("a") { On("go", .push("b"), .presentCover("c")) }
        Screen("b", disabling: gesturesOff)
        Screen("c", disabling: gesturesOff) { On("close", .dismissScreen) }
      })
    #expect(explored.seen.landings == ["a go → c": 1, "c close → b": 2])
  }

  @Test(
    "empties the slot that the screen is in", arguments: [SlotKind.push, .sheet, .cover, .window])
  func slot(kind: SlotKind) throws {
    let explored = try Explored(
      stack("App", root: "a") {
        Screen("a") {
          Slot("extra", kind)
          On("go", when: .not(.slotIsTaken("extra")), .show("b", in: "extra"))
        }
        Screen("b", disabling: gesturesOff) { On("close", .dismissScreen) }
      })
    #expect(explored.seen.states == 2)
    #expect(explored.seen.landings["b close → a"] == 2)
  }

  @Test("at the root of a hosted flow, removes the host")
  func hosted() throws {
    let child = stack("Child", root: "list") {
      Screen("list", disabling: gesturesOff) { On("close", .dismissScreen) }
    }
    let app = stack("App", root: "home") {
      Screen("home") { On("go", .presentSheet("child")) }
      Screen("child", hosts: child)
    }
    let explored = try Explored(app, child)
    #expect(
      explored.seen.landings == ["App.home go → Child.list": 1, "Child.list close → App.home": 2])
  }

  @Test("does nothing at the root of the app")
  func root() throws {
    let explored = try Explored(
      stack("App", root: "a") { Screen("a") { On("close", .dismissScreen) } })
    #expect(explored.seen.states == 1)
    #expect(explored.outcomes == ["a close.0 ignored:nothingPresented"])
  }
}
