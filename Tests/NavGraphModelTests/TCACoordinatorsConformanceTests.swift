import NavGraphModel
import Testing

@Suite("TCACoordinators 0.14")
struct TCACoordinatorsConformanceTests {
  @Test("does what the reference says", arguments: ConformanceTable.cases)
  func conforms(_ row: ConformanceCase) {
    let dialect = Dialect.tcaCoordinators(.v0_14, row.variant)
    var stack = row.line.before.entries
    let outcome = dialect.semantics.apply(
      row.line.operation, to: &stack, identities: Vocabulary.identities)
    #expect(outcome.debug == row.expected.outcome.debug)
    #expect(outcome.release == row.expected.outcome.release)
    #expect(StackNotation(stack).text == row.expected.after.text)
  }

  @Test("every operation of the model has a line", arguments: NavGraphModel.Operation.Kind.allCases)
  func operationIsCovered(_ kind: NavGraphModel.Operation.Kind) {
    #expect(ConformanceTable.cases.contains { $0.line.operation.kind == kind })
  }

  @Test(
    "every reason of an outcome has a line",
    arguments: Outcome.Reason.allCases.filter { $0 != .notInDialect })
  func reasonIsCovered(_ reason: Outcome.Reason) {
    let reasons = ConformanceTable.cases.map(\.expected.outcome).flatMap {
      [$0.debug.reason, $0.release.reason]
    }
    #expect(reasons.contains(reason))
  }

  /// A debug build never goes on differently: it does the same as release, or it stops.
  @Test("debug builds stop or do the same", arguments: ConformanceTable.cases)
  func debugStopsOrAgrees(_ row: ConformanceCase) {
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
    case .ignored(let reason), .failed(let reason): reason
    }
  }
}
