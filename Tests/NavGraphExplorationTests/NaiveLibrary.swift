import NavGraphModel

/// What the libraries do to their stacks, as `semantics.md` has it.
struct NaiveLibrary {
  var dialect: Dialect
  /// Nil where every entry has one of its own.
  var identity: (NaiveEntry) -> String?

  func apply(_ change: NaiveChange, to stack: inout [NaiveEntry]) -> Outcome {
    let before = stack
    let outcome = carryOut(change, on: &stack)
    if case .failed = outcome.release { stack = before }
    return outcome
  }

  private func carryOut(_ change: NaiveChange, on stack: inout [NaiveEntry]) -> Outcome {
    switch dialect {
    case .tcaCoordinators, .flowStacks(.v0_4):
      return changeRoutes(change, in: &stack)
    case .custom:
      return Outcome(.ignored(.notInDialect))
    case .flowStacks:
      return aboveTheRoot(of: &stack) { changeRoutes(change, in: &$0) }
    case .tcaRouteStack:
      return aboveTheRoot(of: &stack) { changeArray(change, in: &$0) }
    case .routingReducer, .composableArchitecture:
      let modal = stack.count > 1 && stack[stack.count - 1].kind != .push ? stack.removeLast() : nil
      var modals = [modal].compactMap(\.self)
      let outcome = aboveTheRoot(of: &stack) { changePath(change, in: &$0, modal: &modals) }
      stack += modals
      return outcome
    case .composableNavigation:
      var modals: [NaiveEntry] = []
      if let last = stack.last, last.kind != .push { modals = [stack.removeLast()] }
      let outcome = changePath(change, in: &stack, modal: &modals)
      stack += modals
      return outcome
    }
  }

  private func aboveTheRoot(
    of stack: inout [NaiveEntry], _ body: (inout [NaiveEntry]) -> Outcome
  ) -> Outcome {
    guard let root = stack.first else { return body(&stack) }
    var rest = Array(stack.dropFirst())
    let outcome = body(&rest)
    stack = [root] + rest
    return outcome
  }

  /// `withNavigation` of the nearest entry that is not a push, as the library itself reckons; nil
  /// where it does not know.
  func canPush(onto stack: [NaiveEntry]) -> Bool? {
    switch dialect {
    case .tcaCoordinators(.v0_13, _), .flowStacks(.v0_4):
      let index = stack.lastIndex { $0.kind != .push }
      guard let index else { return nil }
      return index == 0 && !stack[0].hasNavigation ? nil : stack[index].hasNavigation
    case .tcaCoordinators(.v0_14, _), .custom:
      return stack.last { $0.kind != .push }?.hasNavigation
    case .flowStacks:
      return stack.dropFirst().last { $0.kind != .push }?.hasNavigation
    case .tcaRouteStack, .composableNavigation:
      return true
    case .routingReducer, .composableArchitecture:
      return stack.first?.hasNavigation
    }
  }

  /// How many entries the views show, from the bottom.
  func renderedCount(of stack: [NaiveEntry], navigationFromOutside: Bool) -> Int {
    switch dialect {
    case .tcaRouteStack, .composableNavigation:
      return stack.count
    case .routingReducer, .composableArchitecture:
      guard let root = stack.first, let last = stack.last else { return 0 }
      if stack.count > 1, last.kind != .push { return stack.count }
      return root.hasNavigation || navigationFromOutside ? stack.count : 1
    case .tcaCoordinators, .flowStacks, .custom:
      var canRender = navigationFromOutside
      for (index, entry) in stack.enumerated() {
        if entry.kind != .push {
          canRender = entry.hasNavigation || (index == 0 && navigationFromOutside)
        } else if index > 0, !canRender {
          return index
        }
      }
      return stack.count
    }
  }

  /// What the view leaves when it takes an entry away.
  func removing(_ index: Int, from stack: [NaiveEntry], bySwipe: Bool) -> [NaiveEntry] {
    if case .tcaRouteStack = dialect, bySwipe {
      return Array(stack[..<index] + stack[(index + 1)...])
    }
    return Array(stack[..<index])
  }
}
