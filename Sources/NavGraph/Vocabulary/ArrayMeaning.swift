import NavGraphModel

/// What a dialect's operations do to an array of a library's own elements.
///
/// Each element is packed as an ``Entry`` whose instance and handle are its position, so that the
/// dialect moves it like any other and it is found again afterwards.
struct ArrayMeaning<Element> {
  let semantics: any StackSemantics
  /// Whether the dialect packs a root below the array that is not in it.
  let hasRootOutside: Bool
  /// How an element is presented.
  let presentation: (Element) -> Presentation
  /// Whether two elements have the same identity; nil where the library does not look.
  let haveSameIdentity: ((Element, Element) -> Bool)?

  init(
    _ semantics: any StackSemantics, hasRootOutside: Bool = false,
    haveSameIdentity: ((Element, Element) -> Bool)? = nil,
    presentation: @escaping (Element) -> Presentation = { _ in .push }
  ) {
    self.semantics = semantics
    self.hasRootOutside = hasRootOutside
    self.haveSameIdentity = haveSameIdentity
    self.presentation = presentation
  }

  /// Applies an operation with the effect of a release build; where that fails, nothing changes.
  ///
  /// - Parameters:
  ///   - new: The elements that the operation brings.
  ///   - operation: Makes the operation from the new elements as entries.
  /// - Complexity: O(*h*) in the height of the stack, O(*h*²) where identities are compared.
  func apply(
    to elements: inout [Element], bringing new: [Element] = [],
    _ operation: ([Entry]) -> StackOperation
  ) -> Outcome {
    let all = new.isEmpty ? elements : elements + new
    var stack = packed(all)
    let brought = Array(stack.suffix(new.count))
    stack.removeLast(new.count)
    let outcome = semantics.apply(
      operation(brought), to: &stack, identities: identities(of: all))
    if case .failed = outcome.release { return outcome }
    let positions = stack.dropFirst(hasRootOutside ? 1 : 0).map { Int($0.handle) }
    if !positions.elementsEqual(elements.indices) {
      elements = positions.map { all[$0] }
    }
    return outcome
  }

  private func packed(_ elements: [Element]) -> [Entry] {
    var stack: [Entry] = []
    stack.reserveCapacity(elements.count + 2)
    if hasRootOutside {
      stack.append(Entry(instance: 0, presentation: .sheet(embedsNavigation: true)))
    }
    for (index, element) in elements.enumerated() {
      var entry = Entry(instance: index, presentation: presentation(element))
      entry.handle = UInt32(index)
      stack.append(entry)
    }
    return stack
  }

  /// The position of the first element with the same identity represents it.
  private func identities(of elements: [Element]) -> IdentityTable {
    guard let haveSameIdentity else {
      return IdentityTable(Array(repeating: nil, count: elements.count))
    }
    return IdentityTable(
      elements.indices.map { index in
        elements[..<index].firstIndex { haveSameIdentity($0, elements[index]) } ?? index
      })
  }
}

extension InstanceSet {
  /// The one position that an operation goes to; none where nothing matched.
  init(position: Int?) {
    self.init(position.map { $0..<$0 + 1 } ?? 0..<0)
  }
}
