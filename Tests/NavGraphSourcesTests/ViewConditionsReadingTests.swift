#if SourceReading
  import NavGraphSources
  import Testing

  /// What views ask before they send an action.
  struct ViewConditionsReadingTests {
    private func gate(
      _ view: String, send: String = "case .opened: state.lock = Lock.State(); return .none"
    )
      -> String
    {
      """
      @Reducer struct Lock { struct State: Equatable {}; enum Action { case closed } }
      @Reducer struct Gate {
        @ObservableState struct State: Equatable { @Presents var lock: Lock.State?; var code = "" }
        enum Action { case opened, tapped, lock(PresentationAction<Lock.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(send)
            default: return .none
            }
          }
          .ifLet(\\.$lock, action: \\.lock) { Lock() }
        }
      }
      struct GateView: View {
        @Bindable var store: StoreOf<Gate>
        var body: some View {
          Text("")\(view)
            .sheet(item: $store.scope(state: \\.lock, action: \\.lock)) { _ in Text("") }
        }
      }
      """
    }

    @Test(
      "a condition around what is sent is assumed",
      arguments: [
        (".onAppear { if !store.code.isEmpty { store.send(.opened) } }", "!store.code.isEmpty"),
        (".onAppear { guard store.isNew else { return }; store.send(.opened) }", "store.isNew"),
        (".onAppear { if store.isOld { return }; store.send(.opened) }", "!store.isOld"),
        (
          ".onAppear { if store.isOld { print() } else if isNew { store.send(.opened) } }",
          "!store.isOld and isNew"
        ),
        (".onAppear { store.send(store.isNew ? .opened : .tapped) }", "store.isNew"),
      ])
    func automatic(_ view: String, _ words: String) {
      #expect(Sources.transitions(gate(view)) == ["root.opened automatic: show lock if \(words)"])
    }

    @Test("a button that is there at times")
    func buttons() {
      #expect(
        Sources.transitions(gate(".overlay { if isNew { Button(\"\") { store.send(.opened) } } }"))
          == ["root.opened: show lock if isNew"])
    }

    @Test(
      "the condition that disables a button is assumed to be false",
      arguments: [
        ("Button(\"\") { store.send(.opened) }.disabled(store.isBusy)", "!store.isBusy"),
        (
          "VStack { Button(\"\") { store.send(.opened) } }.disabled(!store.isReady)",
          "store.isReady"
        ),
        (
          "Button(\"\") { store.send(.opened) }.disabled(!store.isReady || store.isBusy)",
          "store.isReady and !store.isBusy"
        ),
        ("Button(\"\") { store.send(.opened) }.disabled(!(store.isReady))", "store.isReady"),
        ("SaveButton(isEnabled: store.isReady) { store.send(.opened) }", "store.isReady"),
        ("Text(\"\").backButton(hidden: store.isBusy) { store.send(.opened) }", "!store.isBusy"),
      ])
    func disabled(_ button: String, _ words: String) {
      #expect(
        Sources.transitions(gate(".overlay { \(button) }"))
          == ["root.opened: show lock if \(words)"])
    }

    @Test(
      "appearances and buttons that are never disabled assume nothing",
      arguments: [
        "Text(\"\").onAppear { store.send(.opened) }.disabled(store.isBusy)",
        "Button(\"\") { store.send(.opened) }.disabled(false)",
        "MyButton(disabled: .constant(false)) { store.send(.opened) }",
        "Shimmer(isEnabled: store.isBusy) { Button(\"\") { store.send(.opened) } }",
        "Text(\"\").toolbar { Button(\"\") { store.send(.opened) } }.disabled(store.isBusy)",
      ])
    func enabled(_ view: String) {
      let found = Sources.transitions(gate(".overlay { \(view) }"))
      #expect(found.count == 1 && found[0].hasSuffix(": show lock"), "\(found)")
    }

    @Test("a condition on a slot is a registered condition")
    func slots() {
      let found = Sources.transitions(
        gate(".onChange(of: phase) { if store.lock == nil { store.send(.opened) } }"))
      #expect(found.count == 1)
      #expect(found.first?.contains("when not") == true)
      #expect(found.first?.contains(" if ") == false)
    }

    @Test(
      "an action sent in every branch assumes nothing",
      arguments: [
        ".onAppear { if store.isNew { store.send(.opened) } }.onDisappear { store.send(.opened) }",
        ".onAppear { if let store = store.scope(state: \\.lock, action: \\.lock) { print(store) }; store.send(.opened) }",
      ])
    func always(_ view: String) {
      #expect(Sources.transitions(gate(view)) == ["root.opened automatic: show lock"])
    }

    @Test("one of two conditions")
    func several() {
      let view =
        ".onAppear { if a { store.send(.opened) } }.onDisappear { if b { store.send(.opened) } }"
      #expect(Sources.transitions(gate(view)) == ["root.opened automatic: show lock if a, or b"])
    }

    @Test("a reducer that repeats the view's check adds no condition")
    func askedTwice() {
      let source = gate(
        ".overlay { Button(\"\") { store.send(.opened) }.disabled(!store.isReady || store.isBusy) }",
        send: """
          case .opened:
            guard state.isReady, !state.isBusy else { return .none }
            guard state.isNew else { return .none }
            state.lock = Lock.State()
            return .none
          """)
      #expect(
        Sources.transitions(source) == [
          "root.opened: show lock if store.isReady and !store.isBusy and state.isNew",
          "root.opened: if store.isReady and !store.isBusy and !state.isNew",
        ])
    }

    @Test("a value changed before the check is distinct")
    func changedBefore() {
      let source = gate(
        ".overlay { if store.isOn { Button(\"\") { store.send(.opened) } } }",
        send: """
          case .opened:
            state.isOn = false
            if !state.isOn { state.lock = Lock.State() }
            return .none
          """)
      #expect(
        Sources.transitions(source).contains {
          $0.hasPrefix("root.opened: show lock if !state.isOn")
        })
    }

    @Test("a response checks a newer value than the view")
    func changed() {
      let send = """
        case .tapped: state.isLoading = true; return .run { send in await send(.opened) }
            case .opened:
              guard state.isLoading else { return .none }
              state.lock = Lock.State()
              return .none
        """
      let button = ".overlay { Button(\"\") { store.send(.tapped) }.disabled(store.isLoading) }"
      #expect(
        Sources.transitions(gate(button, send: send)).first
          == "root.tapped: show lock if state.isLoading")
      let two = button.replacing("store.isLoading)", with: "store.isLoading || store.isOld)")
      #expect(
        Sources.transitions(gate(two, send: send)).first
          == "root.tapped: show lock if !store.isOld and state.isLoading")
    }

    @Test("a long condition is shortened between words, and keeps its end and balanced brackets")
    func long() {
      let checks = (1...12).map { "guard state.isNumber\($0)Allowed else { return .none }" }
      let send = """
        case .opened:
              guard state.codes.filter({ code in code.count > 3 && code.hasPrefix("a long prefix") && code.isKnown }).isEmpty
              else { return .none }
              \(checks.joined(separator: "; "))
              state.lock = Lock.State()
              return .none
        """
      let found = Sources.transitions(
        gate(".overlay { Button(\"\") { store.send(.opened) } }", send: send))
      let words = found.first { $0.contains("show lock") } ?? ""
      #expect(words.hasPrefix("root.opened: show lock if state.codes.filter({ code in"))
      #expect(
        words.contains(" (… long prefix\") && code.isKnown }).isEmpty and … and state.isNumber"))
      #expect(words.hasSuffix(" and state.isNumber11Allowed and state.isNumber12Allowed"))
    }

    @Test("a parent's flag with the same name is distinct")
    func flagsOfParents() {
      let found = Sources.transitions(
        """
        @Reducer struct Lock { struct State: Equatable {}; enum Action {} }
        @Reducer struct Gate {
          @ObservableState struct State: Equatable {
            @Presents var lock: Lock.State?
            var form = Form.State()
            var isLoading = false
          }
          enum Action { case form(Form.Action), lock(PresentationAction<Lock.Action>) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.form, action: \\.form) { Form() }
            Reduce { state, action in
              switch action {
              case .form(.saveTapped):
                guard state.isLoading else { return .none }
                state.lock = Lock.State()
                return .none
              default: return .none
              }
            }
            .ifLet(\\.$lock, action: \\.lock) { Lock() }
          }
        }
        @Reducer struct Form {
          @ObservableState struct State: Equatable { var isLoading = false }
          enum Action { case saveTapped }
        }
        struct GateView: View {
          @Bindable var store: StoreOf<Gate>
          var body: some View {
            FormView(store: store.scope(state: \\.form, action: \\.form))
              .sheet(item: $store.scope(state: \\.lock, action: \\.lock)) { _ in Text("") }
          }
        }
        struct FormView: View {
          let store: StoreOf<Form>
          var body: some View {
            Button("Save") { store.send(.saveTapped) }.disabled(store.isLoading)
          }
        }
        """)
      #expect(found.contains { $0.contains("show lock") }, "\(found)")
    }

    @Test("a screen that reports after the check adds no condition")
    func askedBeforeReports() {
      let main = Sources.coordinator(
        named: "Main", screens: "case form(Form); case done(Done)", root: "form", actions: "other",
        """
        case .router(.routeAction(_, action: .form(.saved))):
          state.routes.push(.done(.init())); return .none
        """)
      let found = Sources.transitions(
        """
        \(main)
        @Reducer struct Done { struct State: Equatable {}; enum Action {} }
        @Reducer struct Form {
          @ObservableState struct State: Equatable { var name = "" }
          enum Action { case saveTapped, saved }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .saveTapped:
                guard !state.name.isEmpty else { return .none }
                return .send(.saved)
              case .saved: return .none
              }
            }
          }
        }
        struct FormView: View {
          @Bindable var store: StoreOf<Form>
          var body: some View {
            Button("Save") { store.send(.saveTapped) }.disabled(store.name.isEmpty)
          }
        }
        """)
      #expect(found == ["form.saved: push done if !store.name.isEmpty"])
    }

    @Test("an action that other code also sends assumes nothing")
    func effects() {
      let source = gate(
        ".onAppear { if store.isNew { store.send(.opened) } }.onTapGesture { store.send(.tapped) }",
        send: """
          case .tapped: return .send(.opened)
          case .opened: state.lock = Lock.State(); return .none
          """)
      #expect(!Sources.transitions(source).contains { $0.contains("isNew") })
    }

    private static let part = """
      struct Buttons: View {
        let store: StoreOf<Gate>
        var body: some View { Button("") { store.send(.opened) } }
      }
      """

    @Test(
      "conditions around a view with the same store apply to its buttons",
      arguments: [
        ("if store.isNew { Buttons(store: store) }", " if store.isNew"),
        (
          "if store.isNew { Buttons(store: store) } else if store.isOld { Buttons(store: store) }",
          " if store.isNew, or !store.isNew and store.isOld"
        ),
        ("Buttons(store: store).disabled(store.isBusy)", " if !store.isBusy"),
        ("Buttons(store: store); if store.isNew { Buttons(store: store) }", ""),
      ])
    func parts(_ content: String, _ words: String) {
      let found = Sources.transitions(gate(".overlay { \(content) }") + "\n" + Self.part)
      #expect(found == ["root.opened: show lock" + words])
    }

    @Test("a view shared with another screen assumes nothing")
    func sharedParts() {
      let other = """
        struct OtherView: View {
          let store: StoreOf<Other>
          var body: some View { Buttons(store: store.scope(state: \\.gate, action: \\.gate)) }
        }
        @Reducer struct Other {
          @ObservableState struct State { var gate = Gate.State() }
          enum Action { case gate(Gate.Action) }
          var body: some ReducerOf<Self> { Scope(state: \\.gate, action: \\.gate) { Gate() } }
        }
        """
      let found = Sources.transitions(
        gate(".overlay { if store.isNew { Buttons(store: store) } }") + "\n" + Self.part + "\n"
          + other)
      #expect(!found.contains { $0.contains("isNew") }, "\(found)")
    }
  }
#endif
