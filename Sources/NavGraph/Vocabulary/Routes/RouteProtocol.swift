/// What arrays need to know of a ``Route``. Not for types of your own.
public protocol RouteProtocol {
  associatedtype Screen

  static func push(_ screen: Screen) -> Self
  static func sheet(_ screen: Screen, withNavigation: Bool) -> Self
  static func cover(_ screen: Screen, withNavigation: Bool) -> Self

  var screen: Screen { get set }
  var style: RouteStyle { get }
}

extension RouteProtocol {
  /// Whether it is a sheet or a cover. A root is a sheet, so it counts as presented.
  public var isPresented: Bool { !style.isPush }
}
