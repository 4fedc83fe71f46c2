import NavGraphModel
import TestSupport
import Testing

@Suite("Any sequence of stack operations")
struct DialectInvariantTests {
  @Test(
    "keeps the dialect's invariants",
    arguments: DialectTable.dialects, 1...Share.byDay(12, atNight: 40) as ClosedRange<UInt64>)
  func invariants(of dialect: Dialect, seed: UInt64) {
    var walk = RandomWalk(dialect: dialect, seed: seed)
    for _ in 1...100 {
      let before = walk.stack
      let step = walk.step()
      let text = "\(StackNotation(before).text) \(step.name) \(StackNotation(walk.stack).text)"
      if let outcome = step.outcome {
        if case .failed = outcome.debug {} else { #expect(outcome.debug == outcome.release) }
        if !outcome.release.isApplied { #expect(walk.stack.isSame(as: before), "\(text)") }
        #expect(![outcome.debug, outcome.release].contains(.ignored(.notInDialect)), "\(text)")
      } else {
        #expect(Array(walk.stack.prefix(1)).isSame(as: Array(before.prefix(1))), "\(text)")
      }
      #expect(dialect.complaint(about: walk.stack) == nil, "\(text)")
      #expect(dialect.complaint(aboutHandlesOf: walk.stack, walk.instances) == nil, "\(text)")
      if dialect.keepsRootOutside {
        #expect(Array(walk.stack.prefix(1)).isSame(as: Array(before.prefix(1))), "\(text)")
      }
    }
  }
}

extension Dialect {
  /// Whether the library keeps the root outside of what its operations change.
  fileprivate var keepsRootOutside: Bool {
    switch self {
    case .tcaCoordinators, .flowStacks(.v0_4), .composableNavigation, .custom: false
    case .flowStacks, .routingReducer, .tcaRouteStack, .composableArchitecture: true
    }
  }

  /// What is wrong with a stack that no operation should leave.
  fileprivate func complaint(about stack: [Entry]) -> String? {
    if keepsRootOutside && stack.isEmpty { return "the root has gone" }
    if hasModalSlot && !stack.dropFirst().dropLast().allSatisfy(\.isPush) {
      return "a modal is not the last entry"
    }
    // RoutingReducer compares within the path, which has neither the root nor the modal.
    let compared =
      keepsRootOutside ? stack.dropFirst().filter { !hasModalSlot || $0.isPush } : stack
    let identities = compared.compactMap { Vocabulary.identities[$0] }
    if comparesIdentities && Set(identities).count < identities.count {
      return "an identity is there twice"
    }
    let bare = semantics.renderedCount(of: stack, isWrapped: false)
    let wrapped = semantics.renderedCount(of: stack, isWrapped: true)
    if bare > wrapped || wrapped > stack.count || bare < min(1, stack.count) {
      return "\(bare), and \(wrapped) wrapped entries are visible"
    }
    return complaint(aboutGesturesOn: stack, renderedCount: bare, isWrapped: false)
      ?? complaint(aboutGesturesOn: stack, renderedCount: wrapped, isWrapped: true)
  }

  private func complaint(
    aboutGesturesOn stack: [Entry], renderedCount: Int, isWrapped: Bool
  ) -> String? {
    func entries(_ gesture: Gesture) -> [Int] {
      semantics.entries(removedBy: gesture, on: stack, isWrapped: isWrapped)
    }
    for gesture in Gesture.allCases {
      let ends = entries(gesture)
      if !ends.allSatisfy({ $0 > 0 && $0 < renderedCount }) {
        return "\(gesture.action) removes \(ends)"
      }
      if gesture != .backMenu && ends.count > 1 { return "\(gesture.action) ends in several ways" }
    }
    if entries(.back) != entries(.edgeSwipe) { return "the edge is not the button" }
    let steps = entries(.back) + entries(.backMenu)
    if steps != steps.sorted(by: >) || Set(steps).count < steps.count {
      return "the menu is not in order"
    }
    if !steps.allSatisfy({ stack[$0].isPush }) { return "the menu leaves the container" }
    if !(entries(.tabTap) + entries(.tabRetap)).isEmpty { return "a tab removes a screen" }
    return nil
  }

  /// - Parameter instances: Those of all entries that there ever were, by handle.
  fileprivate func complaint(aboutHandlesOf stack: [Entry], _ instances: [Int]) -> String? {
    if Set(stack.map(\.handle)).count < stack.count { return "a handle is there twice" }
    let isKnown = stack.allSatisfy { entry in
      instances.indices.contains(Int(entry.handle))
        && instances[Int(entry.handle)] == entry.instance
    }
    return isKnown ? nil : "an entry has another's handle"
  }
}
