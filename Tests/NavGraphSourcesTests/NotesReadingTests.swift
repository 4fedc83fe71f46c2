#if SourceReading
  import NavGraphSources
  import Testing

  /// Notes on what is left out.
  struct NotesReadingTests {
    private static func remarks(_ view: String, rest: String = "") -> [String] {
      Sources.read(
        """
        @Reducer struct Sheet { struct State {}; enum Action {} }
        @Reducer struct Main {
          @ObservableState struct State {
            var page = 0; var isPopupShown = false; @Presents var sheet: Sheet.State?
          }
          enum Action: BindableAction {
            case shown, binding(BindingAction<State>), sheet(PresentationAction<Sheet.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .shown: state.isPopupShown = true; return .none
              case .binding, .sheet: return .none
              }
            }
          }
        }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View { \(view) }
        }
        \(rest)
        """
      ).remarks.map(\.reason)
    }

    private static let tabs = "TabView(selection: $store.page) { Text(\"\").tag(0) }"

    @Test("pages of one screen and components for any selection are not listed as tabs")
    func pages() {
      let pager = """
        struct Pager<Value: Hashable>: View {
          @Binding var selection: Value
          var body: some View { TabView(selection: $selection) { Text("") } }
        }
        """
      func isTab(_ reason: String) -> Bool { reason.contains("selects a tab") }
      #expect(Self.remarks(Self.tabs).contains(where: isTab))
      #expect(!Self.remarks(Self.tabs + ".tabViewStyle(.page)").contains(where: isTab))
      #expect(!Self.remarks("Text(\"\")", rest: pager).contains(where: isTab))
    }

    @Test("what a view shows inside its screen is told apart from what nothing shows")
    func popups() {
      #expect(
        Self.remarks("ZStack { if store.isPopupShown { Text(\"\") } }").contains(
          "“isPopupShown” changes part of a screen: that is no navigation, and left out"))
      #expect(
        Self.remarks("Text(\"\")").contains(
          "“isPopupShown” is set, but no view was found that shows something for it"))
    }
  }
#endif
