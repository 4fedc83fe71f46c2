import NavGraphModel

/// One operation or gesture after another, chosen by a seed. Each new entry has a handle of its own.
struct RandomWalk {
  let dialect: Dialect
  private(set) var stack: [Entry] = []
  /// The instances of all entries that there ever were, by handle.
  private(set) var instances: [Int] = []
  private var random: SeededNumbers
  private let kinds: [NavGraphModel.Operation.Kind]

  init(dialect: Dialect, seed: UInt64) {
    self.dialect = dialect
    random = SeededNumbers(state: seed)
    kinds = NavGraphModel.Operation.Kind.allCases.filter(dialect.vocabulary.contains)
    let embedsNavigation = random.number(below: 2) == 0
    let rootPresentation = dialect.rootPresentation(embedsNavigation: embedsNavigation)
    stack = numbered([Entry(instance: instance(), presentation: rootPresentation)])
  }

  mutating func step() -> (name: String, outcome: Outcome?) {
    if random.number(below: 6) == 0 {
      let gesture = random.element(of: Gesture.allCases)
      let entries = dialect.semantics.entries(
        removedBy: gesture, on: stack, isWrapped: random.number(below: 2) == 0)
      if !entries.isEmpty {
        dialect.semantics.remove(random.element(of: entries), from: &stack, by: gesture)
      }
      return (gesture.action, nil)
    }
    // Stacks stay low if nothing but chance adds to them.
    var operation = operation(random.number(below: 2) == 0 ? .push : random.element(of: kinds))
    operation = operation.bringing(numbered(operation.newEntries))
    let outcome = dialect.semantics.apply(
      operation, to: &stack, identities: Vocabulary.identities)
    return (operation.kind.rawValue, outcome)
  }

  private mutating func numbered(_ entries: [Entry]) -> [Entry] {
    entries.map { entry in
      instances.append(entry.instance)
      return Entry(rawValue: entry.rawValue, handle: UInt32(instances.count - 1))
    }
  }

  private mutating func operation(_ kind: NavGraphModel.Operation.Kind) -> StackOperation {
    switch kind {
    case .push: .append(Entry(instance: instance(), presentation: .push))
    case .present: .append(presented())
    case .appendAll: .appendAll(entries())
    case .goBack: .goBack(count())
    case .goBackTo: .goBackTo(InstanceSet([instance(), instance()]))
    case .goBackToIndex: .goBackToIndex(position())
    case .goBackToRoot: .goBackToRoot
    case .pop: .pop(count())
    case .popTo: .popTo(InstanceSet([instance()]))
    case .popToIndex: .popToIndex(position())
    case .popFrom: .popFrom(InstanceSet([instance(), instance()]))
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss: .dismiss(count())
    case .dismissAll: .dismissAll
    case .removeLast: .removeLast(count())
    case .removeAll: .removeAll
    case .remove: .remove(InstanceSet([instance(), instance()]))
    case .removeSubrange: .removeSubrange(range())
    case .replaceTop: .replaceTop(Entry(instance: instance(), presentation: .push))
    case .replace: .replace(at: position(), entries()[0])
    case .set: .set(entries())
    }
  }

  private mutating func instance() -> Int { random.number(below: Vocabulary.names.count) }

  private mutating func presented() -> Entry {
    Entry(
      instance: instance(), presentation: random.element(of: Array(Presentation.all.dropFirst())),
      forbidsSwipe: random.number(below: 4) == 0)
  }

  private mutating func count() -> Int {
    random.element(of: [.min, -1, 0, 1, 1, 1, 2, 3, 5, .max])
  }

  private mutating func position() -> Int {
    random.element(of: [.min, -1, 0, 1, 1, 2, 3, 5, .max])
  }

  private mutating func range() -> Range<Int> {
    let lower = position()
    return lower..<max(lower, position())
  }

  private mutating func entries() -> [Entry] {
    (0...random.number(below: 4)).map { _ in
      random.number(below: 2) == 0
        ? Entry(instance: instance(), presentation: .push) : presented()
    }
  }
}
