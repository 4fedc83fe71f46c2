#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What a view shows while a `Bool` is true.
  struct FlagsReadingTests {
    private static func source(_ cases: String, view: String) -> String {
      """
      @Reducer struct Parcel {
        struct State: Equatable {
          @BindingState var isMapShown = false
          @BindingState var isToastShown = false
        }
        enum Action: BindableAction {
          case binding(BindingAction<State>)
          case mapTapped, closeTapped, setMap(isShown: Bool), answered(Bool)
        }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
        }
      }
      struct ParcelView: View {
        let store: StoreOf<Parcel>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Map") { viewStore.send(.mapTapped) }
              \(view)
          }
        }
      }
      """
    }

    private static let bottomSheet = ".popup(isPresented: viewStore.$isMapShown) { Text(\"Map\") }"

    @Test("a modifier of another library presents by a binding of a view store")
    func viewStoreBinding() {
      let source = Self.source(
        "case .mapTapped: state.isMapShown = true; return .none", view: Self.bottomSheet)
      #expect(
        Sources.operations(source) == [
          "self.mapTapped: present isMapShown in Parcel.isMapShown"
        ])
    }

    @Test("a message that goes by itself is no screen, and not listed either")
    func messages() {
      let source = Self.source(
        "case .mapTapped: state.isToastShown = true; return .none",
        view: ".popup(isPresented: viewStore.$isToastShown) { Text(\"Saved\") }")
      let reading = Sources.read(source).reading
      #expect(reading.coordinators.isEmpty)
      #expect(reading.unclear.isEmpty)
    }
  }
#endif
