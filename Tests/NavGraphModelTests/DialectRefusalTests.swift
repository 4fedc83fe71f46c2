import NavGraphModel
import Testing

@Suite("A registration in a dialect")
struct DialectRefusalTests {
  typealias Kind = NavGraphModel.Operation.Kind

  @Test(
    "is refused an operation that the library lacks, naming dialect, operation and alternatives",
    arguments: DialectTable.dialects, Kind.allCases)
  func refusal(by dialect: Dialect, of kind: Kind) throws {
    let problems = registration(in: dialect, kind.operation).problems()
    guard !dialect.vocabulary.contains(kind) else {
      #expect(problems == [])
      return
    }
    try #require(problems.count == 1, "\(problems.map(\.message))")
    let message = problems[0].message
    #expect(problems[0].location == line(4))
    #expect(message.contains("\(dialect.displayName) has no \(kind.words[0]) "), "\(message)")
    #expect(message.contains("“go”"), "\(message)")
    let alternatives = Kind.allCases.filter(dialect.vocabulary.contains).flatMap(\.words)
    let named = try #require(message.split(separator: "; it has ").last).split(separator: ", ")
    // What no dialect has as an operation of its own is listed besides.
    let own = named.map(String.init).filter { $0 != "deferredSet" }
    #expect(own.sorted() == alternatives.sorted())
  }

  @Test("is refused each of several operations on its own", arguments: DialectTable.dialects)
  func allAtOnce(_ dialect: Dialect) {
    let problems = registration(in: dialect, operations: Kind.allCases.map(\.operation)).problems()
    #expect(problems.count == Kind.allCases.count - dialect.vocabulary.count)
  }

  private func registration(
    in dialect: Dialect, _ operations: NavGraphModel.Operation...
  ) -> GraphDefinition {
    registration(in: dialect, operations: operations)
  }

  private func registration(
    in dialect: Dialect, operations: [NavGraphModel.Operation]
  ) -> GraphDefinition {
    var transition = on(named: "go")
    transition.operations = operations
    return graph(
      CoordinatorDefinition(
        name: "Shop", dialect: dialect, root: RoutePattern(route: "home"),
        rootEmbedsNavigation: true,
        routes: [screen("home", actions: [transition]), screen("item")], location: line(2)))
  }
}
