#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// ComposableNavigation's tabs, and its state where code writes to it.
  struct ComposableNavigationReadingTests {
    /// Tabs of which one holds a stack and a modal, and what their reducer does.
    private func app(_ cases: String) -> String {
      """
      struct Mail: Reducer {
        enum Screen { case list, letter }
        enum Modal { case settings }
        struct State: Equatable {
          var stack = StackNavigation<Screen>.State(items: [.list])
          var modal = ModalNavigation<Modal>.State()
        }
        enum Action: Equatable {
          case stack(StackNavigation<Screen>.Action), modal(ModalNavigation<Modal>.Action)
        }
      }
      struct Bar: Reducer {
        enum Screen: CaseIterable { case mail, search, profile }
        struct State: Equatable {
          var mail = Mail.State()
          var tabs = TabNavigation<Screen>.State(items: Screen.allCases, activeItem: .search)
        }
        enum Action: Equatable {
          case mail(Mail.Action), tabs(TabNavigation<Screen>.Action), tapped, closed, moved(Int)
        }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          \(cases)
          default: return .none
          }
        }
      }
      """
    }

    @Test("the tabs start with the active item")
    func start() throws {
      let read = Sources.read(app(""))
      let bar = try #require(read.reading.coordinators.first { $0.name == "Bar" })
      #expect(bar.initial.map(\.route) == ["search"])
      guard
        case .tabs(let tabs)? = read.graph.coordinators.first(where: { $0.name == "Bar" })?
          .container
      else { return }
      #expect(tabs.initial == "search")
    }

    @Test("writes to the state of stacks, modals and tabs")
    func writes() {
      #expect(
        Sources.operations(
          app(
            """
            case .tapped:
              state.tabs.activeItem = .mail
              state.mail.stack.items = [.list, .letter]
              state.mail.modal.styledItem = .init(item: .settings, style: .fullScreen)
              return .none
            case .closed:
              state.mail.modal.styledItem = nil
              return .none
            """)) == [
            "self.tapped: selectTab mail", "self.tapped: set letter in Mail",
            "self.tapped: present settings in Mail.modal", "self.closed: clear in Mail.modal",
          ])
    }

    @Test(
      "items are put on the stack, taken from it and replaced as those of an array",
      arguments: [
        ("items += [.letter]", ["push letter"]), ("items.append(.letter)", ["push letter"]),
        ("items.append(contentsOf: [.list, .letter])", ["push list", "push letter"]),
        ("items.removeLast()", ["removeLast"]),
        ("items[state.mail.stack.items.count - 1] = .letter", ["removeLast", "push letter"]),
      ])
    func items(_ code: String, _ said: [String]) {
      let read = Sources.operations(app("case .tapped: state.mail.stack.\(code); return .none"))
      #expect(read == said.map { "self.tapped: \($0) in Mail" })
    }

    @Test("a stack of items counts its root")
    func counted() throws {
      let graph = Sources.read(
        app(
          """
          case .tapped:
            if state.mail.stack.items.count > 1 { return .send(.mail(.stack(.popItem()))) }
            return .none
          """)
      ).graph
      let bar = try #require(graph.coordinators.first { $0.name == "Bar" })
      #expect(
        bar.handlers.first?.transition.enabledWhen
          == .within(.child(["mail"]), .count(.atLeast(2))))
    }

    @Test("a tab that is selected by an index is listed as not read")
    func index() {
      let read = Sources.read(
        app("case .moved(let index): return .send(.tabs(.setActiveIndex(index)))"))
      #expect(
        read.reading.unclear.map(\.why).contains("which tab an index selects cannot be read"))
    }

    @Test("a stack that code computes is listed as left out")
    func computed() {
      let source = """
        struct Steps: Reducer {
          enum Screen { case first, second }
          struct State: Equatable {
            var isSecond = false
            var stack: StackNavigation<Screen>.State {
              get { .init(items: isSecond ? [.first, .second] : [.first]) }
              set { isSecond = newValue.items.count > 1 }
            }
          }
          enum Action: Equatable { case stack(StackNavigation<Screen>.Action), nextTapped }
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case .nextTapped: return .send(.stack(.pushItem(.second)))
            default: return .none
            }
          }
        }
        """
      #expect(
        Sources.read(source).reading.unclear.map(\.why) == [
          "\u{201C}stack\u{201D} is a computed property: what it shows is left out"
        ])
    }

    @Test(
      "a feature that only presents is one of ComposableNavigation, without a navigation container")
    func presentsOnly() throws {
      let graph = Sources.read(
        """
        struct Shop: Reducer {
          enum Screen { case cart }
          struct State: Equatable { var modal = ModalNavigation<Screen>.State() }
          enum Action: Equatable { case modal(ModalNavigation<Screen>.Action), cartTapped }
          func reduce(into state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case .cartTapped: return .send(.modal(.presentSheet(.cart)))
            default: return .none
            }
          }
        }
        """
      ).graph
      guard
        case .stack(let stack)? = graph.coordinators.first(where: { $0.name == "Shop" })?
          .container
      else {
        Issue.record("no coordinator")
        return
      }
      #expect(stack.dialect == .composableNavigation(.v4_2))
      #expect(stack.initial.first?.first?.presentation == .sheet(embedsNavigation: false))
    }
  }
#endif
