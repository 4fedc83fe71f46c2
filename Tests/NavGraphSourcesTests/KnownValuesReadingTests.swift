#if SourceReading
  import NavGraphSources
  import Testing

  /// Conditions that literals decide, and constants that branches assign.
  struct KnownValuesReadingTests {
    private static func said(_ call: String, _ function: String) -> [String] {
      Sources.transitions(
        Sources.coordinator(
          "case .router(.routeAction(_, .home(.startTapped))): \(call)\nreturn .none",
          functions: "enum Style { case flat, raised(Int) }\n\(function)")
      ).sorted()
    }

    @Test(
      "what a function is called with, or has as a default, decides what it does",
      arguments: [
        (
          "open(covering: true, &state)",
          "func open(covering: Bool = false, _ state: inout State) { if covering { DETAIL } else { HOME } }"
        ),
        (
          "open(&state)",
          "func open(flat: Bool = false, _ state: inout State) { guard !flat else { HOME; return }; DETAIL }"
        ),
        (
          "open(true, false, &state)",
          "func open(_ a: Bool, _ b: Bool, _ state: inout State) { a && !b || state.routes.isEmpty ? DETAIL : HOME }"
        ),
        (
          "open(style: .raised(1), &state)",
          "func open(style: Style = .flat, _ state: inout State) { if case .raised(let height) = style { DETAIL } else { HOME } }"
        ),
        (
          "open(&state)",
          "func open(style: Style = .flat, _ state: inout State) { if style == .flat { DETAIL } else { HOME } }"
        ),
        (
          "open(style: .raised(2), &state)",
          "func open(style: Style, _ state: inout State) { switch style { case .flat: HOME\ndefault: DETAIL } }"
        ),
        (
          "open(name: nil, &state)",
          "func open(name: String?, _ state: inout State) { if let name { HOME } else { DETAIL } }"
        ),
        (
          "open(name: \"A\", &state)",
          "func open(name: String?, _ state: inout State) { if name != nil { DETAIL } else { HOME } }"
        ),
        (
          "open(style: .flat, &state)",
          "func open(style: Style, _ state: inout State) { let shown: Screen.State\nswitch style { case .flat: shown = .detail(.init())\ncase .raised: shown = .home(.init()) }\nstate.routes.push(shown) }"
        ),
        (
          "open(style: .flat, &state)",
          "func open(style: Style, _ state: inout State) { let shown: Screen.State = switch style { case .flat: .detail(.init())\ncase .raised: .home(.init()) }\nstate.routes.push(shown) }"
        ),
      ])
    func literals(_ call: String, _ function: String) {
      let function = function.replacing("DETAIL", with: "state.routes.push(.detail(.init()))")
        .replacing("HOME", with: "state.routes.push(.home(.init()))")
      #expect(Self.said(call, function) == ["home.startTapped: push detail"])
    }

    @Test("a variable that is changed is not known")
    func changed() {
      let function = """
        func open(flat: Bool, _ state: inout State) {
          var flat = flat
          if state.routes.count > 2 { flat = true }
          if flat { state.routes.push(.home(.init())) } else { state.routes.push(.detail(.init())) }
        }
        """
      #expect(
        Self.said("open(flat: false, &state)", function) == [
          "home.startTapped: push detail if !flat", "home.startTapped: push home if flat",
        ])
    }

    @Test(
      "a changed copy of an argument is not known",
      arguments: [
        (
          "open(.flat, &state)",
          "func open(_ style: Style, _ state: inout State) { var style = style; if isOld { style = .raised(1) }; switch style { case .flat: HOME\ncase .raised: DETAIL } }"
        ),
        (
          "open(nil, &state)",
          "func open(_ id: String?, _ state: inout State) { var id = id; if id == nil { id = saved }; if let id { HOME } else { DETAIL } }"
        ),
        (
          "open(nil, &state)",
          "func open(_ id: String?, _ state: inout State) { var id = id; load(&id); show(id, &state) }\nfunc show(_ id: String?, _ state: inout State) { if id == nil { HOME } else { DETAIL } }"
        ),
      ])
    func changedCopies(_ call: String, _ function: String) {
      let function = function.replacing("DETAIL", with: "state.routes.push(.detail(.init()))")
        .replacing("HOME", with: "state.routes.push(.home(.init()))")
      let said = Self.said(call, function)
      #expect(said.contains { $0.contains("push home") })
      #expect(said.contains { $0.contains("push detail") })
    }

    @Test(
      "the pattern of a case that decides nothing by itself is compared with what the case carries",
      arguments: [
        ("open(.part(.large), 1, &state)", ["home"]),
        ("open(.part(.small), 1, &state)", ["detail"]),
        ("open(.number(2), 1, &state)", ["home"]), ("open(.number(3), 1, &state)", ["detail"]),
        ("open(.number(size), 1, &state)", ["detail", "home"]),
        ("open(.standard, 1, &state)", ["detail", "home"]),
      ])
    func nestedCases(_ call: String, _ screens: [String]) {
      let function = """
        enum Size { case large, small }
        enum Link { case part(Size), number(Int); static let standard = Link.number(2) }
        enum Other { case part, number, standard }
        func open(_ link: Link, _ id: Int, _ state: inout State) {
          switch link {
          case .part(.large): state.routes.push(.home(.init()))
          case .part(.small): state.routes.push(.detail(.init()))
          case .number(2): state.routes.push(.home(.init()))
          case .number: state.routes.push(.detail(.init()))
          }
        }
        """
      let said = Self.said(call, function)
      for screen in ["detail", "home"] {
        #expect(said.contains { $0.contains("push \(screen)") } == screens.contains(screen))
      }
    }

    @Test(
      "what is compared with a part of the state is not known",
      arguments: ["id == state.id", "id == saved", "state.ids.contains(id)"])
    func compared(_ condition: String) {
      let said = Self.said(
        "open(nil, &state)",
        """
        func open(_ id: String?, _ state: inout State) {
          if \(condition) { state.routes.push(.home(.init())) } else { state.routes.push(.detail(.init())) }
        }
        """)
      #expect(said.contains { $0.contains("push home") })
      #expect(said.contains { $0.contains("push detail") })
    }

    @Test(
      "a loop, a case and a tuple give their names other values",
      arguments: [
        "for flat in flags { if flat { HOME; break } else { DETAIL; break } }",
        "switch link { case .raised(let flat): if flat { HOME } else { DETAIL }\ncase .flat: return }",
        "if case .raised(let flat) = link { if flat { HOME } else { DETAIL } }",
        "let (flat, other) = pair()\nif flat { HOME } else { DETAIL }",
      ])
    func shadowed(_ code: String) {
      let code = code.replacing("DETAIL", with: "state.routes.push(.detail(.init()))")
        .replacing("HOME", with: "state.routes.push(.home(.init()))")
      let said = Self.said(
        "open(&state)", "func open(flat: Bool = false, _ state: inout State) { \(code) }")
      #expect(said.contains { $0.contains("push home") })
      #expect(said.contains { $0.contains("push detail") })
    }

    @Test("a constant that branches assign is read with the condition of each branch")
    func deferred() {
      let function = """
        func open(_ number: Int, _ state: inout State) {
          let shown: Screen.State
          if number > 1 {
            shown = .home(.init())
          } else {
            guard number > 0 else { return }
            shown = .detail(.init())
          }
          state.routes.push(shown)
        }
        """
      #expect(
        Self.said("open(size, &state)", function) == [
          "home.startTapped: if number <= 0",
          "home.startTapped: push detail if number <= 1 and number > 0",
          "home.startTapped: push home if number > 1",
        ])
    }

    @Test(
      "a break ends the case alone: what follows the switch is done, too",
      arguments: [
        "shown = .home(.init())\nbreak",
        "if isOld { shown = .home(.init()); break }\nshown = .home(.init())",
      ])
    func brokenCases(_ code: String) {
      let function = """
        func open(_ kind: Style, _ state: inout State) {
          let shown: Screen.State
          switch kind {
          case .flat: shown = .detail(.init())
          case .raised:
            \(code)
          }
          state.routes.push(shown)
        }
        """
      let said = Self.said("open(kind, &state)", function)
      #expect(said.contains { $0.contains("push detail") })
      #expect(said.contains { $0.contains("push home") })
      #expect(said.allSatisfy { $0.contains("push") })
    }

    @Test(
      "a closure after a call is the first one that the function takes, and no text",
      arguments: [
        "then: ((inout State) -> Void)? = nil, title: String = \"A\"",
        "title: String? = nil, then: ((inout State) -> Void)? = nil, later: (() -> Void)? = nil",
        "title: String = \"A\", then: ((inout State) -> Void)?",
      ])
    func trailingClosures(_ parameters: String) {
      let function = """
        func confirm(_ state: inout State, \(parameters)) {
          if let then { then(&state) } else { state.routes.goBack() }
        }
        """
      #expect(
        Self.said("confirm(&state) { $0.routes.push(.detail(.init())) }", function) == [
          "home.startTapped: push detail"
        ])
    }

    @Test(
      "loops that empty a stack are read, and others are listed",
      arguments: [
        ("while state.routes.count > 1 { state.routes.removeLast() }", "goBackToRoot", 0),
        ("while state.routes.count > 2 { state.routes.goBack() }", "goBackToIndex(1)", 0),
        ("while !state.routes.isEmpty { state.routes.removeLast() }", "removeAll", 0),
        ("while isBusy { state.routes.removeLast() }", "removeLast(1)", 1),
        ("repeat { state.routes.goBack() } while isBusy", "goBack(1)", 1),
        ("for one in ids { state.routes.push(.detail(one)) }", "push detail", 1),
        (
          "for route in state.routes { if route.isOld { state.routes.goBack(); break } }",
          "goBack(1) if route.isOld", 0
        ),
      ])
    func loops(_ code: String, _ operation: String, _ unclear: Int) {
      let read = Sources.coordinator(
        "case .router(.routeAction(_, .detail(.backTapped))): \(code)\nreturn .none")
      let said = Sources.transitions(read)
      #expect(said.map { $0.replacing("detail.backTapped: ", with: "") }.first ?? "" == operation)
      #expect(Sources.read(read).reading.unclear.count == unclear)
    }

    @Test(
      "what is asked of the first and the last route, and in an extension of arrays, is a condition",
      arguments: [
        ("if case .home(let home)? = state.routes.first?.screen { GO }", "contains"),
        ("guard case .home = state.routes[0].screen else { return .none }\nGO", "contains"),
        ("guard let home = state.routes.first?.screen.home else { return .none }\nGO", "contains"),
        ("if case .detail? = state.routes.last?.screen { GO }", "top"),
        ("state.routes.leave()", "count"),
      ])
    func routes(_ code: String, _ word: String) {
      let code = code.replacing("GO", with: "state.routes.goBack()")
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .detail(.backTapped))): \(code)\nreturn .none")
      let said = Sources.transitions(
        source + "\nextension Array { mutating func leave() { if count > 1 { goBack() } } }")
      #expect(said.contains { $0.hasPrefix("detail.backTapped: goBack(1) when \(word)") })
      #expect(!said.contains { $0.contains(" if ") })
    }
  }
#endif
