#if SourceReading
  import NavGraphSources
  import Testing

  /// Functions in extensions of protocols, senders with other names, and operands that decide about one another.
  struct ProtocolHelpersReadingTests {
    private static func app(_ conformance: String, _ declarations: String) -> String {
      """
      \(declarations)
      @Reducer struct List { struct State: Equatable {}; enum Action { case rowTapped } }
      @Reducer struct Row { struct State: Equatable {}; enum Action { case closeTapped } }
      @Reducer(state: .equatable) enum Screen { case list(List); case row(Row) }
      @Reducer struct Main {
        struct State: \(conformance) {
          var routes: [Route<Screen.State>] = [.root(.list(.init()))]
          mutating func close() { leave() }
        }
        enum Action { case router(IndexedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, .list(.rowTapped))): state.open(.row(.init()))
            case .router(.routeAction(_, .row(.closeTapped))): state.close()
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      """
    }

    @Test(
      "helpers in extensions of protocols, of the app's own and of the library's, are followed",
      arguments: [
        (
          "Equatable, Navigating",
          """
          protocol Navigating { associatedtype Content; var routes: [Route<Content>] { get set } }
          extension Navigating {
            mutating func open(_ screen: Content) { routes.push(screen) }
            mutating func leave() { routes.goBack() }
          }
          """
        ),
        (
          "Equatable, Sub",
          """
          protocol Base { associatedtype Content; var routes: [Route<Content>] { get set } }
          protocol Sub: Base { mutating func open(_ screen: Content) }
          extension Base { mutating func leave() { routes.goBack() } }
          extension Sub { mutating func open(_ screen: Content) { routes.push(screen) } }
          """
        ),
        (
          "Equatable & IndexedRouterState",
          """
          extension IndexedRouterState {
            mutating func open(_ screen: Screen) { self.routes.push(screen) }
            mutating func leave() { routes.goBack() }
          }
          """
        ),
      ])
    func helpers(_ conformance: String, _ declarations: String) {
      #expect(
        Set(Sources.operations(Self.app(conformance, declarations)))
          == ["list.rowTapped: push row", "row.closeTapped: goBack"])
    }

    @Test(
      "the parameter of an effect's closure sends, whatever its name",
      arguments: [".run { await $0(.later) }", ".run { sender in await sender(.later) }"])
    func senders(_ effect: String) {
      let source =
        Sources.coordinator(
          named: "Main", screens: "case list(List); case row(Row)", root: "list", actions: "later",
          """
          case .router(.routeAction(_, .list(.rowTapped))): return \(effect)
          case .later: state.routes.presentSheet(.row(.init())); return .none
          """)
          + """
          @Reducer struct List { struct State: Equatable {}; enum Action { case rowTapped } }
          @Reducer struct Row { struct State: Equatable {}; enum Action { case closeTapped } }
          """
      #expect(Sources.transitions(source) == ["list.rowTapped: push row"])
    }

    @Test(
      "an operand is done where those before it do not decide",
      arguments: [
        (
          "_ = state.routes.popTo(\\.list) || state.routes.popToRoot() == ()",
          [
            "row.closeTapped: popTo list if state.routes.popTo(\\.list)",
            "row.closeTapped: popToRoot if !state.routes.popTo(\\.list)",
          ]
        ),
        ("_ = isNew() && state.routes.leave()", ["row.closeTapped: goBack if isNew()"]),
        ("_ = isNew() || state.routes.leave()", ["row.closeTapped: goBack if !isNew()"]),
        ("_ = state.routes.leave() && isNew()", ["row.closeTapped: goBack"]),
      ])
    func operands(_ code: String, _ said: [String]) {
      let source = Self.app(
        "Equatable", "extension Array { mutating func leave() -> Bool { goBack(); return true } }"
      ).replacing("state.close()", with: code).replacing(
        "state.open(.row(.init()))", with: "state.routes.push(.row(.init()))")
      let found = Sources.read(source).reading.coordinators.flatMap(\.transitions).filter {
        $0.on.screen == "row"
      }.map { transition in
        let operations = transition.operations.map { operation in
          [operation.op, operation.target].compactMap(\.self).joined(separator: " ")
        }
        let condition = transition.when.map { " if \($0)" } ?? ""
        return "row.\(transition.on.action): \(operations.joined(separator: ", "))\(condition)"
      }
      #expect(found == said)
    }
  }
#endif
