import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Conditions of containers inside of tabs")
struct TabConditionTests {
  private let list = stack("Y", root: "list") {
    Screen("list") { On("go", .push("a")) }
    Screen("a", disabling: [.backMenu])
  }

  private let isPastList = RouteCondition<RouteName>.inParent(
    "Main", of: RouteName.self, .inChild("y", of: RouteName.self, .contains("a")))

  /// The tabs with this in the first, and the other.
  private func explore(_ first: any Registrable) throws -> Explored {
    let main = Tabs<RouteName>("Main", initial: "x", retap: .nothing) {
      Tab("x", hosts: "X")
      Tab("y", hosts: "Y")
    }
    return try Explored(main, first, list)
  }

  @Test("a case that follows what is in another tab is shown")
  func cases() throws {
    let explored = try explore(
      Switch<RouteName>("X", initial: "one") {
        Case("one")
        Case("secret", while: isPastList)
      })
    #expect(explored.seen.shown["X.secret"] != nil)
  }

  @Test("a bar inside leads to what follows another tab")
  func tabs() throws {
    let explored = try explore(
      Tabs<RouteName>("X", initial: "one") {
        Tab("one")
        Tab("secret", when: isPastList)
      })
    #expect(explored.seen.shown["X.secret"] != nil)
  }

  @Test("a bar inside is hidden where another tab says so")
  func bar() throws {
    let explored = try explore(
      Tabs<RouteName>("X", initial: "one", hidesBar: .not(isPastList)) {
        Tab("one")
        Tab("secret")
      })
    #expect(explored.seen.shown["X.secret"] != nil)
  }

  @Test("a case that follows what another tab writes is shown")
  func variables() throws {
    let x = Switch<RouteName>("X", initial: "one") {
      Case("one")
      Case("secret", while: .is("seen"))
    }
    let y = stack("Y", root: "list") {
      Screen("list") {
        On("see", .assign("seen", true))
        On("logOut", .assign("loggedIn", false))
      }
    }
    let main = Tabs<RouteName>("Main", initial: "x", retap: .nothing) {
      Tab("x", hosts: "X")
      Tab("y", hosts: "Y")
    }
    let logIn = stack("LogIn", root: "welcome") {
      Screen("welcome") { On("logIn", .assign("loggedIn", true)) }
    }
    let app = Switch<RouteName>("App", initial: "out") {
      Case("out", hosts: "LogIn")
      Case("in", hosts: "Main", while: .is("loggedIn"))
    }
    let explored = try Explored(
      app, logIn, main, x, y,
      variables: [Variable("loggedIn", false), Variable("seen", false)])
    #expect(explored.seen.shown["X.secret"] != nil)
  }
}
