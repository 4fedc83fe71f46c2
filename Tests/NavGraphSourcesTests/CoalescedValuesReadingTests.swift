#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Values that may be nil, and stacks that are shortened or written by actions.
  struct CoalescedValuesReadingTests {
    private static func model(_ code: String) -> String {
      """
      final class Session: ObservableObject {
        enum Status { case checking, guest, member(Int) }
        @Published var status: Status = .checking
        func restore() async {
          let saved = await Storage.token()
          \(code)
        }
      }
      struct RootView: View {
        @StateObject var session = Session()
        var body: some View {
          switch session.status {
          case .checking: ProgressView().task { await session.restore() }
          case .guest: Text("Guest")
          case .member: Flow()
          }
        }
      }
      struct Flow: View {
        @State var routes: Routes<Int> = []
        var body: some View { FlowStack($routes, withNavigation: true) { Text("") } }
      }
      """
    }

    @Test(
      "a value that may be nil is one of two",
      arguments: [
        "status = saved.map { .member($0) } ?? .guest",
        "status = saved.map { token in Status.member(token) } ?? .guest",
      ])
    func statuses(_ code: String) {
      #expect(
        Sources.transitions(Self.model(code)).filter { $0.contains("show") } == [
          "checking.task automatic: show member if saved != nil",
          "checking.task automatic: show guest if saved == nil",
        ])
    }

    @Test(
      "the start of a stack that is nil by default is what is taken instead",
      arguments: [
        "let first = entry ?? .home(.init())\nroutes = [.root(first)]",
        "routes = [.root(entry ?? .home(.init()))]",
      ])
    func starts(_ code: String) throws {
      let source = """
        @Reducer struct Home { struct State: Equatable {}; enum Action { case a } }
        @Reducer struct Other { struct State: Equatable {}; enum Action { case a } }
        @Reducer enum Screen { case other(Other), home(Home) }
        @Reducer struct Main {
          struct State: Equatable {
            var routes: [Route<Screen.State>]
            init(entry: Screen.State? = nil) {
              \(code)
            }
          }
          enum Action { case router(IndexedRouterActionOf<Screen>) }
          var body: some ReducerOf<Self> { EmptyReducer().forEachRoute(\\.routes, action: \\.router) }
        }
        """
      let read = Sources.read(source).reading
      #expect(read.coordinators.first?.initial.map(\.route) == ["home"])
      #expect(read.unclear.isEmpty)
    }

    @Test(
      "stacks that keep their first screens, and those that an action writes",
      arguments: [
        ("state.routes = Array(state.routes.prefix(1)); return .none", "goBackToRoot"),
        ("state.routes = state.routes.dropLast(); return .none", "removeLast"),
        ("state.routes = .init(state.routes.dropLast()); return .none", "removeLast"),
        (
          "return .send(.router(.updateRoutes([.root(.detail(.init()))])))", "set detail"
        ),
      ])
    func stacks(_ code: String, _ said: String) {
      let source = Sources.coordinator(
        "case .router(.routeAction(_, .home(.startTapped))):\n\(code)")
      #expect(Sources.operations(source) == ["home.startTapped: \(said)"])
    }

    @Test(
      "what a stack keeps is listed if it depends on how many screens there are",
      arguments: ["state.routes.dropLast(2)", "Array(state.routes.prefix(2))"])
    func counted(_ code: String) {
      let reading = Sources.read(
        Sources.coordinator(
          "case .router(.routeAction(_, .home(.startTapped))):\nstate.routes = \(code); return .none"
        )
      ).reading
      #expect(
        reading.coordinators.flatMap(\.transitions).allSatisfy {
          $0.operations.allSatisfy { $0.target == nil }
        })
      #expect(!reading.unclear.isEmpty)
    }

    @Test("a stack that keeps all but its last screens and gets others")
    func sums() {
      let source = Sources.coordinator(
        """
        case .router(.routeAction(_, .home(.startTapped))):
          state.routes = state.routes.dropLast() + [.push(.detail(.init()))]
          return .none
        """)
      #expect(
        Sources.operations(source) == [
          "home.startTapped: removeLast", "home.startTapped: push detail",
        ])
    }

    @Test("a stack that a state computes of optional values")
    func derived() throws {
      let source = """
        @Reducer struct Month { struct State: Equatable {}; enum Action { case dayTapped } }
        @Reducer struct Day { struct State: Equatable {}; enum Action { case noteTapped, closeTapped } }
        @Reducer struct Note { struct State: Equatable {}; enum Action { case saved } }
        @Reducer enum Screen { case month(Month), day(Day), note(Note) }
        @Reducer struct Main {
          struct State: Equatable {
            var month = Month.State()
            var shownDay: Day.State?
            var note: Note.State?
            var routes: [Route<Screen.State>] {
              get {
                var all: [Route<Screen.State>] = [.root(.month(month))]
                if let shownDay { all.push(.day(shownDay)) }
                if let open = note { all.presentSheet(.note(open)) }
                return all
              }
              set { shownDay = nil }
            }
          }
          enum Action { case router(IndexedRouterActionOf<Screen>) }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .router(.routeAction(_, .month(.dayTapped))): state.shownDay = .init()
              case .router(.routeAction(_, .day(.noteTapped))): state.note = Note.State()
              case .router(.routeAction(_, .day(.closeTapped))): state.shownDay = nil
              case .router(.routeAction(_, .note(.saved))): state.note = nil
              default: break
              }
              return .none
            }
            .forEachRoute(\\.routes, action: \\.router)
          }
        }
        """
      #expect(
        Sources.operations(source) == [
          "month.dayTapped: push day", "day.noteTapped: sheet note", "day.closeTapped: removeLast",
          "note.saved: removeLast",
        ])
      #expect(
        Sources.read(source).reading.coordinators.first?.initial.map(\.route) == ["month"])
    }
  }
#endif
