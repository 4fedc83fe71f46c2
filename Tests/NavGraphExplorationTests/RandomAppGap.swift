/// Where the search is known to differ from `Docs/Reference/Model.md`.
enum RandomAppGap: String, CaseIterable, Sendable {
  case choicesOfCommands = "a `when` or `oneOf` of commands is decided when they are carried out"
  case entriesThatDoNotStay = "an entry that is ignored or fails still chooses how its flow starts"
  case differentWrites = "arrays that are written back count as equal, whatever they hold"
  case backInJoined = "no back from the root of a joined stack that has no items"
  case variablesOfTheGone = "a variable of a screen that is gone is called an addressee"
  case flowsOfKeptCases =
    "a flow in a case that is kept is lost when the case is not shown any more"
  case replacedFlows = "a message to a flow that was replaced reaches the one in its place"
  case effectsOfFreshTabs = "a fresh tab drops the effects that never go with their screen"
  case slotsOfTheGone = "a screen that has left its slot looks for other slots where it stood"

  /// All of the first thousand, and some beyond.
  var seeds: [UInt64] {
    switch self {
    case .choicesOfCommands: [295, 361, 459, 509, 710, 760, 966]
    case .entriesThatDoNotStay: [196, 726, 812, 964]
    case .differentWrites: [401, 614, 957]
    case .backInJoined: [493]
    case .variablesOfTheGone: [613]
    case .flowsOfKeptCases: [1_976]
    case .replacedFlows: [2_641]
    case .effectsOfFreshTabs: [1_118]
    case .slotsOfTheGone: [996]
    }
  }

  static var seeds: Set<UInt64> { Set(allCases.flatMap(\.seeds)) }
}
