package import NavGraphModel

/// The arrays over which FlowStacks up to 0.4 and TCACoordinators spread a change that is made by
/// `withDelaysIfUnsupported` or `routeWithDelaysIfUnsupported`.
///
/// Both libraries have the same steps (`calculateSteps`; TCACoordinators 0.14 kept a copy of it). First
/// the screens change that keep their presentation, then one presentation after the other is dismissed, then
/// all pushes are removed, and then one screen after the other is added. The first two arrays are written at once.
package enum DelayedUpdates {
  /// How many arrays are written without a delay.
  static let immediate = 2

  /// - Returns: One array or more, of which the last is `end`.
  package static func steps(from start: [Entry], to end: [Entry]) -> [[Entry]] {
    let common = min(start.count, end.count)
    // The root stays as it is: nothing presents it.
    let diverging =
      (1..<max(1, common)).first { !start[$0].hasSamePresentation(as: end[$0]) } ?? common
    var current = Array(end[..<diverging] + start[diverging...])
    var steps = [current]
    while let presented = current[diverging...].lastIndex(where: { !$0.isPush }) {
      current.removeSubrange(presented...)
      steps.append(current)
    }
    if current.count > diverging {
      current.removeSubrange(diverging...)
      steps.append(current)
    }
    for entry in end[diverging...] {
      current.append(entry)
      steps.append(current)
    }
    return steps
  }
}

extension Entry {
  /// Whether it is presented as another.
  func hasSamePresentation(as other: Entry) -> Bool { rawValue & 7 == other.rawValue & 7 }
}
