#if SourceReading
  import NavGraphModel
  import Testing

  @testable import NavGraphSources

  /// Coordinators with a `StackState` that are shown with screens in it.
  struct HostedStartsReadingTests {
    private func setup(_ resume: String, state: String = "") -> SourceReading {
      Sources.read(
        """
        @Reducer struct Home {
          @ObservableState struct State { @Presents var setup: Setup.State? }
          enum Action { case newTapped, resumeTapped, setup(PresentationAction<Setup.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .newTapped: state.setup = Setup.State(); return .none
              case .resumeTapped: \(resume); return .none
              case .setup: return .none
              }
            }
            .ifLet(\\.$setup, action: \\.setup) { Setup() }
          }
        }
        @Reducer struct Setup {
          @Reducer enum Path { case name(Page), photo(Page) }
          @ObservableState struct State { var path = StackState<Path.State>(); \(state) }
          enum Action { case nextTapped, path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .nextTapped = action { state.path.append(.name(Page.State())) }
              return .none
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        @Reducer struct Page { @ObservableState struct State {}; enum Action {} }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            VStack { Button("New") { store.send(.newTapped) }; Button("Resume") { store.send(.resumeTapped) } }
              .sheet(item: $store.scope(state: \\.setup, action: \\.setup)) { SetupView(store: $0) }
          }
        }
        struct SetupView: View {
          @Bindable var store: StoreOf<Setup>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Next") { store.send(.nextTapped) }
            } destination: { _ in Text("") }
          }
        }
        """)
    }

    private func starts(_ reading: SourceReading) -> [[String]] {
      reading.graph.coordinators.flatMap(\.routes).flatMap(\.transitions).flatMap(\.operations)
        .compactMap { operation in
          guard case .fill(_, let shown) = operation else { return nil }
          return shown.start?.map(\.target.route) ?? []
        }
    }

    private static let page = ".photo(Page.State())"

    @Test(
      "a hosted stack starts with the screens that its state is made with",
      arguments: [
        ("state.setup = Setup.State(path: StackState([\(page)]))", ""),
        ("state.setup = .init(path: [\(page)])", ""),
        ("var made = Setup.State(); made.path.append(\(page)); state.setup = made", ""),
        (
          "state.setup = .resumed()",
          "static func resumed() -> Self { Self(path: StackState([\(page)])) }"
        ),
        (
          "state.setup = .resumed()",
          "static func resumed() -> Self { var made = Self(); made.path = [\(page)]; return made }"
        ),
      ])
    func made(_ resume: String, _ state: String) {
      let reading = setup(resume, state: state)
      #expect(starts(reading) == [[], ["root", "photo"]])
      let text = RegistrationWriter(reading.graph, remarks: []).text()
      #expect(text.contains("starting: .stack(of: SetupRoute.self"))
      #expect(reading.reading.unclear.isEmpty)
    }

    @Test(
      "a start that cannot be read is listed",
      arguments: [
        ("state.setup = Setup.State(path: saved())", ""),
        (
          "state.setup = .init(isResumed: true)",
          "init(isResumed: Bool = false) { if isResumed { path.append(\(page)) } }"
        ),
        ("var made = Setup.State(); fill(&made.path); state.setup = made", ""),
      ])
    func unread(_ resume: String, _ state: String) {
      let reading = setup(resume, state: state)
      #expect(starts(reading) == [[], []])
      #expect(
        reading.reading.unclear.map(\.why) == [
          "the screens that are already open in what this shows cannot be read"
        ])
    }
  }
#endif
