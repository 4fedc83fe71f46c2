import NavGraphModel
import Testing

@Suite("The vocabulary of a dialect")
struct DialectVocabularyTests {
  typealias Kind = NavGraphModel.Operation.Kind

  @Test("is all that the library has", arguments: Self.vocabularies)
  func words(_ dialect: Dialect, words: Set<Kind>) {
    #expect(dialect.vocabulary == words)
  }

  static let vocabularies: [(Dialect, Set<Kind>)] = [
    (.tcaCoordinators(.v0_13, .indexed), Set(Kind.allCases)),
    (.tcaCoordinators(.v0_13, .identified), Set(Kind.allCases)),
    (.tcaCoordinators(.v0_14, .indexed), Set(Kind.allCases)),
    (.tcaCoordinators(.v0_14, .identified), Set(Kind.allCases)),
    (.flowStacks(.v0_10), Set(Kind.allCases)),
    (.routingReducer(.v0_0), [.push, .present, .pop, .popToRoot, .dismiss]),
    (.composableNavigation(.v4_2), [.push, .present, .pop, .popToRoot, .set, .dismiss]),
    (.tcaRouteStack(.v0_1), [.push, .present, .removeLast, .removeAll, .set]),
    (
      .composableArchitecture(.v1_25),
      [.push, .present, .pop, .popTo, .popToRoot, .removeLast, .removeAll, .set, .dismiss]
    ),
  ]

  @Test(
    "refuses an operation that is not in it, naming dialect, operation and alternatives",
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
    #expect(message.contains("\(dialect.displayName) has no \(kind.rawValue) "), "\(message)")
    #expect(message.contains("“go”"), "\(message)")
    let alternatives = Kind.allCases.filter(dialect.vocabulary.contains).map(\.rawValue)
    #expect(message.hasSuffix("it has \(alternatives.joined(separator: ", "))"), "\(message)")
  }

  @Test("refuses each of several operations on its own", arguments: DialectTable.otherLibraries)
  func allAtOnce(_ dialect: Dialect) {
    var definition = registration(in: dialect).coordinators[0]
    definition.routes[0].transitions[0].operations = Kind.allCases.map(\.operation)
    let problems = graph(definition).problems()
    #expect(problems.count == Kind.allCases.count - dialect.vocabulary.count)
  }

  @Test("names are told apart", arguments: DialectTable.dialects)
  func names(_ dialect: Dialect) {
    #expect(DialectTable.dialects.filter { $0.displayName == dialect.displayName } == [dialect])
  }

  @Test(
    "says what is applied: all else is not in the dialect",
    arguments: DialectTable.dialects, Kind.allCases)
  func application(in dialect: Dialect, of kind: Kind) {
    let isKnown = dialect.vocabulary.contains(kind)
    let wrong = Self.stacks.filter { before in
      var stack = before.entries
      let outcome = dialect.semantics.apply(
        kind.stackOperation, to: &stack, identities: Vocabulary.identities)
      return isKnown
        ? [outcome.debug, outcome.release].contains(.ignored(.notInDialect))
        : outcome != .ignored(.notInDialect) || stack != before.entries
    }
    #expect(wrong.map(\.text) == [], "\(dialect.displayName), \(kind.rawValue)")
  }

  private static let stacks: [StackNotation] = [
    "^a*", "^a", "^a* >b", "^a* >b >c", "^a* ^b", "^a* >b #c", "^a >b",
  ]

  private func registration(
    in dialect: Dialect, _ operations: NavGraphModel.Operation...
  ) -> GraphDefinition {
    var transition = on(named: "go")
    transition.operations = operations
    var shop = coordinator(screen("home", actions: [transition]), screen("item"))
    shop.dialect = dialect
    return graph(shop)
  }
}

extension NavGraphModel.Operation.Kind {
  /// An operation of this kind, by names.
  fileprivate var operation: NavGraphModel.Operation {
    let item = RoutePattern(route: "item")
    return switch self {
    case .push: .append(Destination(target: item, presentation: .push))
    case .present:
      .append(Destination(target: item, presentation: .sheet(embedsNavigation: false)))
    case .goBack: .goBack(1)
    case .goBackTo: .goBackTo(item)
    case .goBackToRoot: .goBackToRoot
    case .pop: .pop(1)
    case .popTo: .popTo(item)
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss: .dismiss(1)
    case .dismissAll: .dismissAll
    case .removeLast: .removeLast(1)
    case .removeAll: .removeAll
    case .replaceTop: .replaceTop(item)
    case .set: .set([Destination(target: item, presentation: .push)])
    }
  }

  /// An operation of this kind, on packed entries.
  fileprivate var stackOperation: StackOperation {
    switch self {
    case .push: .push("d")
    case .present: .present("^d")
    case .goBack: .goBack(1)
    case .goBackTo: .goBackTo("b")
    case .goBackToRoot: .goBackToRoot
    case .pop: .pop(1)
    case .popTo: .popTo("b")
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss: .dismiss(1)
    case .dismissAll: .dismissAll
    case .removeLast: .removeLast(1)
    case .removeAll: .removeAll
    case .replaceTop: .replaceTop(by: "d")
    case .set: .set(">d")
    }
  }
}
