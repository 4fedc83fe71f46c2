import NavGraphModel

/// The state of an identified coordinator of the first TCACoordinators: as
/// ``IndexedScreenCoordinatorState``, but a screen's identity is in it only once, and a crash of an
/// app is recorded as a failure.
///
/// ```swift
/// struct CoordinatorState: Hashable, IdentifiedScreenCoordinatorState {
///   var screens: IdentifiedArrayOf<ScreenState>
/// }
/// ```
public protocol IdentifiedScreenCoordinatorState {
  associatedtype Screen: Identifiable

  var screens: IdentifiedArrayOf<Screen> { get set }
}

extension IdentifiedScreenCoordinatorState {
  /// Appends a screen, unless its identity is already there, which is recorded.
  public mutating func push(
    _ screen: Screen, filePath: StaticString = #filePath, line: Int = #line
  ) {
    screens.apply(at: CallSite("push", filePath, line), bringing: [screen]) { .appendAll($0) }
  }

  /// Removes screens from the top, the first one included; where there are fewer, an app stops.
  public mutating func pop(
    count: Int = 1, filePath: StaticString = #filePath, line: Int = #line
  ) {
    let site = CallSite("pop", count: count, filePath, line)
    screens.apply(at: site) { _ in .removeLast(count) }
  }

  /// Removes the screens above a position; outside of the array, an app stops.
  public mutating func popTo(
    index: Int, filePath: StaticString = #filePath, line: Int = #line
  ) {
    let site = CallSite("popTo \(index)", filePath, line)
    let count = screens.count
    guard (-1..<count).contains(index) else { return site.note(Outcome(.failed(.outOfRange))) }
    screens.apply(at: site) { _ in .removeLast(count - index - 1) }
  }

  /// Removes the screens above the first one; where there is none, an app stops.
  public mutating func popToRoot(filePath: StaticString = #filePath, line: Int = #line) {
    let count = screens.count
    screens.apply(at: CallSite("popToRoot", filePath, line)) { _ in .removeLast(count - 1) }
  }

  /// Removes the screens above the topmost one that matches.
  ///
  /// - Returns: Whether there is one. If there is none, nothing changes, which is recorded.
  @discardableResult
  public mutating func popTo(
    where condition: (Screen) -> Bool, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    guard let index = screens.lastIndex(where: condition) else {
      CallSite("popTo", filePath, line).note(Outcome(.ignored(.noMatch)))
      return false
    }
    popTo(index: index, filePath: filePath, line: line)
    return true
  }

  /// Removes the screens above the one with this identity.
  @discardableResult
  public mutating func popTo(
    id: Screen.ID, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    popTo(where: { $0.id == id }, filePath: filePath, line: line)
  }

  /// Removes the screens above the one with the identity of this one.
  @discardableResult
  public mutating func popTo(
    _ screen: Screen, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    popTo(id: screen.id, filePath: filePath, line: line)
  }
}

extension IdentifiedScreenCoordinatorState where Screen: Routable {
  /// The screens as the entries of a stack: the first as a root, the others pushed upon it.
  public func entries(embedsNavigation: Bool = true) -> [RouteEntry<Screen.Key>] {
    screens.enumerated().map { index, screen in
      screen.entry(standing: index == 0 ? .sheet(withNavigation: embedsNavigation) : .push)
    }
  }
}
