import NavGraphModel
import Testing

@Suite("TCACoordinators 0.14")
struct TCACoordinatorsConformanceTests {
  @Test("matches the reference", arguments: ConformanceTable.cases)
  func conforms(_ row: ConformanceCase) {
    let dialect = Dialect.tcaCoordinators(.v0_14, row.variant)
    var stack = row.line.before.entries
    let outcome = dialect.semantics.apply(
      row.line.operation, to: &stack, identities: Vocabulary.identities)
    #expect(outcome.debug == row.expected.outcome.debug)
    #expect(outcome.release == row.expected.outcome.release)
    #expect(StackNotation(stack).text == row.expected.after.text)
  }

  @Test(
    "every operation that it has is applied in some line, and every other is ignored",
    arguments: [RouteIdentification.indexed, .identified])
  func operationIsCovered(_ variant: RouteIdentification) {
    let cases = ConformanceTable.cases.filter { $0.variant == variant }
    let applied = cases.filter(\.expected.outcome.release.isApplied).map(\.line.operation.kind)
    #expect(Set(applied) == Dialect.tcaCoordinators(.v0_14, variant).vocabulary)
  }

  @Test(
    "every reason that a stack can give has a line",
    arguments: [
      .duplicateIdentity, .noNavigation, .notEnoughScreens, .negativeCount, .noMatch,
      .popsPresented, .nothingPresented, .emptyStack, .outOfRange,
    ] as [Outcome.Reason])
  func reasonIsCovered(_ reason: Outcome.Reason) {
    let reasons = ConformanceTable.cases.map(\.expected.outcome).flatMap {
      [$0.debug.reason, $0.release.reason]
    }
    #expect(reasons.contains(reason))
  }

  /// A debug build never goes on differently: it does the same as release, or it stops.
  @Test("debug builds stop or do the same", arguments: ConformanceTable.cases)
  func debugBuildsStopOrAgree(_ row: ConformanceCase) {
    var stack = row.line.before.entries
    let outcome = Dialect.tcaCoordinators(.v0_14, row.variant).semantics.apply(
      row.line.operation, to: &stack, identities: Vocabulary.identities)
    if case .failed = outcome.debug { return }
    #expect(outcome.debug == outcome.release)
  }
}

extension Outcome.Effect {
  fileprivate var reason: Outcome.Reason? {
    switch self {
    case .applied: nil
    case .appliedDespite(let reason), .ignored(let reason), .failed(let reason): reason
    }
  }
}
