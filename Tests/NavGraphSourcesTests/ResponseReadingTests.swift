#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Actions that come with the response to a request.
  struct ResponseReadingTests {
    private func read(
      _ save: String, cancel: String = "return .none", button: String = "cancelTapped",
      reported: String = "state.path.removeLast(); return .none"
    ) -> SourceReading {
      Sources.read(
        """
        @Reducer struct Home { struct State {}; enum Action { case editTapped } }
        @Reducer struct Edit {
          struct State { var isSaving = false; var text = "" }
          enum Action {
            case saveTapped, helpTapped, cancelTapped, upload, progress(Bool), response(Result<Int, any Error>), delegate(Delegate)
            enum Delegate { case saved }
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .saveTapped: \(save)
              case .cancelTapped: \(cancel)
              case .response(.success): return .send(.delegate(.saved))
              case .upload: return .run { send in try await api.save(); await send(.delegate(.saved)) }
              default: return .none
              }
            }
          }
        }
        @Reducer struct Help { struct State {}; enum Action {} }
        @Reducer enum Path { case edit(Edit), help(Help) }
        @Reducer struct Main {
          @ObservableState struct State { var path = StackState<Path.State>(); var home = Home.State() }
          enum Action { case path(StackActionOf<Path>), home(Home.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.home, action: \\.home) { Home() }
            Reduce { state, action in
              switch action {
              case .home(.editTapped): state.path.append(.edit(.init())); return .none
              case .path(.element(_, .edit(.helpTapped))):
                state.path.append(.help(.init()))
                return .none
              case .path(.element(_, .edit(.delegate(.saved)))): \(reported)
              default: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Edit") { store.send(.home(.editTapped)) }
            } destination: { store in
              switch store.case { case .edit(let store): EditView(store: store)
              case .help: Text("") }
            }
          }
        }
        struct EditView: View {
          @Bindable var store: StoreOf<Edit>
          var body: some View {
            Button("Save") { store.send(.saveTapped) }
            Button("Cancel") { store.send(.\(button)) }
            Button("Help") { store.send(.helpTapped) }
          }
        }
        """)
    }

    @Test(
      "are read as such",
      arguments: [
        "return .run { send in try await api.save(); await send(.delegate(.saved)) }",
        "return .run { send in await send(.response(Result { try await api.save() })) }",
        "state.text = \"\"; return .run { [text = state.text] send in let id = try await api.save(text); await send(.response(.success(id))) }",
      ])
    func responses(_ save: String) {
      let text = RegistrationWriter(read(save).graph, remarks: []).text()
      #expect(text.ranges(of: ".onResponse(to: \"saveTapped\")").count == 1)
    }

    private func reports(_ reading: SourceReading) -> [Transition] {
      reading.graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
        .filter { $0.action == "delegate.saved" }
    }

    @Test(
      "are apart from what another tap sends at once",
      arguments: [
        "return .run { send in try await api.save(); await send(.delegate(.saved)) }",
        // Through an action of the same screen.
        "return .send(.upload)",
      ])
    func either(_ save: String) {
      let reports = reports(read(save, cancel: "return .send(.delegate(.saved))"))
      #expect(reports.map(\.tapped) == ["saveTapped", "cancelTapped"])
      #expect(reports.map { $0.response?.request } == ["saveTapped", nil])
    }

    @Test("can begin with one tap or another that leads to it")
    func chained() {
      let reports = reports(read("return .send(.upload)", cancel: "return .send(.saveTapped)"))
      #expect(Set(reports.map { $0.response?.request }) == ["saveTapped", "cancelTapped"])
    }

    @Test("one action can answer at once or ask first, each under its own condition")
    func conditions() {
      let reports = reports(
        read(
          """
          guard !state.text.isEmpty else { return .send(.delegate(.saved)) }
          return .run { send in await api.save(); await send(.delegate(.saved)) }
          """))
      #expect(Set(reports.map { $0.response?.request }) == [nil, "saveTapped"])
      #expect(
        Set(reports.map { "\($0.response != nil): \($0.assumption ?? "")" }) == [
          "true: !state.text.isEmpty", "false: state.text.isEmpty",
        ])
    }

    @Test("can be one or another response to the same request")
    func branches() {
      let reports = reports(
        read(
          """
          guard !state.isSaving else { return .none }
          if state.text.isEmpty {
            return .run { send in await api.load(); await send(.response(.success(1))) }
          }
          return .run { send in await api.save(); await send(.progress(true)) }
          """,
          cancel: "return .send(.delegate(.saved))\ncase .progress: return .send(.delegate(.saved))"
        ))
      #expect(
        Set(reports.map { "\($0.response != nil): \($0.assumption ?? "")" }) == [
          "false: ", "true: !state.isSaving",
        ])
    }

    @Test("are apart from what the view sends itself")
    func direct() {
      let reports = reports(read("return .send(.upload)", button: "delegate(.saved)"))
      #expect(reports.map { $0.response?.request } == [nil, "saveTapped"])
    }

    @Test("of several requests are apart, and can push")
    func several() {
      let reports = reports(
        read(
          "return .send(.upload)", cancel: "return .send(.upload)",
          reported: "state.path.append(.help(.init())); return .none"))
      #expect(reports.map { $0.response?.request } == ["saveTapped", "cancelTapped"])
    }

    @Test(
      "are told from what is sent at once, or while nothing can be tapped",
      arguments: [
        "return .send(.delegate(.saved))",
        "return .run { send in await send(.delegate(.saved)) }",
        "return .run { send in await send(.delegate(.saved)); await api.log() }",
        "return .run { send in await send(.progress(true)); try await api.save(); await send(.delegate(.saved)) }",
        "return Int(state.text).map { _ in .send(.delegate(.saved)) } ?? .none",
        "state.isSaving = true; return .run { send in try await api.save(); await send(.delegate(.saved)) }",
      ])
    func others(_ save: String) {
      let text = RegistrationWriter(read(save).graph, remarks: []).text()
      #expect(text.contains("On(\"delegate.saved\""))
      #expect(!text.contains("onResponse"))
    }

    @Test(
      "a response that presents is one, unless the code asks what is open or sets a flag",
      arguments: [
        ("", "state.sheet = .error(Page.State()); return .none", true),
        ("state.isLoading = true", "state.sheet = .error(Page.State()); return .none", false),
        (
          "",
          "guard state.sheet == nil else { return .none }; state.sheet = .error(Page.State()); return .none",
          false
        ),
        ("", "if state.sheet == nil { state.sheet = .error(Page.State()) }; return .none", false),
        (
          "",
          "if case .form = state.sheet { return .none }; state.sheet = .error(Page.State()); return .none",
          false
        ),
      ])
    func presenting(_ before: String, _ failed: String, _ isLate: Bool) throws {
      let reading = Sources.read(
        """
        @Reducer struct Page { @ObservableState struct State {}; enum Action {} }
        @Reducer struct List {
          @Reducer enum Sheet { case form(Page), error(Page) }
          @ObservableState struct State { @Presents var sheet: Sheet.State?; var isLoading = false }
          enum Action { case loadTapped, formTapped, failed, sheet(PresentationAction<Sheet.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .loadTapped:
                \(before)
                return .run { send in await api.load(); await send(.failed) }
              case .formTapped: state.sheet = .form(Page.State()); return .none
              case .failed: \(failed)
              case .sheet: return .none
              }
            }
            .ifLet(\\.$sheet, action: \\.sheet)
          }
        }
        struct ListView: View {
          @Bindable var store: StoreOf<List>
          var body: some View {
            VStack {
              Button("Load") { store.send(.loadTapped) }
              Button("Form") { store.send(.formTapped) }
            }
            .sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { _ in Text("") }
          }
        }
        """)
      let transitions = reading.graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
      let shown = try #require(
        transitions.first { transition in
          transition.operations.contains {
            if case .fill(_, let shown) = $0 { shown.target.route == "error" } else { false }
          }
        })
      #expect((shown.response != nil) == isLate)
    }
  }
#endif
