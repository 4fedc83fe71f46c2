import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Variables, inputs, arguments and starts")
struct StateTests {
  @Test("a variable is the screen's before its flow's, before the flow's around, before the app's")
  func scopes() throws {
    let child = stack("Child", root: "a") {
      Variable("x", ["0", "flow"])
      Screen("a") {
        Variable("x", ["0", "screen"])
        On("set", .assign("x", "screen"))
        On("next", when: .variable("x", is: "screen"), .push("b"))
      }
      Screen("b", disabling: [.back, .edgeSwipe]) {
        On("set", .assign("x", "flow"))
      }
    }
    let app = stack("App", root: "child") {
      Variable("y", ["0", "around"])
      Screen("child", hosts: child)
      OnChild("child", route("b"), action: "outer", .assign("y", "around"))
      OnChild("child", route("b"), action: "app", .assign("z", "app"))
    }
    let explored = try Explored(app, child, variables: [Variable("z", ["0", "app"])])
    // On a: before and after; on b: three variables, each set or not.
    #expect(explored.seen.states == 2 + 8)
    #expect(
      explored.facts.state(after: "Child.a set → Child.a")
        == "child*{a* [screen]; [0]}; [0] [0]")
    #expect(
      explored.facts.state(after: "Child.b set → Child.b")
        == "child*{a [screen] ▸ b*; [flow]}; [0] [0]")
  }

  @Test("a variable of a screen belongs to each instance, and goes with it")
  func ownVariables() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("open", .push("item")) }
        Screen("item") {
          Variable("isOn", false)
          On("turnOn", .assign("isOn", true))
          On("more", when: .count(.lessThan(3)), .push("item"))
        }
      })
    // Home; one item, two items, each on or off.
    #expect(explored.seen.states == 1 + 2 + 4)
    #expect(explored.facts.state(after: "home open → item") == "home ▸ item* [false]")
  }

  @Test("a fixed input is the same for a whole run, a free one may change with each use")
  func inputs() throws {
    func app(isFree: Bool) throws -> Explored {
      try Explored(
        stack("App", root: "home") {
          Screen("home") {
            On("go", when: .input("device", is: "phone"), .push("phone"))
            On("go", when: .input("device", is: "pad"), .push("pad"))
          }
          Screen("phone")
          Screen("pad")
        }, inputs: [Input("device", ["phone", "pad"], isFree: isFree)])
    }
    let fixed = try app(isFree: false)
    #expect(fixed.seen.states == 4)
    #expect(fixed.seen.steps == 4)
    #expect(fixed.facts.state(after: "home go#1 → pad") == "home ▸ pad* [pad]")
    let free = try app(isFree: true)
    #expect(free.seen.states == 3)
    #expect(free.facts.state(after: "home go#1 → pad") == "home ▸ pad*")
  }

  @Test("an argument that is not given takes each of its values, a copied one the actor's")
  func arguments() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("open", .push("item")) }
        Screen("item", arguments: .values("id", ["1", "2", "3"])) {
          On("more", when: .argument("id", is: "2"), .push("detail", with: ["id": .same("id")]))
          On("fixed", when: .argument("id", is: "1"), .push("detail", with: ["id": "3"]))
        }
        Screen(
          "detail", arguments: .values("id", ["1", "2", "3"]), disabling: [.back, .edgeSwipe])
      })
    #expect(explored.seen.states == 1 + 3 + 2)
    #expect(explored.facts.state(after: "item more → detail") == "home ▸ item(2) ▸ detail(2)*")
    #expect(explored.facts.state(after: "item fixed → detail") == "home ▸ item(1) ▸ detail(3)*")
  }

  @Test("a condition on an abstract argument may hold or not, for one screen as for all others")
  func abstractArguments() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("open", .push("item")) }
        Screen("item", arguments: .abstract("count")) {
          On("show", when: .argument("count", is: "0"), .presentSheet("empty"))
          On("show", when: .not(.argument("count", is: "0")), .presentSheet("list"))
        }
        Screen("empty", disabling: [.swipeDown])
        Screen("list", disabling: [.swipeDown])
      })
    #expect(explored.seen.shown == ["home": 0, "item": 1, "empty": 2, "list": 2])
    #expect(explored.seen.states == 4)
  }

  @Test("each declared start is explored, as is each choice of its arguments")
  func starts() throws {
    let app = Coordinator<RouteName>(
      "App", dialect: .tcaCoordinators(.v0_14, .indexed),
      starts: [
        [.root("home", embedsNavigation: true)],
        [.root("home", embedsNavigation: true), .push("item")],
      ]
    ) {
      Screen("home")
      Screen("item", arguments: .values("id", ["1", "2"]), disabling: [.back, .edgeSwipe])
    }
    let explored = try Explored(app)
    #expect(explored.seen.states == 3)
    #expect(explored.seen.steps == 0)
    #expect(explored.seen.shown == ["home": 0, "item": 0])
  }

  @Test("the arguments of a screen that a condition asks for are found on the stack")
  func patterns() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") { On("open", .push("item")) }
        Screen("item", arguments: .values("id", ["1", "2"])) {
          On(
            "other", when: .not(.contains("item", with: ["id": "2"])),
            .push("item", with: ["id": "2"]))
          On(
            "back", when: .contains("item", with: ["id": "1"]), .goBackTo("item", with: ["id": "1"])
          )
        }
      })
    // Home; 1; 2; 1 and 2.
    #expect(explored.seen.states == 4)
    #expect(explored.facts.state(after: "item back → item") == "home ▸ item(1)*")
  }
}
