import NavGraphModel

/// The tabs of ComposableNavigation.
///
/// ```swift
/// struct RootState: Hashable {
///   var tabNavigation = TabNavigation<RootScreen>.State(
///     items: RootScreen.allCases, activeItem: .home)
/// }
///
/// // in the reducer, what the library's own reducer does for its action:
/// case .tabNavigation(let action): state.tabNavigation.reduce(action)
/// // and for its `.task { … }`, which comes later:
/// case .goToSettings: return [.later("settings", .tabNavigation(.setActiveItem(.settings)))]
/// ```
public enum TabNavigation<Item: Equatable> {
  public struct State {
    public var items: [Item]
    /// Nobody checks that it is one of the items.
    public var activeItem: Item
    /// Not a part of equality: it decides nothing.
    public var areAnimationsEnabled: Bool

    public init(items: [Item], activeItem: Item, areAnimationsEnabled: Bool = true) {
      self.items = items
      self.activeItem = activeItem
      self.areAnimationsEnabled = areAnimationsEnabled
    }

    /// The position of the active item; nil where it is none of the items, so that nothing shows.
    public var activeIndex: Int? { items.firstIndex(of: activeItem) }
  }

  public enum Action: Equatable {
    /// Selects an item; records if it is none of the items.
    case setActiveItem(Item)
    /// Selects an item by position; records if there is none.
    case setActiveIndex(Int)
    /// Changes the items. If the active one is removed, the first becomes active; with no items at all
    /// it stays, dangling, which is recorded.
    case setItems([Item], animated: Bool = true)
  }

  /// Does what the library's reducer does.
  public static func reduce(
    into state: inout State, action: Action, filePath: StaticString = #filePath, line: Int = #line
  ) {
    state.reduce(action, filePath: filePath, line: line)
  }
}

extension TabNavigation.State {
  /// Does what the library's reducer does.
  public mutating func reduce(
    _ action: TabNavigation<Item>.Action, filePath: StaticString = #filePath, line: Int = #line
  ) {
    func site(_ operation: String) -> CallSite { CallSite(operation, filePath, line) }
    switch action {
    case .setActiveItem(let item):
      guard items.contains(item) else {
        return site("setActiveItem").note(Outcome(.ignored(.noSuchTab)))
      }
      activeItem = item
    case .setActiveIndex(let index):
      guard items.indices.contains(index) else {
        return site("setActiveIndex \(index)").note(Outcome(.ignored(.outOfRange)))
      }
      activeItem = items[index]
    case .setItems(let items, let animated):
      self.items = items
      areAnimationsEnabled = animated
      guard !items.contains(activeItem) else { return }
      guard let first = items.first else {
        return site("setItems").note(.appliedDespite(.noSuchTab))
      }
      activeItem = first
    }
  }
}

extension TabNavigation.State where Item: Routable {
  /// The routes of the tabs, in their order.
  public var routes: [Item.Key] { items.map(\.route) }

  /// The route of the active item.
  public var activeRoute: Item.Key { activeItem.route }

  /// What a coordinator of tabs shows of it.
  ///
  /// ```swift
  /// Tabs<RootRoute>("Root", initial: RootState(), shows: \.tabNavigation.selectedTabs) { … }
  /// ```
  public var selectedTabs: SelectedTabs<Item.Key> {
    SelectedTabs(activeRoute, of: items.map { $0.entry(standing: .push) })
  }
}

extension TabNavigation.State: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.items == right.items && left.activeItem == right.activeItem
  }
}

extension TabNavigation.State: Hashable where Item: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(items)
    hasher.combine(activeItem)
  }
}

extension TabNavigation.Action: Hashable where Item: Hashable {}
extension TabNavigation.State: Sendable where Item: Sendable {}
extension TabNavigation.Action: Sendable where Item: Sendable {}
