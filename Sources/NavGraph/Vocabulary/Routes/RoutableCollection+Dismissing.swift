extension RoutableCollection {
  /// Closes sheets and covers from the top, with the routes pushed above them.
  ///
  /// Noted where there are fewer; what happens then is the dialect's. With nothing presented, FlowStacks
  /// pops all pushes, and an identified array of TCACoordinators 0.14 becomes empty, silently: that is
  /// what the library applies, so only the routes show it.
  @inlinable public mutating func dismiss(
    count: Int = 1, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(.dismiss(count), filePath, line)
  }

  /// Closes all sheets and covers above the root.
  @inlinable public mutating func dismissAll(filePath: StaticString = #filePath, line: Int = #line)
  {
    apply(.dismissAll, filePath, line)
  }
}
