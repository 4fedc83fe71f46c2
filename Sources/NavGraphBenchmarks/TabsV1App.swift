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

// MARK: - All tabs together

extension TabsV1App {
  /// States and steps of the app as a whole; nil where these are more than a word can count.
  ///
  /// A part knows its tab's stacks, each with every tab selected; a step of a part either selects a tab, or is
  /// one inside of its own.
  func product(of parts: [(states: Int, steps: Int)]) -> (states: Int?, steps: Int?) {
    guard parts.count == tabs else { return (nil, nil) }
    let stacks = parts.map { $0.states / tabs }
    let inside = zip(parts, stacks).map { $0.steps - tabs * (tabs - 1) * $1 }
    func total(_ factors: [Int]) -> Int? {
      factors.reduce(1 as Int?) { product, factor in
        guard let (value, isCut) = product?.multipliedReportingOverflow(by: factor) else {
          return nil
        }
        return isCut ? nil : value
      }
    }
    guard let all = total([tabs, tabs] + stacks) else { return (nil, nil) }
    var steps = all / tabs * (tabs - 1)
    for tab in stacks.indices {
      var factors = stacks
      factors[tab] = inside[tab]
      guard let more = total(factors) else { return (nil, nil) }
      let (sum, isCut) = steps.addingReportingOverflow(more)
      if isCut { return (nil, nil) }
      steps = sum
    }
    return (all / tabs, steps)
  }
}
