import NavGraphModel

extension StackState {
  /// Pushes an element under a fresh identity.
  public mutating func append(
    _ element: Element, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(at: CallSite("append", filePath, line), bringing: [element]) { .append($0[0]) }
  }

  /// Pushes several elements, each under a fresh identity.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    apply(bringing: Array(elements)) { .appendAll($0) }
  }

  public static func += (stack: inout Self, elements: some Sequence<Element>) {
    stack.append(contentsOf: elements)
  }

  /// Removes the top element, if there is one; records if there is none.
  @discardableResult
  public mutating func popLast(
    filePath: StaticString = #filePath, line: Int = #line
  ) -> Element? {
    defer { apply(at: CallSite("popLast", filePath, line)) { _ in .pop(1) } }
    return last
  }

  /// Removes the element with an identity and all above it; records if there is none.
  public mutating func pop(
    from id: StackElementID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    let target = InstanceSet(position: position(of: id))
    apply(at: CallSite("pop(from:)", filePath, line)) { _ in .popFrom(target) }
  }

  /// Removes everything above the element with an identity; records if there is none.
  public mutating func pop(
    to id: StackElementID, filePath: StaticString = #filePath, line: Int = #line
  ) {
    let target = InstanceSet(position: position(of: id))
    apply(at: CallSite("pop(to:)", filePath, line)) { _ in .popTo(target) }
  }

  /// Removes the top element; where there is none, an app stops, and nil is returned.
  @discardableResult
  public mutating func removeLast(
    filePath: StaticString = #filePath, line: Int = #line
  ) -> Element? {
    defer { removeLast(1, filePath: filePath, line: line) }
    return last
  }

  /// Removes elements from the top; where there are fewer, an app stops.
  public mutating func removeLast(
    _ count: Int, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(at: CallSite("removeLast", count: count, filePath, line)) { _ in .removeLast(count) }
  }

  /// Removes elements by position; outside of the stack, an app stops.
  public mutating func removeSubrange(
    _ positions: Range<Int>, filePath: StaticString = #filePath, line: Int = #line
  ) {
    let site = CallSite(
      "removeSubrange \(positions.lowerBound)..<\(positions.upperBound)", filePath, line)
    apply(at: site) { _ in .removeSubrange(positions) }
  }

  public mutating func removeAll() {
    apply { _ in .removeAll }
  }

  /// Removes the elements that match, at any position.
  public mutating func removeAll(where condition: (Element) throws -> Bool) rethrows {
    for index in try members.indices.filter({ try condition(members[$0].element) }).reversed() {
      apply { _ in .removeSubrange(index..<index + 1) }
    }
  }
}
