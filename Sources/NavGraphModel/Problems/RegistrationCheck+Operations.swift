extension RegistrationCheck {
  /// Operations that are known not to be nested too deep.
  func problems(of operations: [Operation], at standpoint: Standpoint) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    for operation in operations {
      problems += self.problems(ofVocabularyOf: operation, at: standpoint)
      problems += self.problems(ofTargetsOf: operation, at: standpoint)
      problems += self.problems(ofOperandsOf: operation, at: standpoint)
    }
    return problems
  }

  /// The routes that the operation names.
  private func problems(
    ofTargetsOf operation: Operation, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    switch operation {
    case .append(let destination), .replace(_, let destination):
      problems(of: destination, at: standpoint)
    case .fill(let slot, let destination):
      problems(
        of: destination, isSheet: self.slot(slot, at: standpoint)?.kind.isSheet, at: standpoint)
    case .appendAll(let destinations), .set(let destinations):
      destinations.flatMap { problems(of: $0, at: standpoint) }
    default:
      problems(ofPatternsOf: operation, at: standpoint)
    }
  }

  private func problems(
    ofPatternsOf operation: Operation, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    for (pattern, isNew) in operation.patterns {
      problems += self.problems(of: pattern, isNew: isNew, at: standpoint)
    }
    return problems
  }

  /// Returns the problems with the names and parts of the operation, besides routes of its own container.
  private func problems(
    ofOperandsOf operation: Operation, at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    switch operation {
    case .set, .appendAll, .replace, .goBackToIndex, .pop, .popToIndex, .dismiss, .removeSubrange,
      .deferredSet, .setWithDelays, .setItems:
      problems(ofContentsOf: operation, at: standpoint)
    case .dismissScreen:
      problems(ofDismissingScreenAt: standpoint)
    case .fill(let name, _), .clear(let name):
      problems(ofChangingSlot: name, at: standpoint)
    case .reset(let target):
      problems(ofResetting: target, at: standpoint)
    case .within(let flow, let operations):
      problems(of: operations, within: flow, at: standpoint)
    case .assign(let variable, let value):
      problems(ofVariable: variable, being: value, at: standpoint)
    case .emit(let output):
      output.isEmpty
        ? [standpoint.problem("a report without a name (\(standpoint.place)): name it")] : []
    case .send(let action, let addressee):
      problems(ofSending: action, to: addressee, at: standpoint)
    case .open(let link, let bindings):
      problems(ofOpening: link, with: bindings, at: standpoint)
    case .later(let operations):
      problems(of: operations, at: standpoint.later)
    case .start(let effect):
      problems(ofStarting: effect, at: standpoint)
    case .cancel(let id):
      problems(ofCancelling: id, at: standpoint)
    case .when(let condition, let operations, let others):
      problems(of: condition, at: standpoint) + problems(of: operations, at: standpoint)
        + problems(of: others, at: standpoint)
    case .oneOf(let alternatives):
      problems(ofAlternatives: alternatives, at: standpoint)
    case .reduce:
      problems(ofReducingAt: standpoint)
    case .resulted(let alternatives):
      // These were found out, and are not asked for.
      problems(ofAlternatives: alternatives, at: standpoint.ofWhatWasFound)
    case .append, .goBack, .goBackTo, .goBackToRoot, .popTo, .popFrom, .popToRoot,
      .popToCurrentNavigationRoot, .dismissAll, .removeLast, .removeAll, .remove, .replaceTop,
      .select, .selectIndex, .show, .showPrevious, .called:
      []
    }
  }

  private func problems(
    ofAlternatives alternatives: [[Operation]], at standpoint: Standpoint
  ) -> [RegistrationProblem] {
    var problems = alternatives.flatMap { self.problems(of: $0, at: standpoint) }
    if alternatives.isEmpty {
      problems.append(
        standpoint.problem(
          "one of none (\(standpoint.place)): add an alternative, which may be empty, or leave the "
            + "choice out"))
    }
    return problems
  }
}

extension SlotKind {
  /// Whether sheet options say something about what it holds.
  fileprivate var isSheet: Bool { self == .sheet || self == .popover }
}
