#if SourceReading
  import Testing

  /// A feature with a view for each of the screens that show it.
  struct FeatureViewsReadingTests {
    /// A stack whose root and pushed screens are one feature.
    private static func app(
      done: String = "DoneView(store: store)",
      body: String = "Button(\"Close\") { store.send(.closeTapped) }", rest: String = ""
    ) -> String {
      """
      @Reducer struct Flow {
        @Reducer enum Path { case failed(Payment), done(Payment) }
        @ObservableState struct State { var path = StackState<Path.State>(); var start = Payment.State() }
        enum Action { case path(StackActionOf<Path>), start(Payment.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.start, action: \\.start) { Payment() }
          Reduce { state, action in
            switch action {
            case .start(.payTapped): state.path.append(.done(Payment.State())); return .none
            case .path(.element(_, .failed(.closeTapped))), .path(.element(_, .done(.closeTapped))):
              state.path.removeAll()
              return .none
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      @Reducer struct Payment {
        @ObservableState struct State { var helpIsShown = false }
        enum Action { case payTapped, helpTapped, closeTapped, appeared, loaded }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .helpTapped, .loaded: state.helpIsShown = true; return .none
            case .appeared: return .run { send in await send(.loaded) }
            default: return .none
            }
          }
        }
      }
      struct FlowView: View {
        @Bindable var store: StoreOf<Flow>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            PayView(store: store.scope(state: \\.start, action: \\.start))
          } destination: { store in
            switch store.case {
            case .failed(let store): FailedView(store: store)
            case .done(let store): \(done)
            }
          }
        }
      }
      struct PayView: View {
        let store: StoreOf<Payment>
        var body: some View { Button("Pay") { store.send(.payTapped) } }
      }
      struct FailedView: View {
        @Bindable var store: StoreOf<Payment>
        var body: some View {
          HelpButton(store: store).sheet(isPresented: $store.helpIsShown) { Text("Help") }
          Button("Close") { store.send(.closeTapped) }
        }
      }
      struct HelpButton: View {
        let store: StoreOf<Payment>
        var body: some View { Button("Help") { store.send(.helpTapped) } }
      }
      struct DoneView: View {
        let store: StoreOf<Payment>
        var body: some View { \(body) }
      }
      \(rest)
      """
    }

    @Test("each screen has the buttons of its view and of the view's parts")
    func ownViews() {
      let found = Sources.transitions(Self.app())
      #expect(found.filter { $0.contains("helpTapped") } == ["failed.helpTapped: show help"])
      #expect(found.filter { $0.contains("closeTapped") }.count == 2, "\(found)")
    }

    @Test("content that another view presents is not shown on a screen")
    func slots() {
      let found = Sources.transitions(
        Self.app(body: "Text(\"\").onAppear { store.send(.appeared) }"))
      #expect(!found.contains { $0.hasPrefix("done.") && $0.contains("helpIsShown") })
      #expect(found.contains { $0.hasPrefix("failed.helpTapped") })
    }

    @Test("a screen without a known view can have the buttons of any")
    func unknownView() {
      let found = Sources.transitions(Self.app(done: "makeDone(store)"))
      #expect(found.contains { $0.hasPrefix("done.helpTapped") }, "\(found)")
    }

    @Test("a view created outside of views can have its buttons everywhere")
    func factories() {
      let found = Sources.transitions(
        Self.app(
          done: "make(store)",
          rest:
            "@MainActor func make(_ store: StoreOf<Payment>) -> some View { FailedView(store: store) }"
        ))
      #expect(found.contains { $0.hasPrefix("done.helpTapped") }, "\(found)")
    }

    @Test("one child on the screen and in its sheet, each with a view of its own")
    func sheetOfPart() {
      let found = Sources.transitions(
        """
        @Reducer struct Order {
          @Reducer enum Path { case done(Done) }
          @ObservableState struct State {
            var path = StackState<Path.State>()
            var address = Address.State()
            var editorIsShown = false
          }
          enum Action { case path(StackActionOf<Path>), address(Address.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.address, action: \\.address) { Address() }
            Reduce { state, action in
              switch action {
              case .address(.editTapped): state.editorIsShown = true; return .none
              case .address(.saveTapped):
                state.editorIsShown = false
                state.path.append(.done(Done.State()))
                return .none
              case .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        @Reducer struct Done { struct State {}; enum Action {} }
        @Reducer struct Address { struct State {}; enum Action { case editTapped, saveTapped } }
        struct OrderView: View {
          @Bindable var store: StoreOf<Order>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              AddressRow(store: store.scope(state: \\.address, action: \\.address))
                .sheet(isPresented: $store.editorIsShown) {
                  AddressEditor(store: store.scope(state: \\.address, action: \\.address))
                }
            } destination: { _ in Text("") }
          }
        }
        struct AddressRow: View {
          let store: StoreOf<Address>
          var body: some View { Button("Edit") { store.send(.editTapped) } }
        }
        struct AddressEditor: View {
          let store: StoreOf<Address>
          var body: some View { Button("Save") { store.send(.saveTapped) } }
        }
        """)
      #expect(found.contains { $0.contains("saveTapped") && $0.contains("push done") }, "\(found)")
    }

    @Test("each of several sheets has the buttons of its view")
    func sheets() {
      let found = Sources.transitions(
        """
        @Reducer struct List {
          @Reducer enum Destination { case add(Form), edit(Form) }
          @ObservableState struct State { @Presents var destination: Destination.State? }
          enum Action { case addTapped, editTapped, destination(PresentationAction<Destination.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .addTapped: state.destination = .add(Form.State()); return .none
              case .editTapped: state.destination = .edit(Form.State()); return .none
              case .destination: return .none
              }
            }
            .ifLet(\\.$destination, action: \\.destination)
          }
        }
        @Reducer struct Form {
          struct State {}
          enum Action { case saveTapped, deleteTapped }
          @Dependency(\\.dismiss) var dismiss
          var body: some ReducerOf<Self> {
            Reduce { _, action in
              switch action {
              case .saveTapped, .deleteTapped: return .run { _ in await dismiss() }
              }
            }
          }
        }
        struct ListView: View {
          @Bindable var store: StoreOf<List>
          var body: some View {
            VStack {
              Button("Add") { store.send(.addTapped) }
              Button("Edit") { store.send(.editTapped) }
            }
            .sheet(item: $store.scope(state: \\.destination?.add, action: \\.destination.add)) {
              AddView(store: $0)
            }
            .sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) {
              EditView(store: $0)
            }
          }
        }
        struct AddView: View {
          let store: StoreOf<Form>
          var body: some View { Button("Save") { store.send(.saveTapped) } }
        }
        struct EditView: View {
          let store: StoreOf<Form>
          var body: some View { Button("Delete") { store.send(.deleteTapped) } }
        }
        """)
      #expect(found.filter { $0.hasPrefix("add.") } == ["add.saveTapped: dismiss"])
      #expect(found.filter { $0.hasPrefix("edit.") } == ["edit.deleteTapped: dismiss"])
    }
  }
#endif
