import NavGraphModel

// The array's own operations, for all types of elements.

extension IdentifiedArrayOf {
  /// Appends an element, unless its identity is already there, which is recorded.
  ///
  /// - Returns: Whether it is new, and the position of its identity.
  @discardableResult
  public mutating func append(
    _ element: Element, filePath: StaticString = #filePath, line: Int = #line
  ) -> (inserted: Bool, index: Int) {
    let index = index(id: element.id)
    append(contentsOf: [element], at: CallSite("append", filePath, line))
    return (index == nil, index ?? count - 1)
  }

  /// Appends the elements whose identities are not there yet; records if it drops others.
  public mutating func append(
    contentsOf elements: some Sequence<Element>, filePath: StaticString = #filePath,
    line: Int = #line
  ) {
    append(contentsOf: Array(elements), at: CallSite("append", filePath, line))
  }

  public static func += (array: inout Self, elements: some Sequence<Element>) {
    array.append(contentsOf: Array(elements), at: CallSite("append"))
  }

  private mutating func append(contentsOf elements: [Element], at site: CallSite) {
    apply(at: site, bringing: elements) { .appendAll($0) }
  }

  /// Writes an element in the place of the one with its identity, or appends it.
  ///
  /// - Returns: The one that was there.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    guard let index = index(id: element.id) else {
      append(element)
      return nil
    }
    defer { write(element, at: index) }
    return elements[index]
  }

  /// Removes the element with an identity; records if there is none.
  @discardableResult
  public mutating func remove(
    id: Element.ID, filePath: StaticString = #filePath, line: Int = #line
  ) -> Element? {
    let index = index(id: id)
    defer {
      apply(at: CallSite("remove", filePath, line)) { _ in .remove(InstanceSet(position: index)) }
    }
    return index.map { elements[$0] }
  }

  /// Removes elements by position; outside of the array, an app stops.
  public mutating func removeSubrange(
    _ positions: Range<Int>, filePath: StaticString = #filePath, line: Int = #line
  ) {
    let site = CallSite(
      "removeSubrange \(positions.lowerBound)..<\(positions.upperBound)", filePath, line)
    apply(at: site) { _ in .removeSubrange(positions) }
  }

  /// Removes the last element; where there is none, an app stops, and nil is returned.
  @discardableResult
  public mutating func removeLast(
    filePath: StaticString = #filePath, line: Int = #line
  ) -> Element? {
    defer { removeLast(1, filePath: filePath, line: line) }
    return last
  }

  /// Removes elements from the end; where there are fewer, an app stops.
  public mutating func removeLast(
    _ count: Int, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(at: CallSite("removeLast", count: count, filePath, line)) { _ in .removeLast(count) }
  }

  /// Removes the last element, if there is one.
  @discardableResult
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  public mutating func removeAll() {
    apply { _ in .removeAll }
  }

  /// Removes the elements that match, at any position.
  public mutating func removeAll(where condition: (Element) throws -> Bool) rethrows {
    for index in try elements.indices.filter({ try condition(elements[$0]) }).reversed() {
      apply { _ in .removeSubrange(index..<index + 1) }
    }
  }
}
