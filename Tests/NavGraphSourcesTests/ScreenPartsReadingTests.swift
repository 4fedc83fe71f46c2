#if SourceReading
  import NavGraphSources
  import Testing

  /// A screen that is made of several features, which send one another what they do.
  struct ScreenPartsReadingTests {
    private static let notice = """
      @Reducer struct Notice {
        @ObservableState struct State: Equatable { var isShown = false }
        enum Action { case setShown(Bool) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case let .setShown(isShown): state.isShown = isShown; return .none
            }
          }
        }
      }
      """

    private func order(_ cases: String, view: String, form: String = "default: return .none")
      -> String
    {
      """
      \(Self.notice)
      @Reducer struct Form {
        @ObservableState struct State: Equatable {}
        enum Action { case payTapped, failed, opened }
        var body: some ReducerOf<Self> { Reduce { state, action in switch action { \(form) } } }
      }
      @Reducer struct Order {
        @ObservableState struct State: Equatable { var notice = Notice.State(); var form = Form.State() }
        enum Action { case notice(Notice.Action), form(Form.Action), payTapped }
        var body: some ReducerOf<Self> {
          Scope(state: \\.notice, action: \\.notice) { Notice() }
          Scope(state: \\.form, action: \\.form) { Form() }
          Reduce { state, action in switch action { \(cases); default: return .none } }
        }
      }
      struct OrderView: View {
        @Bindable var store: StoreOf<Order>
        var body: some View {
          Button("Pay") { \(view) }
            .alert("", isPresented: $store.notice.isShown.sending(\\.notice.setShown)) {}
        }
      }
      """
    }

    @Test("actions a feature sends to a part of its screen are part of the tap")
    func sentDown() {
      let source = order(
        "case .payTapped: return .send(.notice(.setShown(true)))", view: "store.send(.payTapped)")
      #expect(Sources.transitions(source) == ["root.payTapped: show isShown"])
    }

    @Test("outputs of a part are part of the tap, including actions sent to another part")
    func reported() {
      let source = order(
        "case .form(.failed): return .run { send in await send(.notice(.setShown(true))) }",
        view: "store.send(.form(.payTapped))",
        form: """
          case .payTapped:
            return .run { send in
              do { try await pay(); await send(.opened) } catch { await send(.failed) }
            }
          default: return .none
          """)
      #expect(
        Sources.transitions(source) == [
          "root.form.payTapped: show isShown if pay throws",
          "root.form.payTapped: if pay does not throw",
        ])
    }

    @Test("a part of several features does not report to all of them")
    func severalParents() {
      let other = """
        @Reducer struct Other {
          struct State: Equatable { var form = Form.State(); @Presents var sheet: Form.State? }
          enum Action { case form(Form.Action), sheet(PresentationAction<Form.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .form(.failed): state.sheet = Form.State(); return .none
              default: return .none
              }
            }
          }
        }
        """
      let source =
        order(
          "case .form(.failed): return .send(.notice(.setShown(true)))",
          view: "store.send(.form(.payTapped))",
          form: "case .payTapped: return .send(.failed)\ndefault: return .none") + other
      #expect(!Sources.transitions(source).contains { $0.contains("payTapped: show") })
    }

    @Test(
      "a link belongs to the screen that shows its view, also without a reducer",
      arguments: [
        ("switch store.case { CASES }", ""),
        (
          "Pushed(store: store)",
          """
          struct Pushed: View {
            let store: StoreOf<Settings.Path>
            var body: some View { switch store.case { CASES } }
          }
          """
        ),
      ])
    func links(_ destination: String, _ more: String) {
      let cases = """
        case .about: AboutView()
        case .licenses: NavigationLink("Help", state: Settings.Path.State.help)
        case .help: Text("Help")
        """
      let app = """
        @Reducer struct Settings {
          @Reducer enum Path { case about; case licenses; case help }
          @ObservableState struct State { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { _, _ in .none }.forEach(\\.path, action: \\.path)
          }
        }
        struct SettingsView: View {
          @Bindable var store: StoreOf<Settings>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              NavigationLink("About", state: Settings.Path.State.about)
            } destination: { store in
              \(destination)
            }
          }
        }
        \(more)
        struct AboutView: View { var body: some View { Row() } }
        struct Row: View {
          var body: some View { NavigationLink("More", state: Settings.Path.State.licenses) }
        }
        """
      #expect(
        Sources.transitions(app.replacing("CASES", with: cases)) == [
          "about.link: licenses: push licenses", "licenses.link: help: push help",
          "root.link: about: push about",
        ])
    }
  }
#endif
