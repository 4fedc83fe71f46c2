extension FlowStacksSemantics {
  func goBack(
    _ count: Int, in array: inout [Entry], shortage: Outcome.Reason = .notEnoughScreens
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

  func goBackTo(_ target: InstanceSet, in array: inout [Entry]) -> Outcome {
    guard let index = array.topmost(target) else { return Outcome(.ignored(.noMatch)) }
    return goBack(array.count - index - 1, in: &array)
  }

  func goBackToRoot(in array: inout [Entry]) -> Outcome {
    guard !array.isEmpty else { return Outcome(.ignored(.emptyStack)) }
    return goBack(array.count - (variant.holdsRoot ? 1 : 0), in: &array)
  }

  func popToCurrentNavigationRoot(in array: inout [Entry]) -> Outcome {
    let lowest = variant.popsToFirst ? min(0, array.count - 1) : -1
    return goBack(array.count - 1 - (array.lastIndex { !$0.isPush } ?? lowest), in: &array)
  }

  /// `goBackTo(index:)`: positions are those of the library's array.
  func goBackTo(index: Int, in array: inout [Entry]) -> Outcome {
    leave(upTo: index, of: &array) { goBack($0, in: &$1) }
  }

  /// `popTo(index:)`
  func popTo(index: Int, in array: inout [Entry]) -> Outcome {
    leave(upTo: index, of: &array) { pop($0, in: &$1) }
  }

  /// Computes how many entries are above a position; for one above the top, the library asserts that
  /// this is not below zero.
  private func leave(
    upTo index: Int, of array: inout [Entry], _ remove: (Int, inout [Entry]) -> Outcome
  ) -> Outcome {
    let (above, overflows) = array.count.subtractingReportingOverflow(index)
    if overflows || above == .min { return Outcome(.failed(.outOfRange)) }
    if above < 1 { return .asserts(.outOfRange, release: .ignored(.outOfRange)) }
    return remove(above - 1, &array)
  }

  /// Asserts that all removed entries are pushes, and then removes as many as there are.
  func pop(_ count: Int, in array: inout [Entry]) -> Outcome {
    let crossesPresented = count >= 0 && array.suffix(count).contains { !$0.isPush }
    let outcome = goBack(count, in: &array)
    guard crossesPresented, outcome.debug == .applied else { return outcome }
    return .asserts(.popsPresented, release: outcome.release)
  }

  func popTo(_ target: InstanceSet, in array: inout [Entry]) -> Outcome {
    guard let index = array.topmost(target) else { return Outcome(.ignored(.noMatch)) }
    return pop(array.count - index - 1, in: &array)
  }

  /// `popTo(index: 0)` for arrays with a root, `popTo(index: -1)` for identified ones of 0.14.
  func popToRoot(in array: inout [Entry]) -> Outcome {
    pop(array.count - variant.popToRootLeaves, in: &array)
  }
}
