import NavGraphFacts
import NavGraphModel

/// An entry of a reducer's projection that is shown otherwise than it is registered.
struct UnregisteredEntry {
  let route: String
  let place: Place

  enum Place {
    /// No screen is registered for the route, or none with the arguments.
    case noScreen
    /// The route hosts a coordinator that is projected, and the entry brings no flow for it.
    case noFlow(of: String)
    /// The entry brings a flow, and the route hosts a coordinator with a state of its own, or none.
    case flow(of: String?)
  }

  /// Returns the problem with a coordinator's first state, and its fix.
  func problem(inFirstStateOf name: String) -> String {
    let state = "the first state of \(quoted(name))"
    switch place {
    case .noScreen:
      return "\(state) shows \(quoted(route)), which no screen there is registered for: add it, or "
        + "correct the projection"
    case .noFlow(let hosted):
      return
        "\(state) shows \(quoted(route)) without a flow, but \(quoted(hosted)), which that "
        + "hosts, is projected from this state: say what it shows by .hosting(…)"
    case .flow(nil):
      return
        "\(state) shows a flow in \(quoted(route)), which hosts none: register the screen with "
        + "hosts:, or leave out .hosting(…)"
    case .flow(let hosted?):
      return
        "\(state) shows a flow in \(quoted(route)), but \(quoted(hosted)), which that hosts, has a "
        + "state of its own: leave out .hosting(…), or register \(quoted(hosted)) as projected"
    }
  }
}
