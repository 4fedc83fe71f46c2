import NavGraphModel

/// Where operations of a ``GraphNotation`` act.
struct NotationSite {
  let clause: NotationClause
  /// By index; nil where the container is not known yet.
  var coordinator: Int?
  /// Whether screens that are named here belong to the clause's own coordinator.
  var isOwn = true
}
