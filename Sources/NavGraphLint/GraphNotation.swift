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
/// | `[indexed]` | the dialect tells routes apart by position; otherwise by identity |
///
/// A mark `↓` before a clause says that a finding falls there.
package struct GraphNotation: Sendable {
  package let graph: GraphDefinition
  /// The places of marked clauses, in order: line 1, and the column of the clause.
  package let marks: [SourceLocation]

  /// - Throws: ``GraphNotationError`` where a clause cannot be read.
  package init(_ text: String) throws(GraphNotationError) {
    var parser = GraphNotationParser()
    for clause in text.split(separator: ";", omittingEmptySubsequences: false) {
      try parser.read(clause, in: text)
    }
    guard let root = parser.routes.first else { throw GraphNotationError(clause: text) }
    let coordinator = CoordinatorDefinition(
      name: "Example", dialect: .tcaCoordinators(.v0_14, parser.identification),
      root: RoutePattern(route: root.name), rootEmbedsNavigation: true, routes: parser.routes,
      location: root.location)
    graph = GraphDefinition(
      name: "Example", coordinators: [coordinator], location: root.location)
    marks = parser.marks
  }
}

/// A clause that is not in the notation.
package struct GraphNotationError: Error, Hashable, Sendable {
  package let clause: String
}
