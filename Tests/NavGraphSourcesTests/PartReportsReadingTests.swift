#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What a screen reports to its coordinator because a part of it was tapped.
  struct PartReportsReadingTests {
    /// A screen with a bar as a part of it, and a coordinator that hears what the screen reports.
    private static func app(
      bar: String = "case .renameTapped: return .send(.chosen)",
      barView: String = "Button(\"Rename\") { store.send(.renameTapped) }",
      _ cases: String = "case .bar(.chosen): return .send(.rename)", view: String = ""
    ) -> String {
      Sources.coordinator(
        named: "Main", screens: "case feed(Feed); case rename(Rename)", root: "feed",
        actions: "other",
        """
        case .router(.routeAction(_, action: .feed(.rename))):
          state.routes.push(.rename(.init())); return .none
        """)
          + """

          @Reducer struct Rename { struct State: Equatable {}; enum Action {} }
          @Reducer struct Feed {
            struct State: Equatable { var bar = Bar.State() }
            enum Action { case rename, bar(Bar.Action) }
            var body: some ReducerOf<Self> {
              Scope(state: \\.bar, action: \\.bar) { Bar() }
              Reduce { state, action in
                switch action {
                \(cases)
                default: return .none
                }
              }
            }
          }
          struct FeedView: View {
            let store: StoreOf<Feed>
            var body: some View {
              VStack {
                BarView(store: store.scope(state: \\.bar, action: \\.bar))
                \(view)
              }
            }
          }
          @Reducer struct Bar {
            struct State: Equatable {}
            enum Action { case renameTapped, chosen }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                \(bar)
                default: return .none
                }
              }
            }
          }
          struct BarView: View {
            let store: StoreOf<Bar>
            var body: some View { \(barView) }
          }
          """
    }

    @Test("the effect is on the tap in the part, and the report is no tap")
    func tap() {
      #expect(Sources.transitions(Self.app()) == ["feed.bar.renameTapped: push rename"])
    }

    @Test("the same where the screen hears the tap itself")
    func direct() {
      let source = Self.app(bar: "", "case .bar(.renameTapped): return .send(.rename)")
      #expect(Sources.transitions(source) == ["feed.bar.renameTapped: push rename"])
    }

    @Test("a report that the screen's own view sends is a tap, too")
    func both() {
      let source = Self.app(view: "Button(\"Rename\") { store.send(.rename) }")
      #expect(Sources.transitions(source).contains("feed.rename: push rename"))
    }

    @Test("a report that follows from the appearance of the part is no tap")
    func appearance() {
      let source = Self.app(barView: "Text(\"\").onAppear { store.send(.renameTapped) }")
      #expect(Sources.transitions(source) == ["feed.rename effect: push rename"])
    }

    @Test("values that the part names are known to the coordinator")
    func values() {
      let source = Self.app(
        bar: "", barView: "Button(\"\") { store.send(.picked(.second)) }",
        "case let .bar(.picked(tab)): return .send(.wanted(tab))"
      )
      .replacing("case renameTapped, chosen", with: "case renameTapped, picked(Target)")
      .replacing("case rename, bar", with: "case wanted(Target), bar")
      .replacing(
        "case .router(.routeAction(_, action: .feed(.rename))):",
        with: """
          case .router(.routeAction(_, action: .feed(.wanted(.first)))):
            state.routes.push(.feed(.init())); return .none
          case .router(.routeAction(_, action: .feed(.wanted(.second)))):
          """)
      #expect(
        Sources.transitions(source + "\nenum Target { case first, second }") == [
          "feed.bar.picked: push rename"
        ])
    }
  }
#endif
