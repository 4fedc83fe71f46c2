#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Closures that views and models are given: what they do is done by the button that calls them.
  struct ClosuresReadingTests {
    /// A flow of two screens: how the second is made, and its declaration.
    private static func flow(_ made: String, _ screen: String) -> String {
      """
      enum Screen: Hashable { case list, detail }
      struct ShopFlow: View {
        @State var routes: Routes<Screen> = [.root(.list, embedInNavigationView: true)]
        let onEnd: () -> Void
        var body: some View {
          Router($routes) { screen, _ in
            switch screen {
            case .list: ListScreen(onOpen: { routes.push(.detail) })
            case .detail: \(made)
            }
          }
        }
        private func close() { routes.goBack() }
        private func restart() {
          $routes.withDelaysIfUnsupported { $0.dismissAll(); $0.push(.list) }
        }
      }
      struct ListScreen: View {
        let onOpen: () -> Void
        var body: some View { Button("Open", action: onOpen) }
      }
      \(screen)
      """
    }

    private static let screen = """
      struct DetailScreen: View {
        let onClose: () -> Void
        var body: some View { Button("Close") { onClose() } }
      }
      """

    @Test("a view that a screen presents by itself closes that alone")
    func ownSheet() throws {
      let reading = Sources.read(
        Self.flow(
          "DetailScreen()",
          """
          struct DetailScreen: View {
            @State private var isHelpShown = false
            var body: some View {
              Button("Help") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { HelpView() }
            }
          }
          struct HelpView: View {
            @Environment(\\.dismiss) var dismiss
            var body: some View { Button("Close") { dismiss() } }
          }
          """))
      let routes = try #require(reading.graph.coordinators.first).routes
      let detail = try #require(routes.first { $0.name == "detail" })
      #expect(detail.transitions.map(\.action) == ["Button: Help"])
      #expect(detail.slots.map(\.name) == ["isHelpShown"])
      #expect(
        routes.first { $0.name == "help" }?.transitions.map(\.operations) == [[.dismissScreen]])
      #expect(reading.reading.unclear.isEmpty)
    }

    @Test("content without features is not listed")
    func catalogue() {
      let shop = """
        @Reducer struct Shop { struct State {}; enum Action { case buyTapped } }
        struct ShopView: View { let store: StoreOf<Shop>; var body: some View { BoxView() } }
        @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView(store: store) } } }
        struct BoxView: View {
          @State private var isHelpShown = false
          var body: some View {
            Button("Help") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("") }
          }
        }
        """
      let catalogue = """
        @main struct CatalogueApp: App { var body: some Scene { WindowGroup { ListView() } } }
        struct ListView: View { var body: some View { NavigationLink("Box") { BoxView() } } }
        """
      func notes(_ source: String) -> Int { Sources.read(source).reading.unclear.count }
      #expect(notes(shop + catalogue) == 1)
      #expect(notes(shop.replacing("BoxView() }", with: "Text(\"\") }") + catalogue) == 0)
      #expect(notes(catalogue + shop.replacing("ShopView(store: store)", with: "BoxView()")) == 1)
    }

    private static let calls: [(made: String, screen: String)] = [
      ("DetailScreen(onClose: { routes.goBack() })", screen),
      ("DetailScreen(onClose: close)", screen), ("DetailScreen(onClose: self.close)", screen),
      ("DetailScreen { routes.goBack() }", screen),
      (
        "DetailScreen(onClose: close)",
        """
        struct DetailScreen: View {
          var onClose: (() -> Void)?
          var body: some View { Button("Close") { self.onClose?() } }
        }
        """
      ),
      (
        "DetailScreen(close: close)",
        """
        struct DetailScreen: View {
          let onClose: () -> Void
          init(close: @escaping () -> Void) { onClose = close }
          var body: some View { Button("Close", action: onClose) }
        }
        """
      ),
      (
        "DetailScreen(model: .model(.init(finish: close)))",
        """
        enum Models { case model(Model) }
        final class Model {
          let finish: () -> Void
          init(finish: @escaping () -> Void) { self.finish = finish }
        }
        struct DetailScreen: View {
          @ObservedObject var model: Model
          var body: some View { Button("Close") { model.finish() } }
        }
        """
      ),
      (
        "DetailScreen(model: Model(finish: { close() }))",
        """
        final class Model {
          private let done: () -> Void
          init(finish: @escaping () -> Void) { done = finish }
          func closeTapped() { save(); done() }
        }
        struct DetailScreen: View {
          @ObservedObject var model: Model
          var body: some View { Button("Close", action: model.closeTapped) }
        }
        """
      ),
    ]

    @Test("a view's closure, however it is given and called", arguments: calls)
    func given(_ made: String, _ screen: String) {
      #expect(
        Sources.operations(Self.flow(made, screen)) == [
          "list.Button: Open: push detail", "detail.Button: Close: goBack",
        ])
    }

    private static let choosing: [(made: String, said: [String])] = [
      ("DetailScreen(onClose: isNew ? close : { routes.dismiss() })", ["dismiss", "goBack"]),
      ("DetailScreen(onClose: isNew ? { routes.dismiss() } : nil)", ["dismiss"]),
      (
        "DetailScreen(onClose: { isNew ? routes.goBack() : routes.dismiss() })",
        ["dismiss", "goBack"]
      ),
    ]

    @Test("one of two closures is an alternative", arguments: choosing)
    func chosen(_ made: String, _ said: [String]) {
      let found = Sources.operations(Self.flow(made, Self.screen)).dropFirst()
      #expect(found.sorted() == said.map { "detail.Button: Close: " + $0 })
    }

    @Test("closures in a structure are read; closures passed to a method are listed")
    func otherForms() {
      let structure = """
        struct DetailScreen: View {
          struct Callbacks { let onClose: () -> Void }
          let callbacks: Callbacks
          var body: some View { Button("Close") { callbacks.onClose() } }
        }
        """
      let read = Self.flow("DetailScreen(callbacks: .init(onClose: close))", structure)
      #expect(Sources.operations(read).last == "detail.Button: Close: goBack")
      let method = """
        struct DetailScreen: View {
          private var close: (() -> Void)?
          func onClose(_ given: @escaping () -> Void) -> Self { var copy = self; copy.close = given; return copy }
          var body: some View { Button("Close") { close?() } }
        }
        """
      for made in [
        "DetailScreen().onClose { routes.goBack() }", "DetailScreen().onClose { save() }",
      ] {
        let unclear = Sources.read(Self.flow(made, method)).reading.unclear.map(\.why)
        #expect(
          unclear
            == (made.contains("goBack")
              ? ["who calls a closure that is given here cannot be read"] : []))
      }
    }

    @Test("a closure that a part never calls does nothing")
    func neverCalled() {
      let source = Self.flow(
        "DetailScreen()",
        """
        struct DetailScreen: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          var body: some View { Loader(onFail: { navigator.goBack() }) }
        }
        struct Loader: View { let onFail: () -> Void; var body: some View { Text("") } }
        """)
      #expect(Sources.operations(source) == ["list.Button: Open: push detail"])
    }

    @Test("a button without text is named after its image")
    func imageNames() {
      for (label, name) in [
        ("Image(.cross)", "Button: cross"),
        ("Assets.Icons.cross.image.resizable()", "Button: cross"),
        ("Image(systemName: \"xmark\")", "Button: xmark"), ("Color.red", "Button"),
      ] {
        let source = Self.flow(
          "DetailScreen()",
          """
          struct DetailScreen: View {
            @EnvironmentObject var navigator: FlowNavigator<Screen>
            var body: some View { Button { navigator.goBack() } label: { \(label) } }
          }
          """)
        #expect(Sources.operations(source).last == "detail.\(name): goBack")
      }
    }

    @Test("closures that models pass to each other terminate")
    func mutual() {
      func given(_ made: String) -> String {
        Array(repeating: "x(\(made))", count: 5).joined(separator: "; ")
      }
      let source = """
        enum Screen: Hashable { case list, detail }
        struct ShopFlow: View {
          @State var routes: Routes<Screen> = [.root(.list)]
          var body: some View {
            Router($routes) { screen, _ in
              switch screen {
              case .list: ListScreen(model: One(go: { routes.push(.detail) }))
              case .detail: Text("")
              }
            }
          }
        }
        struct ListScreen: View {
          @ObservedObject var model: One
          var body: some View { Button("Go") { model.go() } }
        }
        final class One {
          let go: () -> Void
          init(go: @escaping () -> Void) { self.go = go }
          func make() { \(given("Other(back: { self.go() })")) }
        }
        final class Other {
          let back: () -> Void
          init(back: @escaping () -> Void) { self.back = back }
          func make() { \(given("One(go: { self.back() })")) }
        }
        """
      let reading = Sources.read(source).reading
      #expect(reading.coordinators.flatMap(\.transitions).map(\.on.action) == ["Button: Go"])
      #expect(!reading.unclear.isEmpty)
    }

    @Test("a model's closure that is set later, and steps with delays")
    func setLater() {
      let source = """
        enum Screen { case list(Model) }
        final class Model: ObservableObject { var onRestart: (() -> Void)? }
        final class FlowModel: ObservableObject {
          @Published var routes: Routes<Screen> = []
          func open() {
            let model = Model()
            model.onRestart = { [weak self] in self?.restart() }
            routes.push(.list(model))
          }
          func restart() {
            RouteSteps.withDelaysIfUnsupported(self, \\.routes) { $0.dismissAll(); $0.popToRoot() }
          }
        }
        struct ShopFlow: View {
          @StateObject var model = FlowModel()
          var body: some View {
            Router($model.routes) { screen, _ in switch screen { case .list(let model): ListScreen(model: model) } }
          }
        }
        struct ListScreen: View {
          @ObservedObject var model: Model
          var body: some View { Button("Restart") { model.onRestart?() } }
        }
        """
      #expect(
        Sources.operations(source).sorted() == [
          "list.Button: Restart: dismissAll", "list.Button: Restart: popToRoot",
        ])
    }

    @Test("a view used as two screens gets each screen's closures")
    func twoScreens() {
      let source = Self.flow("ListScreen(onOpen: { routes.dismiss() })", "")
      #expect(
        Sources.operations(source) == [
          "list.Button: Open: push detail", "detail.Button: Open: dismiss",
        ])
    }

    @Test(
      "parts of a view use the closures passed to them"
    )
    func parts() throws {
      let source = """
        enum Screen: Hashable { case list, detail }
        struct ShopFlow: View {
          @State var routes: Routes<Screen> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Start().flowDestination(for: Screen.self) { screen in
                switch screen {
                case .list: ListScreen()
                case .detail: DetailScreen()
                }
              }
            }
          }
        }
        struct Start: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          var body: some View {
            BigButton("List") { navigator.push(.list) }
            BigButton("Detail") { navigator.presentSheet(.detail) }
          }
        }
        struct BigButton: View {
          let title: String
          let action: () -> Void
          init(_ title: String, action: @escaping () -> Void) { self.title = title; self.action = action }
          var body: some View { Button(action: action) { Text(title) } }
        }
        struct ListScreen: View { var body: some View { Row() } }
        struct DetailScreen: View { var body: some View { Row() } }
        struct Row: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          var body: some View { Text("Home").onTapGesture { navigator.goBackToRoot() } }
        }
        """
      #expect(
        Sources.operations(source) == [
          "Start.Button: List: push list", "Start.Button: Detail: sheet detail",
          "detail.tap: goBackToRoot", "list.tap: goBackToRoot",
        ])
      let flow = try #require(Sources.read(source).graph.coordinators.first)
      #expect(
        flow.routes.map { $0.transitions.map(\.action) } == [
          ["Button: List", "Button: Detail"], ["tap"], ["tap"],
        ])
    }

    @Test("destinations in a function of the view, and tabs that a model holds")
    func destinations() {
      let source = """
        enum Screen: Hashable { case list }
        final class Model: ObservableObject {
          enum Tab { case shop, help }
          @Published var tab = Tab.shop
          @Published var routes: Routes<Screen> = []
        }
        struct ShopTabs: View {
          @EnvironmentObject var model: Model
          var body: some View {
            TabView(selection: $model.tab) { ShopFlow().tag(Model.Tab.shop); Text("").tag(Model.Tab.help) }
          }
        }
        struct ShopFlow: View {
          @EnvironmentObject var model: Model
          var body: some View {
            FlowStack($model.routes, withNavigation: true) {
              Start(onOpen: { model.routes.push(.list) })
                .flowDestination(for: Screen.self, destination: screen)
            }
          }
          @ViewBuilder private func screen(_ screen: Screen) -> some View {
            switch screen { case .list: ListScreen() }
          }
        }
        struct Start: View {
          let onOpen: () -> Void
          var body: some View { Button("Open") { onOpen() } }
        }
        struct ListScreen: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          @EnvironmentObject var model: Model
          var body: some View { Button("Help") { navigator.goBack(); model.tab = .help } }
        }
        """
      #expect(
        Set(Sources.operations(source)) == [
          "tab.TabView selection: selectTab", "Start.Button: Open: push list",
          "list.Button: Help: goBack", "list.Button: Help: selectTab help in Model.tab",
        ])
    }

    @Test("a path of values of any type shows the screen of the value's type")
    func values() {
      let source = """
        struct ShopFlow: View {
          @State var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) {
              Start().flowDestination(for: Int.self) { NumberScreen(number: $0) }
            }
          }
        }
        struct Start: View {
          @EnvironmentObject var navigator: FlowPathNavigator
          var body: some View {
            Button("One") { navigator.push(1) }
            Button("Home") { navigator.push("Home") }
          }
        }
        struct NumberScreen: View {
          let number: Int
          @EnvironmentObject var navigator: FlowPathNavigator
          var body: some View { Button("Next") { navigator.push(number + 1) } }
        }
        """
      #expect(
        Sources.operations(source) == [
          "Start.Button: One: push Int", "Start.Button: Home: push String",
          "Int.Button: Next: push Int",
        ])
    }
  }
#endif
