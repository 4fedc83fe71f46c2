extension RoutableCollection {
  /// Removes pushed routes from the top.
  ///
  /// Noted where a sheet or cover is among them: a debug build asserts, a release build removes it all
  /// the same; and where there are fewer, as in ``goBack(_:filePath:line:)``.
  @inlinable public mutating func pop(
    _ count: Int = 1, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(.pop(count), filePath, line)
  }

  /// Removes the pushed routes above a position, which is 0 for the first route of the array.
  @inlinable public mutating func popTo(
    index: Int, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(.popToIndex(index), filePath, line)
  }

  /// Removes the pushed routes above the root. In an identified array of TCACoordinators 0.14, the
  /// root goes, too.
  @inlinable public mutating func popToRoot(filePath: StaticString = #filePath, line: Int = #line) {
    apply(.popToRoot, filePath, line)
  }

  /// Removes the pushed routes of the navigation container on top.
  @inlinable public mutating func popToCurrentNavigationRoot(
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(.popToCurrentNavigationRoot, filePath, line)
  }

  /// Removes the pushed routes above the topmost route that matches; the top itself counts.
  ///
  /// - Returns: Whether there is one. If there is none, nothing changes, which is recorded.
  @discardableResult
  @inlinable public mutating func popTo(
    where condition: (Element) -> Bool, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    let position = lastIndex(where: condition)
    apply(.popTo(position), filePath, line)
    return position != nil
  }

  /// Removes the pushed routes above the topmost screen that matches; the top itself counts.
  ///
  /// This is what to write in the place of a case path: `popTo { $0.isNumbersList }` for
  /// `popTo(/Screen.State.numbersList)`.
  @discardableResult
  @inlinable public mutating func popTo(
    where condition: (Element.Screen) -> Bool, filePath: StaticString = #filePath,
    line: Int = #line
  ) -> Bool {
    popTo(where: { (route: Element) in condition(route.screen) }, filePath: filePath, line: line)
  }

  /// Removes the pushed routes above the topmost screen that has a value there, as
  /// `popTo(\.numbersList)` with a property `var numbersList: NumbersList?` of the screen.
  @discardableResult
  @inlinable public mutating func popTo<Value>(
    _ screenCase: KeyPath<Element.Screen, Value?>, filePath: StaticString = #filePath,
    line: Int = #line
  ) -> Bool {
    popTo(
      where: { (route: Element) in route.screen[keyPath: screenCase] != nil },
      filePath: filePath, line: line)
  }
}

extension RoutableCollection where Element.Screen: Equatable {
  /// Removes the pushed routes above the topmost screen that is equal.
  @discardableResult
  @inlinable public mutating func popTo(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    popTo(where: { (route: Element) in route.screen == screen }, filePath: filePath, line: line)
  }
}

extension RoutableCollection where Element.Screen: Identifiable {
  /// Removes the pushed routes above the topmost screen with this identity.
  @discardableResult
  @inlinable public mutating func popTo(
    id: Element.Screen.ID, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    popTo(where: { (route: Element) in route.screen.id == id }, filePath: filePath, line: line)
  }

  /// Removes the pushed routes above the topmost screen with the identity of this one.
  @discardableResult
  @inlinable public mutating func popTo(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    popTo(id: screen.id, filePath: filePath, line: line)
  }
}

// Both of the above fit a screen that is `Equatable` and `Identifiable`.
extension RoutableCollection where Element.Screen: Identifiable & Equatable {
  /// Removes the pushed routes above the topmost screen with the identity of this one.
  @discardableResult
  @inlinable public mutating func popTo(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    popTo(id: screen.id, filePath: filePath, line: line)
  }
}
