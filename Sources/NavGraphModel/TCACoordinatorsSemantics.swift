/// TCACoordinators 0.14 on FlowStacks 0.10.12: one array of routes with the root at index 0.
///
/// The library has two copies of its operations. The one for `[Route<Screen>]` keeps the root
/// (`rootIndex` 0); the one for `IdentifiedArrayOf<Route<Screen>>` has looser bounds, so that
/// `goBack()` at the root alone leaves an empty array, which renders nothing.
///
/// Source: TCACoordinators f3a2c36 (`IdentifiedArray+convenienceMethods.swift`), FlowStacks c528559
/// (`Array+convenienceMethods.swift`), swift-identified-collections 3abaf51.
package struct TCACoordinatorsSemantics: StackSemantics {
  package let identification: RouteIdentification

  package init(identification: RouteIdentification) {
    self.identification = identification
  }

  /// The fewest entries that going back may leave.
  private var minimumCount: Int {
    switch identification {
    case .indexed: 1
    case .identified: 0
    }
  }

  package func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    switch operation {
    case .append(let entry):
      append(entry, to: &stack, identities: identities)
    case .goBack(let count):
      goBack(count, in: &stack, shortage: .notEnoughScreens)
    case .goBackTo(let target):
      goBackTo(target, in: &stack)
    case .goBackToRoot:
      stack.isEmpty
        ? Outcome(.ignored(.emptyStack))
        : goBack(stack.count - 1, in: &stack, shortage: .notEnoughScreens)
    case .pop(let count):
      pop(count, in: &stack)
    case .popTo(let target):
      popTo(target, in: &stack)
    case .popToRoot:
      // `popTo(index: 0)` for arrays, `popTo(index: -1)` for identified ones.
      pop(stack.count - minimumCount, in: &stack)
    case .popToCurrentNavigationRoot:
      goBack(
        stack.count - 1 - (stack.lastIndex { !$0.isPush } ?? -1), in: &stack,
        shortage: .notEnoughScreens)
    case .dismiss(let count):
      dismiss(count, in: &stack)
    case .dismissAll:
      dismissAll(in: &stack)
    case .replaceTop(let instance):
      replaceTop(by: instance, in: &stack, identities: identities)
    case .set(let entries):
      set(entries, in: &stack, identities: identities)
    }
  }

  package func canPush(onto stack: [Entry]) -> Bool? {
    stack.last { !$0.isPush }?.embedsNavigation
  }

  package func renderedCount(of stack: [Entry]) -> Int {
    guard var hasNavigation = stack.first?.embedsNavigation else { return 0 }
    for index in 1..<max(1, stack.count) {
      if !stack[index].isPush {
        hasNavigation = stack[index].embedsNavigation
      } else if !hasNavigation {
        return index
      }
    }
    return stack.count
  }

  package func heightAfter(_ gesture: Gesture, on stack: [Entry]) -> Int? {
    let visible = stack[..<renderedCount(of: stack)]
    guard let top = visible.indices.last, top > 0 else { return nil }
    switch gesture {
    case .back:
      return visible[top].isPush ? top : nil
    case .swipeDown:
      guard let presented = visible.lastIndex(where: { !$0.isPush }), presented > 0 else {
        return nil
      }
      return visible[presented].isSheet ? presented : nil
    }
  }
}

// MARK: - Push and present

extension TCACoordinatorsSemantics {
  private func append(
    _ entry: Entry, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    let asserts = entry.isPush && canPush(onto: stack) == false
    let release: Outcome.Effect
    if position(of: entry, in: stack, identities: identities) == nil {
      stack.append(entry)
      release = .applied
    } else {
      release = .ignored(.duplicateIdentity)
    }
    return asserts ? .asserts(.noNavigation, release: release) : Outcome(release)
  }

  /// Where the entry's identity stands in the array, if this variant looks.
  private func position(
    of entry: Entry, in stack: [Entry], identities: IdentityTable
  ) -> Int? {
    guard identification == .identified, let identity = identities[entry] else { return nil }
    return stack.firstIndex { identities[$0] == identity }
  }
}

// MARK: - Going back

extension TCACoordinatorsSemantics {
  private func goBack(
    _ count: Int, in stack: inout [Entry], shortage: Outcome.Reason
  ) -> Outcome {
    // Compared without a subtraction that could overflow.
    if count > stack.count - minimumCount {
      return .asserts(shortage, release: .ignored(shortage))
    }
    if count < 0 {
      return .asserts(.negativeCount, release: .ignored(.negativeCount))
    }
    stack.removeLast(count)
    return .applied
  }

  private func goBackTo(_ target: InstanceSet, in stack: inout [Entry]) -> Outcome {
    guard let index = stack.lastIndex(where: { target.contains($0.instance) }) else {
      return Outcome(.ignored(.noMatch))
    }
    return goBack(stack.count - index - 1, in: &stack, shortage: .notEnoughScreens)
  }

  /// Asserts that only pushes go, and then removes whatever there is.
  private func pop(_ count: Int, in stack: inout [Entry]) -> Outcome {
    let crossesPresented =
      count >= 0 && count <= stack.count && stack.suffix(count).contains { !$0.isPush }
    let outcome = goBack(count, in: &stack, shortage: .notEnoughScreens)
    guard crossesPresented, outcome.debug == .applied else { return outcome }
    return .asserts(.popsPresented, release: outcome.release)
  }

  private func popTo(_ target: InstanceSet, in stack: inout [Entry]) -> Outcome {
    guard let index = stack.lastIndex(where: { target.contains($0.instance) }) else {
      return Outcome(.ignored(.noMatch))
    }
    return pop(stack.count - index - 1, in: &stack)
  }
}

// MARK: - Dismissing

extension TCACoordinatorsSemantics {
  private func dismiss(_ count: Int, in stack: inout [Entry]) -> Outcome {
    if count < 0 {
      // The loop below does not run: a release build goes back to where it is.
      return .asserts(.negativeCount, release: .ignored(.negativeCount))
    }
    var index = stack.endIndex - 1
    var dismissed = 0
    while dismissed < count, index >= 0 {
      if !stack[index].isPush { dismissed += 1 }
      index -= 1
    }
    return goBack(stack.count - index - 1, in: &stack, shortage: .nothingPresented)
  }

  private func dismissAll(in stack: inout [Entry]) -> Outcome {
    // `self[(rootIndex + 1)...]` of an empty array is out of bounds in every build.
    guard !stack.isEmpty else { return Outcome(.failed(.emptyStack)) }
    let layers = stack[1...].count { !$0.isPush }
    guard layers > 0 else { return Outcome(.ignored(.nothingPresented)) }
    return dismiss(layers, in: &stack)
  }
}

// MARK: - Whole elements and arrays

extension TCACoordinatorsSemantics {
  /// `routes[routes.count - 1] = …`: an identified array swaps where the identity stands elsewhere.
  private func replaceTop(
    by instance: Int, in stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard let top = stack.last else { return Outcome(.failed(.emptyStack)) }
    let entry = top.replacingInstance(by: instance)
    if let position = position(of: entry, in: stack, identities: identities) {
      stack.swapAt(position, stack.count - 1)
    }
    stack[stack.count - 1] = entry
    return .applied
  }

  /// An array literal of identified elements traps on a repeated identity in every build.
  private func set(
    _ entries: [Entry], in stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    if identification == .identified {
      let known = entries.compactMap { identities[$0] }
      if Set(known).count < known.count { return Outcome(.failed(.duplicateIdentity)) }
    }
    stack = entries
    return .applied
  }
}
