#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Which of several presented things has a button, and views whose code is not read.
  struct PresentedCasesReadingTests {
    /// A feature that presents one of three things, whose content is given.
    private static func transitions(_ content: String, members: String = "") -> [String] {
      Sources.transitions(
        """
        @Reducer struct Reader {
          @ObservableState struct State {
            var panel: Panel?
            enum Panel: Identifiable { case fonts, notes, search; var id: Self { self } }
          }
          enum Action: BindableAction {
            case binding(BindingAction<State>), fontsTapped, notesTapped, searchTapped, closed
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              switch action {
              case .fontsTapped: state.panel = .fonts
              case .notesTapped: state.panel = .notes
              case .searchTapped: state.panel = .search
              case .closed: state.panel = nil
              case .binding: break
              }
              return .none
            }
          }
        }
        struct ReaderView: View {
          @Bindable var store: StoreOf<Reader>
          var body: some View {
            Button("Fonts") { store.send(.fontsTapped) }
            Button("Notes") { store.send(.notesTapped) }
            Button("Search") { store.send(.searchTapped) }
              .fullScreenCover(item: $store.panel) { panel in \(content) }
          }
          \(members)
        }
        """
      ).filter { $0.contains(": dismiss") }
    }

    private static let button = "Button(\"Done\") { store.send(.closed) }"

    @Test("a button in one case of a presented switch belongs to what that case shows")
    func cases() {
      #expect(
        Self.transitions(
          """
          switch panel { case .fonts: \(Self.button)
          case .notes, .search: Text("") }
          """) == ["fonts.closed: dismiss"])
      #expect(
        Self.transitions(
          """
          switch panel { case .fonts, .search: \(Self.button)
          case .notes: Text("") }
          """) == ["fonts.closed: dismiss", "search.closed: dismiss"])
    }

    @Test("the default of a presented switch is for the other cases")
    func others() {
      #expect(
        Self.transitions(
          """
          switch panel { case .fonts: Text("")
          default: \(Self.button) }
          """) == ["notes.closed: dismiss", "search.closed: dismiss"])
    }

    @Test("a function or a property of the view that the content uses has the cases")
    func members() {
      for (use, member) in [
        ("content(panel)", "func content(_ shown: Reader.State.Panel) -> some View { switch shown"),
        ("content", "var content: some View { switch store.panel"),
      ] {
        let found = Self.transitions(
          use,
          members: """
            @ViewBuilder \(member) {
              case .notes: \(Self.button)
              case .fonts, .search: Text("")
            } }
            """)
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.hasPrefix("notes.closed: dismiss") })
      }
    }

    @Test("a button beside a switch, or in one over something else, belongs to all")
    func allCases() {
      let all = ["fonts.closed: dismiss", "notes.closed: dismiss", "search.closed: dismiss"]
      #expect(Self.transitions(Self.button) == all)
      #expect(
        Self.transitions("switch store.size { case .large: \(Self.button); default: Text(\"\") }")
          == all)
    }

    @Test(
      "a view whose code is not in the sources is taken to close itself, and listed",
      arguments: [
        ("PageCurlView(page: 1) { close() }.padding()", true), ("PageCurlView(page: 1)", true),
        ("Text(\"\")", false),
        ("VStack { PageCurlView(page: 1) }", false), ("Page()", false),
      ])
    func unread(_ content: String, _ closes: Bool) {
      let source = """
        @Reducer struct Reader {
          @ObservableState struct State { var isPageShown = false }
          enum Action: BindableAction { case binding(BindingAction<State>), openTapped }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              if case .openTapped = action { state.isPageShown = true }
              return .none
            }
          }
        }
        struct ReaderView: View {
          @Bindable var store: StoreOf<Reader>
          var body: some View {
            Button("Open") { store.send(.openTapped) }
              .fullScreenCover(isPresented: $store.isPageShown) { \(content) }
          }
        }
        struct Page: View { var body: some View { Text("") } }
        """
      #expect(Sources.transitions(source).contains("page.closed by its view: dismiss") == closes)
      #expect(
        Sources.read(source).remarks.contains { $0.reason.hasSuffix("to close itself") }
          == closes)
    }
  }
#endif
