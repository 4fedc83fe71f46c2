import NavGraphModel

/// The stack of ComposableNavigation: items, of which the first is the root.
///
/// ```swift
/// struct RegisterState: Hashable {
///   var stackNavigation = StackNavigation<RegisterScreen>.State(items: [.email])
/// }
///
/// // in the reducer, what the library's own reducer does for its action:
/// case .stackNavigation(let action): state.stackNavigation.reduce(action)
/// // and for its `.task { … }`, which comes later:
/// case .emailEntered: return [.later("register", .stackNavigation(.pushItem(.firstName)))]
/// ```
public enum StackNavigation<Item: Equatable> {
  /// The items, bottom first. An item that is there twice is legal, though the view shows it once.
  public struct State {
    public var items: [Item]
    /// Not a part of equality: it decides nothing.
    public var areAnimationsEnabled: Bool

    public init(items: [Item], areAnimationsEnabled: Bool = true) {
      self.items = items
      self.areAnimationsEnabled = areAnimationsEnabled
    }

    public var topItem: Item? { items.last }
  }

  public enum Action: Equatable {
    case pushItem(Item, animated: Bool = true)
    case pushItems([Item], animated: Bool = true)
    /// Removes the last item, the root included; records if there is none.
    case popItem(animated: Bool = true)
    /// Removes all of these items; if there are fewer, it removes none and records that.
    case popItems(count: Int, animated: Bool = true)
    case popToRoot(animated: Bool = true)
    case setItems([Item], animated: Bool = true)
  }

  /// Does what the library's reducer does.
  public static func reduce(
    into state: inout State, action: Action, filePath: StaticString = #filePath, line: Int = #line
  ) {
    state.reduce(action, filePath: filePath, line: line)
  }
}

extension StackNavigation.State {
  /// Does what the library's reducer does.
  public mutating func reduce(
    _ action: StackNavigation<Item>.Action, filePath: StaticString = #filePath, line: Int = #line
  ) {
    func site(_ operation: String) -> CallSite { CallSite(operation, filePath, line) }
    switch action {
    case .pushItem(let item, let animated):
      apply(at: site("pushItem"), animated, bringing: [item]) { .append($0[0]) }
    case .pushItems(let items, let animated):
      apply(at: site("pushItems"), animated, bringing: items) { .appendAll($0) }
    case .popItem(let animated):
      apply(at: site("popItem"), animated) { _ in .pop(1) }
    case .popItems(let count, let animated):
      apply(at: site("popItems \(count)"), animated) { _ in .pop(count) }
    case .popToRoot(let animated):
      apply(at: site("popToRoot"), animated) { _ in .popToRoot }
    case .setItems(let items, let animated):
      apply(at: site("setItems"), animated, bringing: items) { .set($0) }
    }
  }

  private mutating func apply(
    at site: CallSite, _ animated: Bool, bringing new: [Item] = [],
    _ operation: ([Entry]) -> StackOperation
  ) {
    let meaning = ArrayMeaning<Item>(Dialect.composableNavigation(.v4_2).semantics)
    site.note(meaning.apply(to: &items, bringing: new, operation))
    areAnimationsEnabled = animated
  }
}

extension StackNavigation.State: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.items == right.items }
}

extension StackNavigation.State: Hashable where Item: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

extension StackNavigation.Action: Hashable where Item: Hashable {}
extension StackNavigation.State: Sendable where Item: Sendable {}
extension StackNavigation.Action: Sendable where Item: Sendable {}
