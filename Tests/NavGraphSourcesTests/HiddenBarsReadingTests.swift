#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Navigation bars that are hidden where a link pushes a coordinator with a container of its own.
  struct HiddenBarsReadingTests {
    /// The routes on which a container inside of another is allowed.
    private func allowing(
      first: String = "", inner: String = "", linked: String = "",
      how: String = "navigationDestination"
    ) -> [String] {
      Sources.read(
        """
        @Reducer struct Leaf { struct State {}; enum Action { case tapped } }
        struct LeafView: View {
          let store: StoreOf<Leaf>
          var body: some View { Button("Next") { store.send(.tapped) } }
        }
        @Reducer struct Scan {
          @Reducer enum Path { case result(Leaf) }
          @ObservableState struct State { var first = Leaf.State(); var path = StackState<Path.State>() }
          enum Action { case first(Leaf.Action), path(StackActionOf<Path>) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.first, action: \\.first) { Leaf() }
            Reduce { state, action in
              switch action {
              case .first: state.path.append(.result(Leaf.State())); return .none
              case .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        struct ScanView: View {
          @Bindable var store: StoreOf<Scan>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              LeafView(store: store.scope(state: \\.first, action: \\.first))\(first)
            } destination: { store in
              switch store.case { case let .result(store): LeafView(store: store) }
            }
            \(inner)
          }
        }
        @Reducer struct Root {
          @ObservableState struct State { @Presents var scan: Scan.State? }
          enum Action { case open, scan(PresentationAction<Scan.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .open: state.scan = Scan.State(); return .none
              case .scan: return .none
              }
            }
            .ifLet(\\.$scan, action: \\.scan) { Scan() }
          }
        }
        struct RootView: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            NavigationStack {
              Button("Scan") { store.send(.open) }
                .\(how)(item: $store.scope(state: \\.scan, action: \\.scan)) {
                  ScanView(store: $0)\(linked)
                }
            }
          }
        }
        """
      ).graph.coordinators.flatMap(\.routes)
        .filter { $0.suppressions.contains { $0.rule == "nested-navigation" } }.map(\.name)
    }

    @Test("a hidden bar on the first screen, around the container, or where it is pushed")
    func hidden() {
      let modifier = ".navigationBarHidden(true)"
      #expect(allowing(first: modifier) == ["scan"])
      #expect(allowing(inner: modifier) == ["scan"])
      #expect(allowing(linked: ".toolbar(.hidden, for: .navigationBar)") == ["scan"])
    }

    @Test("nothing is allowed if no bar is hidden, or if it is presented")
    func others() {
      #expect(allowing().isEmpty)
      #expect(allowing(first: ".navigationBarHidden(false)").isEmpty)
      #expect(allowing(first: ".navigationBarHidden(true)", how: "sheet").isEmpty)
    }

    @Test("a bar that is hidden only while screens are pushed is hidden deliberately")
    func conditions() {
      #expect(allowing(inner: ".navigationBarHidden(!store.path.isEmpty)") == ["scan"])
      #expect(allowing(inner: ".navigationBarHidden(store.path.count > 0)") == ["scan"])
      #expect(allowing(inner: ".navigationBarHidden(store.isBusy)").isEmpty)
    }
  }
#endif
