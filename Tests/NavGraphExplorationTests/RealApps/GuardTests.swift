import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Guards and gestures")
struct GuardTests {
  private func reached(_ make: (String) -> On<RouteName>) throws -> Bool {
    let form = stack("Form", root: "form") {
      Variable("valid", false)
      Screen("form") { make("save") }
    }
    let main = stack("Main", root: "host") {
      Screen("host", hosts: form)
      Screen("saved")
      OnChild("host", route("form"), action: "save", .presentSheet("saved"))
    }
    return try Explored(main, form).seen.shown["Main.saved"] != nil
  }

  @Test("`when:` disables the button, for enclosing coordinators too; `if:` is the handler's alone")
  func enabled() throws {
    #expect(try !reached { On($0, when: .is("valid")) })
    #expect(try reached { On($0, if: .is("valid")) })
    #expect(try !reached { On($0, when: .is("valid"), if: .not(.is("valid"))) })
    #expect(try reached { On($0, when: .not(.is("valid")), if: .is("valid")) })
  }

  @Test("an action with one possible alternative can be sent")
  func alternatives() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Variable("on", false)
        Screen("home") {
          On("go", when: .is("on"), .push("a"))
          On("go", when: .not(.is("on")), .push("b"))
        }
        Screen("a")
        Screen("b")
      })
    #expect(explored.landings.filter { $0.hasPrefix("home") } == ["home go#1 → b"])
  }

  @Test("sent actions do not depend on the button")
  func sent() throws {
    let form = stack("Form", root: "form") {
      Variable("valid", false)
      Screen("form") {
        On("save", trigger: .sent, when: .is("valid"))
        On("shortcut", .send("save", to: .route("form")))
      }
    }
    let main = stack("Main", root: "host") {
      Screen("host", hosts: form)
      Screen("saved")
      OnChild("host", route("form"), action: "save", .presentSheet("saved"))
    }
    #expect(try Explored(main, form).seen.shown["Main.saved"] != nil)
  }

  @Test("a gesture that would remove a hosted flow can be disabled by its host")
  func inherited() throws {
    func landings(_ disabled: [Gesture], push: Bool) throws -> [String] {
      let inner = stack("Inner", root: "first", embedsNavigation: false) {
        Screen("first") { On("next", .push("second")) }
        Screen("second")
      }
      let main = stack("Main", root: "home") {
        Screen("home") {
          if push {
            On("open", .push("host"))
          } else {
            On("open", .presentSheet("host", embedsNavigation: true))
          }
        }
        Screen("host", disabling: disabled, hosts: inner)
      }
      return try Explored(main, inner).landings.filter {
        $0.contains("back") || $0.contains("down")
      }
    }
    #expect(
      try landings([], push: true).contains("Inner.first: back → Main.home"))
    // Inside of the flow the button is its own screens' affair.
    #expect(
      try landings([.back, .edgeSwipe, .backMenu], push: true) == [
        "Inner.second: back → Inner.first"
      ])
    #expect(try landings([.back], push: true).contains("Inner.first: swipe back → Main.home"))
    #expect(
      try landings([.swipeDown], push: false).allSatisfy { !$0.contains("swipe down") })
  }

  @Test("a coordinator turns gestures off for all of its screens")
  func ofCoordinator() throws {
    let app = Coordinator<RouteName>(
      "App", dialect: .flowStacks(.v0_10), root: "home", embedsNavigation: true,
      disabling: [.back, .edgeSwipe, .backMenu]
    ) {
      Screen("home") { On("go", .push("detail")) }
      Screen("detail") { On("up", .goBack()) }
    }
    #expect(try Explored(app).landings == ["detail up → home", "home go → detail"])
  }
}
