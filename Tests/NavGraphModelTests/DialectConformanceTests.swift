import NavGraphModel
import Testing

@Suite("Every other dialect")
struct DialectConformanceTests {
  @Test("does what the reference says", arguments: DialectTable.cases)
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
    case .gesture(let gesture, let after):
      let entry = semantics.entry(removedBy: gesture, on: stack)
      if let entry { semantics.remove(entry, from: &stack, by: gesture) }
      #expect((entry == nil ? nil : StackNotation(stack).text) == after?.text)
    case .view(let renderedCount, let canPush):
      #expect(semantics.renderedCount(of: stack) == renderedCount)
      #expect(semantics.canPush(onto: stack) == canPush)
    }
  }

  @Test("has a line for every operation it has", arguments: DialectTable.dialects.dropFirst(2))
  func isCovered(_ dialect: Dialect) {
    let kinds = DialectTable.cases.filter { $0.dialect == dialect }.flatMap { $0.line.kinds }
    #expect(dialect.vocabulary.subtracting(kinds) == [])
  }

  @Test("holds up under anything", arguments: DialectTable.dialects, 1...40 as ClosedRange<UInt64>)
  func invariants(of dialect: Dialect, seed: UInt64) {
    var walk = RandomWalk(dialect: dialect, seed: seed)
    for _ in 1...100 {
      let before = walk.stack
      let step = walk.step()
      let text = "\(StackNotation(before).text) \(step.name) \(StackNotation(walk.stack).text)"
      if let outcome = step.outcome {
        if case .failed = outcome.debug {} else { #expect(outcome.debug == outcome.release) }
        if outcome.release != .applied { #expect(walk.stack == before, "\(text)") }
        #expect(![outcome.debug, outcome.release].contains(.ignored(.notInDialect)), "\(text)")
      }
      #expect(dialect.complaint(about: walk.stack) == nil, "\(text)")
      if dialect.keepsRootOutside { #expect(walk.stack.first == before.first, "\(text)") }
    }
  }
}

extension DialectCase: CustomTestStringConvertible {
  var testDescription: String {
    "\(dialect.displayName): \(line.source) [\(line.before.text)] \(line.words)"
  }
}

extension DialectLine {
  fileprivate var words: String {
    switch expectation {
    case .change(let operations, _, _):
      operations.map { "\(operation: $0)" }.joined(separator: ", then ")
    case .gesture(let gesture, _): gesture.action
    case .view: "view"
    }
  }

  fileprivate var kinds: [NavGraphModel.Operation.Kind] {
    guard case .change(let operations, _, _) = expectation else { return [] }
    return operations.map(\.kind)
  }
}

extension String.StringInterpolation {
  fileprivate mutating func appendInterpolation(operation: StackOperation) {
    appendLiteral(operation.kind.rawValue)
  }
}

// MARK: - What holds for every stack

extension Dialect {
  /// Whether the library keeps the root outside of what its operations change.
  fileprivate var keepsRootOutside: Bool {
    switch self {
    case .tcaCoordinators, .composableNavigation: false
    case .flowStacks, .routingReducer, .tcaRouteStack, .composableArchitecture: true
    }
  }

  /// Whether a modal stands beside the stack, so that it is the last entry and the only one.
  fileprivate var hasModalSlot: Bool {
    switch self {
    case .routingReducer, .composableNavigation, .composableArchitecture: true
    case .tcaCoordinators, .flowStacks, .tcaRouteStack: false
    }
  }

  /// What is wrong with a stack that no operation should leave.
  fileprivate func complaint(about stack: [Entry]) -> String? {
    if keepsRootOutside && stack.isEmpty { return "the root has gone" }
    if hasModalSlot && !stack.dropFirst().dropLast().allSatisfy(\.isPush) {
      return "a modal is not the last entry"
    }
    // RoutingReducer compares within the path, which has neither the root nor the modal.
    let compared =
      keepsRootOutside ? stack.dropFirst().filter { !hasModalSlot || $0.isPush } : stack
    let identities = compared.compactMap { Vocabulary.identities[$0] }
    if comparesIdentities && Set(identities).count < identities.count {
      return "an identity is there twice"
    }
    let renderedCount = semantics.renderedCount(of: stack)
    if renderedCount > stack.count || renderedCount < min(1, stack.count) {
      return "\(renderedCount) entries are visible"
    }
    for gesture in Gesture.allCases {
      guard let entry = semantics.entry(removedBy: gesture, on: stack) else { continue }
      if entry < 1 || entry >= renderedCount { return "\(gesture.action) removes \(entry)" }
    }
    return nil
  }
}

/// One operation or gesture after another, chosen by a seed.
private struct RandomWalk {
  let dialect: Dialect
  private(set) var stack: [Entry]
  private var random: SeededNumbers
  private let kinds: [NavGraphModel.Operation.Kind]

  init(dialect: Dialect, seed: UInt64) {
    self.dialect = dialect
    random = SeededNumbers(state: seed)
    kinds = NavGraphModel.Operation.Kind.allCases.filter(dialect.vocabulary.contains)
    stack = []
    let embedsNavigation = random.number(below: 2) == 0
    stack = [
      Entry(instance: instance(), presentation: .sheet(embedsNavigation: embedsNavigation))
    ]
  }

  mutating func step() -> (name: String, outcome: Outcome?) {
    if random.number(below: 8) == 0 {
      let gesture = random.element(of: Gesture.allCases)
      if let entry = dialect.semantics.entry(removedBy: gesture, on: stack) {
        dialect.semantics.remove(entry, from: &stack, by: gesture)
      }
      return (gesture.action, nil)
    }
    // Stacks stay low if nothing but chance adds to them.
    let operation = operation(random.number(below: 2) == 0 ? .push : random.element(of: kinds))
    let outcome = dialect.semantics.apply(
      operation, to: &stack, identities: Vocabulary.identities)
    return ("\(operation: operation)", outcome)
  }

  private mutating func operation(_ kind: NavGraphModel.Operation.Kind) -> StackOperation {
    switch kind {
    case .push: .append(Entry(instance: instance(), presentation: .push))
    case .present: .append(Entry(instance: instance(), presentation: presented()))
    case .goBack: .goBack(count())
    case .goBackTo: .goBackTo(InstanceSet([instance(), instance()]))
    case .goBackToRoot: .goBackToRoot
    case .pop: .pop(count())
    case .popTo: .popTo(InstanceSet([instance()]))
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss: .dismiss(count())
    case .dismissAll: .dismissAll
    case .removeLast: .removeLast(count())
    case .removeAll: .removeAll
    case .replaceTop: .replaceTop(instance: instance())
    case .set: .set(entries())
    }
  }

  private mutating func instance() -> Int { random.number(below: Vocabulary.names.count) }

  private mutating func presented() -> Presentation {
    random.element(of: Array(Presentation.all.dropFirst()))
  }

  private mutating func count() -> Int {
    random.element(of: [.min, -1, 0, 1, 1, 1, 2, 3, 5, .max])
  }

  /// The slot of a modal is not part of what is assigned; a root may be.
  private mutating func entries() -> [Entry] {
    (0...random.number(below: 4)).map { index in
      let mayBePresented =
        dialect.hasModalSlot ? index == 0 && !dialect.keepsRootOutside : true
      let isPush = !mayBePresented || random.number(below: 2) == 0
      return Entry(instance: instance(), presentation: isPush ? .push : presented())
    }
  }
}

/// The same numbers for the same seed everywhere (SplitMix64).
private struct SeededNumbers {
  var state: UInt64

  mutating func number(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
