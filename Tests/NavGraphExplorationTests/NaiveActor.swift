import NavGraphModel

/// What operations and conditions know of the screen whose action it is, or of a link's parameters.
struct NaiveActor: Hashable {
  /// The entry, while it is there.
  var entry: Int?
  var coordinator: String?
  var route: String?
  /// By name; abstract ones are left out.
  var arguments: [String: String] = [:]
  var style: PresentationStyle?

  /// A coordinator that acts by itself.
  static let nobody = NaiveActor()
}
