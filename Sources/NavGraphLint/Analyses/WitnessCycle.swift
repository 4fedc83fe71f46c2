import NavGraphFacts
import NavGraphModel

/// The cycle in a witness, if it may have one.
struct WitnessCycle {
  private let stacks: [[ScreenReference]]
  /// What caused each state, and whether that came from outside.
  private let causes: [Cause?]
  private let areLinks: [Bool]

  /// - Parameter path: Nodes of the trace, from the start.
  init(_ path: [Int], _ facts: Facts) {
    stacks = path.map { facts.screensToTop(facts.trace[$0].state.flow) }
    causes = path.map { facts.trace[$0].step?.cause }
    areLinks = path.map { facts.trace[$0].step?.trigger == .link }
  }

  /// The latest and shortest part that repeats.
  var last: ClosedRange<Int>? {
    for end in stacks.indices.reversed() {
      for start in stacks[..<end].indices.reversed() where isCycle(start...end) {
        return start...end
      }
    }
    return nil
  }

  /// The first part with the same steps as a given one, if that repeats, too.
  func first(like last: ClosedRange<Int>) -> ClosedRange<Int> {
    let steps = causes[last].dropFirst()
    let starts = 0..<last.lowerBound
    let witnessCycle = starts.lazy.map { $0...$0 + last.count - 1 }
    return witnessCycle.first { causes[$0].dropFirst().elementsEqual(steps) && isCycle($0) } ?? last
  }

  /// Whether a part begins and ends on one screen, higher at its end, and can be taken again from there.
  private func isCycle(_ part: ClosedRange<Int>) -> Bool {
    let (start, end) = (stacks[part.lowerBound], stacks[part.upperBound])
    guard start.last == end.last, start.count < end.count,
      // Going back beneath the first screen uses up screens that the next lap would need.
      stacks[part].allSatisfy({ $0.count >= start.count })
    else { return false }
    let steps = causes[part].dropFirst()
    return part.dropFirst().allSatisfy { position in
      // Opening links repeatedly is no cycle of the app.
      guard !areLinks[position] else { return false }
      // What comes later comes again only if it is asked for again.
      guard case .later(let reference)? = causes[position] else { return true }
      return steps.contains(.transition(reference))
    }
  }
}
