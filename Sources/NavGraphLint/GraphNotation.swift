package import NavGraphExploration
package import NavGraphModel

/// A graph in one line: the form in which rules show examples.
///
/// Clauses are separated by semicolons; the first names the root, which has navigation.
///
/// | clause | meaning |
/// |---|---|
/// | `home -> cart` | on `home`, an action pushes `cart` |
/// | `home => cart` | …presents it as a sheet with navigation |
/// | `home =\| cart` | …presents it as a sheet without navigation |
/// | `home ~> cart` | …presents it as a cover with navigation |
/// | `home <-` | …goes back |
/// | `home := cart item` | …assigns an array: `cart` as root, `item` pushed |
/// | `home -> cart ? full` | …only while `full` is on the stack |
/// | `orphan` | a screen without actions |
/// | `item!` | each instance has an identity of its own |
/// | `item#x` | the identity is the constant `x` |
/// | `item+` | registers the screen once more |
/// | `allow home duplicate-id` | on `home`, findings of a rule are suppressed |
/// | `[indexed]` | the dialect tells routes apart by position; otherwise by identity |
///
/// A reducer changes the whole stack or nothing of it: beside these clauses only screens may stand. Its
/// one state shows the root.
///
/// | clause | meaning |
/// |---|---|
/// | `home !` | on `home`, an action runs the reducer, and nothing happens |
/// | `home !crashes` | …the reducer crashes |
/// | `home !exits` | …ends the process |
/// | `home !hangs` | …does not come back |
/// | `home !grows` | …takes memory without end |
/// | `home !random` | …answers twice differently |
/// | `home !nan` | …leads to a state that is not equal to itself |
/// | `home !lost` | …shows a route that no screen is registered for |
///
/// A mark `↓` before a clause says that a finding falls there.
package struct GraphNotation: Sendable {
  package let graph: GraphDefinition
  /// The places of marked clauses, in order: line 1, and the column of the clause.
  package let marks: [SourceLocation]
  /// What to explore the graph with.
  package let reducers: Reducers

  /// - Throws: ``GraphNotationError`` where a clause cannot be read.
  package init(_ text: String) throws(GraphNotationError) {
    var parser = GraphNotationParser()
    for clause in text.split(separator: ";", omittingEmptySubsequences: false) {
      try parser.read(clause, in: text)
    }
    guard let root = parser.routes.first else { throw GraphNotationError(clause: text) }
    var coordinator = CoordinatorDefinition(
      name: "Example",
      dialect: parser.troubles.isEmpty
        ? .tcaCoordinators(.v0_14, parser.identification) : .custom,
      root: RoutePattern(route: root.name), rootEmbedsNavigation: true, routes: parser.routes,
      location: root.location)
    if parser.troubles.isEmpty {
      reducers = Reducers()
    } else {
      coordinator.reducer = ReducerDefinition(
        role: .own, actions: parser.troubles.map(\.action))
      reducers = Reducers(
        sources: [coordinator.name: NotationReducer(root: root.name)],
        actions: [coordinator.name: parser.troubles.map(NotationAction.init)])
    }
    graph = GraphDefinition(
      name: "Example", coordinators: [coordinator], location: root.location)
    marks = parser.marks
  }
}

/// A clause that is not in the notation.
package struct GraphNotationError: Error, Hashable, Sendable {
  package let clause: String
}
