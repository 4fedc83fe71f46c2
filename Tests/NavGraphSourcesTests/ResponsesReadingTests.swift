#if SourceReading
  import Foundation
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Answers to requests, of which code handles some values by name and the rest together.
  struct ResponsesReadingTests {
    private static let asks =
      ".run { send in await send(.loaded(Result { try await load() })) }"
    private static let listens =
      ".run { send in for await value in values() { await send(.loaded(value)) } }"

    private static func app(
      _ cases: String, payload: String, by effect: String = asks,
      start: String = "Button(\"Load\") { store.send(.loadTapped) }", functions: String = ""
    ) -> String {
      Sources.sheetApp(
        "loadTapped, loaded(\(payload))", "case .loadTapped: return \(effect)\n" + cases,
        start: start,
        rest: "enum Choice { case first, second }\n" + functions)
    }

    private static func shown(_ source: String) -> [String] {
      Sources.transitions(source).filter { $0.contains("show sheet") }
    }

    @Test("a default case of a response covers the remaining values")
    func rest() {
      let one = Self.app(
        """
        case .loaded(.success): return .none
        case .loaded: state.sheet = Sheet.State(); return .none
        """, payload: "Result<Int, any Error>")
      #expect(Self.shown(one).count == 1)
      let nested = Self.app(
        """
        case .loaded(.success(true)): return .none
        case .loaded: state.sheet = Sheet.State(); return .none
        """, payload: "Result<Bool, any Error>")
      #expect(Self.shown(nested).count == 1)
      let choice = Self.app(
        """
        case .loaded(.first): return .none
        case .loaded: state.sheet = Sheet.State(); return .none
        """, payload: "Choice?")
      #expect(Self.shown(choice).count == 1)
    }

    @Test("a value and nil are two alternatives")
    func optional() {
      let source = Self.app(
        """
        case let .loaded(.some(value)): state.sheet = Sheet.State(); return .none
        case .loaded(.none): return .none
        """, payload: "Int?", by: Self.listens)
      #expect(Self.shown(source) == ["root.loaded effect: show sheet if loaded is some"])
    }

    @Test("a function that an extension adds to effects sends what it sends")
    func ownEffects() {
      let source = Self.app(
        "case .loaded: state.sheet = Sheet.State(); return .none", payload: "Int",
        by: ".answer(1)",
        functions: """
          extension Effect where Action == Root.Action {
            static func answer(_ number: Int) -> Self { .send(.loaded(number)) }
          }
          """)
      #expect(Self.shown(source) == ["root.loadTapped: show sheet"])
    }

    @Test("a response to a request on appearance is not a tap")
    func appearance() {
      let source = Self.app(
        """
        case .loaded(.success): return .none
        case .loaded(.failure): state.sheet = Sheet.State(); return .none
        """, payload: "Result<Int, any Error>",
        start: "Text(\"\").onAppear { store.send(.loadTapped) }")
      #expect(
        Self.shown(source).count == 1 && Self.shown(source)[0].contains(" effect: show sheet"))
    }

    @Test("code that handles only a failure does nothing otherwise")
    func failure() {
      let source = Self.app(
        """
        case let .loaded(result):
          if case .failure = result { state.sheet = Sheet.State() }
          return .none
        """, payload: "Result<Int, any Error>")
      #expect(
        Sources.transitions(source) == [
          "root.loadTapped: show sheet if loaded is failure",
          "root.loadTapped: if loaded is not failure",
        ])
    }

    @Test(
      "code for a success requires it, even if the failure is ignored",
      arguments: ["case .loaded(.failure): return .none", "default: return .none"])
    func success(otherwise: String) {
      let source = Self.app(
        """
        case let .loaded(.success(value)): state.sheet = Sheet.State(); return .none
        \(otherwise)
        """, payload: "Result<Int, any Error>")
      #expect(
        Sources.transitions(source) == [
          "root.loadTapped: show sheet if loaded is success",
          "root.loadTapped: if loaded is not success",
        ])
    }

    @Test("a value of a stream comes at any time, also where its action carries what is shown")
    func streamed() {
      let source = """
        @Reducer struct Guest { struct State {}; enum Action {} }
        @Reducer struct Shell {
          @Reducer enum Page { case start, guest(Guest), member(Guest) }
          @ObservableState struct State { var page = Page.State.start }
          enum Action { case page(Page.Action), change(Page.State), task }
          var body: some ReducerOf<Self> {
            Scope(state: \\.page, action: \\.page) { Page.body }
            Reduce { state, action in
              switch action {
              case let .change(page): state.page = page; return .none
              case .task:
                return .run { send in
                  await send(.change(.member(Guest.State())))
                  for await user in users() where user == nil {
                    await send(.change(.guest(Guest.State())))
                  }
                }
              case .page: return .none
              }
            }
          }
        }
        struct ShellView: View {
          let store: StoreOf<Shell>
          var body: some View {
            Group {
              switch store.page {
              case .start: Text("")
              case .guest: Text("Guest")
              case .member: Text("Member")
              }
            }
            .task { await store.send(.task).finish() }
          }
        }
        """
      let start = Condition.top(RoutePattern(route: "start"))
      #expect(
        Sources.transitions(source) == [
          ".change.guest effect: show guest", ".task automatic: show member when \(start)",
        ])
    }

    @Test(
      "what code asks of each value of a stream is assumed",
      arguments: [
        "for await user in users() where user == nil { await send(.loaded) }",
        "for await user in users() { if user == nil { await send(.loaded) } }",
        "for await user in users() { guard user == nil else { continue }; await send(.loaded) }",
      ])
    func streamsWithConditions(_ loop: String) {
      let source = Sources.sheetApp(
        "loadTapped, loaded",
        """
        case .loadTapped: return .run { send in \(loop) }
        case .loaded: state.sheet = Sheet.State(); return .none
        """, start: "Button(\"\") { store.send(.loadTapped) }")
      #expect(
        Sources.transitions(source) == ["root.loaded effect: show sheet if user == nil"])
    }

    @Test("a failure in one feature and a success in another one are two alternatives")
    func valuesOfTwoFeatures() {
      let source =
        Sources.coordinator(
          named: "Main", screens: "case feed(Feed); case next(Next)", root: "feed",
          actions: "other",
          """
          case .router(.routeAction(_, action: .feed(.loaded(.success)))):
            state.routes.push(.next(.init())); return .none
          """)
          + """

          @Reducer struct Next { struct State: Equatable {}; enum Action {} }
          @Reducer struct Feed {
            @ObservableState struct State: Equatable {
              var isShown = false
              var hasFailed = false
            }
            enum Action { case openTapped, loadTapped, loaded(Result<Int, any Error>) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .openTapped: state.isShown = true; return .none
                case .loadTapped:
                  return .run { send in await send(.loaded(Result { try await load() })) }
                case .loaded(.failure): state.hasFailed = true; return .none
                case .loaded: return .none
                }
              }
            }
          }
          struct FeedView: View {
            @Bindable var store: StoreOf<Feed>
            var body: some View {
              Button("Open") { store.send(.openTapped) }
                .sheet(isPresented: $store.isShown) { Button("Load") { store.send(.loadTapped) } }
                .alert("", isPresented: $store.hasFailed) { Button("OK") {} }
            }
          }
          """
      let found = Sources.transitions(source).filter { $0.contains("loadTapped") }
      #expect(found.count == 2)
      #expect(found.contains { $0.contains("show hasFailed if loaded is failure") })
      #expect(found.contains { $0.contains("push next if loaded is success") })
    }

    @Test("a value that a tap asks for and a stream sends comes at any time, too")
    func streamedAndAsked() {
      let source = Self.app(
        """
        case .loaded(.first): state.sheet = Sheet.State(); return .none
        case .loaded: return .none
        """, payload: "Choice", by: ".run { send in await send(.loaded(current())) }",
        start:
          "Button(\"Load\") { store.send(.loadTapped) }.task { await store.send(.listened).finish() }"
      )
      .replacingOccurrences(of: "case loadTapped,", with: "case listened, loadTapped,")
      .replacingOccurrences(
        of: "case .loadTapped:", with: "case .listened: return \(Self.listens)\ncase .loadTapped:")
      let found = Self.shown(source)
      #expect(found.contains { $0.hasPrefix("root.loadTapped:") })
      #expect(found.contains { $0.contains(" effect: show sheet") })
    }

    @Test("a failure that an inner switch distinguishes is an effect of the tap")
    func innerSwitch() {
      let found = Self.shown(
        Self.app(
          """
          case .loaded(.success): return .none
          case .loaded(.failure(let error)):
            switch error {
            case .denied: state.sheet = Sheet.State()
            case .offline: break
            }
            return .none
          """, payload: "Result<Int, Failure>",
          functions: "enum Failure: Error { case denied, offline }"))
      #expect(found == ["root.loadTapped: show sheet if loaded is failure.denied"])
    }

    @Test(
      "a response requested by a tap and an appearance is not a second tap")
    func tapAndAppearance() {
      let found = Self.shown(
        Self.app(
          """
          case .appeared: return .send(.loadTapped)
          case .loaded(.success): return .none
          case .loaded(.failure): state.sheet = Sheet.State(); return .none
          """, payload: "Result<Int, any Error>",
          start: """
            Button("Load") { store.send(.loadTapped) }.onAppear { store.send(.appeared) }
            """
        ).replacingOccurrences(of: "case loadTapped,", with: "case appeared, loadTapped,"))
      #expect(
        found == [
          "root.loadTapped: show sheet if loaded is failure",
          "root.loaded.failure effect: show sheet",
        ])
    }

    @Test(
      "values of a mapped publisher arrive at any time",
      arguments: [
        ".map(Action.loaded)", ".map { Action.loaded($0) }", ".map { .loaded($0) }",
        ".map { value in return Action.loaded(value) }",
        ".map { value in let next = value + 1; return Action.loaded(next) }",
      ])
    func mapped(closure: String) {
      let found = Self.shown(
        Self.app(
          "case .loaded: state.sheet = Sheet.State(); return .none", payload: "Int",
          by: ".publisher { service.events\(closure) }",
          start: "Text(\"\").onAppear { store.send(.loadTapped) }"))
      #expect(found == ["root.loaded effect: show sheet"])
    }
  }
#endif
