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

    @Test(
      "content of a library's modifier can close itself, content of a custom modifier only if its code does"
    )
    func otherLibraries() throws {
      let source = Self.source(
        "case .mapTapped: state.isMapShown = true; return .none", view: Self.bottomSheet)
      func exits(_ source: String) -> [[NavGraphModel.Operation]] {
        let routes = Sources.read(source).graph.coordinators.flatMap(\.routes)
        return routes.filter { $0.name == "map" }.flatMap(\.transitions).map(\.operations)
      }
      #expect(exits(source) == [[.dismissScreen]])
      let own = "extension View { func popup(isPresented: Binding<Bool>) -> some View { self } }"
      #expect(exits(source + own).isEmpty)
      let closing = """
        extension View {
          func popup(isPresented: Binding<Bool>) -> some View { modifier(Popup(isPresented: isPresented)) }
        }
        struct Popup: ViewModifier {
          @Binding var isPresented: Bool
          func body(content: Content) -> some View {
            content.overlay { Button("Close") { isPresented = false } }
          }
        }
        """
      #expect(exits(source + closing) == [[.dismissScreen]])
    }

    @Test(
      "what closes itself before it runs what it is given does both",
      arguments: [
        ("Button(\"\") { isPresented = false; onDone() }", true),
        ("Bar(title: \"\", action: { close(); if isReady { onDone() } })", true),
        ("Sheet(isPresented: $isPresented, onEnd: { onDone() })", true),
        ("Button(\"\") { onDone() }; Button(\"\") { isPresented = false }", false),
        ("Sheet(isPresented: .constant(true), onEnd: onDone)", false),
      ])
    func closers(_ button: String, _ closes: Bool) {
      let source = Self.source(
        """
        case .mapTapped: state.isMapShown = true; return .none
        case .closeTapped: if state.isToastShown { state.isMapShown = false }; return .none
        """,
        view:
          ".drawer(isPresented: viewStore.$isMapShown, onDone: { viewStore.send(.closeTapped) })")
      let own = """
        extension View {
          func drawer(isPresented: Binding<Bool>, onDone: @escaping () -> Void) -> some View {
            modifier(Drawer(isPresented: isPresented, onDone: onDone))
          }
        }
        struct Drawer: ViewModifier {
          @Binding var isPresented: Bool
          let onDone: () -> Void
          func body(content: Content) -> some View { content.overlay { \(button) } }
          func close() { withAnimation { isPresented = false } }
        }
        struct Sheet: View {
          @Binding var isPresented: Bool
          let onEnd: () -> Void
          var body: some View { Button("") { end() } }
          func end() { isPresented = false; onEnd() }
        }
        """
      let found = Sources.transitions(source + own)
      #expect(found.contains("map.closeTapped: dismiss") == closes)
      #expect(found.contains("map.closeTapped: dismiss if state.isToastShown") == !closes)
    }

    @Test("a modifier that draws over the screen by another one is no sheet")
    func drawnByAnother() {
      let own = """
        extension View {
          func menu(isPresented: Binding<Bool>) -> some View { modifier(Menu(isPresented: isPresented)) }
          func actionSheet(isPresented: Binding<Bool>, items: [Item]) -> some View { ZStack { self } }
        }
        struct Menu: ViewModifier {
          @Binding var isPresented: Bool
          func body(content: Content) -> some View {
            content.actionSheet(isPresented: $isPresented, items: [])
          }
        }
        """
      let source = Self.source(
        "case .mapTapped: state.isMapShown = true; return .none",
        view: ".menu(isPresented: viewStore.$isMapShown)")
      let slots = Sources.read(source + own).graph.coordinators.flatMap { coordinator in
        coordinator.slots + coordinator.routes.flatMap(\.slots)
      }
      #expect(slots.map(\.kind) == [.blockingOverlay])
    }

    @Test("a file that Quick Look shows is a sheet that the system closes")
    func preview() {
      let transitions = Sources.transitions(
        """
        @Reducer struct Bill {
          @ObservableState struct State { var file: URL? }
          enum Action: BindableAction { case binding(BindingAction<State>), openTapped }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              switch action {
              case .openTapped: state.file = URL(fileURLWithPath: "bill"); return .none
              case .binding: return .none
              }
            }
          }
        }
        struct BillView: View {
          @Bindable var store: StoreOf<Bill>
          var body: some View {
            Button("Open") { store.send(.openTapped) }.quickLookPreview($store.file)
          }
        }
        """)
      #expect(transitions == ["root.openTapped: show file", "file.closed by the system: dismiss"])
    }

    @Test("a view of the system closes itself, and what an inspector shows is the app's own")
    func systemViews() {
      func exits(_ view: String) -> [String] {
        let found = Sources.read(
          Self.source("case .mapTapped: state.isMapShown = true; return .none", view: view))
        #expect(found.reading.unclear.isEmpty)
        return found.graph.coordinators.flatMap(\.routes).filter { $0.name == "map" }
          .flatMap(\.transitions).map(\.action)
      }
      #expect(
        exits(".fileImporter(isPresented: viewStore.$isMapShown, allowedContentTypes: []) { _ in }")
          == ["closed by the system"])
      #expect(
        exits(".photosPicker(isPresented: viewStore.$isMapShown, selection: viewStore.$photo)")
          == ["closed by the system"])
      #expect(exits(".inspector(isPresented: viewStore.$isMapShown) { Text(\"Map\") }").isEmpty)
      #expect(
        exits(
          ".inspector(isPresented: viewStore.$isMapShown) { Button(\"X\") { viewStore.send(.mapTapped) } }"
        ) == ["mapTapped"])
      let inspector = Sources.read(
        Self.source(
          "case .mapTapped: state.isMapShown = true; return .none",
          view: ".inspector(isPresented: viewStore.$isMapShown) { Text(\"Map\") }"))
      #expect(inspector.graph.coordinators.flatMap(\.slots).map(\.kind) == [.column])
    }

    @Test("a modifier with a binding that shows no screen presents nothing")
    func decorations() {
      let source = Self.source(
        "case .mapTapped: state.isMapShown = true; return .none",
        view: ".searchable(text: viewStore.$text, isPresented: viewStore.$isMapShown)")
      let reading = Sources.read(source).reading
      #expect(reading.coordinators.isEmpty)
      #expect(reading.unclear.isEmpty)
    }

    @Test("a message that disappears automatically is neither a screen nor listed")
    func messages() {
      let source = Self.source(
        "case .mapTapped: state.isToastShown = true; return .none",
        view: ".popup(isPresented: viewStore.$isToastShown) { Text(\"Saved\") }")
      let reading = Sources.read(source).reading
      #expect(reading.coordinators.isEmpty)
      #expect(reading.unclear.isEmpty)
    }

    private static let set = "case let .setMap(isShown): state.isMapShown = isShown; return .none"

    @Test(
      "values that set a flag from a payload are distinguished",
      arguments: [
        set, "case let .setMap(isShown): state.isMapShown = isShown ? true : false; return .none",
        "case let .setMap(isShown): if isShown { state.isMapShown = true } else { state.isMapShown = false }",
        "case let .setMap(isShown): if !isShown { state.isMapShown = false } else { state.isMapShown = true }",
      ])
    func payloads(_ set: String) throws {
      let source = Self.source(
        "case .mapTapped: return .send(.setMap(isShown: true))\n\(set)",
        view: """
          .popup(isPresented: viewStore.$isMapShown) {
            Button("Close") { viewStore.send(.setMap(isShown: false)) }
          }
          """)
      let found = Sources.read(source)
      #expect(found.reading.unclear.isEmpty)
      #expect(
        Set(Sources.operations(source)) == [
          "self.setMap: present isMapShown in Parcel.isMapShown",
          "self.setMap: clear in Parcel.isMapShown",
        ])
      let parcel = try #require(found.graph.coordinators.first)
      let transitions = Dictionary(
        uniqueKeysWithValues: parcel.routes.map { ($0.name, $0.transitions) })
      #expect(transitions["root"]?.map(\.action) == ["mapTapped"])
      #expect(transitions["root"]?.first?.assumption == nil)
      #expect(transitions["map"]?.map(\.operations) == [[.dismissScreen]])
    }

    @Test("consequences of an unknown value are assumed")
    func unknownValues() throws {
      let source = Self.source(
        """
        case .mapTapped: return .run { send in await send(.answered(await ask())) }
        case let .answered(isYes): if isYes { state.isMapShown = true }; return .none
        """, view: Self.bottomSheet)
      let found = Sources.read(source).graph.coordinators.first?.routes.first?.transitions ?? []
      #expect(found.map(\.action) == ["mapTapped", "mapTapped"])
      #expect(Set(found.map(\.assumption)) == ["isYes", "!isYes"])
      #expect(found.map(\.operations.isEmpty).sorted { !$0 && $1 } == [false, true])
    }

    @Test("actions sent only by a binding are SwiftUI gestures, and listed")
    func onlyBound() {
      let source = Self.source(
        Self.set,
        view: """
          .popup(isPresented: viewStore.binding(get: \\.isMapShown, send: Parcel.Action.setMap)) {
            Text("Map")
          }
          """)
      let reading = Sources.read(source).reading
      #expect(reading.coordinators.flatMap(\.transitions).isEmpty)
      #expect(
        reading.unclear.contains { $0.why.contains("no code was found that shows or closes") })
    }

    @Test("a binding set only by an unsent action opens nothing")
    func neverOpened() {
      func setters(_ opening: String) -> [String] {
        let source = Self.source(
          "case .\(opening): return .send(.setMap(isShown: true))\n\(Self.set)",
          view: """
            .popup(isPresented: viewStore.binding(get: \\.isMapShown, send: Parcel.Action.setMap)) {
              Text("Map")
            }
            """)
        return Sources.read(source + Sources.appStart).graph.coordinators.flatMap(\.routes)
          .flatMap(\.transitions).filter { $0.trigger != .sent && $0.action == "setMap" }.map(
            \.action)
      }
      #expect(setters("mapTapped").isEmpty)
      #expect(setters("closeTapped").isEmpty)
    }

    @Test(
      "a binding that closes presented content is not listed",
      arguments: [
        ".share(isPresented: $store.isMapShown.sending(\\.setMap))",
        ".popup(isPresented: Binding(get: { store.isMapShown }, set: { store.send(.setMap(isShown: $0)) })) { Text(\"\") }",
      ])
    func openedByCode(_ view: String) {
      let source = Self.source(
        "case .mapTapped: state.isMapShown = true; return .none\n\(Self.set)", view: view)
      #expect(!Sources.read(source).remarks.contains { $0.reason.contains("no code was found") })
    }

    @Test("a value that is made elsewhere opens it or closes it")
    func otherValues() {
      #expect(
        Self.opened("state.isMapShown = allowed && ready") == [
          ": show map if allowed && ready", ": clear isMapShown if not (allowed && ready)",
        ])
    }

    @Test("a value that the code has asked before is known")
    func knownValues() {
      #expect(
        Self.opened("if state.isReady, result.isNew { state.isMapShown = result.isNew }").first
          == ": show map if state.isReady and result.isNew")
      #expect(
        Self.opened("guard !result.isNew else { return .none }\nstate.isMapShown = result.isNew")
          .contains(": clear isMapShown if !result.isNew"))
    }

    private static func opened(_ code: String) -> [String] {
      Sources.transitions(
        source("case .mapTapped: \(code); return .none", view: bottomSheet)
      ).filter { !$0.contains(": dismiss") }.map { String($0.drop { $0 != ":" }) }
    }

    @Test("a flag that is false at first shows nothing then", arguments: [false, true])
    func initial(_ isShown: Bool) {
      let source = Self.source(
        "case .mapTapped: state.isMapShown = true; return .none", view: Self.bottomSheet
      ).replacing("isMapShown = false", with: "isMapShown = \(isShown)")
      let map = Sources.read(source).reading.coordinators.first
      #expect(map?.initial.map(\.route) == (isShown ? ["isMapShown"] : []))
    }

    @Test(
      "a screen is named after its flag, without the words that say that it is shown",
      arguments: [
        ("isFilterPresented", "filter"), ("filterSheetIsPresented", "filterSheet"),
        ("shouldShowFilter", "filter"), ("isPresentingFilter", "filter"), ("isFilterOn", "filter"),
        ("filterState", "filter"), ("isURLBarShown", "urlBar"), ("filter", "filter"),
        ("isPresented", "isPresented"), ("showcase", "showcase"), ("signOnState", "signOn"),
      ])
    func names(_ flag: String, _ screen: String) {
      let source = Self.source(
        "case .mapTapped: state.isMapShown = true; return .none", view: Self.bottomSheet
      ).replacing("isMapShown", with: flag)
      let graph = Sources.read(source).graph
      #expect(graph.coordinators[0].routes.map(\.name) == ["root", screen])
      #expect(graph.coordinators[0].slots.map(\.name) == [flag])
    }

    @Test("actions sent only by effects are not taps")
    func effects() {
      let source = Self.source(
        """
        case .closeTapped: return .run { send in for await _ in calls { await send(.answered(true)) } }
        case .answered: state.isMapShown = true; return .none
        """, view: Self.bottomSheet + ".onTapGesture { viewStore.send(.closeTapped) }")
      let found = Sources.read(source).reading.coordinators.flatMap(\.transitions)
      #expect(found.map(\.trigger) == ["effect"])
    }
  }
#endif
