import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("A screen in a slot")
struct SlotPresenterTests {
  @Test("can show another slot of its presenter, though its own alert is closed by then")
  func nextAlert() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Slot("alert", .alert)
          Slot("confirm", .dialog)
          On("delete", .show("confirm", in: "confirm"))
        }
        Screen("confirm") { On("confirmed", .show("failure", in: "alert")) }
        Screen("failure")
      })
    #expect(explored.seen.shown["failure"] == 2)
    #expect(explored.outcomes.allSatisfy { !$0.contains("screenGone") })
  }

  @Test("can empty its slot")
  func emptying() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          Slot("sheet", .sheet)
          On("open", .show("note", in: "sheet"))
        }
        Screen("note", disabling: [.swipeDown]) { On("close", .clear("sheet")) }
      })
    #expect(explored.landings.contains("note close → home"))
  }
}
