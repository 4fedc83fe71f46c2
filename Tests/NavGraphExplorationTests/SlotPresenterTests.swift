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

@Suite("A coordinator that handles a flow it hosts")
struct EnclosingSlotTests {
  /// A flow in a slot of the screen `home`, on a stack or as its root.
  private func explored(
    pushes: Bool = true, _ handlers: OnChild<RouteName>...
  ) throws -> Explored {
    try Explored(
      stack("App", root: pushes ? "start" : "home") {
        if pushes { Screen("start") { On("open", .push("home")) } }
        Screen("home") {
          Slot("checkout", .cover)
          Slot("note", .sheet)
          On("checkout", .show("checkout", in: "checkout"))
        }
        Screen("checkout", hosts: "Checkout")
        Screen("receipt", disabling: [.swipeDown])
        for handler in handlers { handler }
      },
      stack("Checkout", root: "cart") {
        Screen("cart") {
          On("next", .push("payment"))
          On("cancel", .emit("dismiss"))
        }
        Screen("payment") { On("pay") }
      })
  }

  @Test("empties the slot of the screen that shows the flow", arguments: [true, false])
  func clearing(pushes: Bool) throws {
    let explored = try explored(
      pushes: pushes, OnChild("checkout", route("payment"), action: "pay", .clear("checkout")),
      OnChild("checkout", action: "dismiss", .clear("checkout")))
    #expect(explored.landings.contains("Checkout.payment pay → App.home"))
    #expect(explored.landings.contains("Checkout.cart cancel → App.home"))
    #expect(explored.outcomes.allSatisfy { !$0.contains("screenGone") })
  }

  @Test("fills another slot of that screen, also once the flow is gone")
  func filling() throws {
    let explored = try explored(
      OnChild(
        "checkout", route("payment"), action: "pay", .clear("checkout"),
        .show("receipt", in: "note")))
    #expect(explored.landings.contains("Checkout.payment pay → App.receipt"))
  }

  @Test("asks for slots of that screen")
  func asking() throws {
    let explored = try explored(
      OnChild(
        "checkout", route("payment"), action: "pay", when: .slotIsTaken("checkout"),
        .clear("checkout")))
    #expect(explored.landings.contains("Checkout.payment pay → App.home"))
  }
}
