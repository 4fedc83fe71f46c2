import Foundation
import NavGraph
import NavGraphModel
import Testing

/// The router of TCARouteStack's introduction, which opens URLs.
struct VocabularyTCARouteStackTests {
  enum RouterRoute: String, RouteKey { case root, first, second, third }

  enum Screen {
    enum State: Hashable, Routable {
      case first(First)
      case second(First)
      case third(First)

      struct First: Hashable {}

      var route: RouterRoute {
        switch self {
        case .first: .first
        case .second: .second
        case .third: .third
        }
      }
    }
  }

  struct State: Hashable {
    var paths: [RoutePath<Screen.State>] = []
  }

  enum Action {
    case openURL(URL)
    case updatePaths([RoutePath<Screen.State>])
    case pathAction(RoutePath<Screen.State>.ID)
  }

  private static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .openURL(let url):
      var style: Style {
        switch url.lastPathComponent {
        case "push":
          return .push
        case "customSheet":
          return .sheet([.medium, .large], .visible)
        case "normalSheet":
          return .sheet()
        default:
          return .cover
        }
      }
      switch url.host {
      case "back":
        state.paths.removeLast()
      case "backToRoot":
        state.paths.removeAll()
      case "firstView":
        state.paths.append(RoutePath(data: Screen.State.first(.init()), style: .cover))
      case "secondView":
        state.paths.append(RoutePath(data: Screen.State.second(.init()), style: .push))
      case "thirdView":
        state.paths.append(RoutePath(data: Screen.State.third(.init()), style: style))
      default: break
      }
    case .updatePaths(let paths):
      state.paths = paths
    case .pathAction(let id):
      state.paths.removeAll { $0.id == id }
    }
  }

  private func open(_ urls: String..., from state: State = State()) throws -> State {
    var state = state
    for url in urls { Self.reduce(&state, .openURL(try #require(URL(string: "app://\(url)")))) }
    return state
  }

  private func text(_ state: State) -> String {
    ([RouteEntry.root(.root, embedsNavigation: true)] + state.paths.entries).inWords()
  }

  @Test func urlsAppendAndRemovePaths() throws {
    let state = try open("secondView", "firstView", "thirdView/normalSheet", "thirdView/push")
    #expect(text(state) == "sheet* root, push second, cover* first, sheet* third, push third")
    #expect(text(try open("back", "back", from: state)) == "sheet* root, push second, cover* first")
    #expect(text(try open("backToRoot", from: state)) == "sheet* root")
  }

  @Test func sheetsKeepTheirOptionsInOrder() throws {
    let state = try open("thirdView/customSheet")
    let sheet = try #require(state.paths.entries.first?.destination.sheet)
    #expect(sheet == SheetOptions(detents: ["large", "medium"], showsIndicator: true))
    #expect(state.paths[0].isPresented)
  }

  @Test func freshIdentitiesDistinguishPathsButNotStates() throws {
    let state = try open("firstView", "firstView")
    #expect(state.paths[0].id != state.paths[1].id)
    #expect(state.paths[0] == state.paths[1])
    #expect(state == (try open("firstView", "firstView")))
    #expect(state.hashValue == (try open("firstView", "firstView")).hashValue)
  }

  @Test func aCustomIdentityIsPartOfTheState() {
    let path = RoutePath(id: "1", data: Screen.State.first(.init()), style: .push)
    #expect(path == RoutePath(id: "1", data: Screen.State.first(.init()), style: .push))
    #expect(path != RoutePath(id: "2", data: Screen.State.first(.init()), style: .push))
    #expect(path != RoutePath(data: Screen.State.first(.init()), style: .push))
  }

  @Test func aPathIsFoundByItsIdentity() throws {
    var state = try open("firstView", "secondView")
    Self.reduce(&state, .pathAction(state.paths[0].id))
    #expect(text(state) == "sheet* root, push second")
  }
}
