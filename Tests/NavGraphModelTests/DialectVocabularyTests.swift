import NavGraphModel
import Testing

@Suite("The vocabulary of a dialect")
struct DialectVocabularyTests {
  typealias Kind = NavGraphModel.Operation.Kind

  @Test("is the library's complete API", arguments: Self.vocabularies)
  func words(_ dialect: Dialect, words: Set<Kind>) {
    #expect(dialect.vocabulary == words)
  }

  @Test("is listed here for each dialect")
  func all() {
    #expect(Set(Self.vocabularies.map(\.0)) == Set(DialectTable.dialects))
    #expect(Set(Self.vocabularies.flatMap(\.1)) == Set(Kind.allCases))
  }

  private static let vocabularies: [(Dialect, Set<Kind>)] = [
    (.tcaCoordinators(.v0_13, .indexed), arrayOfRoutes),
    (.tcaCoordinators(.v0_13, .identified), arrayOfRoutes.union([.remove])),
    (.tcaCoordinators(.v0_14, .indexed), arrayOfRoutes),
    (.tcaCoordinators(.v0_14, .identified), arrayOfRoutes.union([.remove])),
    (.flowStacks(.v0_4), arrayOfRoutes), (.flowStacks(.v0_10), arrayOfRoutes),
    (.flowStacks(.v0_10_12), arrayOfRoutes),
    (.routingReducer(.v0_0), [.push, .present, .pop, .popToRoot, .dismiss]),
    (
      .composableNavigation(.v4_2), [.push, .present, .appendAll, .pop, .popToRoot, .set, .dismiss]
    ),
    (
      .tcaRouteStack(.v0_1),
      [
        .push, .present, .appendAll, .removeLast, .removeAll, .remove, .removeSubrange, .replace,
        .set,
      ]
    ),
    (
      .composableArchitecture(.v1_25),
      [
        .push, .present, .appendAll, .pop, .popTo, .popFrom, .popToRoot, .removeLast, .removeAll,
        .remove, .removeSubrange, .replace, .set, .dismiss,
      ]
    ),
  ]

  private static let arrayOfRoutes: Set<Kind> = [
    .push, .present, .appendAll, .goBack, .goBackTo, .goBackToIndex, .goBackToRoot, .pop, .popTo,
    .popToIndex, .popToRoot, .popToCurrentNavigationRoot, .dismiss, .dismissAll, .removeLast,
    .removeAll, .removeSubrange,
    .replaceTop, .replace, .set,
  ]

  @Test("names are distinguished", arguments: DialectTable.dialects)
  func names(_ dialect: Dialect) {
    #expect(DialectTable.dialects.filter { $0.displayName == dialect.displayName } == [dialect])
  }

  @Test(
    "lists all supported operations",
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
    "", ">a", "^a*", "^a", "^a* >b", "^a* >b >c", "^a* ^b", "^a* >b #c", "^a >b",
  ]
}
