import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("A sheet of a tab")
struct FrontTabTests {
  private func explored(_ kind: Presentation) throws -> Explored {
    let first = stack("First", root: "one") {
      Screen("one") { On("open", .open("filter", as: [kind])) }
      Screen("filter") {
        On("done", .goBack())
        On("other", .emit("other"))
      }
    }
    let second = stack("Second", root: "two") { Screen("two") { On("tap") } }
    let main = Tabs<RouteName>("Main", initial: "first") {
      Tab("first", hosts: first)
      // Fresh tabs are not searched one by one.
      Tab("second", hosts: second, isFresh: true)
      OnChild("first", action: "other", .select("second"))
    }
    return try Explored(main, first, second)
  }

  @Test(
    "stays in front when code selects another tab",
    arguments: [Presentation.sheet(embedsNavigation: true), .cover(embedsNavigation: false)])
  func staysInFront(kind: Presentation) throws {
    let explored = try explored(kind)
    #expect(explored.landings.contains("First.filter other → First.filter"))
    #expect(!explored.landings.contains("First.filter other → Second.two"))
    // Once it is closed, the selected tab is there.
    #expect(explored.landings.contains("First.filter done → Second.two"))
  }

  @Test("but a pushed screen goes with its tab")
  func pushes() throws {
    let explored = try explored(.push)
    #expect(explored.landings.contains("First.filter other → Second.two"))
  }
}
