extension RoutableCollection {
  /// Removes routes from the top, pushed or presented.
  ///
  /// Noted where there are fewer, or the count is negative: a debug build asserts, a release build
  /// ignores it. How many have to stay is the dialect's: at the root alone, an identified array of
  /// TCACoordinators becomes empty.
  @inlinable public mutating func goBack(
    _ count: Int = 1, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(.goBack(count), filePath, line)
  }

  /// Removes the routes above a position, which is 0 for the first route of the array.
  @inlinable public mutating func goBackTo(
    index: Int, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(.goBackToIndex(index), filePath, line)
  }

  /// Removes all routes above the root, modals included.
  @inlinable public mutating func goBackToRoot(
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(.goBackToRoot, filePath, line)
  }

  /// Removes everything above the topmost route that matches; the top itself counts.
  ///
  /// - Returns: Whether there is one. If there is none, nothing changes, which is recorded.
  @discardableResult
  @inlinable public mutating func goBackTo(
    where condition: (Element) -> Bool, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    let position = lastIndex(where: condition)
    apply(.goBackTo(position), filePath, line)
    return position != nil
  }

  /// Removes everything above the topmost screen that matches; the top itself counts.
  ///
  /// Use this in place of a case path: nothing here determines an enum's cases.
  ///
  /// ```swift
  /// state.routes.goBackTo(/Screen.State.numbersList)      // as in TCACoordinators
  /// state.routes.goBackTo { $0.isNumbersList }            // here
  /// ```
  ///
  /// - Returns: Whether there is one. If there is none, nothing changes, which is noted.
  @discardableResult
  @inlinable public mutating func goBackTo(
    where condition: (Element.Screen) -> Bool, filePath: StaticString = #filePath,
    line: Int = #line
  ) -> Bool {
    goBackTo(
      where: { (route: Element) in condition(route.screen) }, filePath: filePath, line: line)
  }

  /// Removes everything above the topmost screen that has a value there.
  ///
  /// A case key path of TCACoordinators stays as it is where the screen has a property of its case's
  /// name, `var numbersList: NumbersList? { … }`:
  ///
  /// ```swift
  /// state.routes.goBackTo(\.numbersList)
  /// ```
  @discardableResult
  @inlinable public mutating func goBackTo<Value>(
    _ screenCase: KeyPath<Element.Screen, Value?>, filePath: StaticString = #filePath,
    line: Int = #line
  ) -> Bool {
    goBackTo(
      where: { (route: Element) in route.screen[keyPath: screenCase] != nil },
      filePath: filePath, line: line)
  }
}

extension RoutableCollection where Element.Screen: Equatable {
  /// Removes everything above the topmost screen that is equal.
  @discardableResult
  @inlinable public mutating func goBackTo(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    goBackTo(where: { (route: Element) in route.screen == screen }, filePath: filePath, line: line)
  }
}

extension RoutableCollection where Element.Screen: Identifiable {
  /// Removes everything above the topmost screen with this identity.
  @discardableResult
  @inlinable public mutating func goBackTo(
    id: Element.Screen.ID, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    goBackTo(where: { (route: Element) in route.screen.id == id }, filePath: filePath, line: line)
  }

  /// Removes everything above the topmost screen with the identity of this one.
  @discardableResult
  @inlinable public mutating func goBackTo(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    goBackTo(id: screen.id, filePath: filePath, line: line)
  }
}

// Both of the above fit a screen that is `Equatable` and `Identifiable`.
extension RoutableCollection where Element.Screen: Identifiable & Equatable {
  /// Removes everything above the topmost screen with the identity of this one.
  @discardableResult
  @inlinable public mutating func goBackTo(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    goBackTo(id: screen.id, filePath: filePath, line: line)
  }
}
