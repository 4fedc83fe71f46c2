import NavGraphModel

/// A ``Condition`` with every name resolved for one acting instance.
indirect enum CompiledCondition: Sendable {
  case count(Comparison)
  case navigationCount(Comparison)
  case isPresenting
  case canPush
  case contains(InstanceSet)
  case not(CompiledCondition)
  case all([CompiledCondition])
  case any([CompiledCondition])

  func holds(on stack: [Entry], semantics: some StackSemantics) -> Bool {
    switch self {
    case .count(let comparison):
      comparison.holds(for: stack.count)
    case .navigationCount(let comparison):
      comparison.holds(for: stack.count - (Self.navigationRoot(of: stack) ?? 0))
    case .isPresenting:
      (Self.navigationRoot(of: stack) ?? 0) > 0
    case .canPush:
      semantics.canPush(onto: stack) == true
    case .contains(let instances):
      stack.contains { instances.contains($0.instance) }
    case .not(let condition):
      !condition.holds(on: stack, semantics: semantics)
    case .all(let conditions):
      conditions.allSatisfy { $0.holds(on: stack, semantics: semantics) }
    case .any(let conditions):
      conditions.contains { $0.holds(on: stack, semantics: semantics) }
    }
  }

  /// The nearest entry that is not a push.
  private static func navigationRoot(of stack: [Entry]) -> Int? {
    stack.lastIndex { !$0.isPush }
  }
}
