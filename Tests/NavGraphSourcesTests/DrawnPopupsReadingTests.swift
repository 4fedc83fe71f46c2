#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Popups that a view draws itself in front of other content, while a property of its state says so.
  struct DrawnPopupsReadingTests {
    /// A feature that opens and closes a menu, and its view, whose code is given.
    private static func source(
      _ body: String, shown: String = "isMenuShown", type: String = "Bool = false",
      opened: String = "true", closed: String = "false", members: String = "", more: String = ""
    ) -> String {
      """
      @Reducer struct Home {
        @ObservableState struct State {
          var \(shown): \(type)
          var title: String?
          var isLoading = false
        }
        enum Popup { case menu, help(String), hidden }
        enum Action: BindableAction {
          case binding(BindingAction<State>), menuTapped, helpTapped, closeTapped, moreTapped, saved
        }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .menuTapped: state.\(shown) = \(opened)
            case .closeTapped: state.\(shown) = \(closed)
            case .helpTapped: \(type.contains("Popup") ? "state.popup = .help(\"\")" : "break")
            case .moreTapped: if state.\(shown) != \(closed) { return .send(.saved) }
            case .binding, .saved: break
            }
            return .none
          }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View { \(body) }
        \(members)
      }
      struct MenuView: View {
        let onClose: () -> Void
        var body: some View { Button("x") { onClose() } }
      }
      \(more)
      """
    }

    private static let screen = "Button(\"Menu\") { store.send(.menuTapped) }"
    private static let menu = "MenuView { store.send(.closeTapped) }"

    private static func slots(_ source: String) -> [SlotDefinition] {
      Sources.read(source).graph.coordinators.flatMap { $0.slots + $0.routes.flatMap(\.slots) }
    }

    @Test(
      "content in front of other content that one of its buttons closes is a popup",
      arguments: [
        "ZStack { \(screen); if store.isMenuShown { \(menu) } }",
        "ZStack { Color.white; \(screen); if store.isMenuShown == true { \(menu) }; Text(\"\") }",
        "\(screen).overlay { if store.isMenuShown { \(menu).padding() } else { EmptyView() } }",
        "\(screen).overlay(alignment: .top, content: { if store.isMenuShown { \(menu) } })",
        "\(screen).overlay(store.isMenuShown ? AnyView(\(menu)) : AnyView(EmptyView()))",
        "\(screen).overlay { store.isMenuShown ? \(menu) : nil }",
        "\(screen).overlay { Group { if store.isMenuShown { \(menu) } }.animation(.easeIn) }",
        "ZStack { \(screen); if store.isMenuShown, let title = store.title { \(menu) } }",
        "ZStack { \(screen); if store.isMenuShown { Text(\"\").onTapGesture { store.send(.closeTapped) } } }",
      ])
    func flags(_ body: String) {
      let source = Self.source(body)
      #expect(
        Sources.transitions(source) == [
          "root.menuTapped: show menu", "menu.closeTapped: clear isMenuShown",
        ])
      #expect(Self.slots(source).map(\.isBool) == [true])
    }

    @Test("a popup can be the last one of several in a chain")
    func chains() {
      #expect(
        Sources.transitions(
          Self.source(
            """
            ZStack {
              \(Self.screen)
              if store.isLoading { ProgressView() } else if store.isMenuShown { \(Self.menu) }
            }
            """)) == [
            "root.menuTapped: show menu",
            "menu.closeTapped: clear isMenuShown if !store.isLoading",
          ])
    }

    @Test("the deciding code can be in a property of the view, and the content in another one")
    func members() {
      #expect(
        Sources.transitions(
          Self.source(
            "\(Self.screen).overlay { popup }",
            members: """
              @ViewBuilder var popup: some View { if store.isMenuShown { content } }
              var content: some View { VStack { \(Self.menu) } }
              """)) == ["root.menuTapped: show menu", "menu.closeTapped: clear isMenuShown"])
    }

    @Test("a value that may be nil shows a popup while it is there")
    func optional() {
      #expect(
        Sources.transitions(
          Self.source(
            "ZStack { \(Self.screen); if let tip = store.tip { \(Self.menu) } }", shown: "tip",
            type: "String?", opened: "\"\"", closed: "nil"))
          == ["root.menuTapped: show tip", "tip.closeTapped: clear tip"])
    }

    private static let cases = """
      ZStack {
        VStack { \(screen); Button("Help") { store.send(.helpTapped) } }
        switch store.popup {
        case .menu: \(menu)
        case .help(let text): VStack { Text(text); Button("x") { store.send(.closeTapped) } }
        case .hidden: EmptyView()
        }
      }
      """

    private static func popups(_ body: String, closed: String = ".hidden") -> [String] {
      Sources.transitions(
        source(body, shown: "popup", type: "Popup = .hidden", opened: ".menu", closed: closed))
    }

    @Test("a modifier of the app's own can draw the popup that a binding chooses")
    func chosen() {
      let body = """
        \(Self.screen).popup(
          Binding(
            get: { if store.isMenuShown { return .menu } else { return nil } },
            set: { if $0 == nil { if store.isMenuShown { store.send(.moreTapped) } } })
        ) { popup in
          switch popup { case .menu: store.send(.closeTapped); case .help: break }
        }
        """
      let modifier = """
        enum Shown { case menu, help }
        extension View {
          func popup(_ shown: Binding<Shown?>, onConfirm: @escaping (Shown) -> Void) -> some View {
            ZStack {
              self
              if let popup = shown.wrappedValue {
                Color.black.ignoresSafeArea()
                Button("OK") { onConfirm(popup) }
              }
            }
          }
        }
        """
      let source = Self.source(body, more: modifier)
      #expect(
        Sources.transitions(source).filter { !$0.contains("moreTapped") } == [
          "root.menuTapped: show menu", "menu.closeTapped: clear isMenuShown",
        ])
      #expect(Self.slots(source).map(\.kind) == [.blockingOverlay])
    }

    @Test("the cases of an enum are popups, but for those that draw nothing")
    func enums() {
      #expect(
        Self.popups(Self.cases) == [
          "root.menuTapped: show menu", "root.helpTapped: show help",
          "menu.closeTapped: clear popup", "help.closeTapped: clear popup",
        ])
      #expect(
        Sources.operations(
          Self.source(
            Self.cases, shown: "popup", type: "Popup = .hidden", opened: ".menu",
            closed: ".hidden")) == [
            "self.menuTapped: present menu in Home.popup",
            "help.closeTapped: clear help in Home.popup",
            "menu.closeTapped: clear menu in Home.popup",
            "self.helpTapped: present help in Home.popup",
          ])
      #expect(
        Self.popups(
          "ZStack { \(Self.screen); if store.popup == .menu { \(Self.menu) } }")
          == [
            "root.menuTapped: show menu", "root.helpTapped effect: clear popup",
            "menu.closeTapped: clear popup",
          ])
      #expect(
        Self.popups(
          "ZStack { \(Self.screen); if case .menu = store.popup { \(Self.menu) } }")
          == [
            "root.menuTapped: show menu", "root.helpTapped effect: clear popup",
            "menu.closeTapped: clear popup",
          ])
    }

    @Test("a case without a button is no popup, but an indicator")
    func indicators() {
      #expect(
        Self.popups(
          """
          ZStack {
            VStack { \(Self.screen); Button("Help") { store.send(.helpTapped) } }
            switch store.popup {
            case .menu: \(Self.menu)
            case .help(let text): Text(text)
            case .hidden: EmptyView()
            }
          }
          """) == [
            "root.menuTapped: show menu", "root.helpTapped: clear popup",
            "menu.closeTapped: clear popup",
          ])
    }

    @Test(
      "a child that may be nil is a popup while it is there",
      arguments: [
        "if let menu = store.scope(state: \\.menu, action: \\.menu) { MenuView(store: menu) }",
        "IfLetStore(store.scope(state: \\.menu, action: \\.menu)) { MenuView(store: $0) }",
      ])
    func children(_ menu: String) {
      let source = """
        @Reducer struct Menu {
          @ObservableState struct State {}
          enum Action { case closeTapped }
        }
        struct MenuView: View {
          let store: StoreOf<Menu>
          var body: some View { Button("x") { store.send(.closeTapped) } }
        }
        @Reducer struct Home {
          @ObservableState struct State { var menu: Menu.State? }
          enum Action { case menuTapped, menu(Menu.Action) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .menuTapped: state.menu = Menu.State()
              case .menu(.closeTapped): state.menu = nil
              }
              return .none
            }
            .ifLet(\\.menu, action: \\.menu) { Menu() }
          }
        }
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View {
            ZStack {
              Button("Menu") { store.send(.menuTapped) }
              \(menu)
            }
          }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "root.menuTapped: show menu", "menu.closeTapped: clear menu",
        ])
      #expect(Self.slots(source).map(\.kind) == [.overlay])
    }

    @Test("a view can observe the value alone")
    func observed() {
      #expect(
        Sources.transitions(
          Self.source(
            """
            ZStack {
              \(Self.screen)
              WithViewStore(store, observe: \\.isMenuShown) { viewStore in
                if viewStore.state { \(Self.menu) }
              }
            }
            """)) == ["root.menuTapped: show menu", "menu.closeTapped: clear isMenuShown"])
    }

    @Test("a popup that fills the screen keeps the user from what is behind")
    func kinds() {
      let small = "ZStack { \(Self.screen); if store.isMenuShown { \(Self.menu) } }"
      let large = """
        ZStack {
          \(Self.screen)
          if store.isMenuShown { ZStack { Color.black.ignoresSafeArea(); \(Self.menu) } }
        }
        """
      #expect(Self.slots(Self.source(small)).map(\.kind) == [.overlay])
      #expect(Self.slots(Self.source(large)).map(\.kind) == [.blockingOverlay])
    }

    @Test("a button beside a small popup closes it, too")
    func besides() {
      let buttons = "HStack { \(Self.screen); Button(\"x\") { store.send(.closeTapped) } }"
      #expect(
        Sources.transitions(
          Self.source("ZStack { \(buttons); if store.isMenuShown { \(Self.menu) } }"))
          == [
            "root.menuTapped: show menu", "root.closeTapped: clear isMenuShown",
            "menu.closeTapped: clear isMenuShown",
          ])
    }

    private static let sheet = """
      struct BottomSheet<Content: View>: View {
        var isPresented: Bool
        @ViewBuilder var content: Content
        var body: some View { ZStack { if isPresented { content } } }
      }
      """

    @Test("a container of the app's own draws its content only while it is told to")
    func containers() {
      let body =
        "ZStack { \(Self.screen); BottomSheet(isPresented: store.isMenuShown) { \(Self.menu) } }"
      #expect(
        Sources.transitions(Self.source(body, more: Self.sheet))
          == ["root.menuTapped: show menu", "menu.closeTapped: clear isMenuShown"])
    }

    @Test("a popup can close itself by the binding that it is given")
    func bindings() {
      let more = """
        struct Panel: View {
          @Binding var isShown: Bool
          var body: some View { Button("x") { isShown = false } }
        }
        """
      for binding in [
        "$store.isMenuShown",
        "Binding(get: { store.isMenuShown }, set: { _ in store.send(.closeTapped) })",
      ] {
        let body = "ZStack { \(Self.screen); if store.isMenuShown { Panel(isShown: \(binding)) } }"
        #expect(
          Sources.transitions(Self.source(body, more: more)).contains(
            "menu.Button: x: clear isMenuShown"))
      }
    }

    @Test(
      "what comes and goes is no popup unless its buttons close it, and it is in front",
      arguments: [
        "ZStack { \(screen); if store.isMenuShown { ProgressView() } }",
        "ZStack { \(screen); if store.isMenuShown { Button(\"+\") { store.send(.saved) } } }",
        """
        ZStack {
          \(screen)
          if store.isMenuShown { Text("Saved").onAppear { store.send(.closeTapped) } }
        }
        """,
        "ZStack { if store.isMenuShown { \(menu) }; \(screen) }",
        "VStack { \(screen); if store.isMenuShown { \(menu) } }",
        "\(screen).background { if store.isMenuShown { \(menu) } }",
        "ZStack { \(screen); if store.isMenuShown { \(menu) } else { Text(\"\") } }",
        "ZStack { \(screen); if !store.isMenuShown { \(menu) } }",
      ])
    func others(_ body: String) {
      #expect(Self.slots(Self.source(body)).isEmpty)
    }

    @Test("a view that replaces all others is no popup")
    func modes() {
      #expect(
        Self.slots(
          Self.source(
            """
            ZStack {
              Color.white
              switch store.popup {
              case .menu: \(Self.menu)
              case .help: Text("")
              case .hidden: \(Self.screen)
              }
            }
            """, shown: "popup", type: "Popup = .hidden", opened: ".menu", closed: ".hidden")
        ).isEmpty)
    }

    @Test("a condition on the case that shows nothing is one on the popup")
    func conditions() {
      #expect(
        Self.popups(
          """
          ZStack {
            VStack { \(Self.screen); Button("More") { store.send(.moreTapped) } }
            switch store.popup {
            case .menu: \(Self.menu)
            case .help, .hidden: EmptyView()
            }
          }
          """
        ).allSatisfy { !$0.contains(" if ") })
    }

    @Test("content in front of a choice that draws something in any case is a popup")
    func inFrontOfChoice() {
      func shows(_ choice: String) -> Bool {
        let body = "ZStack { \(choice); if store.isMenuShown { \(Self.menu) } }"
        return Sources.transitions(Self.source(body)).contains(
          "menu.closeTapped: clear isMenuShown")
      }
      #expect(shows("if store.isLoading { Text(\"\") } else { \(Self.screen) }"))
      #expect(
        shows("switch store.isLoading { case true: Text(\"\"); case false: \(Self.screen) }"))
      #expect(!shows("if store.isLoading { \(Self.screen) }"))
      #expect(!shows("if store.isLoading { \(Self.screen) } else { EmptyView() }"))
    }
  }
#endif
