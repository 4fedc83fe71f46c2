#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What views do through modifiers, toolbars, bindings and functions of the app's own.
  struct OwnModifiersReadingTests {
    /// A sheet that a flag shows, with its view.
    private static func sheet(
      _ body: String, members: String = "", on made: String = "HelpView()", more: String = ""
    ) -> String {
      """
      @Reducer struct Home {
        @ObservableState struct State { var isHelpShown = false }
        enum Action: BindableAction { case binding(BindingAction<State>), helpTapped, arrived }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            if case .helpTapped = action { state.isHelpShown = true }
            if case .arrived = action { state.isHelpShown = true }
            return .none
          }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          Button("Help") { store.send(.helpTapped) }
            .sheet(isPresented: $store.isHelpShown) { \(made) }
        }
      }
      struct HelpView: View {
        @Environment(\\.dismiss) var dismiss
        \(members)
        var body: some View { \(body) }
      }
      \(more)
      """
    }

    private static func closed(_ source: String) -> Bool {
      Sources.transitions(source).contains {
        $0.hasPrefix("help.") && $0.contains("dismiss")
      }
    }

    @Test(
      "a view closes itself",
      arguments: [
        sheet(
          "Text(\"\").closable()",
          more: """
            struct Closable: ViewModifier {
              @Environment(\\.dismiss) var dismiss
              func body(content: Content) -> some View { content.toolbar { Button("x") { dismiss() } } }
            }
            extension View { func closable() -> some View { modifier(Closable()) } }
            """),
        sheet(
          "Text(\"\").toolbar { CloseButtons() }",
          more: """
            struct CloseButtons: ToolbarContent {
              @Environment(\\.dismiss) var dismiss
              var body: some ToolbarContent { ToolbarItem { Button("x") { dismiss() } } }
            }
            """),
        sheet("Button(\"Done\", action: dismiss.callAsFunction)"),
        sheet("Text(\"\").onTapGesture(perform: dismiss.callAsFunction)"),
        sheet(
          "Button(\"Done\") { isShown = false }", members: "@Binding var isShown: Bool",
          on: "HelpView(isShown: $store.isHelpShown)"),
      ])
    func closes(_ source: String) { #expect(Self.closed(source)) }

    @Test(
      "a close button of the app's own does what it is given, or else closes the view",
      arguments: [
        (".closeButton()", true), (".closeButton { print() }", false),
        (".closeButton(onClose: { print() })", false), (".closeButton(\"x\")", true),
      ])
    func substitutes(_ modifier: String, _ closes: Bool) {
      let source = Self.sheet(
        "Text(\"\")\(modifier)",
        more: """
          struct CloseButton: ViewModifier {
            @Environment(\\.dismiss) var dismiss
            let title: String
            let onClose: (() -> Void)?
            func body(content: Content) -> some View {
              content.toolbar {
                Button(title) { if let onClose { onClose() } else { dismiss() } }
              }
            }
          }
          extension View {
            func closeButton(_ title: String = "", onClose: (() -> Void)? = nil) -> some View {
              modifier(CloseButton(title: title, onClose: onClose))
            }
          }
          """)
      #expect(Self.closed(source) == closes)
    }

    @Test(
      "every way to check for the closure",
      arguments: [
        "guard let onClose else { dismiss(); return }; onClose()",
        "if onClose != nil { onClose?() } else { dismiss() }",
        "if let close = onClose { close() } else { dismiss() }",
        "(onClose ?? { dismiss() })()",
      ])
    func formsOfQuestions(_ code: String) {
      func closed(_ made: String) -> Bool {
        Self.closed(
          Self.sheet(
            made, members: "func leave() {}",
            more: """
              struct CloseButton: View {
                @Environment(\\.dismiss) var dismiss
                var onClose: (() -> Void)?
                var body: some View { Button("x") { \(code) } }
              }
              """))
      }
      #expect(closed("CloseButton()"))
      #expect(!closed("CloseButton { print() }"))
      #expect(!closed("CloseButton(onClose: leave)"))
    }

    @Test(
      "a close button in a bar of the app's own",
      arguments: [
        ("Bar(title: \"\")", "(() -> Void)?", true),
        ("Bar(title: \"\") { print() }", "(() -> Void)?", false),
        ("Bar(title: \"\", onLeave: { print() })", "(() -> Void)?", false),
        ("Bar(title: \"\") { print() }", "() -> Void", false),
      ])
    func handedOn(_ made: String, _ type: String, _ closes: Bool) {
      let source = Self.sheet(
        made,
        more: """
          struct Bar: View {
            let title: String
            var onLeave: \(type)
            var body: some View { HStack { Text(title); CloseButton(onClose: onLeave) } }
          }
          struct CloseButton: View {
            @Environment(\\.dismiss) var dismiss
            var onHelp: (() -> Void)?
            var onClose: (() -> Void)?
            var body: some View { Button("x") { if let onClose { onClose() } else { dismiss() } } }
          }
          """)
      #expect(Self.closed(source) == closes)
    }

    @Test(
      "a back button that a flag hides",
      arguments: [
        (".backBar()", true), (".backBar(isHidden: true)", false),
        (".backBar(isHidden: false)", true), (".backBar(isHidden: isFirst)", true),
      ])
    func hiddenButtons(_ modifier: String, _ closes: Bool) {
      let source = Self.sheet(
        "Text(\"\")\(modifier)",
        more: """
          struct BackBar: ViewModifier {
            @Environment(\\.dismiss) var dismiss
            let isHidden: Bool
            func body(content: Content) -> some View {
              content.toolbar { if !isHidden { Button("Back") { dismiss() } } }
            }
          }
          extension View {
            func backBar(isHidden: Bool = false) -> some View { modifier(BackBar(isHidden: isHidden)) }
          }
          """)
      #expect(Self.closed(source) == closes)
    }

    @Test("the content of a bar with a close button is not the button's action")
    func contents() {
      let source = Self.sheet(
        "Bar { Text(\"Title\") }",
        more: """
          struct Bar<Content: View>: View {
            @Environment(\\.dismiss) var dismiss
            var onBack: (() -> Void)?
            @ViewBuilder var content: () -> Content
            var body: some View {
              HStack { Button("Back") { if let onBack { onBack() } else { dismiss() } }; content() }
            }
          }
          """)
      #expect(Self.closed(source))
    }

    @Test("a binding to something else closes nothing")
    func otherBinding() {
      let source = Self.sheet(
        "Button(\"Done\") { isOn = false }", members: "@Binding var isOn: Bool",
        on: "HelpView(isOn: $store.isOn)")
      #expect(!Self.closed(source))
    }

    @Test(
      "a sheet that cannot be swiped down",
      arguments: [
        (sheet("Text(\"\")", on: "HelpView().interactiveDismissDisabled()"), true),
        (sheet("Text(\"\")", on: "HelpView().interactiveDismissDisabled(true)"), true),
        (sheet("Text(\"\")", on: "HelpView().interactiveDismissDisabled(store.isDirty)"), false),
        (sheet("Text(\"\")"), false),
      ])
    func swipes(_ source: String, _ isFixed: Bool) throws {
      let graph = Sources.read(source).graph
      let shown = try #require(graph.coordinators[0].routes.first { $0.name == "help" })
      #expect(shown.disabledGestures == (isFixed ? [.swipeDown] : []))
    }

    @Test("a function that a modifier is given runs when the modifier says")
    func functions() {
      let source = Self.sheet("Text(\"\")")
        .replacing(
          "Button(\"Help\") { store.send(.helpTapped) }",
          with: "Text(\"\").onReceive(pushes, perform: arrive)"
        )
        .replacing(
          "@Bindable var store: StoreOf<Home>\n",
          with:
            "@Bindable var store: StoreOf<Home>\n  func arrive(_ push: Push) { store.send(.arrived) }\n"
        )
      #expect(Sources.transitions(source).contains("root.arrived effect: show help"))
    }

    @Test("a button around all pushed screens is on each of them, and not on the root")
    func aroundPushed() {
      let source = """
        @Reducer struct Page { struct State {}; enum Action {} }
        @Reducer struct Wizard {
          @Reducer enum Path { case first(Page), second(Page) }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>), nextTapped, closeTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .nextTapped: state.path.append(.first(Page.State())); state.path.append(.second(Page.State()))
              case .closeTapped: state.path.removeAll()
              case .path: break
              }
              return .none
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        struct WizardView: View {
          @Bindable var store: StoreOf<Wizard>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Next") { store.send(.nextTapped) }
            } destination: { page in
              Group { switch page.case { case .first: Text("1"); case .second: Text("2") } }
                .toolbar { Button("Close") { store.send(.closeTapped) } }
            }
          }
        }
        """
      let closing = Sources.transitions(source).filter { $0.contains("closeTapped") }
      #expect(closing.map { $0.prefix { $0 != "." } } == ["first", "second"])
    }

    @Test("the tap action of a link, and its label, are beside its content")
    func links() {
      let source = """
        @Reducer struct About { struct State {}; enum Action { case closeTapped } }
        @Reducer struct Settings {
          struct State { @PresentationState var about: About.State? }
          enum Action { case aboutTapped, about(PresentationAction<About.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .aboutTapped = action { state.about = About.State() }
              return .none
            }
            .ifLet(\\.$about, action: \\.about) { About() }
          }
        }
        struct SettingsView: View {
          let store: StoreOf<Settings>
          var body: some View {
            NavigationLinkStore(store.scope(state: \\.$about, action: \\.about)) {
              store.send(.aboutTapped)
            } destination: { _ in Text("About") } label: { Text("About") }
          }
        }
        """
      #expect(Sources.transitions(source) == ["root.aboutTapped: show about"])
    }

    @Test(
      "a custom modifier presents like the modifiers it applies",
      arguments: [
        ("fullScreenCover(isPresented: isPresented) { Text(\"\") }", SlotKind.cover),
        ("sheet(isPresented: isPresented) { Text(\"\") }", .sheet),
        ("ZStack { self; if isPresented.wrappedValue { Text(\"\") } }", .blockingOverlay),
        ("popup(isPresented: isPresented)", .cover),
      ])
    func kinds(_ code: String, _ kind: SlotKind) {
      let source = """
        @Reducer struct Root {
          @ObservableState struct State { var isShown = false }
          enum Action { case openTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action { case .openTapped: state.isShown = true; return .none }
            }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            Button("Open") { store.send(.openTapped) }.bottomSheet(isPresented: $store.isShown)
          }
        }
        extension View {
          func bottomSheet(isPresented: Binding<Bool>) -> some View { \(code) }
          func popup(isPresented: Binding<Bool>) -> some View { modifier(Popup(isPresented: isPresented)) }
        }
        struct Popup: ViewModifier {
          @Binding var isPresented: Bool
          func body(content: Content) -> some View {
            content.fullScreenCover(isPresented: $isPresented) { Text("") }
          }
        }
        """
      #expect(Sources.read(source).graph.coordinators.flatMap(\.slots).map(\.kind) == [kind])
    }

    @Test(
      "a modifier that a tap beside its content closes does so besides other buttons, whatever its name",
      arguments: [
        ("bottomSheet", "isShown.wrappedValue = false", true),
        ("actionSheet", "withAnimation(.easeInOut) { isShown.wrappedValue = false }", true),
        ("bottomSheet", "isShown.wrappedValue = false; onDone()", false),
      ])
    func closingBesideButtons(_ name: String, _ code: String, _ closes: Bool) {
      let source = """
        @Reducer struct Root {
          @ObservableState struct State { var isListShown = false }
          enum Action: BindableAction { case openTapped, doneTapped, binding(BindingAction<State>) }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              switch action {
              case .openTapped: state.isListShown = true; return .none
              case .doneTapped: state.isListShown = false; return .none
              case .binding: return .none
              }
            }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            Button("Open") { store.send(.openTapped) }
              .\(name)(isPresented: $store.isListShown, onDone: { store.send(.doneTapped) })
          }
        }
        extension View {
          func \(name)(isPresented isShown: Binding<Bool>, onDone: @escaping () -> Void) -> some View {
            ZStack {
              self
              if isShown.wrappedValue {
                Color.black.onTapGesture { \(code) }
                Button("Done") { onDone() }
              }
            }
          }
        }
        """
      let actions = Sources.read(source).graph.coordinators.flatMap(\.routes)
        .flatMap(\.transitions).map(\.action)
      #expect(actions.contains("closed by its modifier") == closes)
      #expect(actions.contains("doneTapped"))
    }
  }
#endif
