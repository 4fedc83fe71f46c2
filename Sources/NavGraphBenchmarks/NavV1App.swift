import NavGraph
import NavGraphExploration
import NavGraphModel

/// The parametric app *nav-v1*: a main stack of at most D screens with root 0, and a sheet with a stack of its
/// own of at most D2.
///
/// From the screen x on top, push k (k < F) goes to (5x + 7k + 1) mod R; pop; pop to root. On the main stack,
/// where x mod P = 0, a sheet opens at (3x + 2) mod R; in the sheet, dismiss drops it.
struct NavV1App {
  /// R, more than any choice names.
  var routes: Int
  /// F
  var fanOut: Int
  /// D
  var mainDepth: Int
  /// D2
  var sheetDepth: Int
  /// P
  var stride: Int

  /// Bounds that cut nothing.
  var limits: Limits {
    Limits(
      stackHeight: mainDepth + sheetDepth + 1, modalNesting: 2, states: 60_000_000,
      seconds: 3_600, memory: 64_000)
  }

  func pushed(from route: Int, by choice: Int) -> Int { (5 * route + 7 * choice + 1) % routes }
  func presented(from route: Int) -> Int { (3 * route + 2) % routes }
  func canPresent(_ route: Int) -> Bool { route % stride == 0 }

  var graph: Graph {
    Graph("nav-v1") {
      main
      sheet
    }
  }

  private var main: Coordinator<RouteName> {
    Coordinator<RouteName>(
      "Main", dialect: Self.dialect, root: Self.name(0), embedsNavigation: true
    ) {
      for route in 0..<routes {
        Screen(Self.name(route), disabling: Self.gestures) {
          for choice in 0..<fanOut {
            On(
              "push \(choice)", when: .count(.lessThan(mainDepth)),
              .push(Self.name(pushed(from: route, by: choice))))
          }
          On("pop", when: .count(.atLeast(2)), .goBack())
          On("root", when: .count(.atLeast(2)), .goBackToRoot)
          if canPresent(route) {
            On(
              "present",
              .presentSheet(
                Self.sheetRoute, embedsNavigation: true,
                starting: .stack(
                  of: RouteName.self,
                  .root(Self.name(presented(from: route)), embedsNavigation: true))))
          }
        }
        OnChild(Self.sheetRoute, Self.name(route), action: "dismiss", .dismiss())
      }
      Screen(Self.sheetRoute, disabling: Self.gestures, hosts: "Sheet")
    }
  }

  private var sheet: Coordinator<RouteName> {
    Coordinator<RouteName>(
      "Sheet", dialect: Self.dialect, root: Self.name(0), embedsNavigation: true
    ) {
      for route in 0..<routes {
        Screen(Self.name(route), disabling: Self.gestures) {
          for choice in 0..<fanOut {
            On(
              "push \(choice)", when: .count(.lessThan(sheetDepth)),
              .push(Self.name(pushed(from: route, by: choice))))
          }
          On("pop", when: .count(.atLeast(2)), .goBack())
          On("root", when: .count(.atLeast(2)), .goBackToRoot)
          On("dismiss")
        }
      }
    }
  }

  private static let dialect = Dialect.tcaCoordinators(.v0_14, .indexed)
  private static let gestures: [Gesture] = [.back, .edgeSwipe, .backMenu, .swipeDown]
  private static let sheetRoute: RouteName = "sheet"
  private static func name(_ route: Int) -> RouteName { RouteName(rawValue: "r\(route)") }
}
