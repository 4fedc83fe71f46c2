/// The operations of TCACoordinators 0.14, as the table of `semantics.md` has them.
struct NaiveLibrary {
  /// TC-id instead of TC-idx.
  var isIdentified: Bool
  /// Nil where every entry has one of its own.
  var identity: (NaiveEntry) -> String?

  /// An operation with all its entries chosen.
  enum Change {
    case append(NaiveEntry)
    case goBack(Int)
    case goBackTo((NaiveEntry) -> Bool)
    case goBackToRoot
    case pop(Int)
    case popTo((NaiveEntry) -> Bool)
    case popToRoot
    case popToCurrentNavigationRoot
    case dismiss(Int)
    case dismissAll
    case removeLast(Int)
    case removeAll
    /// Stands as the present top does.
    case replaceTop(NaiveEntry)
    case set([NaiveEntry])
  }

  struct Outcome: Hashable {
    var debug: String
    var release: String

    static let applied = Outcome(debug: "applied", release: "applied")
    static func ignored(_ reason: String) -> Outcome {
      Outcome(debug: "ignored \(reason)", release: "ignored \(reason)")
    }
    static func traps(_ reason: String) -> Outcome {
      Outcome(debug: "failed \(reason)", release: "failed \(reason)")
    }
    static func asserts(_ reason: String, release: String = "applied") -> Outcome {
      Outcome(debug: "failed \(reason)", release: release)
    }
    static func assertsAndStays(_ reason: String) -> Outcome {
      asserts(reason, release: "ignored \(reason)")
    }
  }

  func apply(_ change: Change, to stack: inout [NaiveEntry]) -> Outcome {
    switch change {
    case .append(let entry): return append(entry, to: &stack)
    case .goBack(let count): return goBack(count, in: &stack)
    case .goBackTo(let matches):
      guard let index = stack.lastIndex(where: matches) else { return .ignored("noMatch") }
      stack = Array(stack[...index])
      return .applied
    case .goBackToRoot:
      guard let root = stack.first else { return .ignored("emptyStack") }
      stack = [root]
      return .applied
    case .pop(let count): return pop(count, in: &stack)
    case .popTo(let matches):
      guard let index = stack.lastIndex(where: matches) else { return .ignored("noMatch") }
      return pop(stack.count - 1 - index, in: &stack)
    case .popToRoot: return pop(isIdentified ? stack.count : stack.count - 1, in: &stack)
    case .popToCurrentNavigationRoot:
      let pushes = stack.reversed().prefix { $0.kind == .push }.count
      return goBack(pushes, in: &stack)
    case .dismiss(let count): return dismiss(count, in: &stack)
    case .dismissAll:
      if stack.isEmpty { return .traps("emptyStack") }
      if stack.naiveModalCount == 0 { return .ignored("nothingPresented") }
      while stack.naiveModalCount > 0 { stack.removeLast() }
      return .applied
    case .removeLast(let count):
      if count < 0 { return .traps("negativeCount") }
      if stack.count < count { return .traps("notEnoughScreens") }
      stack.removeLast(count)
      return .applied
    case .removeAll:
      stack = []
      return .applied
    case .replaceTop(let entry): return replaceTop(by: entry, in: &stack)
    case .set(let entries):
      let identities = entries.compactMap(identity)
      if isIdentified, Set(identities).count != identities.count {
        return .traps("duplicateIdentity")
      }
      stack = entries
      return .applied
    }
  }
}

extension NaiveLibrary {
  private func holds(_ entry: NaiveEntry, _ stack: [NaiveEntry]) -> Int? {
    guard isIdentified, let wanted = identity(entry) else { return nil }
    return stack.firstIndex { identity($0) == wanted }
  }

  private func append(_ entry: NaiveEntry, to stack: inout [NaiveEntry]) -> Outcome {
    let asserts = entry.kind == .push && stack.naiveCanPush == false
    let isThere = holds(entry, stack) != nil
    if !isThere { stack.append(entry) }
    switch (asserts, isThere) {
    case (false, false): return .applied
    case (false, true): return .ignored("duplicateIdentity")
    case (true, false): return .asserts("noNavigation")
    case (true, true): return .asserts("noNavigation", release: "ignored duplicateIdentity")
    }
  }

  /// How many entries can go.
  private func most(_ stack: [NaiveEntry]) -> Int {
    isIdentified ? stack.count : stack.count - 1
  }

  private func goBack(_ count: Int, in stack: inout [NaiveEntry]) -> Outcome {
    if count < 0 { return .assertsAndStays("negativeCount") }
    if count > most(stack) { return .assertsAndStays("notEnoughScreens") }
    for _ in 0..<count { stack.removeLast() }
    return .applied
  }

  private func pop(_ count: Int, in stack: inout [NaiveEntry]) -> Outcome {
    if count < 0 { return .assertsAndStays("negativeCount") }
    if count > most(stack) { return .assertsAndStays("notEnoughScreens") }
    var outcome = Outcome.applied
    for _ in 0..<count where stack.removeLast().kind != .push {
      outcome = .asserts("popsPresented")
    }
    return outcome
  }

  /// The root counts as presented; only TC-id lets go of it.
  private func dismiss(_ count: Int, in stack: inout [NaiveEntry]) -> Outcome {
    let before = stack
    for _ in 0..<count {
      while let top = stack.last, top.kind == .push { stack.removeLast() }
      if !stack.isEmpty { stack.removeLast() }
    }
    if !isIdentified, stack.isEmpty {
      stack = before
      return .assertsAndStays("nothingPresented")
    }
    return .applied
  }

  private func replaceTop(by entry: NaiveEntry, in stack: inout [NaiveEntry]) -> Outcome {
    guard let top = stack.last else { return .traps("emptyStack") }
    var new = entry
    (new.kind, new.hasNavigation) = (top.kind, top.hasNavigation)
    // Swaps the elements where the identity stands elsewhere.
    if let index = holds(new, stack) { stack[index] = top }
    stack[stack.count - 1] = new
    return .applied
  }
}
