import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Static reach")
struct StaticReachTests {
  /// The routes that are reached, `A.home`, in the order of the graph.
  private func reached(_ coordinators: any Registrable...) -> [String] {
    let graph = Samples.graph(coordinators.map { $0.registered })
    let reach = StaticReach(graph)
    return graph.coordinators.enumerated().flatMap { number, coordinator in
      coordinator.routes.enumerated().compactMap { index, route in
        reach.isReached(RouteReference(coordinator: number, route: index))
          ? "\(coordinator.name).\(route.name)" : nil
      }
    }
  }

  private func stack(
    _ name: String, root: RouteName = "home",
    @CoordinatorBuilder<RouteName> screens: () -> [ContainerPart]
  ) -> Coordinator<RouteName> {
    Coordinator(name, dialect: .tcaCoordinators(.v0_14, .indexed), root: root, screens: screens)
  }

  @Test("follows every operation that brings a screen, under any condition")
  func pathsIn() {
    let app = stack("A") {
      Screen("home") {
        On("push", .push("pushed"))
        On("never", when: .not(.any(.isPresenting, .not(.isPresenting))), .presentCover("cover"))
      }
      Screen("pushed") { On("replace", .dismissAll, .replaceTop(by: "replacing")) }
      Screen("cover") { On("set", .set([.root("root"), .push("second")])) }
      Screen("replacing") {
        On("append", .append(.push("third")), .replace(at: 0, with: .push("fourth")))
        On("nested", .when(.isPresenting, [], otherwise: [.oneOf([], [.later(.push("fifth"))])]))
      }
      Screen("root")
      Screen("second")
      Screen("third")
      Screen("fourth")
      Screen("fifth")
    }
    #expect(reached(app).count == 9)
  }

  @Test("does not follow what no code sends")
  func unsent() {
    let app = stack("A") {
      Screen("home") {
        On("tap", .send("opened", to: .route("home")))
        On("opened", trigger: .sent, .push("item"))
        On("forgotten", trigger: .sent, .push("other"))
      }
      Screen("item")
      Screen("other")
    }
    #expect(reached(app) == ["A.home", "A.item"])
  }

  @Test("does not follow going back, nor what only unreached screens do")
  func noPathIn() {
    let app = stack("A") {
      Screen("home") {
        On("back", .goBackTo("island"))
        On("pop", when: .contains("island"), .popTo("island"))
        On("remove", .remove("island"), .popFrom("isle"))
      }
      Screen("island") { On("bridge", .push("isle")) }
      Screen("isle") { On("bridge", .push("island")) }
    }
    #expect(reached(app) == ["A.home"])
  }

  @Test("enters hosted flows and their initial stacks")
  func hosts() {
    let child = stack("B") {
      Screen("home")
      Screen("deep")
      Screen("lost")
    }
    let app = stack("A") {
      Screen("home") {
        On(
          "open", .push("child", starting: .stack(of: RouteName.self, .root("home"), .push("deep")))
        )
      }
      Screen("child", hosts: child)
      Screen("other", hosts: "C")
    }
    let unused = stack("C") { Screen("home") }
    #expect(reached(app, child, unused) == ["A.home", "A.child", "B.home", "B.deep"])
  }

  @Test("counts all tabs, and those that an operation brings")
  func tabs() {
    let app = Tabs<RouteName>("A", initial: "first") {
      Tab("first") { On("more", .setItems(["first", "third"])) }
      Tab("second") { On("show", .select("fourth")) }
      Screen("third")
      Screen("fourth")
      Screen("fifth")
    }
    #expect(reached(app) == ["A.first", "A.second", "A.third", "A.fourth"])
  }

  @Test("counts the cases of a switch that are initial, derived or shown by an operation")
  func switches() {
    let app = Switch<RouteName>("A", initial: "first") {
      Case("first") { On("go", .show("second")) }
      Case("second")
      Case("third", while: .is("flag"))
      Case("fourth")
      Variable("flag", false)
    }
    #expect(reached(app) == ["A.first", "A.second", "A.third"])
  }

  @Test("counts all parts of joined stacks")
  func joined() {
    let child = stack("B") { Screen("home") }
    let app = Joined<RouteName>("A") {
      Part("first", hosts: child)
      Part("second", hosts: child)
    }
    #expect(reached(app, child) == ["A.first", "A.second", "B.home"])
  }

  @Test("counts what slots show, by an operation or a condition")
  func slots() {
    let app = stack("A") {
      Slot("own", .cover, shows: "derived", while: .is("flag"))
      Variable("flag", false)
      Screen("home") {
        Slot("alert", .alert)
        Slot("sheet", .sheet, shows: "sheet", while: .is("flag"))
        On("fail", .show("failure", in: "alert"))
        On("clear", .clear("alert"))
      }
      Screen("derived")
      Screen("sheet")
      Screen("failure")
      Screen("lost")
    }
    #expect(reached(app) == ["A.home", "A.derived", "A.sheet", "A.failure"])
  }

  @Test("takes links and the coordinator's own actions as things that come")
  func links() {
    let app = stack("A") {
      Screen("home")
      Screen("linked")
      Screen("own")
      Screen("lost")
      DeepLink("app://linked", .push("linked"))
      OnSelf("push", .push("own"))
    }
    #expect(reached(app) == ["A.home", "A.linked", "A.own"])
  }

  @Test("follows handlers of enclosing coordinators once the acting screen is reached")
  func handlers() {
    let child = stack("B") {
      Screen("home")
      Screen("lost") { On("go") }
    }
    let app = stack("A") {
      Screen("home") { On("open", .push("child")) }
      Screen("child", hosts: child)
      Screen("heard")
      Screen("anywhere")
      Screen("reported")
      Screen("unheard")
      OnChild("child", RouteName("home"), action: "go", .push("heard"))
      OnChild(anywhere: RouteName("home"), in: child, action: "go", .push("anywhere"))
      OnChild("child", action: "finished", .push("reported"))
      OnChild("child", RouteName("lost"), action: "go", .push("unheard"))
    }
    #expect(
      reached(app, child) == [
        "A.home", "A.child", "A.heard", "A.anywhere", "A.reported", "B.home",
      ])
  }

  @Test("takes an operation on another container as one of that container")
  func within() {
    let child = stack("B") {
      Screen("home") { On("up", .inParent("A", of: RouteName.self, .push("above"))) }
      Screen("above")
      Screen("below")
    }
    let app = stack("A") {
      Screen("home") {
        On("open", .push("child"))
        On("down", .inChild("child", of: RouteName.self, .push("below")))
      }
      Screen("child", hosts: child)
      Screen("above")
      Screen("below")
    }
    #expect(reached(app, child) == ["A.home", "A.child", "A.above", "B.home", "B.below"])
  }

  @Test("contains everything that a search finds", arguments: (0..<60).map { RandomApp(seed: $0) })
  func overApproximates(_ app: RandomApp) throws {
    var limits = app.limits
    limits.states = 150
    let facts = try Exploration.explore(app.graph, limits: limits)
    let reach = StaticReach(app.graph)
    for (number, flow) in facts.flows.enumerated() {
      for (index, route) in flow.routes.enumerated() where route.held != nil {
        #expect(reach.isReached(RouteReference(coordinator: number, route: index)))
      }
    }
  }
}
