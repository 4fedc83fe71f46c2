package import NavGraphModel

/// How many updates a change to an array takes on the screen.
package enum TimedUpdates {
  /// With FlowStacks from 0.10 and TCACoordinators from 0.14, which spread a change over several updates.
  ///
  /// SwiftUI shows pushes, or one presented screen with pushes on it, in one update; so do the libraries
  /// (`semantics.md`, "Steps": seen by running FlowStacks 0.10). A screen that changes at the same position,
  /// presented as before, is replaced in place; so is a root in the array, however it is presented: nothing
  /// presents it.
  static func count(from start: [Entry], to end: [Entry], withRoot: Bool) -> Int {
    let diverging = diverging(start, end, from: withRoot ? 1 : 0)
    var updates = start.count > diverging ? 1 : 0
    var isOpen = false
    for entry in end[diverging...] {
      if !isOpen || !entry.isPush { updates += 1 }
      isOpen = true
    }
    return updates
  }

  /// With earlier versions (`calculateSteps`), whose arrays hold the root: one presentation after the other is
  /// dismissed, then all pushes go, and then one screen after the other comes.
  package static func countOneByOne(from start: [Entry], to end: [Entry]) -> Int {
    let diverging = diverging(start, end, from: 1)
    let old = start[diverging...]
    return old.count { !$0.isPush } + (old.first?.isPush ?? false ? 1 : 0) + end.count - diverging
  }

  /// The first position at which a screen is presented otherwise, comes or goes.
  private static func diverging(_ start: [Entry], _ end: [Entry], from lowest: Int) -> Int {
    let common = min(start.count, end.count)
    return (min(lowest, common)..<common).first { start[$0].rawValue & 7 != end[$0].rawValue & 7 }
      ?? common
  }
}
