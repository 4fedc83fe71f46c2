#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// FlowStacks behind routers, models and closures of the app's own.
  struct RoutersReadingTests {
    /// A flow with a model, a start, and what it shows for its screens.
    static func flow(
      _ start: String, _ destination: String = "{ _ in Text(\"\") }", model: String,
      screens: String = "a, b", around: String = "", rest: String = ""
    ) -> String {
      """
      enum Page: Hashable { case \(screens) }
      \(model)
      struct Flow: View {
        @StateObject var model = Model()
        var body: some View {
          FlowStack($model.pages, withNavigation: true) {
            \(start)
              .flowDestination(for: Page.self) \(destination)
          }
          \(around)
        }
      }
      \(rest)
      """
    }

    static let base = """
      class Base<Screen: Hashable>: ObservableObject {
        @Published var pages: Routes<Screen> = []
        func open(_ page: Screen) { pages.push(page) }
        func back() { pages.goBack() }
      }
      """

    @Test(
      "a class has the properties and functions of its superclasses",
      arguments: [
        "final class Model: Base<Page> {}",
        "class Middle<Target: Hashable>: Base<Target> {}; final class Model: Middle<Page> {}",
        "final class Model: Base<Page> { override func open(_ page: Page) { super.open(page) } }",
      ])
    func inheritance(_ model: String) {
      let source = Self.flow(
        "Button(\"Open\") { model.open(.a) }", "{ _ in Button(\"Back\", action: model.back) }",
        model: Self.base + "\n" + model, screens: "a")
      #expect(
        Sources.transitions(source) == ["root.Button: Open: push a", "a.Button: Back: goBack(1)"])
    }

    @Test("an overriding function is called in place of the inherited one")
    func overriding() {
      let source = Self.flow(
        "Button(\"Open\") { model.open(.a) }",
        model: Self.base
          + "\nfinal class Model: Base<Page> { override func open(_ page: Page) { pages.presentSheet(page) } }"
      )
      let graph = Sources.read(source).graph
      let shown = graph.coordinators.flatMap(\.routes).flatMap(\.transitions).flatMap(\.operations)
      #expect(
        shown == [
          .append(
            Destination(
              target: RoutePattern(route: "a"), presentation: .sheet(embedsNavigation: false)))
        ])
    }

    private static let events = """
      enum Event { case first, second }
      final class Model: ObservableObject {
        @Published var pages: Routes<Page> = []
        func handle(_ event: Event) {
          switch event {
          case .first: pages.push(.a)
          case .second: pages.push(.b)
          }
        }
      }
      """

    @Test(
      "a function that is given decides by what it is called with, whatever the property is called",
      arguments: ["send", "onEvent"])
    func givenFunctions(_ name: String) {
      let source = Self.flow(
        "Start(\(name): model.handle)", model: Self.events,
        rest: """
          struct Start: View {
            let \(name): (Event) -> Void
            var body: some View {
              Button("First") { \(name)(.first) }
              Button("Second") { \(name)(.second) }
            }
          }
          """)
      #expect(
        Sources.transitions(source) == [
          "start.Button: First: push a", "start.Button: Second: push b",
        ])
    }

    @Test("of several functions with one name, that is meant which takes a URL")
    func overloads() {
      let source = Self.flow(
        "Text(\"\")",
        model: """
          final class Model: ObservableObject {
            @Published var pages: Routes<Page> = []
            func open(named name: String) { pages.push(.a) }
            func open(_ url: URL) { pages.push(.b) }
          }
          """, around: ".onOpenURL(perform: model.open)")
      #expect(Sources.transitions(source) == [".onOpenURL effect: push b"])
    }

    static let model =
      "final class Model: ObservableObject { @Published var pages: Routes<Page> = [] }"

    @Test("the screens of a flow are those that they say themselves, or that a factory makes")
    func computedViews() {
      let views = """
        switch self {
        case .a: Detail()
        case .b: Text("")
        }
        """
      let detail = """
        struct Detail: View {
          @EnvironmentObject var model: Model
          var body: some View { Button("Back") { model.pages.goBack() } }
        }
        """
      let computed = Self.flow(
        "Text(\"\")", "{ $0.view }", model: Self.model,
        rest: detail + "\nextension Page { @ViewBuilder var view: some View { \(views) } }")
      #expect(Sources.transitions(computed) == ["a.Button: Back: goBack(1)"])
      let made = views.replacing("self", with: "page")
      let factory = Self.flow(
        "Text(\"\")", "{ Views.make($0) }", model: Self.model,
        rest: detail
          + "\nenum Views { @ViewBuilder static func make(_ page: Page) -> some View { \(made) } }")
      #expect(Sources.transitions(factory) == ["a.Button: Back: goBack(1)"])
    }

    @Test(
      "buttons belong to each screen for which a destination shows them",
      arguments: [
        "{ page in switch page { case .a, .b: Button(\"Back\") { model.pages.goBack() } } }",
        "{ _ in Button(\"Back\") { model.pages.goBack() } }",
      ])
    func severalScreens(_ destination: String) {
      let source = Self.flow("Text(\"\")", destination, model: Self.model)
      #expect(
        Sources.transitions(source) == ["a.Button: Back: goBack(1)", "b.Button: Back: goBack(1)"])
    }

    @Test("the default of a parameter, and its argument, say whether a sheet has navigation")
    func navigationByDefault() {
      let source = Self.flow(
        "VStack { Button(\"A\") { model.show(.a) }; Button(\"B\") { model.show(.b, false) } }",
        model: """
          final class Model: ObservableObject {
            @Published var pages: Routes<Page> = []
            func show(_ page: Page, _ nav: Bool = true) {
              pages.presentSheet(page, withNavigation: nav)
            }
          }
          """)
      let graph = Sources.read(source).graph
      let shown = graph.coordinators.flatMap(\.routes).flatMap(\.transitions).flatMap(\.operations)
      #expect(
        shown
          == [("a", true), ("b", false)].map {
            .append(
              Destination(
                target: RoutePattern(route: $0.0), presentation: .sheet(embedsNavigation: $0.1)))
          })
    }

    @Test("a `switch` over several values takes what the known ones decide")
    func tuples() {
      let source = Self.flow(
        "Button(\"Answer\") { model.answer(true, count) }",
        model: """
          final class Model: ObservableObject {
            @Published var pages: Routes<Page> = []
            func answer(_ isRight: Bool, _ index: Int) {
              switch (isRight, index) {
              case (true, 9): pages.push(.a)
              case (true, _): pages.goBack()
              case (false, _): pages.push(.b)
              }
            }
          }
          """)
      #expect(
        Sources.transitions(source) == [
          "root.Button: Answer: push a if index is 9",
          "root.Button: Answer: goBack(1) if index is not 9",
        ])
    }

    @Test("a view that asks what it was made with has its button under that condition")
    func conditionsOfViews() {
      let source = Self.flow(
        "Button(\"A\") { model.pages.push(.a(.full)) }",
        "{ page in switch page { case .a(let kind): Detail(kind: kind, open: { model.pages.push(.b) })\ncase .b: Text(\"\") } }",
        model: Self.model, screens: "a(Kind), b",
        rest: """
          enum Kind { case full, small }
          struct Detail: View {
            let kind: Kind
            let open: () -> Void
            @State var isReady = false
            var body: some View {
              switch kind {
              case .full: Button("Open", action: open)
              case .small: Text("")
              }
              if isReady { Button("Ready", action: open) }
            }
          }
          """)
      #expect(
        Sources.transitions(source) == [
          "root.Button: A: push a", "a.Button: Open: push b if kind is .full",
          "a.Button: Ready: push b if isReady",
        ])
    }

    @Test("a flow goes back to a type; an element that the stack is asked for has to be there")
    func goingBack() {
      let source = Self.flow(
        "Button(\"A\") { open(1) }", model: Self.model, screens: "a(Int), b",
        rest: """
          extension Flow {
            func open(_ id: Int) {
              if model.pages.contains(where: { $0.screen == .a(id) }) {
                model.pages.goBackTo(.a(id))
              } else {
                model.pages.push(.a(id))
              }
            }
          }
          """)
      let conditions = Sources.read(source).graph.coordinators.flatMap(\.routes)
        .flatMap(\.transitions).map(\.handlerCondition)
      #expect(conditions == [.contains(RoutePattern(route: "a")), nil])
      let path = """
        struct First: Hashable {}
        struct Flow: View {
          @State var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) {
              Text("").flowDestination(for: First.self) { _ in
                Button("First") { path.goBackTo(type: First.self) }
              }
            }
          }
        }
        """
      let found = Sources.read(path).graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
      #expect(found.map(\.operations) == [[.goBackTo(RoutePattern(route: "first"))]])
    }

    @Test("an action opens a screen or an alert of a model")
    func alertsBeside() {
      let source = Self.flow(
        "Button(\"Open\") { model.open() }",
        model: """
          enum Failure: String, Identifiable { case offline; var id: String { rawValue } }
          final class Model: ObservableObject {
            @Published var pages: Routes<Page> = []
            @Published var failure: Failure?
            func open() { if isOnline { pages.push(.a) } else { failure = .offline } }
          }
          """, around: ".alert(item: $model.failure) { _ in Alert(title: Text(\"\")) }")
      #expect(
        Sources.transitions(source).filter { $0.contains("Button: Open") } == [
          "root.Button: Open: push a if isOnline", "root.Button: Open: show failure if !isOnline",
        ])
      #expect(Sources.read(source).reading.unclear.isEmpty)
    }

    @Test("a view around a flow changes the stack that it gives it")
    func boundStacks() {
      let source = """
        enum Place: Hashable { case shop, words }
        struct Lesson: Hashable {}
        struct Tabs: View {
          @State private var place = Place.shop
          @State private var lessons = FlowPath()
          var body: some View {
            TabView(selection: $place) {
              Shop(path: $lessons).tag(Place.shop)
              Text("Words").tag(Place.words)
            }
            .onOpenURL { _ in
              place = .shop
              lessons.push(Lesson())
            }
          }
        }
        struct Shop: View {
          @Binding var path: FlowPath
          var body: some View {
            FlowStack($path, withNavigation: true) {
              Text("").flowDestination(for: Lesson.self) { _ in Text("") }
            }
          }
        }
        """
      let read = Sources.read(source)
      #expect(read.reading.unclear.isEmpty)
      #expect(
        Sources.transitions(source) == [
          ".onOpenURL effect: select(NavGraphModel.RoutePattern(route: \"shop\", bindings: [])) inside (push lesson)"
        ])
    }

    @Test(
      "what a model does for the values of a publisher comes at any time; for those of a subject, where they are sent"
    )
    func subscriptions() {
      let outside = Self.flow(
        "Text(\"\")",
        model: """
          final class Model: ObservableObject {
            @Published var pages: Routes<Page> = []
            init(session: Session) { session.events.filter { $0 }.sink { [weak self] _ in self?.end() } }
            func end() { pages.push(.a) }
          }
          """)
      #expect(Sources.transitions(outside) == [".events effect: push a"])
      let loop = outside.replacing(
        "session.events.filter { $0 }.sink { [weak self] _ in self?.end() }",
        with: "Task { [weak self] in for await _ in session.events { self?.end() } }")
      #expect(Sources.transitions(loop) == [".events effect: push a"])
      let own = Self.flow(
        "Start(start: model.start)",
        model: """
          final class StartModel: ObservableObject {
            enum Output { case open, more }
            let output = PassthroughSubject<Output, Never>()
            func tapped() { output.send(.open) }
          }
          final class Model: ObservableObject {
            @Published var pages: Routes<Page> = []
            let start = StartModel()
            init() {
              start.output.sink { [weak self] output in
                switch output {
                case .open: self?.pages.push(.a)
                case .more: self?.pages.push(.b)
                }
              }
            }
          }
          """,
        rest: """
          struct Start: View {
            @ObservedObject var start: StartModel
            var body: some View { Button("Open") { start.tapped() } }
          }
          """)
      #expect(Sources.transitions(own) == ["start.Button: Open: push a"])
    }

    @Test(
      "what a view asks for alone is true or false, though its start cannot be read",
      arguments: [
        "UserDefaults.standard.bool(forKey: \"known\")", "settings.isKnown",
      ])
    func flags(_ start: String) {
      func flow(_ name: String, _ action: String) -> String {
        """
        struct \(name): View {
          @EnvironmentObject var session: Session
          @State var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) { Button("Go") { session.\(action)() } }
          }
        }
        """
      }
      let source = """
        final class Session: ObservableObject {
          @Published var isKnown = \(start)
          func enter() { isKnown = true }
          func leave() { isKnown = false }
        }
        struct Main: View {
          @StateObject var session = Session()
          var body: some View {
            Group { if session.isKnown { Home() } else { Intro() } }
          }
        }
        \(flow("Home", "leave"))
        \(flow("Intro", "enter"))
        """
      #expect(Sources.read(source).reading.unclear.isEmpty)
      #expect(
        Sources.transitions(source) == [".Button: Go: show intro", ".Button: Go: show home"])
    }
  }
#endif
