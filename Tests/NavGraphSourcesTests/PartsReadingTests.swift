#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Features that stand in a screen and present something themselves.
  struct PartsReadingTests {
    private static let source =
      """
      @Reducer struct Tip { struct State: Equatable {}; enum Action { case closeTapped } }
      @Reducer struct Header {
        @ObservableState struct State: Equatable { @Presents var tip: Tip.State? }
        enum Action { case tipTapped, tip(PresentationAction<Tip.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tipTapped: state.tip = Tip.State(); return .none
            case .tip(.presented(.closeTapped)): state.tip = nil; return .none
            default: return .none
            }
          }
          .ifLet(\\.$tip, action: \\.tip) { Tip() }
        }
      }
      @Reducer struct List {
        struct State: Equatable { var header = Header.State() }
        enum Action { case header(Header.Action), openTapped }
        var body: some ReducerOf<Self> { Scope(state: \\.header, action: \\.header) { Header() } }
      }
      """ + "\n"
      + Sources.coordinator(
        named: "Main", screens: "case list(List)", root: "list", actions: "none", "")

    @Test("what a part of a screen presents stands in a slot of the screen")
    func slots() throws {
      let main = try #require(Sources.read(Self.source).graph.coordinators.first)
      let routes = Dictionary(uniqueKeysWithValues: main.routes.map { ($0.name, $0) })
      #expect(routes["list"]?.slots.map(\.name) == ["tip"])
      #expect(routes["list"]?.transitions.map(\.action) == ["tipTapped"])
      #expect(routes["tip"]?.transitions.map(\.operations) == [[.dismissScreen]])
    }

    @Test("a state whose actions nothing around hears is no part")
    func unusedStates() throws {
      let source = Self.source.replacing(
        "case header(Header.Action), openTapped", with: "case openTapped"
      )
      .replacing("Scope(state: \\.header, action: \\.header) { Header() }", with: "EmptyReducer()")
      let main = try #require(
        Sources.read(source).graph.coordinators.first { $0.name == "Main" })
      #expect(main.routes.map(\.name) == ["list"])
    }
  }
#endif
