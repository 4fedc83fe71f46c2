import NavGraphModel

/// Reads the clauses of a ``GraphNotation``.
struct GraphNotationParser {
  /// In the order in which clauses name them.
  var coordinators: [NotationCoordinator] = []
  var features: [FeatureDefinition] = []
  var variables: [VariableDefinition] = []
  var inputs: [InputDefinition] = []
  var homes: [HomeDefinition] = []
  var suppressions: [Suppression] = []

  static let arrows: Set<Substring> = ["->", "=>", "=|", "~>", "~|", "<-", ":="]

  /// Reads all clauses; those first that say how others are read.
  mutating func read(_ clauses: [NotationClause]) throws(GraphNotationError) {
    for clause in clauses where clause.isReadFirst { try read(clause) }
    for clause in clauses where !clause.isReadFirst { try read(clause) }
  }

  private mutating func read(_ clause: NotationClause) throws(GraphNotationError) {
    if clause.isTrait {
      try readTraits(clause)
    } else if let declaration = clause.declaration {
      try read(declaration, of: clause)
    } else {
      try readAction(clause)
    }
  }

  private mutating func read(
    _ declaration: NotationDeclaration, of clause: NotationClause
  ) throws(GraphNotationError) {
    switch declaration {
    case .tabs: try readTabs(clause, selectsFirst: true)
    case .tabsWithoutSelection: try readTabs(clause, selectsFirst: false)
    case .cases: try readCases(clause)
    case .joined: try readJoined(clause)
    case .starts: try readStart(clause)
    case .link: try readLink(clause)
    case .slot: try readSlot(clause)
    case .effect: try readEffect(clause)
    case .variable: try readVariable(clause)
    case .input: readInput(clause, isFree: false)
    case .freeInput: readInput(clause, isFree: true)
    case .sends: try readOutputs(clause)
    case .requires: try readGate(clause)
    case .off: try readGestures(clause)
    case .renders: try readRendered(clause)
    case .untracked: try readUntracked(clause)
    case .unhandled: try readUnhandled(clause)
    case .stuck: try readFailure(clause)
    case .argument: try readArgument(clause)
    case .identity: try readIdentity(clause)
    case .allow: try readSuppression(clause)
    case .home: try readHomes(clause)
    }
  }

  /// The index of the coordinator that a clause belongs to.
  mutating func coordinator(of clause: NotationClause) -> Int {
    if let known = index(of: clause.coordinator) { return known }
    coordinators.append(NotationCoordinator(name: clause.coordinator))
    return coordinators.count - 1
  }

  func index(of coordinator: String) -> Int? {
    coordinators.firstIndex { $0.name == coordinator }
  }
}

extension NotationClause {
  fileprivate var isTrait: Bool { words[0].hasPrefix("[") }

  fileprivate var declaration: NotationDeclaration? {
    guard words.count > 1, !GraphNotationParser.arrows.contains(words[1]) else { return nil }
    return NotationDeclaration(rawValue: String(words[0]))
  }

  fileprivate var isReadFirst: Bool { isTrait || declaration?.isReadFirst ?? false }
}
