import NavGraphModel
import Testing

@Suite("Parts of a registration without effect")
struct IneffectivePartTests {
  @Test("are found, one each", arguments: RegistrationProblemCase.ofIneffectiveParts)
  func found(_ part: RegistrationProblemCase) throws {
    #expect(part.definition.problems() == [])
    let parts = part.definition.ineffectiveParts()
    try #require(parts.count == 1, "\(parts.map(\.message))")
    #expect(parts[0].message == part.message)
    #expect(parts[0].location == line(part.lineNumber))
  }

  @Test("are none if everything can happen")
  func none() {
    #expect(HostingApp().definition.ineffectiveParts() == [])
  }

  @Test("exclude actions that only an enclosing coordinator mentions")
  func actionOfTheChildAlone() {
    let app = HostingApp {
      $0.main.handlers.append(.handling("logOutTapped", of: "detail", at: 12))
    }
    #expect(app.definition.ineffectiveParts() == [])
  }

  @Test("exclude actions that differ by a digit or are both handled")
  func equivalentActions() {
    let app = HostingApp {
      $0.items.routes[1].transitions.append(on(named: "step1", at: 24))
      $0.main.handlers += [
        .handling("step2", of: "detail", at: 12), .handling("editTapped", of: "detail", at: 13),
        .handling("exitTapped", of: "detail", at: 14),
      ]
    }
    #expect(app.definition.ineffectiveParts() == [])
  }

  @Test("exclude automatic and sent actions of a hosting screen")
  func hostsThatAct() {
    let app = HostingApp {
      $0.main.routes[0].transitions = [
        Transition(action: "ended", trigger: .effect, operations: [], location: line(12)),
        on(named: "refresh", at: 13),
      ]
      $0.main.handlers.append(
        HandlerDefinition(
          source: .own,
          transition: on(named: "go", at: 14, .send("refresh", .route(pattern("items"))))))
    }
    #expect(app.definition.ineffectiveParts() == [])
  }

  @Test("exclude actions of reducers")
  func reducers() {
    let app = HostingApp {
      $0.items.reducer = ReducerDefinition(role: .own, actions: [])
      $0.main.handlers.append(.handling("dne", of: nil, at: 12))
    }
    #expect(app.definition.ineffectiveParts() == [])
  }

  @Test("are found in linear time")
  func large() {
    var routes = (0..<1_000).map { index in
      screen(
        "s\(index)",
        actions: (0..<4).map { on(named: "a\($0)", push("s\((index + $0) % 1_000)")) })
    }
    routes[0].transitions.append(on(named: "go", .send("a1", .index(0))))
    var large = coordinator(named: "Large", root: "s0")
    large.routes = routes
    let elapsed = ContinuousClock().measure { #expect(graph(large).ineffectiveParts() == []) }
    #expect(elapsed < .seconds(2))
  }
}

/// Tabs that show a stack, in which everything has an effect.
struct HostingApp {
  var main: CoordinatorDefinition
  var items: CoordinatorDefinition
  var features: [FeatureDefinition] = []

  init(_ change: (inout HostingApp) -> Void = { _ in }) {
    var tab = screen("items", at: 11)
    tab.hosts = "Items"
    main = CoordinatorDefinition(
      name: "Main",
      container: .tabs(
        TabsContainer(
          library: .tabView, items: ["items", "settings"], initial: "items", retap: .nothing)),
      routes: [tab, screen("settings")],
      handlers: [.handling("done", of: nil, at: 16)], location: line(10))
    items = coordinator(
      named: "Items", root: "list", at: 20,
      screen(
        "list", at: 21,
        actions: [on(named: "itemTapped", at: 22, push("detail")), on(named: "x", .emit("done"))]),
      screen("detail", at: 23, actions: [on(named: "editTapped", at: 24)]),
      screen("alert", at: 25))
    change(&self)
  }

  var definition: GraphDefinition {
    GraphDefinition(
      name: "App", coordinators: [main, items], features: features, location: line(1))
  }
}

extension HandlerDefinition {
  static func handling(
    _ action: String, of route: String?, at location: Int,
    _ operations: NavGraphModel.Operation...
  ) -> HandlerDefinition {
    HandlerDefinition(
      source: .descendant(hosts: ["items"], route: route),
      transition: Transition(action: action, operations: operations, location: line(location)))
  }
}

extension RegistrationProblemCase {
  static let ofIneffectiveParts: [RegistrationProblemCase] = [
    .init(
      "a misspelt report", hosting { $0.main.handlers.append(.handling("dne", of: nil, at: 12)) },
      "coordinator “Items” never reports “dne”; did you mean “done”?", at: 12),
    .init(
      "a report from further inside",
      GraphDefinition(
        name: "App",
        coordinators: [
          HostingApp().main, HostingApp().items,
          {
            var app = coordinator(named: "App", root: "main", at: 30, screen("main", at: 31))
            app.routes[0].hosts = "Main"
            app.handlers = [
              HandlerDefinition(
                source: .descendant(hosts: ["main"], route: nil),
                transition: on(named: "done", at: 32))
            ]
            return app
          }(),
        ], location: line(1)),
      """
      coordinator “Main” never reports “done”: “Items” inside it does, so handle it with \
      OnChild(flowOf: …, reports: "done") along main › items
      """, at: 32),
    .init(
      "an action one slip away",
      hosting { $0.main.handlers.append(.handling("editTaped", of: "detail", at: 12)) },
      """
      screen “detail” of “Items” has no action “editTaped”; did you mean “editTapped”? If it has both, \
      register On("editTaped") on the screen
      """, at: 12),
    .init(
      "an action that a feature does not list",
      hosting {
        $0.features = [
          FeatureDefinition(name: "Detail", outputs: ["editTapped"], location: line(40))
        ]
        $0.items.routes[1].feature = "Detail"
        $0.main.handlers.append(.handling("logOut", of: "detail", at: 12))
      },
      """
      feature “Detail” of screen “detail” of “Items” does not list “logOut”: add it to what the feature \
      sends
      """, at: 12),
    .init(
      "a misspelt action that is sent",
      hosting {
        $0.items.routes[0].transitions[0].operations = [
          push("detail"), .send("editTaped", .route(pattern("detail"))),
        ]
      },
      """
      screen “detail” of “Items” has no action “editTaped”, so sending it does nothing (on \
      “itemTapped”); did you mean “editTapped”?
      """, at: 22),
    .init(
      "an effect whose action nothing hears",
      hosting { $0.items.routes[1].effects = [SampleApp.effect("load", id: nil, at: 26)] },
      """
      effect “load” of screen “detail” sends “loaded”, which nothing handles: register On("loaded", \
      trigger: .sent), without operations if it changes nothing
      """, at: 26),
    .init(
      "an effect that never starts",
      hosting {
        var effect = SampleApp.effect("edit", id: nil, at: 26)
        effect.action = "editTapped"
        effect.startsOnAppearance = false
        $0.items.routes[1].effects = [effect]
      },
      """
      effect “edit” of screen “detail” never starts: start it with .start("edit"), or pass \
      onAppearance: true
      """, at: 26),
    .init(
      "a lifetime of a coordinator's effect",
      hosting {
        var effect = SampleApp.effect("load", id: nil, at: 26)
        effect.lifetime = .task
        $0.items.effects = [effect]
        $0.items.handlers = [HandlerDefinition(source: .own, transition: on(named: "loaded"))]
      },
      """
      coordinator “Items” is not a screen that appears, so effect “load” cannot follow its appearance: \
      leave the lifetime out, or move the effect to a screen
      """, at: 26),
    .init(
      "a tap on a screen that hosts",
      hosting { $0.main.routes[0].transitions = [on(named: "backTapped", at: 12)] },
      """
      screen “items” shows coordinator “Items” and cannot be tapped itself, so “backTapped” never \
      happens: register it on a screen of “Items”, handle it with OnChild(.items, …, action: \
      "backTapped"), or use OnSelf for a button of the coordinator's own view
      """, at: 12),
    .init(
      "a dismissal of a root", dismissal(of: "list"),
      """
      no gesture closes “list” of “Items”, which is never pushed, presented or shown in a slot: remove \
      the handler, or show the screen
      """, at: 29),
    .init(
      "a dismissal of an alert",
      dismissal(of: "alert") {
        $0.items.routes[0].transitions[1].operations.append(
          .fill(slot: "failure", root("alert")))
        $0.items.slots = [SlotDefinition(name: "failure", kind: .alert, location: line(27))]
      },
      "“alert” is an alert, whose buttons are actions and no dismissal: register On(…) on it instead",
      at: 29),
    .init(
      "a kind for what a slot never shows", slot(kinds: ["detail": .alert]),
      """
      slot “sheet” has a kind for “detail”, which nothing shows in it: show it with .show(.detail, in: \
      "sheet"), or leave it out
      """, at: 27),
    .init(
      "an alert that is none", slot(closesItself: false),
      """
      slot “sheet” holds no alert or dialog, so closesItself says nothing: leave it out, or give the \
      slot that kind
      """, at: 27),
    .init(
      "a Bool for several screens", slot(kinds: ["alert": .push, "list": .cover], isBool: true),
      """
      slot “sheet” is a Bool, which shows one screen, and has kinds for 2 screens: leave isBool out, or \
      declare a slot for each
      """, at: 27),
    .init(
      "an alert's button without an alert",
      hosting { $0.items.routes[1].disabledGestures = [.alertButton] },
      """
      screen “detail” turns off the button of an alert, and no slot shows it as an alert or dialog: \
      leave .alertButton out
      """, at: 23),
  ]

  private static func hosting(_ change: (inout HostingApp) -> Void) -> GraphDefinition {
    HostingApp(change).definition
  }

  private static func dismissal(
    of route: String, _ change: (inout HostingApp) -> Void = { _ in }
  ) -> GraphDefinition {
    hosting {
      $0.items.handlers.append(
        HandlerDefinition(
          source: .dismissal(route: route),
          transition: Transition(
            action: "\(route) dismissed", trigger: .gesture, operations: [], location: line(29))))
      change(&$0)
    }
  }

  private static func slot(
    kinds: [String: SlotKind] = [:], isBool: Bool = false, closesItself: Bool = true
  ) -> GraphDefinition {
    hosting {
      $0.items.slots = [
        SlotDefinition(
          name: "sheet", kind: .sheet, kinds: kinds, isBool: isBool, closesItself: closesItself,
          location: line(27))
      ]
      $0.items.routes[0].transitions[1].operations += [
        .fill(slot: "sheet", root("alert")), .fill(slot: "sheet", root("list")),
      ]
    }
  }
}
