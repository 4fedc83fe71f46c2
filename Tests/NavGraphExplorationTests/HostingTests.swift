import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Routes that host a flow")
struct HostingTests {
  private func child(embedsNavigation: Bool, isWrapped: Bool = false) -> Coordinator<RouteName> {
    stack("Child", root: "list", embedsNavigation: embedsNavigation, isWrapped: isWrapped) {
      Screen("list") { On("open", .push("detail")) }
      Screen("detail", disabling: [.backMenu])
    }
  }

  private func app(
    _ child: Coordinator<RouteName>, _ operation: RouteOperation<RouteName>
  ) -> Coordinator<RouteName> {
    stack("App", root: "home") {
      Screen("home") { On("go", operation) }
      Screen("child", hosts: child)
      OnChild("child", route("detail"), action: "again", .reset("child"))
    }
  }

  @Test("a pushed one is in the enclosing navigation container")
  func pushed() throws {
    let child = child(embedsNavigation: false)
    let explored = try Explored(app(child, .push("child")), child)
    #expect(explored.seen.states == 3)
    #expect(
      explored.seen.landings == [
        "App.home go → Child.list": 1, "Child.list open → Child.detail": 2,
        "Child.list: back → App.home": 2, "Child.detail: back → Child.list": 3,
        "Child.detail: App again → Child.list": 3,
      ])
    #expect(
      explored.facts.state(after: "Child.list open → Child.detail")
        == "home ▸ child*{list ▸ detail*}")
  }

  @Test("a sheet is swiped down with all that its flow pushed")
  func sheet() throws {
    let child = child(embedsNavigation: true)
    let explored = try Explored(app(child, .presentSheet("child")), child)
    #expect(explored.seen.states == 3)
    #expect(explored.seen.landings["Child.list: swipe down → App.home"] == 2)
    #expect(explored.seen.landings["Child.detail: swipe down → App.home"] == 3)
    #expect(explored.seen.landings["Child.detail: back → Child.list"] == 3)
    #expect(explored.seen.landings["Child.list: back → App.home"] == nil)
  }

  @Test("a sheet without navigation of its own hides what its flow pushes")
  func noNavigation() throws {
    let child = child(embedsNavigation: false)
    let limits = Limits(stackHeight: 2)
    let explored = try Explored(app(child, .presentSheet("child")), child, limits: limits)
    #expect(explored.seen.shown["Child.detail"] == nil)
    #expect(explored.seen.held["Child.detail"] == 2)
    #expect(explored.seen.landings["Child.list open → Child.list"] == 2)
    #expect(
      explored.facts.state(after: "Child.list open → Child.list")
        == "home ▸ [sheet] child*{list* ▸ detail}")
  }

  @Test("navigation comes from the presentation, or from the view around the flow")
  func navigation() throws {
    let bare = child(embedsNavigation: false)
    let embedding = try Explored(app(bare, .presentSheet("child", embedsNavigation: true)), bare)
    #expect(embedding.seen.shown["Child.detail"] == 2)
    let wrapped = child(embedsNavigation: false, isWrapped: true)
    let wrapping = try Explored(app(wrapped, .presentSheet("child")), wrapped)
    #expect(wrapping.seen.shown["Child.detail"] == 2)
  }

  @Test("a destination may name the stack that the flow starts with")
  func start() throws {
    let child = child(embedsNavigation: true)
    let start = FlowStart.stack(
      of: RouteName.self, .root("list", embedsNavigation: true), .push("detail"))
    let explored = try Explored(app(child, .push("child", starting: start)), child)
    #expect(explored.seen.landings["App.home go → Child.detail"] == 1)
    #expect(explored.seen.shown["Child.list"] == 2)
  }

  /// `list ▸ sub{list ▸ sub{…}}`, one flow more with each step.
  @Test("can host their own coordinator, up to the nesting limit", arguments: [1, 2, 4])
  func recursion(nesting: Int) throws {
    let folder = stack("Folder", root: "list") {
      Screen("list", disabling: [.backMenu]) { On("open", .push("sub")) }
      Screen("sub", hosts: "Folder")
    }
    let explored = try Explored(
      folder, entries: ["Folder"], limits: Limits(flowNesting: nesting))
    #expect(explored.seen.states == nesting)
    #expect(explored.seen.steps == 2 * (nesting - 1))
    #expect(explored.seen.cuts == [.flowNesting])
  }

  @Test("the flow goes with its host, and is fresh the next time")
  func fresh() throws {
    let child = stack("Child", root: "list") {
      Variable("isOpen", false)
      Screen("list") { On("toggle", when: .not(.is("isOpen")), .assign("isOpen", true)) }
    }
    let app = stack("App", root: "home") {
      Screen("home") { On("go", .push("child")) }
      Screen("child", hosts: child)
    }
    let explored = try Explored(app, child)
    // At home, and with the flow's variable false and true.
    #expect(explored.seen.states == 3)
    #expect(
      explored.facts.state(after: "App.home go → Child.list") == "home ▸ child*{list*; [false]}")
  }

  @Test("joined flows show as one stack, of which the last one with a screen is on top")
  func joined() throws {
    let first = stack("First", dialect: .composableNavigation(.v4_2), root: "list") {
      Screen("list", disabling: [.backMenu])
    }
    let second = stack("Second", dialect: .composableNavigation(.v4_2), root: "detail") {
      Screen("detail", disabling: [.backMenu])
    }
    let app = Joined<RouteName>("App") {
      Part("first", hosts: first)
      Part("second", hosts: second)
      OnChild(
        "first", route("list"), action: "open",
        .inChild("second", of: RouteName.self, .set([.root("detail", embedsNavigation: true)])))
    }
    let explored = try Explored(app, first, second)
    #expect(explored.seen.states == 2)
    #expect(
      explored.landings == [
        "First.list: App open → Second.detail", "Second.detail: back → First.list",
      ])
  }
}
