import NavGraphModel

extension RoutableCollection {
  /// Pushes a screen.
  ///
  /// Noted where the nearest sheet, cover or root has no navigation container: a debug build asserts,
  /// a release build appends a route that nothing shows. In an identified array, an identity that is
  /// there already is ignored, and noted.
  public mutating func push(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line
  ) {
    append(.push(screen), at: CallSite("push", filePath, line))
  }

  /// Presents a screen as a sheet.
  public mutating func presentSheet(
    _ screen: Element.Screen, withNavigation: Bool = false,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    append(
      .sheet(screen, withNavigation: withNavigation), at: CallSite("presentSheet", filePath, line))
  }

  /// Presents a screen over the whole display.
  public mutating func presentCover(
    _ screen: Element.Screen, withNavigation: Bool = false,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    append(
      .cover(screen, withNavigation: withNavigation), at: CallSite("presentCover", filePath, line))
  }

  private mutating func append(_ route: Element, at site: CallSite) {
    apply(at: site, bringing: [route]) { .append($0[0]) }
  }
}

// MARK: - Up to 0.13

extension RoutableCollection {
  /// Presents a screen as a sheet. The closure is dropped.
  public mutating func presentSheet(
    _ screen: Element.Screen, embedInNavigationView: Bool, onDismiss: (() -> Void)? = nil,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    presentSheet(screen, withNavigation: embedInNavigationView, filePath: filePath, line: line)
  }

  /// Presents a screen as a sheet. The closure is dropped.
  public mutating func presentSheet(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line,
    onDismiss: @escaping () -> Void
  ) {
    presentSheet(screen, withNavigation: false, filePath: filePath, line: line)
  }

  /// Presents a screen over the whole display. The closure is dropped.
  public mutating func presentCover(
    _ screen: Element.Screen, embedInNavigationView: Bool, onDismiss: (() -> Void)? = nil,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    presentCover(screen, withNavigation: embedInNavigationView, filePath: filePath, line: line)
  }

  /// Presents a screen over the whole display. The closure is dropped.
  public mutating func presentCover(
    _ screen: Element.Screen, filePath: StaticString = #filePath, line: Int = #line,
    onDismiss: @escaping () -> Void
  ) {
    presentCover(screen, withNavigation: false, filePath: filePath, line: line)
  }
}
