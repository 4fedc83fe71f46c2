/// FlowStacks, and TCACoordinators on top of it: one array of routes.
///
/// TCACoordinators has two copies of the operations since 0.14. The one for `[Route<Screen>]` keeps
/// the root; the one for `IdentifiedArrayOf<Route<Screen>>` has looser bounds, so that `goBack()` at
/// the root alone leaves an empty array, which renders nothing. Up to 0.13 there is one
/// implementation for both.
///
/// Source: TCACoordinators f3a2c36 (`IdentifiedArray+convenienceMethods.swift`), FlowStacks c528559
/// (`Array+convenienceMethods.swift`), swift-identified-collections 3abaf51; for 0.13 the tags.
package struct FlowStacksSemantics: StackSemantics {
  package let variant: Variant

  package init(_ variant: Variant) {
    self.variant = variant
  }

  package var vocabulary: Set<Operation.Kind> { Set(Operation.Kind.allCases) }

  /// What the copies of the operations differ in.
  package struct Variant: Hashable, Sendable {
    /// Whether the array holds the root; otherwise that stands below it.
    var holdsRoot = true
    /// Whether an identity can be in the array only once.
    var comparesIdentities = false
    /// The fewest entries that going back may leave in the array.
    var minimumCount = 0
    /// How many entries `popToRoot` leaves.
    var popToRootLeaves = 0
    /// Whether the root's own navigation is known to `canPush`, or may come from a parent.
    var knowsRootNavigation = true
    /// Whether the root is a layer that `dismiss` closes.
    var dismissesRoot = true
    /// Whether `dismissAll` slices beyond an empty array.
    var dismissAllTrapsWhenEmpty = false

    package static let flowStacks = Variant(holdsRoot: false)

    package static func tcaCoordinators(
      _ version: TCACoordinatorsVersion, _ identification: RouteIdentification
    ) -> Variant {
      let isIdentified = identification == .identified
      return switch version {
      case .v0_13:
        Variant(
          comparesIdentities: isIdentified, popToRootLeaves: 1, knowsRootNavigation: false,
          dismissesRoot: false)
      case .v0_14:
        Variant(
          comparesIdentities: isIdentified, minimumCount: isIdentified ? 0 : 1,
          popToRootLeaves: isIdentified ? 0 : 1, dismissAllTrapsWhenEmpty: true)
      }
    }
  }

  package func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard !variant.holdsRoot, let root = stack.first else {
      return applyToArray(operation, &stack, identities: identities)
    }
    stack.removeFirst()
    let outcome = applyToArray(operation, &stack, identities: identities)
    stack.insert(root, at: 0)
    return outcome
  }

  package func canPush(onto stack: [Entry]) -> Bool? {
    canPush(ontoArray: variant.holdsRoot ? stack[...] : stack.dropFirst())
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

  package func entry(removedBy gesture: Gesture, on stack: [Entry]) -> Int? {
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

// MARK: - The array

extension FlowStacksSemantics {
  private func applyToArray(
    _ operation: StackOperation, _ array: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    switch operation {
    case .append(let entry):
      append(entry, to: &array, identities: identities)
    case .goBack(let count):
      goBack(count, in: &array, shortage: .notEnoughScreens)
    case .goBackTo(let target):
      goBackTo(target, in: &array)
    case .goBackToRoot:
      array.isEmpty
        ? Outcome(.ignored(.emptyStack))
        : goBack(
          array.count - (variant.holdsRoot ? 1 : 0), in: &array, shortage: .notEnoughScreens)
    case .pop(let count):
      pop(count, in: &array)
    case .popTo(let target):
      popTo(target, in: &array)
    case .popToRoot:
      // `popTo(index: 0)` for arrays with a root, `popTo(index: -1)` for identified ones of 0.14.
      pop(array.count - variant.popToRootLeaves, in: &array)
    case .popToCurrentNavigationRoot:
      goBack(
        array.count - 1 - (array.lastIndex { !$0.isPush } ?? -1), in: &array,
        shortage: .notEnoughScreens)
    case .dismiss(let count):
      dismiss(count, in: &array)
    case .dismissAll:
      dismissAll(in: &array)
    case .removeLast(let count):
      array.removeLastOrTrap(count)
    case .removeAll:
      array.removeAllEntries()
    case .replaceTop(let instance):
      replaceTop(by: instance, in: &array, identities: identities)
    case .set(let entries):
      set(entries, in: &array, identities: identities)
    }
  }

  private func canPush(ontoArray array: ArraySlice<Entry>) -> Bool? {
    guard let index = array.lastIndex(where: { !$0.isPush }) else { return nil }
    if array[index].embedsNavigation { return true }
    return index == 0 && !variant.knowsRootNavigation ? nil : false
  }

  private func append(
    _ entry: Entry, to array: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    let asserts = entry.isPush && canPush(ontoArray: array[...]) == false
    let release: Outcome.Effect
    if position(of: entry, in: array, identities: identities) == nil {
      array.append(entry)
      release = .applied
    } else {
      release = .ignored(.duplicateIdentity)
    }
    return asserts ? .asserts(.noNavigation, release: release) : Outcome(release)
  }

  /// Where the entry's identity stands in the array, if this variant looks.
  private func position(
    of entry: Entry, in array: [Entry], identities: IdentityTable
  ) -> Int? {
    guard variant.comparesIdentities, let identity = identities[entry] else { return nil }
    return array.firstIndex { identities[$0] == identity }
  }
}

// MARK: - Going back

extension FlowStacksSemantics {
  private func goBack(
    _ count: Int, in array: inout [Entry], shortage: Outcome.Reason
  ) -> Outcome {
    // Compared without a subtraction that could overflow.
    if count > array.count - variant.minimumCount {
      return .asserts(shortage, release: .ignored(shortage))
    }
    if count < 0 {
      return .asserts(.negativeCount, release: .ignored(.negativeCount))
    }
    array.removeLast(count)
    return .applied
  }

  private func goBackTo(_ target: InstanceSet, in array: inout [Entry]) -> Outcome {
    guard let index = array.lastIndex(where: { target.contains($0.instance) }) else {
      return Outcome(.ignored(.noMatch))
    }
    return goBack(array.count - index - 1, in: &array, shortage: .notEnoughScreens)
  }

  /// Asserts that only pushes go, and then removes whatever there is.
  private func pop(_ count: Int, in array: inout [Entry]) -> Outcome {
    let crossesPresented =
      count >= 0 && count <= array.count && array.suffix(count).contains { !$0.isPush }
    let outcome = goBack(count, in: &array, shortage: .notEnoughScreens)
    guard crossesPresented, outcome.debug == .applied else { return outcome }
    return .asserts(.popsPresented, release: outcome.release)
  }

  private func popTo(_ target: InstanceSet, in array: inout [Entry]) -> Outcome {
    guard let index = array.lastIndex(where: { target.contains($0.instance) }) else {
      return Outcome(.ignored(.noMatch))
    }
    return pop(array.count - index - 1, in: &array)
  }
}

// MARK: - Dismissing

extension FlowStacksSemantics {
  private func dismiss(_ count: Int, in array: inout [Entry]) -> Outcome {
    if count < 0 {
      // The loop below does not run: a release build goes back to where it is.
      return .asserts(.negativeCount, release: .ignored(.negativeCount))
    }
    if !variant.dismissesRoot, count > layers(of: array) {
      return .asserts(.nothingPresented, release: .ignored(.nothingPresented))
    }
    var index = array.endIndex - 1
    var dismissed = 0
    while dismissed < count, index >= 0 {
      if !array[index].isPush { dismissed += 1 }
      index -= 1
    }
    return goBack(array.count - index - 1, in: &array, shortage: .nothingPresented)
  }

  private func dismissAll(in array: inout [Entry]) -> Outcome {
    if array.isEmpty && variant.dismissAllTrapsWhenEmpty {
      // `self[(rootIndex + 1)...]` of an empty array is out of bounds in every build.
      return Outcome(.failed(.emptyStack))
    }
    let layers = layers(of: array)
    guard layers > 0 else { return Outcome(.ignored(.nothingPresented)) }
    return dismiss(layers, in: &array)
  }

  /// The sheets and covers above the root.
  private func layers(of array: [Entry]) -> Int {
    array.dropFirst(variant.holdsRoot ? 1 : 0).count { !$0.isPush }
  }
}

// MARK: - Whole elements and arrays

extension FlowStacksSemantics {
  /// `routes[routes.count - 1] = …`: an identified array swaps where the identity stands elsewhere.
  private func replaceTop(
    by instance: Int, in array: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    guard let top = array.last else { return Outcome(.failed(.emptyStack)) }
    let entry = top.replacingInstance(by: instance)
    if let position = position(of: entry, in: array, identities: identities) {
      array.swapAt(position, array.count - 1)
    }
    array[array.count - 1] = entry
    return .applied
  }

  /// An array literal of identified elements traps on a repeated identity in every build.
  private func set(
    _ entries: [Entry], in array: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    if variant.comparesIdentities {
      let known = entries.compactMap { identities[$0] }
      if Set(known).count < known.count { return Outcome(.failed(.duplicateIdentity)) }
    }
    array = entries
    return .applied
  }
}
