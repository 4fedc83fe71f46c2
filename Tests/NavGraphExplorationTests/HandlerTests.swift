import NavGraph
import NavGraphExploration
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Handlers of an action")
struct HandlerTests {
  private let inner = stack("Inner", root: "list") {
    Screen("list") { On("go", .push("detail")) }
    Screen("detail", disabling: [.backMenu, .back, .edgeSwipe])
  }

  @Test("the screen's own coordinator first, then the enclosing ones, all in one step")
  func childFirst() throws {
    let middle = stack("Middle", root: "inner") {
      Screen("inner", hosts: inner)
      Variable("count", ["0", "1"])
      OnChild("inner", route("list"), action: "go", .assign("count", "1"))
    }
    let app = stack("App", root: "middle") {
      Screen("middle", hosts: middle)
      Screen("note")
      OnChild("middle", route("inner"), route("list"), action: "go", .presentSheet("note"))
    }
    let explored = try Explored(app, middle, inner)
    #expect(
      explored.moves(of: "Inner.list go → App.note") == [
        "Inner.list go.0 applied", "Middle go.0 applied", "App go.0 applied",
      ])
    #expect(explored.seen.landings.count == 2)
    #expect(
      explored.facts.state(after: "Inner.list go → App.note")
        == "middle{inner{list ▸ detail}; [1]} ▸ [sheet] note*")
  }

  @Test("a handler alone makes an action possible, with its own trigger")
  func handlerAlone() throws {
    for (trigger, isPossible) in [(Trigger.tap, true), (.automatic, true), (.sent, false)] {
      let app = stack("App", root: "inner") {
        Screen("inner", hosts: inner)
        Screen("note", disabling: [.swipeDown])
        OnChild("inner", route("list"), action: "help", trigger: trigger, .presentSheet("note"))
      }
      let explored = try Explored(app, inner)
      #expect((explored.seen.shown["App.note"] == 1) == isPossible)
    }
  }

  @Test(
    "enclosing coordinators receive the action and the output of a screen that closed its flow"
  )
  func closedFlow() throws {
    let paths: [(AnyCoordinator, AnyCoordinator)] = [false, true].map { reports in
      let pay = stack("Pay", root: "form") {
        Screen("form") {
          if reports {
            On("paid", .emit("finished"), .dismissScreen)
          } else {
            On("paid", .inParent("App", of: RouteName.self, .goBack()))
          }
        }
      }
      let app = stack("App", root: "home") {
        Screen("home") { On("pay", .presentSheet("pay")) }
        Screen("pay", hosts: pay)
        Screen("receipt")
        if reports {
          OnChild("pay", action: "finished", .push("receipt"))
        } else {
          OnChild("pay", route("form"), action: "paid", .push("receipt"))
        }
      }
      return (AnyCoordinator(app), AnyCoordinator(pay))
    }
    for (app, pay) in paths {
      let facts = try Exploration.explore(Samples.graph([app, pay]))
      let receipt = try #require(
        facts.graph.coordinators[0].routes.firstIndex { $0.name == "receipt" })
      #expect(facts.flows[0].routes[receipt].shown != nil)
    }
  }

  @Test("a handler for one path does not apply elsewhere; one for any depth does")
  func paths() throws {
    let app = stack("App", root: "home") {
      Screen("home", disabling: [.backMenu]) {
        On("first", .presentSheet("first"))
        On("second", .presentSheet("second"))
      }
      Screen("first", hosts: inner)
      Screen("second", hosts: inner)
      Variable("path", ["0", "1"])
      Variable("anywhere", ["0", "1"])
      OnChild("first", route("list"), action: "go", .assign("path", "1"))
      OnChild(anywhere: route("list"), in: inner, action: "go", .assign("anywhere", "1"))
    }
    let explored = try Explored(app, inner)
    let words = FactsWords(explored.facts)
    for node in explored.facts.trace {
      for move in node.step?.moves ?? [] where words.move(move) == "App go.0 applied" {
        #expect(words.state(node.state).contains("first"))
      }
    }
    #expect(explored.outcomes.contains("App go.0 applied"))
    #expect(explored.outcomes.contains("App go#1.0 applied"))
  }

  @Test("an output goes outwards from the next level; without a handler it is not a failure")
  func reports() throws {
    let reporting = stack("Inner", root: "list") {
      Screen("list") {
        On("done", .emit("finished"))
        On("cancel", .emit("cancelled"))
      }
    }
    let middle = stack("Middle", root: "inner") {
      Screen("inner", hosts: reporting)
    }
    let app = stack("App", root: "home") {
      Screen("home") { On("open", .presentSheet("middle")) }
      Screen("middle", hosts: middle)
      OnChild(flowOf: "middle", route("inner"), reports: "finished", .dismiss())
    }
    let explored = try Explored(app, middle, reporting)
    #expect(explored.seen.landings["Inner.list done → App.home"] == 2)
    #expect(explored.outcomes.contains("Inner.list cancel.0 applied"))
    #expect(explored.seen.states == 2)
    // Open; done, cancel, and the swipe.
    #expect(explored.seen.steps == 4)
  }

  @Test("every transition whose condition holds is taken, and no other")
  func alternatives() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          On("go", .push("a"))
          On("go", .push("b"))
          On("go", when: .isPresenting, .push("c"))
        }
        Screen("a")
        Screen("b")
        Screen("c")
      })
    #expect(explored.seen.shown == ["home": 0, "a": 1, "b": 1])
    #expect(explored.seen.landings.keys.sorted().prefix(1) == ["a: back → home"])
    #expect(explored.seen.landings["home go → a"] == 1)
    #expect(explored.seen.landings["home go#1 → b"] == 1)
  }

  @Test("alternatives of several levels are all combined")
  func combinations() throws {
    let app = stack("App", root: "inner") {
      Screen("inner", hosts: inner)
      Variable("choice", ["none", "a", "b"])
      OnChild("inner", route("list"), action: "go", .assign("choice", "a"))
      OnChild("inner", route("list"), action: "go", .assign("choice", "b"))
    }
    let explored = try Explored(app, inner)
    #expect(explored.seen.states == 3)
    #expect(explored.seen.steps == 2)
  }

  @Test("an action without a handler is no step")
  func unhandled() throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Screen("home") {
          On("never", when: .isPresenting, .goBack())
          On("documented")
        }
      })
    #expect(explored.seen.steps == 1)
    #expect(explored.seen.states == 1)
  }

  @Test(
    "a coordinator's own actions are taps, effects or automatic, not only sent")
  func ownActions() throws {
    for (trigger, isPossible) in [
      (Trigger.tap, true), (.effect, true), (.automatic, true), (.sent, false),
    ] {
      let explored = try Explored(
        stack("App", root: "home") {
          Screen("home")
          Screen("note", disabling: [.swipeDown])
          OnSelf("expired", trigger: trigger, when: .count(.equal(1)), .presentSheet("note"))
        })
      #expect(explored.landings == (isPossible ? ["App expired → note"] : []))
    }
  }

  // MARK: - Buttons of a coordinator's own view

  /// Whether the button of the outer coordinator's own view can be tapped while a page is open in the inner one.
  private func canTapOutside(_ open: RouteOperation<RouteName>) throws -> Bool {
    let flow = stack("Flow", root: "list") {
      Slot("extra", .cover)
      Screen("list") { On("open", open) }
      Screen("page")
    }
    let isOpen = RouteCondition<RouteName>.inChild(
      "flow", of: RouteName.self, .any(.contains("page"), .slotIsTaken("extra")))
    let app = stack("App", root: "flow") {
      Screen("flow", hosts: flow)
      Screen("help")
      OnSelf("help", when: isOpen, .push("help"))
    }
    return try Explored(app, flow).seen.shown["App.help"] != nil
  }

  @Test("are covered by what is presented in front of it, not by a push inside of it")
  func coveredFromInside() throws {
    #expect(try canTapOutside(.push("page")))
    #expect(try !canTapOutside(.presentSheet("page")))
    #expect(try !canTapOutside(.presentCover("page")))
    #expect(try !canTapOutside(.show("page", in: "extra")))
  }

  @Test("are covered by its own slots as any screen is", arguments: SlotKind.allCases)
  func coveredBySlots(kind: SlotKind) throws {
    let explored = try Explored(
      stack("App", root: "home") {
        Slot("extra", kind)
        Screen("home") { On("open", .show("note", in: "extra")) }
        Screen("note")
        Screen("help")
        OnSelf("help", when: .slotIsTaken("extra"), .push("help"))
      })
    let isCovering = ![.overlay, .column, .window].contains(kind)
    #expect(explored.outcomes.contains("App help.0 applied") != isCovering)
  }

  @Test("are gone with the view, under a push of the enclosing coordinator")
  func hiddenView() throws {
    let flow = stack("Flow", root: "list") {
      Screen("list")
      Screen("page")
      OnSelf(
        "more", when: .inParent("App", of: RouteName.self, .contains("note")), .push("page"))
    }
    let app = stack("App", root: "flow") {
      Screen("flow", hosts: flow)
      Screen("note")
      OnSelf("note", when: .not(.contains("note")), .push("note"))
    }
    #expect(try Explored(app, flow).seen.shown["Flow.page"] == nil)
  }
}
