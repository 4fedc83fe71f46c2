import NavGraph
import NavGraphModel
import Testing

/// The coordinator of TCACoordinators' introduction, with its body unchanged.
struct VocabularyTCACoordinatorsTests {
  enum NumbersRoute: String, RouteKey { case home, numbersList, numberDetail }

  enum ScreenState: Hashable, Identifiable, Routable {
    case home
    case numbersList(NumbersList)
    case numberDetail(NumberDetail)

    struct NumbersList: Hashable {
      var numbers: [Int]
    }
    struct NumberDetail: Hashable {
      var number: Int
    }

    var id: String {
      switch self {
      case .home: "home"
      case .numbersList: "numbersList"
      case .numberDetail(let detail): "numberDetail \(detail.number)"
      }
    }

    var route: NumbersRoute {
      switch self {
      case .home: .home
      case .numbersList: .numbersList
      case .numberDetail: .numberDetail
      }
    }

    var routeArguments: ArgumentValues? {
      if case .numberDetail(let detail) = self {
        ["number": .value("\(detail.number)")]
      } else {
        nil
      }
    }

    var isNumbersList: Bool { route == .numbersList }

    /// What a case key path of the library becomes.
    var numbersList: NumbersList? {
      if case .numbersList(let list) = self { list } else { nil }
    }
  }

  enum ScreenAction: Hashable {
    case home(Home)
    case numbersList(NumbersList)
    case numberDetail(NumberDetail)

    enum Home: Hashable { case startTapped }
    enum NumbersList: Hashable { case numberSelected(Int) }
    enum NumberDetail: Hashable {
      case goBackTapped, goBackToNumbersList, goBackToRootTapped
      case showDouble(Int)
    }
  }

  // MARK: - Routes

  struct IndexedState: Hashable {
    var routes: [Route<ScreenState>] = [.root(.home, embedInNavigationView: true)]
  }

  enum IndexedAction {
    case routeAction(Int, action: ScreenAction)
    case updateRoutes([Route<ScreenState>])
  }

  private static func reduce(_ state: inout IndexedState, _ action: IndexedAction)
    -> [IndexedAction]
  {
    switch action {
    case .routeAction(_, .home(.startTapped)):
      state.routes.presentSheet(
        .numbersList(.init(numbers: Array(0..<4))), embedInNavigationView: true)

    case .routeAction(_, .numbersList(.numberSelected(let number))):
      state.routes.push(.numberDetail(.init(number: number)))

    case .routeAction(_, .numberDetail(.showDouble(let number))):
      state.routes.presentSheet(
        .numberDetail(.init(number: number * 2)), embedInNavigationView: true)

    case .routeAction(_, .numberDetail(.goBackTapped)):
      state.routes.goBack()

    case .routeAction(_, .numberDetail(.goBackToNumbersList)):
      var routes = state.routes
      routes.goBackTo(\.numbersList)
      return [.updateRoutes(routes)]

    case .routeAction(_, .numberDetail(.goBackToRootTapped)):
      var routes = state.routes
      routes.goBackToRoot()
      return [.updateRoutes(routes)]

    case .updateRoutes(let routes):
      state.routes = routes
    }
    return []
  }

  @Test func theIndexedCoordinatorNavigatesForwardAndBack() {
    var state = IndexedState()
    func send(_ action: ScreenAction) {
      var actions: [IndexedAction] = [.routeAction(state.routes.count - 1, action: action)]
      while !actions.isEmpty { actions += Self.reduce(&state, actions.removeFirst()) }
    }
    send(.home(.startTapped))
    send(.numbersList(.numberSelected(4)))
    send(.numberDetail(.showDouble(4)))
    #expect(
      state.routes.entries.inWords()
        == "sheet* home, sheet* numbersList, push numberDetail(number: 4), sheet* numberDetail(number: 8)"
    )
    send(.numberDetail(.goBackToNumbersList))
    #expect(state.routes.entries.inWords() == "sheet* home, sheet* numbersList")
    send(.numbersList(.numberSelected(1)))
    send(.numberDetail(.goBackTapped))
    send(.numberDetail(.goBackToRootTapped))
    #expect(state == IndexedState())
  }

  @Test func goingBackToAMissingScreenIsRecorded() {
    let log = OperationLog(dialect: .tcaCoordinators(.v0_14, .indexed))
    var state = IndexedState()
    OperationLog.$current.withValue(log) {
      _ = Self.reduce(&state, .routeAction(0, action: .numberDetail(.goBackToNumbersList)))
      _ = Self.reduce(&state, .routeAction(0, action: .numberDetail(.goBackTapped)))
    }
    #expect(log.notes.map(\.operation) == ["goBackTo", "goBack"])
    #expect(
      log.notes.map(\.outcome) == [.ignored(.noMatch), .assertsAndStays(.notEnoughScreens)])
  }

  struct IdentifiedState: Hashable {
    var routes: IdentifiedArrayOf<Route<ScreenState>> = [
      .root(.home, embedInNavigationView: true)
    ]
  }

  @Test func theIdentifiedCoordinatorDropsDuplicates() {
    let log = OperationLog(dialect: .tcaCoordinators(.v0_14, .identified))
    var state = IdentifiedState()
    OperationLog.$current.withValue(log) {
      state.routes.push(.numberDetail(.init(number: 4)))
      state.routes.push(.numberDetail(.init(number: 4)))
      state.routes.goBackTo { $0.isNumbersList }
      state.routes.goBackTo(id: "home")
      state.routes.goBack()
    }
    #expect(state.routes.isEmpty)
    #expect(log.notes.map(\.outcome) == [.ignored(.duplicateIdentity), .ignored(.noMatch)])
  }

  // MARK: - Screens, as in the first version

  struct CoordinatorState: Hashable, IndexedScreenCoordinatorState {
    var screens: [ScreenState]
  }

  enum CoordinatorAction {
    case screenAction(Int, ScreenAction)
    case updateScreens([ScreenState])
  }

  private static func reduce(_ state: inout CoordinatorState, _ action: CoordinatorAction) {
    switch action {
    case .screenAction(_, .numbersList(.numberSelected(let number))):
      state.push(.numberDetail(.init(number: number)))

    case .screenAction(_, .numberDetail(.goBackTapped)):
      state.pop()

    case .screenAction(_, .numberDetail(.showDouble(let number))):
      state.push(.numberDetail(.init(number: number * 2)))

    default:
      break
    }
  }

  @Test func theFirstVersionStoresPlainScreens() {
    var state = CoordinatorState(screens: [.numbersList(.init(numbers: [1]))])
    Self.reduce(&state, .screenAction(0, .numbersList(.numberSelected(1))))
    Self.reduce(&state, .screenAction(1, .numberDetail(.showDouble(1))))
    #expect(
      state.entries().inWords()
        == "sheet* numbersList, push numberDetail(number: 1), push numberDetail(number: 2)")
    Self.reduce(&state, .screenAction(2, .numberDetail(.goBackTapped)))
    #expect(state.screens.count == 2)
    state.popTo { $0.isNumbersList }
    #expect(state.screens.count == 1)
  }

  @Test func theFirstVersionPopsAnyScreen() {
    let log = OperationLog()
    var state = CoordinatorState(screens: [.home])
    OperationLog.$current.withValue(log) {
      state.pop(count: 2)
      state.pop()
      state.popToRoot()
      state.popTo(index: 3)
      state.popTo(id: "home")
      state.pop(count: -1)
      state.popTo(index: -2)
    }
    #expect(state.screens.isEmpty)
    #expect(
      log.notes.map(\.outcome) == [
        .appliedDespite(.notEnoughScreens), .ignored(.notEnoughScreens), .ignored(.emptyStack),
        .ignored(.noMatch), .ignored(.noMatch), .traps(.negativeCount), .traps(.outOfRange),
      ])
  }

  struct IdentifiedCoordinatorState: Hashable, IdentifiedScreenCoordinatorState {
    var screens: IdentifiedArrayOf<ScreenState> = [.home]
  }

  @Test func popsBeyondTheStackTrapInTheFirstIdentifiedVersion() {
    let log = OperationLog()
    var state = IdentifiedCoordinatorState()
    OperationLog.$current.withValue(log) {
      state.push(.home)
      state.push(.numbersList(.init(numbers: [])))
      state.popTo(id: "home")
      state.pop(count: 2)
      state.pop()
      state.popToRoot()
    }
    #expect(state.screens.isEmpty)
    #expect(
      log.notes.map(\.outcome) == [
        .ignored(.duplicateIdentity), .traps(.notEnoughScreens), .traps(.negativeCount),
      ])
  }
}
