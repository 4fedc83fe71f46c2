#if SourceReading
  import NavGraphModel
  import Testing

  @testable import NavGraphSources

  /// Comments that allow findings, in a registration.
  struct AllowanceTests {
    @Test("a comment above the state of an alert is placed at the owner of its slot")
    func slots() {
      var graph = Sources.read(
        """
        @Reducer struct Home {
          @ObservableState struct State: Equatable {
            // navgraph:allow slot-never-cleared because it stays
            @Presents var alert: AlertState<Action.Alert>?
          }
          enum Action { case tapped, alert(PresentationAction<Alert>); enum Alert { case yes } }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .tapped: state.alert = AlertState { TextState("") }; return .none
              case .alert: return .none
              }
            }
          }
        }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            Button("") { store.send(.tapped) }
              .alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        """
      ).graph
      #expect(graph.suppressions.map(\.rule) == ["slot-never-cleared"])
      #expect(graph.placeAllowances().isEmpty)
      let owners = graph.coordinators.flatMap { [$0.suppressions] + $0.routes.map(\.suppressions) }
      #expect(owners.joined().filter { $0.reason == "it stays" }.count == 1)
    }
  }
#endif
