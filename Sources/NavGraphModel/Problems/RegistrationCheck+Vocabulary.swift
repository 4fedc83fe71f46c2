/// Registrations that a container or its library cannot express: an operation it lacks, or operands it does not take.
extension RegistrationCheck {
  func problems(
    ofVocabularyOf operation: Operation, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    if let kind = operation.kind, kinds[nameScope.coordinator].contains(kind) { return [] }
    guard let word = operation.word, !nameScope.isOfWhatWasFound else { return [] }
    guard !vocabularies[nameScope.coordinator].contains(word) else { return [] }
    let coordinator = coordinator(at: nameScope)
    let owner =
      operation.kind == nil || coordinator.dialect == nil
      ? "coordinator \(quoted(coordinator.name)) (\(coordinator.containerName))"
      : coordinator.containerName
    let advice =
      if coordinator.reducer != nil {
        ": its reducer alone changes it, so send it an action"
      } else {
        adviceInstead(of: word, at: nameScope)
      }
    return [nameScope.problem("\(owner) has no \(word) (\(nameScope.place))\(advice)")]
  }

  /// Where the word can be used: on another container that has it, or else what this one has.
  private func adviceInstead(of word: String, at nameScope: NameScope) -> String {
    let index = nameScope.coordinator
    let isOfStack = Operation.Kind.allCases.contains { $0.words.contains(word) }
    if graph.coordinators[index].dialect == nil || !isOfStack {
      if let outer = nearestHost(of: index, having: word) {
        if outer == nameScope.home {
          return ": \(quoted(graph.coordinators[outer].name)) itself has; do it outside of inChild"
        }
        let name = graph.coordinators[outer].name
        return ": \(quoted(name)), which encloses it, has; write .inParent(\"\(name)\", of: …, "
          + ".\(word)…)"
      }
      let host = graph.coordinators[index].routes.first { route in
        hostedCoordinator(of: route.name, in: index)
          .map { vocabularies[$0].contains(word) } ?? false
      }
      if let host, let hosted = host.hosts {
        return ": \(quoted(hosted)), which its screen \(quoted(host.name)) shows, has; write "
          + ".inChild(.\(host.name), of: …, .\(word)…)"
      }
    }
    var words = vocabularies[index]
    if !slots(at: nameScope).isEmpty { words.append("show(…, in:)") }
    return words.isEmpty
      ? ": act on one of its flows by inChild(…)"
      : "; it has \(words.nearestFirst(to: word).joined(separator: ", "))"
  }

  private func nearestHost(of index: Int, having word: String) -> Int? {
    var seen: Set<Int> = [index]
    var waiting = [index]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      if current != index, vocabularies[current].contains(word) { return current }
      waiting += hosts[current].filter { seen.insert($0).inserted }
    }
    return nil
  }

  func problems(
    ofContentsOf operation: Operation, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    let place = "(\(nameScope.place))"
    var problems: [RegistrationProblem] = []
    switch operation {
    case .replace(let index, _) where index < 0:
      problems.append(
        nameScope.problem("position \(index) is below the bottom \(place): count from 0"))
    case .goBackToIndex(let index) where index < 0, .popToIndex(let index) where index < 0:
      problems.append(
        nameScope.problem(
          "position \(index) is below the bottom \(place): count from 0, or go back to the root"))
    case .removeSubrange(let lower, let upper) where lower < 0 || upper < lower:
      problems.append(
        nameScope.problem(
          "\(lower)..<\(upper) is no range of positions \(place): count from 0, and upwards"))
    case .setItems(let routes):
      problems += routes.repeated.map {
        nameScope.problem("tab \(quoted($0)) is set twice \(place): name it once")
      }
    case .deferredSet(let operations):
      if operations.contains(where: { $0.kind == nil }) {
        problems.append(
          nameScope.problem(
            "an array that is written back later is worked "
              + "out by operations on the stack alone \(place): do everything else outside of it"))
      }
      problems += self.problems(of: operations.filter { $0.kind != nil }, at: nameScope)
    default:
      break
    }
    guard let dialect = coordinator(at: nameScope).dialect, dialect.hasModalSlot,
      !nameScope.isOfWhatWasFound,
      let word = operation.word, vocabularies[nameScope.coordinator].contains(word)
    else { return problems }
    return problems + self.problems(ofModalIn: operation, of: dialect, at: nameScope)
  }

  /// Where a library has one slot for a modal beside a stack of pushes.
  private func problems(
    ofModalIn operation: Operation, of dialect: Dialect, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    switch operation {
    case .pop(let count) where count != 1 && !dialect.popsSeveral:
      [
        nameScope.problem(
          "\(dialect.displayName) pops one screen at a time: leave the count out "
            + "(\(nameScope.place))")
      ]
    case .dismiss(let count) where count != 1:
      [
        nameScope.problem(
          "\(dialect.displayName) has one modal and dismisses that: leave the count out "
            + "(\(nameScope.place))")
      ]
    case .set(let destinations) where hasModal(destinations.dropFirst(dialect.rootsInArray)),
      .appendAll(let destinations) where hasModal(destinations[...]):
      [nameScope.problem(modalInStack(of: dialect, at: nameScope))]
    case .replace(let index, let destination)
    where index >= dialect.rootsInArray && !destination.presentation.isPush:
      [nameScope.problem(modalInStack(of: dialect, at: nameScope))]
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
  /// The operations on the container itself as an author writes them, in the order in which they are
  /// listed.
  var vocabulary: [String] {
    switch self {
    case .stack(let stack):
      let kinds = Operation.Kind.allCases.filter(stack.dialect.vocabulary.contains)
      return kinds.flatMap(\.words) + (stack.dialect.hasDeferredSet ? ["deferredSet"] : [])
    case .tabs: return ["select", "selectIndex", "setItems"]
    case .switch: return ["show"]
    case .joined: return []
    }
  }
}

extension Operation {
  /// What an author writes for the operation where only some containers have it; nil where all do.
  fileprivate var word: String? {
    switch self {
    case .append(let destination):
      switch destination.presentation {
      case .push: "push"
      case .sheet: "presentSheet"
      case .cover: "presentCover"
      }
    case .deferredSet: "deferredSet"
    case .select: "select"
    case .selectIndex: "selectIndex"
    case .setItems: "setItems"
    case .show: "show"
    default: kind?.words.first
    }
  }
}

extension Operation.Kind {
  /// What an author writes for it.
  package var words: [String] {
    switch self {
    case .present: ["presentSheet", "presentCover"]
    case .appendAll: ["append"]
    case .push, .goBack, .goBackTo, .goBackToIndex, .goBackToRoot, .pop, .popTo, .popToIndex,
      .popFrom, .popToRoot,
      .popToCurrentNavigationRoot, .dismiss, .dismissAll, .removeLast, .removeAll, .remove,
      .removeSubrange, .replaceTop, .replace, .set:
      [rawValue]
    }
  }
}

/// What operations are for.
private enum Purpose: Hashable {
  case adding, leaving, writing, selecting

  init(of word: String) {
    switch word {
    case "push", "presentSheet", "presentCover", "append", "show(…, in:)": self = .adding
    case "select", "selectIndex", "setItems", "show": self = .selecting
    case "remove", "removeLast", "removeAll", "removeSubrange", "replaceTop", "replace", "set",
      "deferredSet":
      self = .writing
    default: self = .leaving
    }
  }
}

extension [String] {
  /// Those for the same purpose first, among them those with the same beginning.
  fileprivate func nearestFirst(to word: String) -> [String] {
    let purpose = Purpose(of: word)
    func distance(_ other: String) -> Int {
      guard Purpose(of: other) == purpose || other.hasPrefix(word) else { return 1 }
      return -zip(other, word).prefix { $0 == $1 }.count
    }
    return enumerated().sorted {
      (distance($0.element), $0.offset) < (distance($1.element), $1.offset)
    }.map(\.element)
  }
}
