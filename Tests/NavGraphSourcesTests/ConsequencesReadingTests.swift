#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import TestSupport
  import Testing

  /// What follows from an action in the same feature, and what nothing leads to.
  struct ConsequencesReadingTests {
    private func home(
      _ cases: String, view: String = "", members: String = "", rest: String = ""
    ) throws -> CoordinatorDefinition {
      let source = """
        @Reducer struct Help { struct State: Equatable {}; enum Action { case doneTapped } }
        @Reducer struct Home {
          @ObservableState struct State: Equatable {
            var isHelpShown = false
            @Presents var help: Help.State?
          }
          enum Action {
            case saveTapped, saved, lostTapped, helpShown(Bool), answered(Result<Int, Error>)
            case help(PresentationAction<Help.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              \(cases)
              default: return .none
              }
            }
            .ifLet(\\.$help, action: \\.help) { Help() }
          }
        }
        struct HomeView: View {
          @Bindable var store: StoreOf<Home>
          var body: some View {
            Button("Save") { store.send(.saveTapped) }
              .sheet(isPresented: $store.isHelpShown) { Text("Help") }
            \(view)
          }
        }
        struct HelpView: View {
          let store: StoreOf<Help>
          @Environment(\\.dismiss) var dismiss
          var body: some View { Button("Later") { self.dismiss() } }
        }
        \(members)
        \(rest)
        """
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      return try #require(graph.coordinators.first { $0.name == "Home" })
    }

    private func transitions(_ route: String, of coordinator: CoordinatorDefinition) -> [Transition]
    {
      coordinator.routes.first { $0.name == route }?.transitions ?? []
    }

    /// The slots that each transition of the root fills.
    private func filled(by coordinator: CoordinatorDefinition) -> [[String]] {
      transitions("root", of: coordinator).map { transition in
        transition.operations.compactMap {
          if case .fill(let slot, _) = $0 { slot } else { nil }
        }
      }
    }

    private static let saved = "case .saved: state.isHelpShown = true; return .none"

    @Test(
      "actions a feature sends itself immediately are part of the tap",
      arguments: [
        ".send(.saved)", ".run { send in await store(); await send(.saved) }",
      ])
    func atOnce(_ effect: String) throws {
      let home = try home("case .saveTapped: return \(effect)\n\(Self.saved)")
      let found = transitions("root", of: home)
      #expect(found.map(\.action) == ["saveTapped"])
      #expect(found.map(\.trigger) == [.tap])
    }

    @Test(
      "values of a stream can arrive at any time",
      arguments: [
        ".run { send in for await _ in values { await send(.saved) } }",
        ".publisher { values.map { _ in .saved } }",
        "Effect.publisher { values.map(Action.saved) }.cancellable(id: 1)",
      ])
    func streams(_ effect: String) throws {
      let home = try home("case .saveTapped: return \(effect)\n\(Self.saved)")
      let found = transitions("root", of: home).first { $0.action == "saved" }
      #expect(found?.trigger == .effect)
    }

    @Test("an effect of only an unsent action is registered with that action")
    func unsent() throws {
      let home = try home(
        "case .lostTapped: return .send(.saved)\n\(Self.saved)", rest: Sources.appStart)
      let found = transitions("root", of: home)
      #expect(found.map(\.action) == ["lostTapped"])
      #expect(found.map(\.trigger) == [.sent])
      #expect(found.map(\.operations.count) == [1])
    }

    @Test("actions sent by an alert's button are not immediate")
    func alertButtons() throws {
      let home = try home(
        """
        case .saveTapped:
          state.question = AlertState(title: TextState(""), buttons: [.default(TextState(""), action: .send(.saved))])
          return .none
        \(Self.saved)
        """)
      #expect(transitions("root", of: home).map(\.action) == ["saved"])
    }

    @Test("a response is one of its cases")
    func responses() throws {
      let home = try home(
        """
        case .saveTapped: return .run { send in await send(.answered(Result { try await store() })) }
        case .answered(.success): state.isHelpShown = true; return .none
        case .answered(.failure): state.help = Help.State(); return .none
        """)
      let found = transitions("root", of: home).filter { $0.action == "saveTapped" }
      #expect(found.map(\.operations.count).sorted() == [1, 1])
    }

    @Test("a condition chooses what an action carries")
    func choices() {
      let source = Sources.coordinator(
        """
        case .reset: return .send(.opened(isNew ? .home : .detail))
        case .opened(let target):
          switch target {
          case .home: state.routes.goBackToRoot()
          case .detail: state.routes.push(.detail(.init()))
          }
          return .none
        """)
      let found = Sources.operations(source)
      #expect(found.contains("self.reset: goBackToRoot"))
      #expect(found.contains("self.reset: push detail"))
    }

    @Test("true and false in a pattern are two actions, and bindings are not buttons")
    func flags() throws {
      let home = try home(
        """
        case .helpShown(true): state.isHelpShown = true; return .none
        case .helpShown(false): state.isHelpShown = false; return .none
        """, view: "Button(\"Help\") { store.send(.helpShown(true)) }")
      #expect(transitions("root", of: home).map(\.operations.count) == [1])
    }

    @Test("a child in the view itself is not presented")
    func embedded() throws {
      let source = """
        @Reducer struct Part { struct State: Equatable {}; enum Action { case tapped } }
        @Reducer struct Home {
          @ObservableState struct State: Equatable { @Presents var part: Part.State?; var alert: AlertState<Never>? }
          enum Action { case showTapped, alertTapped, part(PresentationAction<Part.Action>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .showTapped: state.part = Part.State(); return .none
              default: return .none
              }
            }
          }
        }
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View {
            Button("Show") { store.send(.showTapped) }
            if let store = store.scope(state: \\.part, action: \\.part.presented) { PartView(store: store) }
          }
        }
        """
      #expect(Sources.read(source).graph.coordinators.flatMap(\.slots).isEmpty)
      #expect(Sources.operations(source).isEmpty)
    }

    @Test("a view closes itself by self.dismiss(), and a view controller can do so too")
    func exits() throws {
      let home = try home(
        "case .saveTapped: state.help = Help.State(); state.isHelpShown = true; return .none",
        view: """
          Text("").sheet(isPresented: $store.isHelpShown) { PhotoPicker() }
            .sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0) }
          """, members: "struct PhotoPicker: UIViewControllerRepresentable {}")
      #expect(transitions("help", of: home).map(\.operations) == [[.dismissScreen]])
      #expect(transitions("help", of: home).map(\.operations) == [[.dismissScreen]])
    }

    @Test(
      "a plain view that a Bool presents closes itself, also by the binding of its presentation, or in a part",
      arguments: [
        ("\\.dismiss) var dismiss", "Button(\"Close\") { dismiss() }"),
        (
          "\\.presentationMode) var presentation",
          "Button(\"Close\") { $presentation.wrappedValue.dismiss() }"
        ),
        (
          "\\.presentationMode) var presentation",
          "Button(\"Close\") { self.presentation.wrappedValue.dismiss() }"
        ),
        ("\\.openURL) var openURL", "CloseButton()"),
      ])
    func plainExits(_ property: String, _ body: String) throws {
      let home = try home(
        "case .saveTapped: state.isHelpShown = true; return .none",
        view:
          "Text(\"\").sheet(isPresented: $store.isHelpShown) { NavigationView { PlainView() } }",
        members: """
          struct PlainView: View {
            @Environment(\(property)
            var body: some View { \(body) }
          }
          struct CloseButton: View {
            @Environment(\\.dismiss) var dismiss
            var body: some View { Button("Close") { dismiss() } }
          }
          """)
      #expect(transitions("isHelpShown", of: home).map(\.operations) == [[.dismissScreen]])
      #expect(transitions("root", of: home).map(\.action) == ["saveTapped"])
    }

    @Test("a button of a sheet can lead to an action of the screen")
    func childrenAtOnce() throws {
      let home = try home(
        """
        case .saveTapped: state.help = Help.State(); return .none
        case .help(.presented(.doneTapped)): return .send(.saved)
        case .saved: state.help = nil; return .none
        """,
        members: """
          struct HelpDoneView: View {
            let store: StoreOf<Help>
            var body: some View { Button("Done") { store.send(.doneTapped) } }
          }
          """)
      let found = transitions("help", of: home)
      #expect(found.first { $0.action == "doneTapped" }?.operations == [.dismissScreen])
      #expect(transitions("root", of: home).map(\.action) == ["saveTapped"])
    }

    @Test(
      "code after an exit is not executed",
      arguments: [
        "if state.isPaid { state.count = 1 } else if state.isLate { state.isHelpShown = true; return .none }",
        "if state.isPaid { if state.isLate { state.isHelpShown = true; return .none } else { state.count = 1 } }",
        """
        switch state.kind {
        case .late: if state.isPaid { state.isHelpShown = true; return .none }
        case .early: state.count = 1
        case .other: break
        }
        """,
        "do { if try isLate() { state.isHelpShown = true; return .none } }",
        "for item in state.items { if item.isPaid { continue }; if item.isLate { state.isHelpShown = true; return .none } }",
        """
        if state.isPaid { state.count = 1 } else {
          guard !state.isLate else { state.isHelpShown = true; return .none }
        }
        """,
        "do { if state.isPaid { throw Lost() }; state.count = 1 } catch { state.isHelpShown = true; return .none }",
        """
        do {
          if state.isPaid { if state.isLate { throw Lost() } }
          state.isHelpShown = true
          return .none
        } catch { state.count = 1 }
        """,
      ])
    func exits(_ code: String) throws {
      let home = try home(
        "case .saveTapped: \(code)\nstate.help = Help.State()\nreturn .none")
      #expect(Set(filled(by: home)) == [["help"], ["isHelpShown"]])
    }

    @Test(
      "code after a partial exit is executed",
      arguments: [
        "switch state.kind { case .late: if state.isPaid { break }; state.isHelpShown = true; default: break }",
        "for item in state.items { if item.isPaid { break }; state.isHelpShown = true }",
        "Task { if state.isPaid { return }; state.isHelpShown = true }",
        "do { if state.isPaid { throw Lost() }; state.isHelpShown = true } catch { state.count = 1 }",
        "items: for item in state.items { if item.isPaid { break items }; state.isHelpShown = true }",
        "items: for item in state.items { for part in item.parts { if part.isPaid { continue items }; state.isHelpShown = true } }",
        "check: if state.isNew { if state.isPaid { break check }; state.isHelpShown = true }",
        "wait: while true { switch state.kind { case .late: state.isHelpShown = true; break wait; default: break } }",
        "show(&state)",
      ])
    func innerExits(_ code: String) throws {
      let home = try home(
        """
        case .saveTapped:
          \(code)
          state.help = Help.State()
          return .none
        """,
        members: """
          extension Home {
            func show(_ state: inout State) { if state.isPaid { return }; state.isHelpShown = true }
          }
          """)
      #expect(Set(filled(by: home)).isSuperset(of: [["help"], ["isHelpShown", "help"]]))
    }

    @Test("chains with exits in some branches are read once, in sequence")
    func longChains() throws {
      let (branches, repeats) = Share.byDay((20, 4), atNight: (40, 10))
      let chain = (0..<branches).map {
        "if state.is\($0) { state.isHelpShown = true; return .none }"
      }
      .joined(separator: " else ")
      let partial = "if state.isPaid { state.count = 1 } else " + chain
      let home = try home(
        "case .saveTapped: \(([chain, chain] + Array(repeating: partial, count: repeats)).joined(separator: "\n"))"
          + "\nstate.help = Help.State(); return .none")
      let found = filled(by: home)
      #expect(Set(found) == [["help"], ["isHelpShown"]])
      #expect(found.count < branches * (repeats + 5))
    }

    @Test("onDismiss of a sheet is not a button of the sheet")
    func afterwards() throws {
      let home = try home(
        """
        case .saveTapped: state.isHelpShown = true; return .none
        case .lostTapped: state.help = Help.State(); return .none
        """,
        view: """
          Text("").sheet(isPresented: $store.isHelpShown, onDismiss: { store.send(.lostTapped) }) { Text("") }
            .sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0) }
          """)
      #expect(transitions("root", of: home).map(\.action) == ["saveTapped", "lostTapped"])
      #expect(transitions("isHelpShown", of: home).isEmpty)
    }

    @Test("an argument of a sheet's content is a button of the sheet")
    func argumentsOfContent() throws {
      let home = try home(
        """
        case .saveTapped: state.isHelpShown = true; return .none
        case .lostTapped: state.help = Help.State(); return .none
        """,
        view: """
          Text("").sheet(isPresented: $store.isHelpShown) { Card(onDismiss: { store.send(.lostTapped) }) }
            .sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0) }
          """)
      #expect(transitions("root", of: home).map(\.action) == ["saveTapped"])
      #expect(
        transitions("isHelpShown", of: home).map(\.action) == ["lostTapped", "closed by its view"])
    }

    @Test("each case without an effect is registered")
    func nothing() throws {
      let home = try home(
        """
        case .saveTapped:
          if state.isPaid { return .none }
          return .run { send in await send(.answered(await ask())) }
        case .answered(.success): return .send(.saved)
        case .answered(.failure): state.isHelpShown = true; return .none
        """)
      let nothing = transitions("root", of: home).first { $0.operations.isEmpty }
      #expect(nothing?.assumption == "state.isPaid, or !state.isPaid and answered is success")
    }
  }
#endif
