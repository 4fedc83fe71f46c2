#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Errors after which a screen waits for ever, and what handles them.
  struct StuckWaitingReadingTests {
    private static func failures(_ text: String) -> [String] {
      let graph = Sources.read(text).graph
      #expect(graph.problems().isEmpty)
      return graph.coordinators.flatMap { $0.unhandled + $0.routes.flatMap(\.unhandled) }
        .compactMap { action in
          action.failure.map { failure in
            "\(action.action) when \(failure.condition)"
              + (failure.flag.map { " leaves \($0)" } ?? "")
              + (failure.resetBy.map { " until \($0)" } ?? "")
          }
        }
    }

    /// A form with a button that saves and one that does something else, and what is done to save.
    private static func form(
      _ save: String, otherwise: String = "return .none",
      shown: String = ".disabled(store.isSaving)",
      host: String = ""
    ) -> [String] {
      let flow = Sources.coordinator(
        named: "Main", screens: "case form(Form)", root: "form", actions: "unused", host)
      return failures(
        """
        @Reducer struct Form {
          @ObservableState struct State: Equatable {
            var isSaving = false
            var form = Fields()
            var message: String?
            mutating func restart() { isSaving = false }
          }
          enum Action {
            case saveTapped, otherTapped, saved, stored(Int), failed
            case stopped(Bool), answered(Result<Int, Error>), delegate(Delegate)
            enum Delegate { case lost }
          }
          enum CancelID { case save }
          @Dependency(\\.api) var api
          @Dependency(\\.dismiss) var dismiss
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .saveTapped: \(save)
              case .otherTapped: \(otherwise)
              case .saved, .stored: state.isSaving = false; return .none
              case let .stopped(isRunning): state.isSaving = isRunning; return .none
              case .answered(.success): state.isSaving = false; return .none
              case .answered(.failure): return .none
              case .failed: state.message = "Failed"; return .none
              case .delegate: return .none
              }
            }
          }
          func begin(_ state: inout State) -> Effect<Action> {
            state.isSaving = true
            return .run { send in try await api.save(); await send(.saved) }
          }
        }
        struct FormView: View {
          @Bindable var store: StoreOf<Form>
          var body: some View {
            VStack {
              Button("Save") { store.send(.saveTapped) }
              Button("Other") { store.send(.otherTapped) }
            }
            \(shown)
          }
        }
        \(flow)
        """ + Sources.appStart)
    }

    private static let waiting = "saveTapped when save throws leaves isSaving"
    private static let throwing =
      "state.isSaving = true; return .run { send in try await api.save(); await send(.saved) }"

    @Test(
      "an effect that throws leaves the flag set that it is to reset",
      arguments: [
        throwing,
        "state.isSaving = true; return .run { send in try await api.save(); await send(.stopped(false)) }",
        "state.isSaving = true; return .run { send in try await send(.stored(api.save())) }.cancellable(id: 1)",
        "state.isSaving.toggle(); return .run { send in try await api.save(); await send(.saved) }",
        "return begin(&state)",
        throwing + " catch: { error, _ in print(error) }",
        throwing + " catch: { error, send in await send(.failed) }",
        """
        state.isSaving = true
        return .run { send in
          do { try await api.save(); await send(.saved) } catch { print(error) }
        }
        """,
        """
        state.isSaving = true
        return .merge(
          .send(.failed), .run { send in try await api.save(); await send(.saved) }.debounce(id: 1, for: 1))
        """,
        """
        guard state.form.isValid else { state.isSaving = false; return .none }
        state.isSaving = true
        return .run { send in
          await withTaskGroup(of: Void.self) { group in
            group.addTask { do { try await api.save(); await send(.saved) } catch { log(error) } }
          }
        }
        """,
      ])
    func throwingEffect(save: String) {
      #expect(Self.form(save) == [Self.waiting])
    }

    @Test("a result that is a failure, and an answer that is nil, count as errors")
    func results() {
      let start = "state.isSaving = true; return .run { send in "
      let result = start + "await send(.answered(Result { try await api.save() })) }"
      let answer = start + "let answer = await api.save(); await send(.answered(answer)) }"
      let missing = start + "guard let id = await api.save() else { return }; await send(.saved) }"
      #expect(
        Self.form(result) == ["saveTapped when answered is a failure leaves isSaving"])
      #expect(
        Self.form(answer) == ["saveTapped when answered is a failure leaves isSaving"])
      #expect(Self.form(missing) == ["saveTapped when save returns nil leaves isSaving"])
      let task = "state.isSaving = true; return .task { "
      #expect(
        Self.form(task + "await .answered(Result { try await api.save() }) }")
          == ["saveTapped when answered is a failure leaves isSaving"])
      #expect(Self.form(task + ".saved }").isEmpty)
    }

    @Test("one kind of error can be handled and another one not")
    func someErrors() {
      let save = """
        state.isSaving = true
        return .run { send in
          do { try await api.save(); await send(.saved) }
          catch APIError.refused { await send(.stopped(false)) }
          catch { print(error) }
        }
        """
      #expect(Self.form(save) == [Self.waiting])
    }

    @Test(
      "an error that is handled, or does not matter, is not reported",
      arguments: [
        throwing + " catch: { error, send in await send(.saved) }",
        "state.isSaving = true; return .run { send in try? await api.save(); await send(.saved) }",
        "state.isSaving = true; return .run { send in defer { Task { await send(.saved) } }; try await api.save() }",
        """
        state.isSaving = true
        return .run { send in try await api.save(); await send(.saved) } catch: { _, _ in await dismiss() }
        """,
        // It can only be cancelled.
        "state.isSaving = true; return .run { send in try await clock.sleep(for: .seconds(1)); await send(.saved) }",
        // Nothing says that the flag is for the effect.
        "state.isSaving = true; return .run { send in try await api.save(); await send(.failed) }",
        "return .run { send in try await api.save(); await send(.saved) }",
        // Code that cannot be read.
        throwing + " catch: { error, send in await report(error, send) }",
        throwing + ".handled(by: api)",
        "state.isSaving = true; return .run { send in for try await _ in api.all() { await send(.saved) } }",
        throwing + " catch: { _, send in api.retry { await send(.saved) } }",
      ])
    func handled(save: String) {
      #expect(Self.form(save) == [])
    }

    @Test("a flag that no view asks for, or that a binding can change, is not reported")
    func views() {
      #expect(Self.form(Self.throwing, shown: "") == [])
      #expect(Self.form(Self.throwing, shown: ".progress($store.isSaving)") == [])
      let cover = ".overlay { Spinner(isShown: store.isSaving) }"
      #expect(Self.form(Self.throwing, shown: cover) == [Self.waiting])
    }

    @Test("an error that the view shows is not reported")
    func messages() {
      let save = Self.throwing + " catch: { _, send in await send(.failed) }"
      let shown =
        ".overlay { if let text = store.message { Text(text) } else if store.isSaving { ProgressView() } }"
      #expect(Self.form(save, shown: shown) == [])
    }

    @Test("a button that stays usable can be tapped again")
    func again() {
      let beside = ".overlay { if store.isSaving { ProgressView() } }"
      #expect(Self.form(Self.throwing, shown: beside) == [Self.waiting + " until saveTapped"])
      let guarded = "guard !state.isSaving else { return .none }; " + Self.throwing
      #expect(Self.form(guarded, shown: beside) == [Self.waiting])
    }

    @Test("code around the feature can reset the flag, too")
    func around() {
      let write = "case .unused: state.form.isSaving = false; return .none"
      let send =
        "case .unused: return .send(.router(.routeAction(id: 0, action: .form(.stopped(false)))))"
      #expect(Self.form(Self.throwing, host: write) == [])
      #expect(Self.form(Self.throwing, host: send) == [])
    }

    @Test("another button that resets the flag is said")
    func otherAction() {
      #expect(
        Self.form(Self.throwing, otherwise: "state.isSaving = false; return .cancel(id: 1)") == [
          Self.waiting + " until otherTapped"
        ])
      #expect(
        Self.form(Self.throwing, otherwise: "state.restart(); return .none") == [
          Self.waiting + " until otherTapped"
        ])
    }

    @Test("a report that code around the feature handles is not followed")
    func reports() {
      let save = Self.throwing + " catch: { _, send in await send(.delegate(.lost)) }"
      let host = "case .router(.routeAction(_, action: .form(.delegate(.lost)))): return .none"
      #expect(Self.form(save) == [Self.waiting])
      #expect(Self.form(save, host: host) == [])
    }

    @Test("a button that cancels the effect leaves the flag set")
    func cancelled() {
      let save = """
        state.isSaving = true
        return .run { send in try? await api.save(); await send(.saved) }.cancellable(id: CancelID.save)
        """
      func other(
        _ code: String, shown: String = ".overlay { Text(store.isSaving ? \"Saving\" : \"\") }"
      )
        -> [String]
      {
        Self.form(save, otherwise: code, shown: shown)
      }
      #expect(
        other("return .cancel(id: CancelID.save)") == [
          "saveTapped when “otherTapped” cancels it leaves isSaving"
        ])
      #expect(other("state.isSaving = false; return .cancel(id: CancelID.save)") == [])
      #expect(other("return .cancel(id: CancelID.load)") == [])
      #expect(other("return .cancel(id: CancelID.save)", shown: ".disabled(store.isSaving)") == [])
    }

    @Test("a registration says which error it is, and nothing else is changed when it is updated")
    func registration() {
      let reading = Sources.read(
        Sources.sheetApp(
          "saveTapped, saved",
          """
          case .saveTapped: \(Self.throwing)
          case .saved: state.isSaving = false; return .none
          """, start: "Button(\"Save\") { store.send(.saveTapped) }.disabled(store.isSaving)"))
      let text = RegistrationWriter(reading.graph, remarks: reading.remarks).text()
      #expect(
        text.contains(
          #"Unhandled("saveTapped", when: "save throws", leaves: "isSaving").source(appFile, "#))
      #expect(RegistrationUpdate(of: text, by: text)?.text == text)
    }

    /// An app that shows another screen when the splash screen has loaded something.
    private static func splash(
      _ load: String, isReady: String = "return .none", view: String = "Text(\"Shop\")",
      start: String = "root", pushed: String = ""
    ) -> [String] {
      let flow = Sources.coordinator(
        named: "Main", screens: "case splash(Splash), page(Page)",
        root: start == "root" ? "splash" : "page", actions: "unused",
        """
        case .router(.routeAction(_, action: .splash(.done))): state.routes = [.root(.page(.init()))]; return .none
        \(pushed)
        """)
      return failures(
        """
        @Reducer struct Page { struct State: Equatable {}; enum Action { case tapped } }
        struct PageView: View {
          let store: StoreOf<Page>
          var body: some View { Button("") { store.send(.tapped) } }
        }
        @Reducer struct Splash {
          @ObservableState struct State: Equatable { var isReady = false }
          enum Action { case appeared, loaded, done }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .appeared: \(load)
              case .loaded: \(isReady)
              case .done: return .none
              }
            }
          }
        }
        struct SplashView: View {
          let store: StoreOf<Splash>
          var body: some View { \(view).onAppear { store.send(.appeared) } }
        }
        \(flow)
        """ + Sources.appStart)
    }

    private static let load = "return .run { send in try await api.load(); await send(.done) }"

    @Test("a first screen without buttons is never left when its request fails")
    func splashScreen() {
      #expect(Self.splash(Self.load) == ["appeared when load throws"])
      let flag = "state.isReady = true; return .none"
      let view = "Text(\"Shop\").onChange(of: store.isReady) { store.send(.done) }"
      let later = "return .run { send in try await api.load(); await send(.loaded) }"
      #expect(Self.splash(later, isReady: flag, view: view) == ["appeared when load throws"])
    }

    @Test("a first screen can be written where a `switch` shows it")
    func splashInPlace() {
      func app(_ view: String) -> [String] {
        Self.failures(
          """
          @Reducer struct Page { struct State: Equatable {}; enum Action {} }
          @Reducer struct Splash {
            @ObservableState struct State: Equatable {}
            enum Action { case appeared, done }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .appeared: \(Self.load)
                case .done: return .none
                }
              }
            }
          }
          @Reducer enum Root { case splash(Splash), page(Page) }
          @Reducer struct Main {
            @ObservableState struct State: Equatable { var root: Root.State = .splash(Splash.State()) }
            enum Action { case root(Root.Action) }
            var body: some ReducerOf<Self> {
              Scope(state: \\.root, action: \\.root) { Root.body }
              Reduce { state, action in
                if case .root(.splash(.done)) = action { state.root = .page(Page.State()) }
                return .none
              }
            }
          }
          struct MainView: View {
            let store: StoreOf<Main>
            var body: some View {
              switch store.scope(state: \\.root, action: \\.root).case {
              case .splash(let store): \(view).task { store.send(.appeared) }
              case .page: Button("Page") {}
              }
            }
          }
          """ + Sources.appStart)
      }
      #expect(app("ProgressView()") == ["appeared when load throws"])
      #expect(app("Button(\"Retry\") { store.send(.appeared) }").isEmpty)
    }

    @Test("a screen with a button, or with one beneath, can be left")
    func otherScreens() {
      let push =
        "case .router(.routeAction(_, action: .page(.tapped))): state.routes.push(.splash(.init())); return .none"
      #expect(Self.splash(Self.load, view: "Button(\"Retry\") { store.send(.appeared) }") == [])
      #expect(Self.splash(Self.load, start: "page", pushed: push) == [])
      #expect(Self.splash("return .run { send in try? await api.load(); await send(.done) }") == [])
    }

    @Test("an error that the view asks for is no defect, in a ternary or a computed property")
    func askedErrors() {
      let save = Self.throwing + " catch: { error, send in await send(.failed) }"
      let spinner =
        ".overlay { ProgressView().opacity(store.isSaving && store.message == nil ? 1 : 0) }"
      #expect(Self.form(save, shown: spinner).isEmpty)
      #expect(
        Self.form(save, shown: ".overlay { if store.isSaving { ProgressView() } }") == [
          Self.waiting + " until saveTapped"
        ])
    }

    @Test("senders with other names than `send` are not followed")
    func shorthand() {
      let save = "state.isSaving = true; return .run { try await api.save(); await $0(.saved) }"
      #expect(Self.form(save).isEmpty)
      #expect(Self.form(Self.throwing + " catch: { await $1(.failed) }").isEmpty)
    }

    /// A screen that shows an alert after an error, and hears values from its first appearance on.
    private static func connecting(failed: String, dismissed: String, heard: String) -> [String] {
      failures(
        """
        @Reducer struct Radio {
          @ObservableState struct State {
            var isConnecting = false
            var status = ""
            @Presents var alert: AlertState<Action.Alert>?
          }
          enum Action {
            case task, connectTapped, connected, failed, heard, alert(PresentationAction<Alert>)
            enum Alert { case ok }
          }
          @Dependency(\\.radio) var radio
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .task: return .run { send in for await _ in radio.values() { await send(.heard) } }
              case .connectTapped:
                state.isConnecting = true
                return .run { send in try await radio.connect(); await send(.connected) }
                  catch: { _, send in await send(.failed) }
              case .connected: state.isConnecting = false; return .none
              case .failed: \(failed); return .none
              case .heard: \(heard); return .none
              case .alert: \(dismissed); return .none
              }
            }
            .ifLet(\\.$alert, action: \\.alert)
          }
        }
        struct RadioView: View {
          @Bindable var store: StoreOf<Radio>
          var body: some View {
            Button("Connect") { store.send(.connectTapped) }.disabled(store.isConnecting)
              .alert($store.scope(state: \\.alert, action: \\.alert))
              .task { await store.send(.task).finish() }
          }
        }
        """ + Sources.appStart)
    }

    @Test("an alert whose buttons reset the flag, and values that do, are answers")
    func laterAnswers() {
      let (reset, nothing) = ("state.isConnecting = false", "state.status = \"\"")
      let alert = "state.alert = AlertState { TextState(\"Failed\") }"
      let found = "connectTapped when connect throws leaves isConnecting"
      #expect(Self.connecting(failed: alert, dismissed: nothing, heard: nothing) == [found])
      #expect(Self.connecting(failed: nothing, dismissed: reset, heard: nothing) == [found])
      #expect(Self.connecting(failed: alert, dismissed: reset, heard: nothing).isEmpty)
      #expect(Self.connecting(failed: nothing, dismissed: nothing, heard: reset).isEmpty)
    }
  }
#endif
