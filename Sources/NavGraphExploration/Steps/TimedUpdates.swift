import NavGraphModel

/// The number of updates over which FlowStacks from 0.10 and TCACoordinators from 0.14 spread a change to an array.
///
/// SwiftUI shows pushes, or one presented screen with pushes on it, in one update; so do the libraries
/// (`semantics.md`, "Steps": seen by running FlowStacks 0.10). A screen that changes at the same position,
/// presented as before, is replaced in place; so is a root in the array, however it is presented: nothing
/// presents it.
enum TimedUpdates {
  static func count(from start: [Entry], to end: [Entry], withRoot: Bool) -> Int {
    let common = min(start.count, end.count)
    let diverging =
      (min(withRoot ? 1 : 0, common)..<common).first { !start[$0].hasSamePresentation(as: end[$0]) }
      ?? common
    var updates = start.count > diverging ? 1 : 0
    var isOpen = false
    for entry in end[diverging...] {
      if !isOpen || !entry.isPush { updates += 1 }
      isOpen = true
    }
    return updates
  }
}
