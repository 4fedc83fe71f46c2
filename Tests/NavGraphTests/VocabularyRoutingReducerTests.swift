import NavGraph
import NavGraphModel
import Testing

/// The router of RoutingReducer's introduction, with its `navigation(for:)` unchanged.
struct VocabularyRoutingReducerTests {
  enum LandingRoute: String, RouteKey { case landing, first, second, modal }

  struct LandingRouter {
    enum Route: Routing, Routable {
      case first(First)
      case second(Second)
      case modalRouter(Modal)

      enum Action: Hashable {
        case first(First.Action)
        case second(Second.Action)
        case modalRouter(Modal.Action)
      }

      var id: Int {
        switch self {
        case .first(let state): return state.id
        case .second(let state): return state.id
        case .modalRouter(let state): return state.id
        }
      }

      var route: LandingRoute {
        switch self {
        case .first: .first
        case .second: .second
        case .modalRouter: .modal
        }
      }
    }

    struct State: Hashable {
      var navigation: Route.NavigationState = .init()
    }

    enum Action: Hashable {
      case navigation(Route.NavigationAction)
      case route(Int, Route.Action)
      case modalRoute(Route.Action)
      case root(Landing)
    }

    func navigation(for action: Action) -> Route.NavigationAction? {
      switch action {
      case .root(let rootAction):
        switch rootAction {
        case .pushFirst: return .push(.first(.init(isModal: false)))
        case .presentModal: return .present(.modalRouter(.init()))
        }

      case .modalRoute(let modalAction):
        switch modalAction {
        case .modalRouter(.dismiss): return .dismiss
        case .modalRouter(.replace): return .present(.first(.init(isModal: true)))
        case .first(.dismiss): return .dismiss
        default: break
        }

      case .route(_, let routeAction):
        switch routeAction {
        case .first(.pushSecond): return .push(.second(.init()))
        case .first(.popToLanding): return .pop()
        case .second(.popToFirst): return .pop()
        case .second(.popToRoot): return .pop(toRoot: true)
        default: break
        }

      default: break
      }

      return nil
    }

    /// The library's own reducer: the command arrives as an action.
    func reduce(_ state: inout State, _ action: Action) -> [Action] {
      if case .navigation(let command) = action { state.navigation.reduce(command) }
      return navigation(for: action).map { [.navigation($0)] } ?? []
    }
  }

  enum Landing: Hashable { case pushFirst, presentModal }
  struct First: Hashable {
    enum Action: Hashable { case pushSecond, popToLanding, dismiss }
    var isModal: Bool
    var id: Int { isModal ? 1 : 0 }
  }
  struct Second: Hashable {
    enum Action: Hashable { case popToFirst, popToRoot }
    var id = 2
  }
  struct Modal: Hashable {
    enum Action: Hashable { case dismiss, replace }
    var id = 3
  }

  private static func send(_ actions: LandingRouter.Action..., to state: inout LandingRouter.State)
  {
    for action in actions {
      var queue = [action]
      while !queue.isEmpty { queue += LandingRouter().reduce(&state, queue.removeFirst()) }
    }
  }

  private static func text(_ state: LandingRouter.State) -> String {
    state.navigation.entries(above: .root(.landing, embedsNavigation: true)).inWords()
  }

  @Test func theLandingFlowPushesAndPresents() {
    var state = LandingRouter.State()
    Self.send(
      .root(.pushFirst), .route(0, .first(.pushSecond)), .root(.presentModal), to: &state)
    #expect(Self.text(state) == "sheet* landing, push first, push second, sheet modal")
    Self.send(
      .modalRoute(.modalRouter(.dismiss)), .route(2, .second(.popToRoot)), to: &state)
    #expect(Self.text(state) == "sheet* landing")
  }

  @Test func silentlyIgnoredOperationsAreRecorded() {
    let log = OperationLog(dialect: .routingReducer(.v0_0))
    var state = LandingRouter.State()
    OperationLog.$current.withValue(log) {
      Self.send(.root(.pushFirst), .root(.pushFirst), to: &state)
      Self.send(.root(.presentModal), .modalRoute(.modalRouter(.replace)), to: &state)
      Self.send(.modalRoute(.first(.dismiss)), .modalRoute(.first(.dismiss)), to: &state)
      Self.send(.route(2, .second(.popToFirst)), .route(2, .second(.popToFirst)), to: &state)
    }
    #expect(log.notes.map(\.operation) == ["push", "present", "dismiss", "pop"])
    #expect(
      log.notes.map(\.outcome) == [
        .ignored(.duplicateIdentity), .appliedDespite(.slotTaken), .ignored(.nothingPresented),
        .ignored(.notEnoughScreens),
      ])
  }

  @Test func theViewDeterminesTheModalStyle() {
    let state = LandingRouter.Route.NavigationState(currentModal: .second(.init()))
    let entries = state.entries(above: .root(.landing), modalStyle: .cover(withNavigation: true))
    #expect(entries.inWords() == "sheet landing, cover* second")
  }
}
