// The words of the libraries' other versions.

extension Route {
  /// The root of a stack of TCACoordinators, which counts as a sheet.
  public static func root(_ screen: Screen, withNavigation: Bool = false) -> Self {
    .sheet(screen, withNavigation: withNavigation)
  }

  /// The root of a stack of TCACoordinators, as versions up to 0.13 spell it.
  public static func root(_ screen: Screen, embedInNavigationView: Bool) -> Self {
    .sheet(screen, withNavigation: embedInNavigationView)
  }

  /// A sheet, as versions up to 0.13 spell it. The closure is dropped.
  public static func sheet(
    _ screen: Screen, embedInNavigationView: Bool, onDismiss: (() -> Void)? = nil
  ) -> Self {
    .sheet(screen, withNavigation: embedInNavigationView)
  }

  /// A cover, as versions up to 0.13 spell it. The closure is dropped.
  public static func cover(
    _ screen: Screen, embedInNavigationView: Bool, onDismiss: (() -> Void)? = nil
  ) -> Self {
    .cover(screen, withNavigation: embedInNavigationView)
  }

  /// ``withNavigation``, as versions up to 0.13 spell it.
  public var embedInNavigationView: Bool { withNavigation }
}
