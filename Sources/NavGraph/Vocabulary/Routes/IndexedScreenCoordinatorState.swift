import NavGraphModel

/// The state of an indexed coordinator of the first TCACoordinators, before there were routes: an array
/// of screens, each pushed upon (or presented over) the one below.
///
/// ```swift
/// struct CoordinatorState: Hashable, IndexedScreenCoordinatorState {
///   var screens: [ScreenState]
/// }
///
/// state.push(.numberDetail(.init(number: number)))
/// state.pop()
/// state.popTo { $0.isNumbersList }      // for popTo(/ScreenState.numbersList)
/// ```
///
/// These are plain operations on an array, which assert nothing.
public protocol IndexedScreenCoordinatorState {
  associatedtype Screen

  var screens: [Screen] { get set }
}

extension IndexedScreenCoordinatorState {
  public mutating func push(_ screen: Screen) {
    screens.append(screen)
  }

  /// Removes screens from the top, the first one included; records if there are fewer.
  public mutating func pop(
    count: Int = 1, filePath: StaticString = #filePath, line: Int = #line
  ) {
    let site = CallSite("pop", count: count, filePath, line)
    if count < 0 { return site.note(Outcome(.failed(.negativeCount))) }
    if count > screens.count {
      site.note(
        screens.isEmpty
          ? Outcome(.ignored(.notEnoughScreens)) : .appliedDespite(.notEnoughScreens))
    }
    screens.removeLast(min(count, screens.count))
  }

  /// Removes the screens above a position.
  public mutating func popTo(
    index: Int, filePath: StaticString = #filePath, line: Int = #line
  ) {
    let site = CallSite("popTo \(index)", filePath, line)
    if index < -1 || index == .max { return site.note(Outcome(.failed(.outOfRange))) }
    if index >= screens.count { return site.note(Outcome(.ignored(.noMatch))) }
    screens.removeSubrange((index + 1)...)
  }

  /// Removes the screens above the first one.
  public mutating func popToRoot(filePath: StaticString = #filePath, line: Int = #line) {
    if screens.isEmpty {
      return CallSite("popToRoot", filePath, line).note(Outcome(.ignored(.emptyStack)))
    }
    screens.removeSubrange(1...)
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
}

extension IndexedScreenCoordinatorState where Screen: Identifiable {
  /// Removes the screens above the topmost one with this identity.
  @discardableResult
  public mutating func popTo(
    id: Screen.ID, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    popTo(where: { $0.id == id }, filePath: filePath, line: line)
  }

  /// Removes the screens above the topmost one with the identity of this one.
  @discardableResult
  public mutating func popTo(
    _ screen: Screen, filePath: StaticString = #filePath, line: Int = #line
  ) -> Bool {
    popTo(id: screen.id, filePath: filePath, line: line)
  }
}

extension IndexedScreenCoordinatorState where Screen: Routable {
  /// The screens as the entries of a stack: the first as a root, the others pushed upon it.
  ///
  /// - Parameter embedsNavigation: Whether the coordinator's view is in a navigation container, which
  ///   is what its `NavigationStore` expects.
  public func entries(embedsNavigation: Bool = true) -> [RouteEntry<Screen.Key>] {
    screens.enumerated().map { index, screen in
      screen.entry(standing: index == 0 ? .sheet(withNavigation: embedsNavigation) : .push)
    }
  }
}
