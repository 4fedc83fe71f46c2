import NavGraph
import NavGraphModel
import Testing

/// A feature of the Composable Architecture with a stack and a destination, as in the library's own
/// examples.
struct VocabularyComposableArchitectureTests {
  enum AppRoute: String, RouteKey { case home, detail, summary, settings }

  enum Path: Hashable, Routable {
    case detail(Int)
    case summary

    var route: AppRoute {
      switch self {
      case .detail: .detail
      case .summary: .summary
      }
    }
  }

  enum Destination: String, Hashable, Routable {
    case settings

    var route: AppRoute { .settings }
  }

  struct State: Hashable {
    var path = StackState<Path>()
    @Presents var destination: Destination?
  }

  enum Action: Hashable {
    case path(StackAction<Path, PathAction>)
    case destination(PresentationAction<DestinationAction>)
    case detailTapped(Int)
    case settingsTapped

    enum PathAction: Hashable {
      case nextTapped, closeTapped, homeTapped
    }
    enum DestinationAction: Hashable { case doneTapped }
  }

  private static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .detailTapped(let number):
      state.path.append(.detail(number))
    case .settingsTapped:
      state.destination = .settings
    case .destination(.presented(.doneTapped)):
      state.destination = nil
    case .destination(.dismiss):
      state.$destination.dismiss()
    case .path(.element(id: _, action: .nextTapped)):
      state.path.append(.summary)
    case .path(.element(id: let id, action: .closeTapped)):
      state.path.pop(from: id)
    case .path(.element(id: _, action: .homeTapped)):
      state.path.removeAll()
    case .path(let action):
      state.path.reduce(action)
    }
  }

  private static func text(_ state: State) -> String {
    state.path.entries(
      above: .root(.home, embedsNavigation: true), presenting: state.destination
    ).inWords()
  }

  @Test func aStackAndADestinationAreOneFlow() throws {
    var state = State()
    Self.reduce(&state, .detailTapped(1))
    let detail = try #require(state.path.ids.last)
    Self.reduce(&state, .path(.element(id: detail, action: .nextTapped)))
    Self.reduce(&state, .settingsTapped)
    #expect(Self.text(state) == "sheet* home, push detail, push summary, sheet settings")
    Self.reduce(&state, .destination(.presented(.doneTapped)))
    Self.reduce(&state, .path(.element(id: detail, action: .closeTapped)))
    #expect(state == State())
  }

  @Test func actionsOfTheViewChangeTheStack() throws {
    var state = State()
    Self.reduce(&state, .path(.push(id: 0, state: .detail(2))))
    Self.reduce(&state, .path(.push(id: 1, state: .summary)))
    Self.reduce(&state, .path(.popFrom(id: 1)))
    #expect(Self.text(state) == "sheet* home, push detail")
    #expect(state.path[id: 0] == .detail(2))
    Self.reduce(&state, .path(.element(id: 0, action: .homeTapped)))
    #expect(state.path.isEmpty)
  }

  @Test func libraryWarningsAreRecorded() {
    let log = OperationLog(dialect: .composableArchitecture(.v1_25))
    var state = State()
    OperationLog.$current.withValue(log) {
      Self.reduce(&state, .path(.element(id: 9, action: .closeTapped)))
      Self.reduce(&state, .destination(.dismiss))
    }
    #expect(log.notes.map(\.operation) == ["pop(from:)", "dismiss"])
    #expect(log.notes.map(\.outcome) == [.ignored(.noMatch), .ignored(.nothingPresented)])
  }
}
