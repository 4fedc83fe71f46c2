extension RegistrationCheck {
  /// Operations that are known not to be nested too deep.
  func problems(of operations: [Operation], at nameScope: NameScope) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    for operation in operations {
      problems += self.problems(ofVocabularyOf: operation, at: nameScope)
      problems += self.problems(ofTargetsOf: operation, at: nameScope)
      problems += self.problems(ofOperandsOf: operation, at: nameScope)
    }
    return problems
  }

  /// The routes that the operation names.
  private func problems(
    ofTargetsOf operation: Operation, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    switch operation {
    case .append(let destination), .replace(_, let destination):
      problems(of: destination, at: nameScope)
    case .fill(let slot, let destination):
      problems(
        of: destination, isSheet: self.slot(slot, at: nameScope)?.kind.isSheet, at: nameScope)
    case .appendAll(let destinations), .set(let destinations):
      destinations.flatMap { problems(of: $0, at: nameScope) }
    default:
      problems(ofPatternsOf: operation, at: nameScope)
    }
  }

  private func problems(
    ofPatternsOf operation: Operation, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    var problems: [RegistrationProblem] = []
    for (pattern, isNew) in operation.patterns {
      problems += self.problems(of: pattern, isNew: isNew, at: nameScope)
    }
    return problems
  }

  /// Returns the problems with the names and parts of the operation, besides routes of its own container.
  private func problems(
    ofOperandsOf operation: Operation, at nameScope: NameScope
  ) -> [RegistrationProblem] {
    switch operation {
    case .set, .appendAll, .replace, .goBackToIndex, .pop, .popToIndex, .dismiss, .removeSubrange,
      .deferredSet, .setItems:
      problems(ofContentsOf: operation, at: nameScope)
    case .dismissScreen:
      problems(ofDismissingScreenAt: nameScope)
    case .fill(let name, _), .clear(let name):
      problems(ofChangingSlot: name, at: nameScope)
    case .reset(let target):
      problems(ofResetting: target, at: nameScope)
    case .within(let flow, let operations):
      problems(of: operations, within: flow, at: nameScope)
    case .assign(let variable, let value):
      problems(ofVariable: variable, being: value, at: nameScope)
    case .emit(let output):
      output.isEmpty
        ? [nameScope.problem("a report without a name (\(nameScope.place)): name it")] : []
    case .send(let action, let addressee):
      problems(ofSending: action, to: addressee, at: nameScope)
    case .open(let link, let bindings):
      problems(ofOpening: link, with: bindings, at: nameScope)
    case .later(let operations):
      problems(of: operations, at: nameScope.later)
    case .start(let effect):
      problems(ofStarting: effect, at: nameScope)
    case .cancel(let id):
      problems(ofCancelling: id, at: nameScope)
    case .when(let condition, let operations, let others):
      problems(of: condition, at: nameScope) + problems(of: operations, at: nameScope)
        + problems(of: others, at: nameScope)
    case .oneOf(let alternatives):
      problems(ofAlternatives: alternatives, at: nameScope)
    case .reduce:
      problems(ofReducingAt: nameScope)
    case .resulted(let alternatives):
      // These were found out, and are not asked for.
      problems(ofAlternatives: alternatives, at: nameScope.ofWhatWasFound)
    case .append, .goBack, .goBackTo, .goBackToRoot, .popTo, .popFrom, .popToRoot,
      .popToCurrentNavigationRoot, .dismissAll, .removeLast, .removeAll, .remove, .replaceTop,
      .select, .selectIndex, .show, .called:
      []
    }
  }

  private func problems(
    ofAlternatives alternatives: [[Operation]], at nameScope: NameScope
  ) -> [RegistrationProblem] {
    var problems = alternatives.flatMap { self.problems(of: $0, at: nameScope) }
    if alternatives.isEmpty {
      problems.append(
        nameScope.problem(
          "one of none (\(nameScope.place)): add an alternative, which may be empty, or leave the "
            + "choice out"))
    }
    return problems
  }
}

extension SlotKind {
  /// Whether sheet options say something about what it holds.
  fileprivate var isSheet: Bool { self == .sheet || self == .popover }
}
