/// What a container or its library cannot say: an operation it lacks, or operands it does not take.
extension RegistrationCheck {
  func problems(
    ofVocabularyOf operation: Operation, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    if let kind = operation.kind, kinds[standpoint.coordinator].contains(kind) { return [] }
    guard let word = operation.word, !standpoint.isOfWhatWasFound else { return [] }
    let words = vocabularies[standpoint.coordinator]
    let isKnown =
      if case .deferredSet = operation {
        self.coordinator(at: standpoint).dialect?.hasDeferredSet ?? false
      } else {
        words.contains(word)
      }
    guard !isKnown else { return [] }
    let coordinator = coordinator(at: standpoint)
    let owner =
      operation.kind == nil || coordinator.dialect == nil
      ? "coordinator \(quoted(coordinator.name)) (\(coordinator.containerName))"
      : coordinator.containerName
    let advice =
      if coordinator.reducer != nil { ": its reducer alone changes it, so send it an action" } else
      {
        words.isEmpty
          ? ": act on one of its flows by inChild(…)" : "; it has \(words.joined(separator: ", "))"
      }
    return [standpoint.problem("\(owner) has no \(word) (\(standpoint.place))\(advice)")]
  }

  func problems(
    ofContentsOf operation: Operation, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    let place = "(\(standpoint.place))"
    var problems: [RegistrationProblem] = []
    switch operation {
    case .replace(let index, _) where index < 0:
      problems.append(
        standpoint.problem("position \(index) is below the bottom \(place): count from 0"))
    case .removeSubrange(let lower, let upper) where lower < 0 || upper < lower:
      problems.append(
        standpoint.problem(
          "\(lower)..<\(upper) is no range of positions \(place): count from 0, and upwards"))
    case .setItems(let routes):
      problems += routes.repeated.map {
        standpoint.problem("tab \(quoted($0)) is set twice \(place): name it once")
      }
    case .deferredSet(let operations):
      if operations.contains(where: { $0.kind == nil }) {
        problems.append(
          standpoint.problem(
            "an array that is written back later is worked out by operations on the stack alone "
              + "\(place): do everything else outside of it"))
      }
      problems += self.problems(of: operations.filter { $0.kind != nil }, at: standpoint)
    default:
      break
    }
    guard let dialect = coordinator(at: standpoint).dialect, dialect.hasModalSlot,
      !standpoint.isOfWhatWasFound,
      let word = operation.word, vocabularies[standpoint.coordinator].contains(word)
    else { return problems }
    return problems + self.problems(ofModalIn: operation, of: dialect, at: standpoint)
  }

  /// Where a library has one slot for a modal beside a stack of pushes.
  private func problems(
    ofModalIn operation: Operation, of dialect: Dialect, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    switch operation {
    case .pop(let count) where count != 1 && !dialect.popsSeveral:
      [
        standpoint.problem(
          "\(dialect.displayName) pops one screen at a time: leave the count out "
            + "(\(standpoint.place))")
      ]
    case .dismiss(let count) where count != 1:
      [
        standpoint.problem(
          "\(dialect.displayName) has one modal and dismisses that: leave the count out "
            + "(\(standpoint.place))")
      ]
    case .set(let destinations) where hasModal(destinations.dropFirst(dialect.rootsInArray)),
      .appendAll(let destinations) where hasModal(destinations[...]):
      [standpoint.problem(modalInStack(of: dialect, at: standpoint))]
    case .replace(let index, let destination)
    where index >= dialect.rootsInArray && !destination.presentation.isPush:
      [standpoint.problem(modalInStack(of: dialect, at: standpoint))]
    default:
      []
    }
  }

  private func hasModal(_ destinations: ArraySlice<Destination>) -> Bool {
    destinations.contains { !$0.presentation.isPush }
  }
}

extension Dialect {
  /// How many entries of an array with pushes only may be roots, which need not be pushes.
  fileprivate var rootsInArray: Int {
    if case .composableNavigation = self { 1 } else { 0 }
  }
}

extension Container {
  /// The operations on the container itself, in the order in which they are listed.
  var vocabulary: [String] {
    switch self {
    case .stack(let stack):
      return Operation.Kind.allCases.filter(stack.dialect.vocabulary.contains).map(\.rawValue)
    case .tabs: return ["select", "selectIndex", "setItems"]
    case .switch: return ["show", "showPrevious"]
    case .joined: return []
    }
  }
}

extension Operation {
  /// What the operation is called where only some containers have it; nil where all do.
  fileprivate var word: String? {
    switch self {
    case .deferredSet: "deferredSet"
    case .select: "select"
    case .selectIndex: "selectIndex"
    case .setItems: "setItems"
    case .show: "show"
    case .showPrevious: "showPrevious"
    default: kind?.rawValue
    }
  }
}
