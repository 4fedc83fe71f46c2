extension FlowStacksSemantics {
  func dismiss(_ count: Int, in array: inout [Entry]) -> Outcome {
    if count < 0 {
      // The loop below does not run: a release build goes back to where it is.
      return .asserts(.negativeCount, release: .ignored(.negativeCount))
    }
    let isTooMany = count > layers(of: array)
    if variant.dismissTrapsBelowArray, isTooMany {
      // The loop reads `self[-1]`.
      return Outcome(.failed(.nothingPresented))
    }
    if !variant.dismissesRoot, isTooMany {
      // The loop that asserts does not run on an empty array.
      if array.isEmpty { return Outcome(.ignored(.nothingPresented)) }
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

  func dismissAll(in array: inout [Entry]) -> Outcome {
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
