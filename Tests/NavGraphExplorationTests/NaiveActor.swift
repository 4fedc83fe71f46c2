import NavGraphModel

/// What operations and conditions know of the screen whose action it is, or of a link's parameters.
struct NaiveActor: Hashable {
  /// The entry, while it is there.
  var entry: Int?
  /// The flow in which it stood when it acted.
  var flow: Int?
  /// The entries around that flow, from the innermost.
  var hosts: [Int] = []
  var coordinator: String?
  var route: String?
  /// The entry whose slot holds it, while that exists.
  var owner: Int?
  var ownerRoute: String?
  /// Whether it is an alert or a dialog, whose buttons are its presenter's.
  var isAlert = false
  /// By name; abstract ones are left out.
  var arguments: [String: String] = [:]
  var style: PresentationStyle?

  /// A coordinator that acts by itself.
  static let nobody = NaiveActor()
}
