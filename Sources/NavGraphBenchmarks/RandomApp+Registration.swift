import NavGraph
import NavGraphModel

/// The app in the words of a registration.
extension RandomApp {
  var definition: GraphDefinition { graph.definition }

  private var graph: Graph {
    Graph("random-app") {
      for variable in 0..<variableCount { Variable(name(ofVariable: variable), false) }
      flows.indices.map { AnyCoordinator(coordinator(of: $0)) }
    }
  }

  private static let dialects: [Dialect] = [
    .tcaCoordinators(.v0_14, .indexed), .flowStacks(.v0_10), .tcaCoordinators(.v0_14, .identified),
  ]

  private func coordinator(of flow: Int) -> Coordinator<RouteName> {
    Coordinator<RouteName>(
      "Flow\(flow)", dialect: Self.dialects[flow % Self.dialects.count], root: name(of: 0),
      embedsNavigation: true
    ) {
      for (number, screen) in flows[flow].screens.enumerated() {
        if let hosted = screen.hosts {
          Screen(name(of: number), identity: .unique, hosts: "Flow\(hosted)")
          OnChild(name(of: number), name(of: 0), action: "closeTapped", .dismiss())
        } else {
          Screen(name(of: number), identity: .unique) {
            if number == 0, flow > 0 { On("closeTapped") }
            for (index, way) in screen.ways.enumerated() {
              On("action\(index)", when: condition(way), operation(way.move, in: flow))
            }
          }
        }
      }
      if flow == 0 {
        for (index, way) in links.enumerated() {
          // From the root on, wherever it is opened.
          DeepLink("random-app://\(index)", .goBackToRoot, operation(way.move, in: flow))
        }
      }
    }
  }

  private func condition(_ way: Way) -> RouteCondition<RouteName>? {
    way.guardedBy.map { .is(name(ofVariable: $0)) }
  }

  private func operation(_ move: Move, in flow: Int) -> RouteOperation<RouteName> {
    switch move {
    case .bring(let screen): bring(screen, in: flow)
    case .replaceTop(let screen): .replaceTop(by: name(of: screen))
    case .goBack: .goBack()
    case .goBackTo(let screen): .goBackTo(name(of: screen))
    case .goBackToRoot: .goBackToRoot
    case .popToRoot: .popToRoot
    case .dismiss: .dismiss()
    case .set(let variable, let value):
      .assign(name(ofVariable: variable), value ? "true" : "false")
    }
  }

  private func bring(_ screen: Int, in flow: Int) -> RouteOperation<RouteName> {
    let route = name(of: screen)
    return switch flows[flow].screens[screen].manner {
    case .push: .push(route)
    case .sheet: .presentSheet(route)
    case .sheetWithNavigation: .presentSheet(route, embedsNavigation: true)
    case .cover: .presentCover(route)
    }
  }

  private func name(of screen: Int) -> RouteName { RouteName(rawValue: "screen\(screen)") }

  private func name(ofVariable variable: Int) -> String { "flag\(variable)" }
}
