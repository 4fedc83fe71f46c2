#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// `#if` in views.
  struct BuildClausesReadingTests {
    private static func kind(_ modifiers: String) -> [SlotKind] {
      Sources.read(
        """
        @Reducer struct Gallery { struct State {}; enum Action { case saveTapped } }
        @Reducer struct Home {
          @ObservableState struct State { @Presents var gallery: Gallery.State? }
          enum Action { case openTapped, gallery(PresentationAction<Gallery.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .openTapped: state.gallery = Gallery.State(); return .none
              case .gallery: return .none
              }
            }
            .ifLet(\\.$gallery, action: \\.gallery) { Gallery() }
          }
        }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            Button("Open") { store.send(.openTapped) }
            \(modifiers)
          }
        }
        """
      ).graph.coordinators.flatMap(\.slots).map(\.kind)
    }

    private static let cover = ".fullScreenCover(item: $store.scope(state: \\.gallery)) { _ in }"
    private static let sheet = ".sheet(item: $store.scope(state: \\.gallery)) { _ in }"

    @Test(
      "under #if, the clause for iPhone is read",
      arguments: [
        "#if os(iOS)\n\(cover)\n#else\n\(sheet)\n#endif",
        "#if os(macOS)\n\(sheet)\n#else\n\(cover)\n#endif",
        "#if os(macOS)\n\(sheet)\n#elseif os(iOS)\n.padding()\n\(cover)\n#else\n\(sheet)\n#endif",
      ])
    func built(_ modifiers: String) {
      #expect(Self.kind(modifiers) == [.cover])
    }

    @Test("without a clause for iPhone, the first is read")
    func onlyElsewhere() {
      #expect(Self.kind("#if os(macOS)\n\(Self.cover)\n#endif") == [.cover])
    }

    @Test(
      "a button that only some builds have is an assumption on its path",
      arguments: [
        ("INTERNAL", "INTERNAL"), ("!STORE", "!STORE"), ("os(iOS)", nil), ("swift(>=5.9)", nil),
      ] as [(String, String?)])
    func ownFlags(_ condition: String, _ assumption: String?) {
      let modifier = """
        #if \(condition)
        .onTapGesture { store.send(.openTapped) }
        #endif
        """
      let source = """
        @Reducer struct Home {
          @ObservableState struct State { @Presents var gallery: Gallery.State? }
          enum Action { case openTapped, gallery(PresentationAction<Gallery.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .openTapped = action { state.gallery = Gallery.State() }
              return .none
            }
            .ifLet(\\.$gallery, action: \\.gallery) { Gallery() }
          }
        }
        @Reducer struct Gallery { struct State {}; enum Action { case saveTapped } }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            Text("Home")
            \(modifier)
            .sheet(item: $store.scope(state: \\.gallery)) { _ in }
          }
        }
        """
      let transitions = Sources.read(source).graph.coordinators.flatMap(\.routes)
        .flatMap(\.transitions)
      #expect(transitions.map(\.assumption) == [assumption])
    }
  }
#endif
