/// Where the search is known to differ from `Docs/Reference/Model.md` (`Docs/Internals/KnownGaps.md`, “Operations can miss, or hit
/// the replacement of, a flow”).
enum RandomAppGap: String, CaseIterable, Sendable {
  case flowsOfKeptCases =
    "a flow in a case that is kept is lost when the case is not shown any more"
  case replacedFlows = "a message to a flow that was replaced reaches the one in its place"

  /// None of the first thousand.
  var seeds: [UInt64] {
    switch self {
    case .flowsOfKeptCases: [1_976]
    case .replacedFlows: [2_641]
    }
  }

  static var seeds: Set<UInt64> { Set(allCases.flatMap(\.seeds)) }
}
