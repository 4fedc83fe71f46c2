import NavGraphFacts
import NavGraphModel

extension Occurrence {
  /// The user's action, or the event: `“back”`, `a swipe down`, `the effect “load”`.
  var actionPhrase: String {
    switch key.cause {
    case .transition(let reference), .later(let reference):
      return facts.actionPhrase(reference, witness: observation.witness)
    case .effect(let reference):
      return "the effect \(quoted(facts.graph.effect(reference)?.name ?? ""))"
    case .gesture(let gesture): return gesture.actionPhrase
    case nil: return facts.trace[observation.witness].step.map { quoted($0.action) } ?? "the start"
    }
  }

  /// The route that the observation is about, in quotes.
  var route: String { key.route.map(facts.name) ?? "nothing" }

  /// The other route, in quotes.
  var other: String { key.other.map(facts.name) ?? "nothing" }

  /// A note at the other route.
  func noteAtOtherRoute(_ message: Finding.Message) -> [Finding.Note] {
    key.other.map { [.init(message, at: facts.location(of: $0))] } ?? []
  }
}

extension Facts {
  /// A route as part of a finding's cause: nothing else in the graph has the same.
  func causeName(of route: RouteReference) -> String {
    let coordinator = graph.coordinators[route.coordinator]
    return "\(coordinator.name)\n\(coordinator.routes[route.route].name)"
  }
}

extension Facts {
  /// Where a route is registered.
  func location(of route: RouteReference) -> SourceLocation {
    graph.coordinators[route.coordinator].routes[route.route].location
  }
}

extension Gesture {
  /// The gesture as a user would say it.
  fileprivate var actionPhrase: String {
    switch self {
    case .back: "the back button"
    case .edgeSwipe: "a swipe back"
    case .backMenu: "the back button’s menu"
    case .swipeDown: "a swipe down"
    case .tabTap: "a tap on the tab bar"
    case .tabRetap: "a second tap on the selected tab"
    case .alertButton: "a tap that closes the alert"
    }
  }
}
