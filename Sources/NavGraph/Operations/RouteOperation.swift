package import NavGraphModel

/// One thing that a coordinator does when it receives an action.
///
/// What each change to a stack does at its edges (too few screens, no match, an identity that is
/// there already) is the dialect's; everything else means the same everywhere. An operation that a
/// coordinator's library or container does not have is refused when the graph is loaded.
///
/// Operations act on the container of the coordinator that registers them; `inChild` and `inParent`
/// reach others.
public struct RouteOperation<Route: RouteKey>: Sendable {
  private let box: Box<Operation>
  package var operation: Operation { box.value }

  init(operation: Operation) { box = Box(operation) }
}
