import NavGraphModel

/// The modal of ComposableNavigation: one slot.
///
/// ```swift
/// struct StartState: Hashable {
///   var modalNavigation = ModalNavigation<StartScreen>.State()
/// }
///
/// // in the reducer, what the library's own reducer does for its action:
/// case .modalNavigation(let action): state.modalNavigation.reduce(action)
/// // and for its `.task { … }`, which comes later:
/// case .loginButtonPressed: return [.later("login", .modalNavigation(.presentFullScreen(.login)))]
/// ```
public enum ModalNavigation<Item: Equatable> {
  public struct State {
    public var styledItem: StyledItem?
    /// Not a part of equality: it decides nothing.
    public var areAnimationsEnabled: Bool

    public init(styledItem: StyledItem? = nil, areAnimationsEnabled: Bool = true) {
      self.styledItem = styledItem
      self.areAnimationsEnabled = areAnimationsEnabled
    }
  }

  public enum Action: Equatable {
    case set(StyledItem?, animated: Bool = true)
    /// Closes the presented screen; records if there is none.
    case dismiss(animated: Bool = true)
    /// Presents over the whole display, replacing a presented screen, which is recorded.
    case presentFullScreen(Item, animated: Bool = true)
    /// Presents as a sheet, replacing a presented screen, which is recorded.
    case presentSheet(Item, animated: Bool = true)
  }

  /// An item, and how it is presented.
  public struct StyledItem: Equatable {
    public let item: Item
    public let style: ModalPresentationStyle

    public init(item: Item, style: ModalPresentationStyle) {
      self.item = item
      self.style = style
    }
  }

  /// Does what the library's reducer does.
  public static func reduce(
    into state: inout State, action: Action, filePath: StaticString = #filePath, line: Int = #line
  ) {
    state.reduce(action, filePath: filePath, line: line)
  }
}

extension ModalNavigation.State {
  /// Does what the library's reducer does.
  public mutating func reduce(
    _ action: ModalNavigation<Item>.Action, filePath: StaticString = #filePath, line: Int = #line
  ) {
    func site(_ operation: String) -> CallSite { CallSite(operation, filePath, line) }
    switch action {
    case .set(let item?, let animated):
      present(item, animated, at: site("set"))
    case .set(nil, let animated):
      styledItem = nil
      areAnimationsEnabled = animated
    case .dismiss(let animated):
      apply(at: site("dismiss"), animated) { _ in .dismiss(1) }
    case .presentFullScreen(let item, let animated):
      present(.init(item: item, style: .fullScreen), animated, at: site("presentFullScreen"))
    case .presentSheet(let item, let animated):
      present(.init(item: item, style: .pageSheet), animated, at: site("presentSheet"))
    }
  }

  private mutating func present(
    _ item: ModalNavigation<Item>.StyledItem, _ animated: Bool, at site: CallSite
  ) {
    apply(at: site, animated, bringing: [item]) { .append($0[0]) }
  }

  private mutating func apply(
    at site: CallSite, _ animated: Bool, bringing new: [ModalNavigation<Item>.StyledItem] = [],
    _ operation: ([Entry]) -> StackOperation
  ) {
    var slot = styledItem.map { [$0] } ?? []
    let meaning = ArrayMeaning<ModalNavigation<Item>.StyledItem>(
      Dialect.composableNavigation(.v4_2).semantics,
      presentation: { $0.style.routeStyle.presentation })
    site.note(meaning.apply(to: &slot, bringing: new, operation))
    styledItem = slot.last
    areAnimationsEnabled = animated
  }
}

extension ModalNavigation.State: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.styledItem == right.styledItem }
}

extension ModalNavigation.State: Hashable where Item: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(styledItem) }
}

extension ModalNavigation.StyledItem: Hashable where Item: Hashable {}
extension ModalNavigation.Action: Hashable where Item: Hashable {}
extension ModalNavigation.State: Sendable where Item: Sendable {}
extension ModalNavigation.StyledItem: Sendable where Item: Sendable {}
extension ModalNavigation.Action: Sendable where Item: Sendable {}
