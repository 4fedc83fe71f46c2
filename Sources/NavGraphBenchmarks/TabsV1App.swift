import NavGraph
import NavGraphModel

/// The parametric app *tabs-v1*: T tabs, each with a stack of at most D screens, whose root is the tab's
/// number mod R.
///
/// From the screen x on top, push k (k < F) goes to (5x + 7k + 1) mod R; pop; pop to root; and any other tab
/// can be selected.
struct TabsV1App {
  /// R
  var routes: Int
  /// F
  var fanOut: Int
  /// D
  var depth: Int
  /// T
  var tabs: Int

  var graph: Graph {
    Graph("tabs-v1") {
      main.registered
      (0..<tabs).map { coordinator(of: $0).registered }
    }
  }

  private var main: Tabs<RouteName> {
    Tabs<RouteName>("Main", initial: "tab0", retap: .nothing) {
      for tab in 0..<tabs {
        Tab(RouteName(rawValue: "tab\(tab)"), hosts: "Tab\(tab)")
      }
    }
  }

  private func coordinator(of tab: Int) -> Coordinator<RouteName> {
    Coordinator<RouteName>(
      "Tab\(tab)", dialect: .tcaCoordinators(.v0_14, .indexed), root: name(tab % routes),
      embedsNavigation: true
    ) {
      for route in 0..<routes {
        Screen(name(route), disabling: [.back, .edgeSwipe, .backMenu]) {
          for choice in 0..<fanOut {
            On(
              "push \(choice)", when: .count(.lessThan(depth)),
              .push(name((5 * route + 7 * choice + 1) % routes)))
          }
          On("pop", when: .count(.atLeast(2)), .goBack())
          On("root", when: .count(.atLeast(2)), .goBackToRoot)
        }
      }
    }
  }

  private func name(_ route: Int) -> RouteName { RouteName(rawValue: "r\(route)") }
}
