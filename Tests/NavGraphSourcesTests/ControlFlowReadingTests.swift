#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import TestSupport
  import Testing

  /// Which code is done for which action, and which of several values is shown.
  struct ControlFlowReadingTests {
    private static func operations(_ statements: String, functions: String = "") -> [String] {
      Sources.operations(
        Sources.coordinator(
          "case let .router(.routeAction(id, action: .home(action))):\n\(statements)\nreturn .none",
          state: "var isNew = false", functions: functions)
      ).sorted()
    }

    @Test(
      "a screen that code chooses is each of them",
      arguments: [
        "state.routes.push(state.isNew ? .home(.init()) : .detail(.init()))",
        "let next: Screen.State = state.isNew ? .home(.init()) : .detail(.init())\nstate.routes.push(next)",
        "let next: Screen.State = if state.isNew { .home(.init()) } else { .detail(.init()) }\nstate.routes.push(next)",
        "let next: Screen.State = switch id { case 0: .home(.init())\ndefault: .detail(.init()) }\nstate.routes.push(next)",
        "let next: Screen.State\nif state.isNew { next = .home(.init()) } else { next = .detail(.init()) }\nstate.routes.push(next)",
        "let next: Screen.State\nnext = if state.isNew { .home(.init()) } else { .detail(.init()) }\nstate.routes.push(next)",
        "let next: Screen.State\nnext = state.isNew ? .home(.init()) : .detail(.init())\nstate.routes.push(next)",
        "var next: Screen.State = .home(.init())\nif state.isNew { next = .detail(.init()) }\nother.next = .home(.init())\nstate.routes.push(next)",
        "var next: Screen.State? = nil\nif state.isNew { next = .detail(.init()) } else { next = .home(.init()) }\nif let next { state.routes.push(next) }",
        "var next: Screen.State?\nif state.isNew { next = .detail(.init()) } else { next = .home(.init()) }\nguard let screen = next else { return .none }\nstate.routes.push(screen)",
        "state.isNew ? state.routes.push(.detail(.init())) : state.routes.push(.home(.init()))",
        "let style: Route<Screen.State> = .push(state.isNew ? .home(.init()) : .detail(.init()))\nstate.routes.append(style)",
      ])
    func choices(_ code: String) {
      let said = Self.operations("guard case .startTapped = action else { return .none }\n" + code)
      #expect(said == ["home.startTapped: push detail", "home.startTapped: push home"])
    }

    @Test("a chosen screen in an array is one array or the other")
    func choiceInArray() {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .home(.startTapped))):\n"
          + "state.routes = [.root(state.isNew ? .home(.init()) : .detail(.init()))]\nreturn .none",
        state: "var isNew = false")
      #expect(
        Sources.operations(source).sorted() == [
          "home.startTapped: set detail", "home.startTapped: set home",
        ])
    }

    @Test("values in one another are each read, and too many are listed")
    func manyChoices() {
      func cases(_ count: Int) -> String {
        (0..<count).map { "case \($0): .home(.init())\n" }.joined() + "default: .detail(.init())"
      }
      func source(_ code: String) -> String {
        Sources.coordinator(
          "case .router(.routeAction(_, .home(.startTapped))):\n\(code)\nreturn .none",
          state: "var isNew = false; var n = 0")
      }
      let mixed = source(
        "let next: Screen.State\nif state.isNew { next = switch state.n { \(cases(1)) } } "
          + "else { next = .home(.init()) }\nstate.routes.push(next)")
      #expect(
        Sources.operations(mixed).sorted() == [
          "home.startTapped: push detail", "home.startTapped: push home",
          "home.startTapped: push home",
        ])
      let large = source("state.routes.push(switch state.n { \(cases(400)) })")
      #expect(Sources.operations(large).isEmpty)
      #expect(
        Sources.read(large).reading.unclear.map(\.why) == [
          "more values are chosen from here than are read"
        ])
    }

    private static let roots: [(code: String, said: [String], unclear: Int)] = [
      (
        "state.routes[0] = .root(state.isNew ? .home(.init()) : .detail(.init()))",
        ["home.startTapped: set detail", "home.startTapped: set home"], 0
      ),
      ("state.routes[id: 0] = .root(.home(.init()))", [], 1),
      ("state.routes[0] = makeRoot()", [], 1),
      (
        "state.routes.push(.detail(.init()))\nstate.routes[0] = .root(.home(.init()))",
        ["home.startTapped: push detail"], 1
      ),
    ]

    @Test(
      "replacing the root gives a new stack only if nothing can be above it", arguments: roots)
    func replacedRoot(_ code: String, _ said: [String], _ unclear: Int) {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .home(.startTapped))):\n\(code)\nreturn .none",
        state: "var isNew = false")
      #expect(Sources.operations(source).sorted() == said)
      #expect(Sources.read(source).reading.unclear.count == unclear)
    }

    @Test(
      "arrays are added to, and the screen on top is replaced",
      arguments: [
        (
          "state.routes += [.push(.detail(.init())), .sheet(.home(.init()))]",
          ["push detail", "sheet home"]
        ),
        (
          "state.routes.append(contentsOf: [.push(.detail(.init())), .sheet(.home(.init()))])",
          ["push detail", "sheet home"]
        ),
        ("state.routes = state.routes + [.push(.detail(.init()))]", ["push detail"]),
        (
          "state.routes += [.push(.detail(.init()))] + [.sheet(.home(.init()))]",
          ["push detail", "sheet home"]
        ),
        (
          "let more: [Route<Screen.State>] = [.push(.detail(.init())), .sheet(.home(.init()))]\nstate.routes.append(contentsOf: more)",
          ["push detail", "sheet home"]
        ),
        (
          "state.routes[state.routes.count - 1] = .push(.detail(.init()))",
          ["removeLast", "push detail"]
        ),
        (
          "let top = state.routes.endIndex - 1\nstate.routes[top].screen = .detail(.init())",
          ["replaceTop detail"]
        ),
      ])
    func arrays(_ code: String, _ said: [String]) {
      let source = Sources.coordinator("case .reset:\n\(code)\nreturn .none")
      #expect(Sources.operations(source) == said.map { "self.reset: " + $0 })
    }

    @Test(
      "an array that code fills before it is added is listed",
      arguments: ["state.routes += new", "state.routes.append(contentsOf: new)"])
    func filledArray(_ code: String) {
      let source = Sources.coordinator(
        """
        case .reset:
          var new: [Route<Screen.State>] = []
          new.append(.push(.detail(.init())))
          \(code)
          return .none
        """)
      #expect(Sources.read(source).reading.unclear.count == 1)
    }

    @Test(
      "one of two arrays is added",
      arguments: ["state.routes += VALUE", "state.routes.append(contentsOf: VALUE)"])
    func chosenArrays(_ code: String) {
      let value =
        "state.isNew ? [.push(.detail(.init()))] : [.cover(.home(.init())), .push(.detail(.init()))]"
      let code = code.replacing("VALUE", with: value)
      let source = Sources.coordinator(
        "case .reset:\n\(code)\nreturn .none", state: "var isNew = false")
      let found = Sources.read(source).reading.coordinators.flatMap(\.transitions).map { one in
        one.operations.map { "\($0.op) \($0.target ?? "")" }.joined(separator: ", ")
          + " if \(one.when ?? "")"
      }
      #expect(
        found == [
          "push detail if state.isNew", "cover home, push detail if !state.isNew",
        ])
    }

    @Test(
      "further checks of a case are conditions",
      arguments: [
        (
          "switch (action, state.isNew) { case (.startTapped, true): ONE\ncase (.startTapped, _): TWO\ndefault: break }",
          ["goBack if state.isNew", "push if !state.isNew"]
        ),
        (
          "switch (state.isNew, action) { case (false, .startTapped): ONE\ncase (true, .startTapped): TWO\ndefault: break }",
          ["push if state.isNew", "goBack if !state.isNew"]
        ),
        (
          "switch (action, state.number) { case (.startTapped, 0): ONE\ncase (.startTapped, _) where state.isNew: TWO\ndefault: break }",
          ["goBack if state.number is 0", "push if state.number is not 0 && state.isNew"]
        ),
        (
          "guard action == .startTapped else { return .none }\nswitch (action, state.isNew) { case (_, true): ONE\ndefault: TWO }",
          [
            "goBack if action == .startTapped && state.isNew",
            "push if action == .startTapped && !state.isNew",
          ]
        ),
        (
          "if action == .startTapped { switch state.kind { case .a where state.isNew: ONE\ndefault: TWO } }",
          [
            "goBack if action == .startTapped && state.kind is .a && state.isNew",
            "push if action == .startTapped && not (state.kind is .a && state.isNew)",
          ]
        ),
      ])
    func besides(_ code: String, _ said: [String]) {
      let code = code.replacing("ONE", with: "state.routes.goBack()")
        .replacing("TWO", with: "state.routes.push(.detail(.init()))")
      let source = Sources.coordinator(
        "case let .router(.routeAction(_, action: .home(action))):\n\(code)\nreturn .none",
        state: "var isNew = false")
      let found = Sources.read(source).reading.coordinators.flatMap(\.transitions).map {
        "\($0.operations[0].op) if \($0.when ?? "")"
      }
      #expect(found == said)
    }

    @Test(
      "code for a whole screen is not executed for actions of an earlier case",
      arguments: [
        "switch home { case .picked: return .none\ndefault: state.routes.goBack() }",
        "handle(home, &state)",
      ])
    func takenBefore(_ code: String) {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
          return .none
        case let .router(.routeAction(_, .home(home))):
          \(code)
          return .none
        """,
        functions: """
          func handle(_ home: Home.Action, _ state: inout State) {
            switch home { case .picked: return
            default: state.routes.goBack() }
          }
          """)
      #expect(
        Sources.operations(source).sorted() == [
          "home.closeTapped: goBack", "home.delegate: goBack",
        ])
    }

    private static let asking: [(code: String, said: [String])] = [
      ("if action == .startTapped { state.routes.goBack() }", ["home.startTapped: goBack"]),
      (
        "if action == .startTapped || action == .closeTapped { state.routes.goBack() }",
        ["home.closeTapped: goBack", "home.startTapped: goBack"]
      ),
      (
        "guard action == .closeTapped else { return .none }\nstate.routes.goBack()",
        ["home.closeTapped: goBack"]
      ),
      (
        "switch (id, action) { case (_, .startTapped): state.routes.goBack()\ndefault: break }",
        ["home.startTapped: goBack"]
      ),
      (
        """
        switch action {
        case .startTapped: state.routes.goBack(); fallthrough
        case .closeTapped: state.routes.dismiss()
        default: break
        }
        """,
        ["home.closeTapped: dismiss", "home.startTapped: dismiss", "home.startTapped: goBack"]
      ),
      (
        "switch action {\n#if DEBUG\ncase .startTapped: state.routes.goBack()\n#endif\ndefault: break }",
        ["home.startTapped: goBack"]
      ),
    ]

    @Test("code that checks for an action is executed only for it", arguments: asking)
    func asked(_ code: String, _ said: [String]) {
      #expect(Self.operations(code) == said)
    }

    @Test(
      "code after a return is not executed for the returning actions",
      arguments: [
        "switch action { case .startTapped, .picked, .delegate: return .none\ndefault: break }\nstate.routes.goBack()",
        """
        if action == .startTapped { return .none }
        switch action { case .picked, .delegate: return .none
        case .closeTapped, .startTapped: break }
        state.routes.goBack()
        """,
      ])
    func following(_ code: String) {
      #expect(Self.operations(code) == ["home.closeTapped: goBack"])
    }

    private static let otherActions: [(code: String, said: [String])] = [
      (
        """
        guard case let .delegate(inner) = action else { return .none }
        guard !state.isNew else { return .none }
        switch inner { case .finished: return .none
        default: state.routes.goBack() }
        """,
        ["home.delegate.opened: goBack"]
      ),
      (
        "if action == .startTapped { state.routes.push(.detail(.init())) } else { state.routes.goBack() }",
        [
          "home.closeTapped: goBack", "home.delegate: goBack", "home.picked: goBack",
          "home.startTapped: push detail",
        ]
      ),
      (
        """
        guard case .startTapped = action else { state.routes.goBack(); return .none }
        state.routes.push(.detail(.init()))
        """,
        [
          "home.closeTapped: goBack", "home.delegate: goBack", "home.picked: goBack",
          "home.startTapped: push detail",
        ]
      ),
      (
        "switch action { case .startTapped, .closeTapped, .picked, .delegate(.finished): return .none\ndefault: break }\nstate.routes.goBack()",
        ["home.delegate.opened: goBack"]
      ),
      (
        "if case .delegate(.opened(id: 1)) = action { return .none }\nif action == .startTapped || action == .closeTapped { return .none }\nstate.routes.goBack()",
        ["home.delegate.finished: goBack", "home.delegate.opened: goBack", "home.picked: goBack"]
      ),
    ]

    @Test(
      "a default, a wildcard and a whole screen cover all other actions",
      arguments: [
        (
          "default: state.routes.goBack(); return .none",
          [
            "detail.backTapped: goBack", "home.closeTapped: goBack", "home.delegate: goBack",
            "home.picked: goBack", "self.opened: goBack",
          ]
        ),
        (
          "case .router(.routeAction(_, .home)) where state.isNew: return .none\ncase .opened: return .none\ndefault: state.routes.goBack(); return .none",
          [
            "detail.backTapped: goBack", "home.closeTapped: goBack", "home.delegate: goBack",
            "home.picked: goBack",
          ]
        ),
        (
          "case .router(.routeAction(_, .home)): state.routes.goBack(); return .none\ncase _: return .none",
          ["home.closeTapped: goBack", "home.delegate: goBack", "home.picked: goBack"]
        ),
      ])
    func defaults(_ code: String, _ said: [String]) {
      let source = Sources.coordinator(
        """
        case .reset: return .none
        case .router(.routeAction(_, .home(.startTapped))):
          state.routes.push(.detail(.init()))
          return .none
        \(code)
        """
      ).replacing("default: return .none", with: "")
      #expect(
        Sources.operations(source).sorted() == (said + ["home.startTapped: push detail"]).sorted())
      #expect(Sources.read(source).reading.unclear.isEmpty)
    }

    @Test(
      "code for indistinguishable actions is listed",
      arguments: [
        "switch action { case .closed: return .none\ndefault: state.routes.goBack() }",
        "if case .closed = action { return .none }\nstate.routes.goBack()",
      ])
    func unknownDefault(_ code: String) {
      let source = Sources.coordinator(
        "case let .heard(action): \(code)", state: "var isNew = false"
      ).replacing("case reset,", with: "case heard(OtherAction), reset,")
      #expect(Sources.operations(source).isEmpty)
      #expect(Sources.read(source).reading.unclear.count == 1)
    }

    private static let sequels: [(code: String, said: [String])] = [
      (
        "switch action { case .startTapped: ONE\ndefault: break }\nTWO",
        ["startTapped: goBack, push if ", "closeTapped: push if "]
      ),
      (
        "if action == .startTapped { ONE }\nswitch action { case .startTapped: TWO\ndefault: break }",
        ["startTapped: goBack, push if action == .startTapped"]
      ),
      ("step(action, &state)\nTWO", ["startTapped: goBack, push if ", "closeTapped: push if "]),
      (
        "if state.isNew { if case .startTapped = action { return .none } }\nONE",
        ["startTapped: goBack if !state.isNew", "closeTapped: goBack if "]
      ),
      (
        "if state.isNew { if state.isOld { return .none } }\nguard action == .startTapped else { return .none }\nONE",
        ["startTapped: goBack if action == .startTapped"]
      ),
    ]

    @Test("code after a check for the action is executed after it", arguments: sequels)
    func sequel(_ code: String, _ said: [String]) {
      #expect(Self.ways(code) == said)
    }

    private static let excluding: [(code: String, said: [String])] = [
      (
        "switch action { case .startTapped where state.isNew: ONE\ncase .startTapped: TWO\ndefault: break }",
        ["startTapped: goBack if state.isNew", "startTapped: push if !state.isNew"]
      ),
      (
        "switch action { case .startTapped where state.isNew: ONE\ncase .startTapped, .closeTapped: TWO\ndefault: break }",
        [
          "startTapped: goBack if state.isNew", "startTapped: push if !state.isNew",
          "closeTapped: push if ",
        ]
      ),
      (
        "switch action { case .startTapped where state.isNew: ONE\ncase let any where any != .closeTapped: TWO\ndefault: break }",
        ["startTapped: goBack if state.isNew", "startTapped: push if !state.isNew"]
      ),
      (
        "if action != .startTapped, action != .closeTapped { return .none }\nif action != .closeTapped { ONE }",
        ["startTapped: goBack if action != .startTapped"]
      ),
      (
        "guard action == .startTapped || action == .closeTapped else { return .none }\nstate.routes.push(action == .startTapped ? .detail(.init()) : .home(.init()))",
        [
          "startTapped: push detail if action == .startTapped || action == .closeTapped",
          "closeTapped: push home if action == .startTapped || action == .closeTapped",
        ]
      ),
      (
        "guard action == .startTapped && state.isNew else { return .none }\naction == .closeTapped ? state.routes.dismiss() : state.routes.goBack()",
        ["startTapped: goBack if action == .startTapped && state.isNew"]
      ),
      (
        "guard case .startTapped = action else { return .none }\nreturn .send(action == .startTapped ? .reset : .opened(.home))",
        ["startTapped: goBackToRoot if "]
      ),
    ]

    @Test(
      "an earlier case, a comparison and a ternary on the action are decided", arguments: excluding)
    func decided(_ code: String, _ said: [String]) {
      #expect(Self.ways(code) == said)
    }

    /// What is done for each of two actions of a screen, with its condition.
    private static func ways(_ code: String) -> [String] {
      let code = code.replacing("ONE", with: "state.routes.goBack()")
        .replacing("TWO", with: "state.routes.push(.detail(.init()))")
      let source = Sources.coordinator(
        "case let .router(.routeAction(_, action: .home(action))):\n\(code)\nreturn .none\n"
          + "case .reset: state.routes.goBackToRoot(); return .none",
        state: "var isNew = false; var isOld = false",
        functions: """
          func step(_ action: Home.Action, _ state: inout State) {
            switch action { case .startTapped: state.routes.goBack()
            default: break }
          }
          """)
      return Sources.read(source).reading.coordinators.flatMap(\.transitions).map { one in
        let done = one.operations.map { operation in
          operation.op + (code.contains("? .detail") ? " " + (operation.target ?? "") : "")
        }
        return "\(one.on.action): \(done.joined(separator: ", ")) if \(one.when ?? "")"
      }.filter { $0.hasPrefix("startTapped") || $0.hasPrefix("closeTapped") }
    }

    @Test("many cases and many questions one after another are read in time")
    func manyQuestions() {
      let count = Share.byDay(150, atNight: 300)
      let names = (0..<count).map { "a\($0)" }
      let cases = names.map {
        "case .router(.routeAction(_, .home(.\($0)))): state.routes.push(.detail(.init()))\n"
      }
      let switches = (0..<25).map { number in
        """
        switch action { case .router(.routeAction(_, .home(.a\(number)))): state.routes.goBack()
        default: break }

        """
      }
      let source = Sources.coordinator(
        cases.joined() + "default: break }\n" + switches.joined() + "switch action {"
      ).replacing(
        "case startTapped,", with: "case \(names.joined(separator: ", "))\ncase startTapped,")
      let start = ContinuousClock.now
      let transitions = Sources.read(source).reading.coordinators.flatMap(\.transitions)
      #expect(transitions.count == count)
      #expect(transitions.filter { $0.operations.map(\.op) == ["push", "goBack"] }.count == 25)
      #expect(ContinuousClock.now - start < .seconds(20))
    }

    private static let several: [(code: String, said: [String])] = [
      (
        "if case .startTapped = action, state.isNew { state.routes.goBack() }",
        ["startTapped: goBack if state.isNew"]
      ),
      (
        "guard state.isNew, action == .startTapped else { return .none }\nstate.routes.goBack()",
        ["startTapped: goBack if action == .startTapped && state.isNew"]
      ),
      (
        """
        if case .startTapped = action, state.isNew { return .none }
        switch action {
        case .startTapped: state.routes.goBack()
        default: break
        }
        """, ["startTapped: goBack if !state.isNew"]
      ),
      (
        "guard state.isNew else { return .none }\nswitch action { case .startTapped: state.routes.goBack()\ndefault: break }",
        ["startTapped: goBack if state.isNew"]
      ),
      (
        "if case .delegate(let inner) = action, case .finished = inner { state.routes.goBack() }",
        ["delegate.finished: goBack if "]
      ),
    ]

    @Test(
      "of several conditions, one checks the action and the others apply only to it",
      arguments: several)
    func severalConditions(_ code: String, _ said: [String]) {
      let source = Sources.coordinator(
        "case let .router(.routeAction(id, action: .home(action))):\n\(code)\nreturn .none",
        state: "var isNew = false")
      let found = Sources.read(source).reading.coordinators.flatMap(\.transitions).map {
        "\($0.on.action): \($0.operations[0].op) if \($0.when ?? "")"
      }
      #expect(found == said)
    }

    @Test("code for the other actions is executed for each of them", arguments: otherActions)
    func others(_ code: String, _ said: [String]) {
      #expect(Self.operations(code) == said)
    }

    @Test(
      "a partially returning action is still handled under the opposite condition",
      arguments: [
        ("case .picked(0): return .none", "picked != 0"),
        ("case let .picked(number) where number > 3: return .none", "number <= 3"),
      ])
    func partly(_ code: String, _ words: String) {
      let source = Sources.coordinator(
        """
        case let .router(.routeAction(_, action: .home(action))):
        switch action { \(code)
        case .startTapped, .closeTapped, .delegate: return .none
        default: break }
        state.routes.goBack()
        return .none
        """)
      let transitions = Sources.read(source).reading.coordinators.flatMap(\.transitions)
      #expect(transitions.map(\.on.action) == ["picked"])
      #expect(transitions.map(\.when) == [words])
    }

    @Test("a screen's action that returns early does not hide those of other screens")
    func earlyReturn() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))): return .none
        default: break
        }
        switch action {
        case .router(.routeAction(_, .home(.startTapped))): state.routes.push(.detail(.init())); return .none
        case .router(.routeAction(_, .home(.closeTapped))): state.routes.goBack(); return .none
        case .router(.routeAction(_, .detail(.backTapped))): state.routes.dismiss(); return .none
        case .reset: state.routes.goBackToRoot(); return .none
        """)
      #expect(
        Sources.operations(source) == [
          "home.closeTapped: goBack", "detail.backTapped: dismiss", "self.reset: goBackToRoot",
        ])
    }

    @Test(
      "indistinguishable code is listed",
      arguments: [
        "switch action {\ncase .startTapped: if state.isNew { fallthrough }\ncase .closeTapped: state.isNew = true\ndefault: break }",
        "if action == .startTapped { return .none }\nstate.routes.goBack()",
      ])
    func admitted(_ code: String) {
      let many = (0..<64).map { "case number\($0)\n" }.joined()
      let source = Sources.coordinator(
        "case let .router(.routeAction(_, action: .home(action))):\n\(code)\nreturn .none",
        state: "var isNew = false"
      ).replacing("case startTapped,", with: many + "case startTapped,")
      #expect(Sources.operations(source).isEmpty)
      #expect(Sources.read(source).reading.unclear.count == 1)
    }

    @Test("an action is handled in onChange's reducer")
    func change() {
      let source = """
        @Reducer struct Form { struct State {}; enum Action {} }
        @Reducer struct Shop {
          @Reducer enum Path { case form(Form) }
          struct State { var path = StackState<Path.State>(); var count = 0 }
          enum Action { case path(StackActionOf<Path>), editTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in .none }
              .onChange(of: \\.count) { _, _ in
                Reduce { state, action in
                  switch action { case .editTapped: state.path.append(.form(.init())); default: break }
                  return .none
                }
              }
          }
        }
        """
      #expect(Sources.operations(source) == ["self.editTapped: push form"])
    }

    @Test(
      "code after a switch over a payload is executed for values that do not return"
    )
    func followingValues() throws {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .home(.delegate(let delegate)))): return .send(.opened(.detail))\n"
          + "case let .opened(target):\nswitch target { case .home: return .none\ndefault: break }\n"
          + "state.routes.push(.detail(.init()))\nreturn .none"
      ).replacing("return .send(.opened(.detail))", with: "return .send(.opened(.home))")
      #expect(Sources.operations(source) == ["self.opened: push detail"])
    }

    @Test("break skips the rest of its case for that value of the action")
    func breaks() {
      let source = Sources.coordinator(
        "case let .opened(target):\nif target == .home { break }\nstate.routes.push(.detail(.init()))\nreturn .none"
      )
      let reading = Sources.read(source).reading
      let pushes = reading.coordinators.flatMap(\.transitions)
      #expect(pushes.map(\.when) == ["target != .home"])
    }

    private static let clauses: [(code: String, said: String, unclear: Int)] = [
      ("#if DEBUG\nstate.routes.dismiss()\n#else\nstate.routes.goBack()\n#endif", "goBack", 1),
      ("#if !DEBUG\nstate.routes.goBack()\n#else\nstate.routes.dismiss()\n#endif", "goBack", 1),
      (
        """
        #if os(macOS) || DEBUG && os(iOS)
        state.routes.dismiss()
        #elseif os(iOS)
        state.routes.goBack()
        #endif
        """, "goBack", 1
      ),
      ("#if DEBUG\nstate.routes.goBack()\n#else\nstate.isNew = true\n#endif", "goBack", 0),
      ("#if DEBUG\nstate.routes.goBack()\n#endif", "goBack", 0),
      (
        "#if compiler(<5)\nstate.routes.goBack()\n#else\nstate.routes.dismiss()\n#endif", "dismiss",
        1
      ),
      (
        "#if arch(x86_64)\nstate.routes.goBack()\n#else\nstate.routes.dismiss()\n#endif", "dismiss",
        1
      ),
      (
        "#if !os(iOS)\nstate.routes.dismiss()\n#else\nstate.routes.goBack()\n#endif\n#if os(iOS)\nreturn .none\n#else\nstate.routes.dismiss()\n#endif",
        "goBack", 2
      ),
      (
        "switch id {\n#if DEBUG\ncase 0: state.routes.dismiss()\n#else\ncase 0: state.routes.goBack()\n#endif\ndefault: break }",
        "goBack", 0
      ),
    ]

    @Test(
      "one clause of #if is read: that of a release for iPhone, or the only one that does something",
      arguments: clauses)
    func buildConditions(_ code: String, _ said: String, _ unclear: Int) {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .home(.startTapped))):\n\(code)\nreturn .none",
        state: "var isNew = false")
      #expect(Sources.operations(source) == ["home.startTapped: \(said)"])
      #expect(Sources.read(source).reading.unclear.count == unclear)
    }

    @Test("a function is taken from the #if clause that is read")
    func builtFunction() {
      let source = Sources.coordinator(
        "case .reset: leave(&state); return .none",
        functions: """
          #if os(macOS)
          func leave(_ state: inout State) { state.routes.goBack() }
          #else
          func leave(_ state: inout State) { state.routes.dismiss() }
          #endif
          """)
      #expect(Sources.operations(source) == ["self.reset: dismiss"])
    }

    @Test(
      "an index or number in a pattern does not select the action; optional payloads are followed"
    )
    func literals() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(id: 0, action: .detail(.backTapped))): state.routes.dismiss(); return .none
        case .router(.routeAction(_, action: .home(.picked(7)))): state.routes.goBack(); return .none
        case .got(.some(var count)): count += 1; state.routes.push(.detail(.init())); return .none
        """
      ).replacing("case reset, ", with: "case reset, got(Int?), ")
      #expect(
        Sources.operations(source) == [
          "detail.backTapped: dismiss", "home.picked: goBack", "self.got: push detail",
        ])
    }

    @Test(
      "changing a copy of shown state is not navigation",
      arguments: [
        "if var edit = state.edit { edit.count = 1; state.edit = edit }",
        "if case .some(var edit) = state.edit { edit.count = 1; state.edit = edit }",
        "if case .form(var form) = state.destination { form.count = 1; state.destination = .form(form) }",
        "guard case let .form(form) = state.destination else { return .none }; state.destination = .form(form)",
      ])
    func changedInPlace(_ code: String) {
      #expect(Sources.operations(Self.shop(code)).isEmpty)
    }

    private static let presenting: [(code: String, said: [String])] = [
      (
        "if case .form(let form) = state.destination { state.destination = .edit(form) }",
        ["present edit"]
      ),
      (
        "guard case let .form(form) = state.destination else { return .none }; state.destination = .edit(form)",
        ["present edit"]
      ),
      (
        "switch state.destination { case .form(let form): state.destination = .edit(form)\ndefault: break }",
        ["present edit"]
      ),
      (
        "let saved = state.destination; state.destination = nil; state.destination = saved",
        ["clear", "present"]
      ),
      (
        "state.destination = if state.isNew { .form(.init()) } else { nil }",
        ["clear", "present form"]
      ),
      (
        "var next: Destination.State? = nil\nif state.isNew { next = .form(.init()) }\nstate.destination = next",
        ["clear", "present form"]
      ),
      (
        "let next: Destination.State? = state.isNew ? .form(.init()) : nil\nif let next { state.destination = next }",
        ["present form"]
      ),
      (
        "state.destination = switch state.isNew { case true: .form(.init())\ndefault: fatalError() }",
        ["present form"]
      ),
      ("return .send(state.isNew ? .destination(.dismiss) : .other)", ["clear", "present edit"]),
      (
        "return .send(.path(.push(id: 0, state: state.isNew ? .form(.init()) : .edit(.init()))))",
        ["push edit", "push form"]
      ),
    ]

    @Test("a sheet that code chooses is each of them, or none", arguments: presenting)
    func presented(_ code: String, _ said: [String]) {
      let found = Sources.operations(Self.shop(code)).map {
        String($0.split(separator: ": ")[1]).replacing(" in Shop.destination", with: "").replacing(
          " in Shop.path", with: "")
      }
      #expect(found.sorted() == said)
    }

    private static func shop(_ code: String) -> String {
      """
      @Reducer struct Form { struct State { var count = 0 }; enum Action { case saveTapped } }
      @Reducer struct Shop {
        @Reducer enum Destination { case form(Form); case edit(Form) }
        @Reducer enum Path { case form(Form); case edit(Form) }
        struct State {
          @Presents var edit: Form.State?; @Presents var destination: Destination.State?
          var path = StackState<Path.State>(); var isNew = false
        }
        enum Action {
          case edit(PresentationAction<Form.Action>), tapped, other
          case destination(PresentationAction<Destination.Action>), path(StackActionOf<Path>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: \(code); return .none
            \(code.contains(".other") ? "case .other: state.destination = .edit(.init()); return .none" : "")
            default: return .none
            }
          }
        }
      }
      """
    }

    @Test("a loop over a stream can throw")
    func throwingLoops() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
          do { for try await value in values { print(value) } }
          catch { state.routes.push(.detail(.init())) }
          return .none
        """)
      #expect(
        Sources.transitions(source) == [
          "home.startTapped: push detail if an error is thrown",
          "home.startTapped: if no error is thrown",
        ])
    }

    @Test("irrelevant conditions are not assumed")
    func needlessConditions() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
          if isFirst {
            if isSecond { track(); state.routes.push(.detail(.init())) }
            else { state.routes.push(.detail(.init())) }
          }
          return .none
        """)
      #expect(
        Sources.transitions(source) == [
          "home.startTapped: push detail if isFirst", "home.startTapped: if !isFirst",
        ])
    }

    @Test("of many conditions, the first are named")
    func manyConditions() {
      let cases = (1...9).map { number in
        "case .reason\(number): if hasSeenTheNewOnboarding\(number) { state.routes.push(.detail(.init())) }"
      }
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
          switch reason { \(cases.joined(separator: "\n")) }
          return .none
        """)
      let said = """
        home.startTapped: push detail if reason is .reason1 and hasSeenTheNewOnboarding1, or reason is .reason2 and \
        hasSeenTheNewOnboarding2, or reason is .reason3 and hasSeenTheNewOnboarding3, or reason is .reason4 and \
        hasSeenTheNewOnboarding4, or in 5 other cases
        """
      #expect(Sources.transitions(source).first == said)
    }

    @Test("an ignored error does not make earlier code certain")
    func silentErrors() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
          do {
            try check()
            state.routes.push(.detail(.init()))
          } catch { print(error) }
          state.routes.push(.home(.init()))
          return .none
        """)
      #expect(
        Sources.transitions(source) == [
          "home.startTapped: push home if check throws",
          "home.startTapped: push detail push home if check does not throw",
        ])
    }

    @Test("errors of two calls are not the same error")
    func separateErrors() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
          do { try check(); state.routes.push(.detail(.init())) } catch { print(error); return .none }
          do { try save() } catch { state.routes.push(.home(.init())) }
          return .none
        """)
      #expect(
        Sources.transitions(source).contains { $0.contains("push detail push home") })
    }

    @Test("a screen is found by its identity in words")
    func identity() {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .home(.startTapped))): state.routes.goBackTo(id: \"first\"); return .none"
      )
      let identities = """
        extension Screen.State: Identifiable {
          var id: String {
            switch self {
            case .home: return "first"
            case .detail: return "second"
            }
          }
        }
        """
      #expect(Sources.operations(source + "\n" + identities) == ["home.startTapped: goBackTo home"])
    }

    @Test(
      "the first of the routes is the root",
      arguments: [
        ("state.routes.goBackTo(id: state.routes[0].id); return .none", "goBackToIndex(0)", 0),
        ("state.routes.goBackTo(id: state.routes[1].id); return .none", nil, 1),
        ("state.routes.goBackTo(id: state.others[0].id); return .none", nil, 1),
        ("return .send(.router(.updateRoutes([state.routes[0]])))", "goBackToRoot", 0),
        ("return .send(.router(.updateRoutes([state.routes[1]])))", nil, 1),
      ])
    func root(_ code: String, _ said: String?, _ unclear: Int) {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .detail(.backTapped))): \(code)",
        state: "var others: [Detail.State] = []")
      let found = Sources.transitions(source).filter { !$0.hasSuffix(":") }
      #expect(found == (said.map { ["detail.backTapped: \($0)"] } ?? []))
      #expect(Sources.read(source).reading.unclear.count == unclear)
    }

    @Test(
      "a screen for the next of several elements does not make a stack grow without bound",
      arguments: [
        ("steps.next()", ["unbounded-growth"]), ("flow.nextStep()", ["unbounded-growth"]),
        ("flow.step()", []), ("flow.next(after: 1)", []),
      ])
    func nextElements(_ call: String, _ allowed: [String]) {
      let flow = Sources.coordinator(
        named: "Main", screens: "case page(Page)", root: "page", actions: "unused",
        """
        case .router(.routeAction(_, action: .page(.tapped))):
          guard let step = \(call) else { return .none }
          state.routes.push(.page(.init()))
          return .none
        """)
      let reading = Sources.read(
        """
        @Reducer struct Page { struct State: Equatable {}; enum Action { case tapped } }
        struct PageView: View {
          let store: StoreOf<Page>
          var body: some View { Button("") { store.send(.tapped) } }
        }
        \(flow)
        """)
      let transitions = reading.graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
      #expect(transitions.flatMap(\.suppressions).map(\.rule) == allowed)
    }
  }
#endif
