extension RoutableCollection {
  /// Pushes a screen.
  ///
  /// This is recorded where the nearest sheet, cover or root has no navigation container: a debug build asserts,
  /// a release build appends a route that nothing shows. In an identified array, an identity that already
  /// exists is ignored, and recorded.
  @inlinable public mutating func push(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(.push, bringing: .push(screen), filePath, line)
  }

  /// Presents a screen as a sheet.
  @inlinable public mutating func presentSheet(
    _ screen: Element.Screen, withNavigation: Bool = false,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(
      .presentSheet, bringing: .sheet(screen, withNavigation: withNavigation), filePath, line)
  }

  /// Presents a screen over the whole display.
  @inlinable public mutating func presentCover(
    _ screen: Element.Screen, withNavigation: Bool = false,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    apply(
      .presentCover, bringing: .cover(screen, withNavigation: withNavigation), filePath, line)
  }
}

// MARK: - Up to 0.13

extension RoutableCollection {
  /// Presents a screen as a sheet. The closure is dropped.
  @inlinable public mutating func presentSheet(
    _ screen: Element.Screen, embedInNavigationView: Bool, onDismiss: (() -> Void)? = nil,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    presentSheet(screen, withNavigation: embedInNavigationView, filePath: filePath, line: line)
  }

  /// Presents a screen as a sheet. The closure is dropped.
  @inlinable public mutating func presentSheet(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line,
    onDismiss: @escaping () -> Void
  ) {
    presentSheet(screen, withNavigation: false, filePath: filePath, line: line)
  }

  /// Presents a screen over the whole display. The closure is dropped.
  @inlinable public mutating func presentCover(
    _ screen: Element.Screen, embedInNavigationView: Bool, onDismiss: (() -> Void)? = nil,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    presentCover(screen, withNavigation: embedInNavigationView, filePath: filePath, line: line)
  }

  /// Presents a screen over the whole display. The closure is dropped.
  @inlinable public mutating func presentCover(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line,
    onDismiss: @escaping () -> Void
  ) {
    presentCover(screen, withNavigation: false, filePath: filePath, line: line)
  }
}
