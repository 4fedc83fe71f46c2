import NavGraph
import Testing

/// The parametric model *nav-v1*: a main stack, and a sheet with a stack of its own.
///
/// From the top route x of the active stack: push k goes to (5x + 7k + 1) mod R; pop; pop to root;
/// without a sheet and with x mod P = 0, a sheet opens at (3x + 2) mod R; dismiss drops it. Both
/// stacks live in one array here.
struct NavV1: Sendable, CustomTestStringConvertible {
  /// R: the routes are 0..<R, and 0 is the root.
  var routes: Int
  /// F: pushes out of each route.
  var fanOut: Int
  /// D: entries of the main stack.
  var mainDepth: Int
  /// D2: entries of the sheet's stack.
  var sheetDepth: Int
  /// P: one route in P can present.
  var presentingStride: Int

  init(_ routes: Int, _ fanOut: Int, _ mainDepth: Int, _ sheetDepth: Int, _ stride: Int) {
    self.routes = routes
    self.fanOut = fanOut
    self.mainDepth = mainDepth
    self.sheetDepth = sheetDepth
    presentingStride = stride
  }

  var testDescription: String {
    "nav-v1 \(routes) \(fanOut) \(mainDepth) \(sheetDepth) \(presentingStride)"
  }

  func pushed(from route: Int, by choice: Int) -> Int { (5 * route + 7 * choice + 1) % routes }
  func presented(from route: Int) -> Int { (3 * route + 2) % routes }
  func canPresent(_ route: Int) -> Bool { route % presentingStride == 0 }
}

extension NavV1 {
  /// The model in the public words of a registration.
  var graph: Graph {
    Graph("nav-v1") { coordinator }
  }

  private var coordinator: Coordinator<RouteName> {
    Coordinator<RouteName>(
      "nav", dialect: .tcaCoordinators(.v0_14, .indexed), root: name(0), embedsNavigation: true
    ) {
      for route in 0..<routes {
        Screen(name(route), disabling: [.back, .edgeSwipe, .backMenu, .swipeDown]) {
          for choice in 0..<fanOut {
            On("push \(choice)", when: hasRoom, .push(name(pushed(from: route, by: choice))))
          }
          On("pop", when: .navigationCount(.atLeast(2)), .pop())
          On("root", when: .navigationCount(.atLeast(2)), .popToCurrentNavigationRoot)
          if canPresent(route) {
            On(
              "present", when: .not(.isPresenting),
              .presentSheet(name(presented(from: route)), embedsNavigation: true))
          }
          On("dismiss", when: .isPresenting, .dismiss())
        }
      }
    }
  }

  private var hasRoom: RouteCondition<RouteName> {
    .any(
      .all(.isPresenting, .navigationCount(.lessThan(sheetDepth))),
      .all(.not(.isPresenting), .navigationCount(.lessThan(mainDepth))))
  }

  private func name(_ route: Int) -> RouteName { RouteName(rawValue: "r\(route)") }
}
