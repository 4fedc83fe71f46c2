import NavGraphModel
import Testing

@Suite("Every dialect")
struct DialectConformanceTests {
  @Test("matches the reference", arguments: DialectTable.cases)
  func conforms(_ row: DialectCase) {
    let semantics = row.dialect.semantics
    var stack = row.line.before.entries
    switch row.line.expectation {
    case .change(let operations, let after, let expected):
      var outcome: Outcome?
      for operation in operations {
        outcome = semantics.apply(operation, to: &stack, identities: Vocabulary.identities)
      }
      #expect(outcome?.debug == expected.debug)
      #expect(outcome?.release == expected.release)
      #expect(StackNotation(stack).text == after.text)
    case .gesture(let gesture, let isWrapped, let after):
      let entries = semantics.entries(removedBy: gesture, on: stack, isWrapped: isWrapped)
      let ends = entries.map { entry in
        var copy = stack
        semantics.remove(entry, from: &copy, by: gesture)
        return StackNotation(copy).text
      }
      #expect(ends == after.map(\.text))
    case .view(let renderedCount, let wrapped, let canPush):
      #expect(semantics.renderedCount(of: stack, isWrapped: false) == renderedCount)
      #expect(semantics.renderedCount(of: stack, isWrapped: true) == wrapped)
      #expect(semantics.canPush(onto: stack) == canPush)
    }
  }

  @Test(
    "has a line in which each of its operations is carried out",
    arguments: DialectTable.dialects.dropFirst(2))
  func isCovered(_ dialect: Dialect) {
    let kinds = DialectTable.cases.filter { $0.dialect == dialect }.flatMap(\.line.appliedKinds)
    #expect(Set(kinds) == dialect.vocabulary)
  }

  @Test("has a line for every gesture on a stack", arguments: DialectTable.dialects)
  func gesturesAreCovered(_ dialect: Dialect) {
    let gestures = DialectTable.cases.filter { $0.dialect == dialect }.flatMap(\.line.gestures)
    #expect(Set(gestures).isSuperset(of: [.back, .backMenu, .swipeDown]))
  }

  @Test(
    "of TCACoordinators differs between 0.13 and 0.14 as documented",
    arguments: Self.differences)
  func versions(_ variant: RouteIdentification, differing: Set<NavGraphModel.Operation.Kind>) {
    var found: Set<NavGraphModel.Operation.Kind> = []
    for row in ConformanceTable.cases where row.variant == variant {
      var stack = row.line.before.entries
      let outcome = Dialect.tcaCoordinators(.v0_13, variant).semantics.apply(
        row.line.operation, to: &stack, identities: Vocabulary.identities)
      let isSame =
        outcome == row.expected.outcome && StackNotation(stack).text == row.expected.after.text
      if !isSame { found.insert(row.line.operation.kind) }
    }
    #expect(found == differing)
  }

  private static let differences: [(RouteIdentification, Set<NavGraphModel.Operation.Kind>)] = [
    (.indexed, [.push, .goBack, .pop, .dismissAll]),
    (.identified, [.push, .popToRoot, .dismiss, .dismissAll]),
  ]
}

extension DialectLine {
  fileprivate var appliedKinds: [NavGraphModel.Operation.Kind] {
    guard case .change(let operations, _, let outcome) = expectation, outcome.release.isApplied
    else { return [] }
    return operations.map(\.kind)
  }

  fileprivate var gestures: [Gesture] {
    guard case .gesture(let gesture, _, let after) = expectation, !after.isEmpty else { return [] }
    return [gesture]
  }
}
