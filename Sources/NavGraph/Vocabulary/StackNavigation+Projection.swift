extension StackNavigation.State where Item: Routable {
  /// The stack as entries, bottom first.
  public var entries: [RouteEntry<Item.Key>] { items.map { $0.entry(standing: .push) } }

  /// The stack, and above it what the same coordinator presents.
  ///
  /// ```swift
  /// routes: { $0.stackNavigation.entries(presenting: $0.modalNavigation) }
  /// ```
  public func entries(
    presenting modal: ModalNavigation<Item>.State
  ) -> [RouteEntry<Item.Key>] {
    entries + modal.entries
  }
}

extension ModalNavigation.State where Item: Routable {
  /// What is presented, or nothing.
  public var entries: [RouteEntry<Item.Key>] {
    styledItem.map { [$0.item.entry(standing: $0.style.routeStyle)] } ?? []
  }

  /// A screen, and above it what it presents.
  ///
  /// ```swift
  /// routes: { $0.modalNavigation.entries(above: .push(.start)) }
  /// ```
  public func entries(above root: RouteEntry<Item.Key>) -> [RouteEntry<Item.Key>] {
    [root] + entries
  }
}
