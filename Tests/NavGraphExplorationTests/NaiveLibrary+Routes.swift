import NavGraphModel

/// TCACoordinators and FlowStacks: one array of routes.
extension NaiveLibrary {
  /// How many entries can go.
  private func most(_ array: [NaiveEntry]) -> Int {
    dialect == .tcaCoordinators(.v0_14, .indexed) ? array.count - 1 : array.count
  }

  private var holdsRoot: Bool {
    switch dialect {
    case .flowStacks(.v0_10), .flowStacks(.v0_10_12): false
    default: true
    }
  }

  /// FlowStacks 0.3 and 0.4, and TCACoordinators on top of them.
  private var isEarly: Bool {
    switch dialect {
    case .tcaCoordinators(.v0_13, _), .flowStacks(.v0_4): true
    default: false
    }
  }

  func changeRoutes(_ change: NaiveChange, in array: inout [NaiveEntry]) -> Outcome {
    switch change {
    case .append(let entry):
      return append(entry, to: &array)
    case .goBack(let count):
      return goBack(count, in: &array)
    case .goBackTo(let matches):
      guard let index = array.lastIndex(where: matches) else { return Outcome(.ignored(.noMatch)) }
      return goBack(array.count - 1 - index, in: &array)
    case .goBackToIndex(let index):
      if index >= array.count { return .asserts(.outOfRange, release: .ignored(.outOfRange)) }
      return goBack(array.count - 1 - index, in: &array)
    case .goBackToRoot:
      if array.isEmpty { return Outcome(.ignored(.emptyStack)) }
      array = holdsRoot ? [array[0]] : []
      return .applied
    case .pop(let count):
      return pop(count, in: &array)
    case .popTo(let matches):
      guard let index = array.lastIndex(where: matches) else { return Outcome(.ignored(.noMatch)) }
      return pop(array.count - 1 - index, in: &array)
    case .popToIndex(let index):
      if index >= array.count { return .asserts(.outOfRange, release: .ignored(.outOfRange)) }
      return pop(array.count - 1 - index, in: &array)
    case .popToRoot:
      let keepsFirst = isEarly || dialect == .tcaCoordinators(.v0_14, .indexed)
      return pop(array.count - (keepsFirst ? 1 : 0), in: &array)
    case .popToCurrentNavigationRoot:
      let pushes = array.reversed().prefix { $0.kind == .push }.count
      // Early versions stop at the first route, whatever it is.
      return goBack(isEarly ? min(pushes, max(array.count - 1, 0)) : pushes, in: &array)
    case .dismiss(let count):
      return dismiss(count, in: &array)
    case .dismissAll:
      return dismissAll(in: &array)
    default:
      return changeArray(change, in: &array)
    }
  }

  private func append(_ entry: NaiveEntry, to array: inout [NaiveEntry]) -> Outcome {
    let asserts = entry.kind == .push && canPushOntoRoutes(array) == false
    var release = Outcome.Effect.applied
    if position(of: entry, in: array) != nil {
      release = .ignored(.duplicateIdentity)
    } else {
      array.append(entry)
    }
    return asserts ? .asserts(.noNavigation, release: release) : Outcome(release)
  }

  private func canPushOntoRoutes(_ array: [NaiveEntry]) -> Bool? {
    guard let index = array.lastIndex(where: { $0.kind != .push }) else { return nil }
    if isEarly, index == 0, !array[0].hasNavigation { return nil }
    return array[index].hasNavigation
  }

  private func goBack(
    _ count: Int, in array: inout [NaiveEntry], short: Outcome.Reason = .notEnoughScreens
  ) -> Outcome {
    if count > most(array) { return .asserts(short, release: .ignored(short)) }
    if count < 0 { return .asserts(.negativeCount, release: .ignored(.negativeCount)) }
    array.removeLast(count)
    return .applied
  }

  private func pop(_ count: Int, in array: inout [NaiveEntry]) -> Outcome {
    if count > most(array) || count < 0 { return goBack(count, in: &array) }
    let crosses = array.suffix(count).contains { $0.kind != .push }
    array.removeLast(count)
    return crosses ? .asserts(.popsPresented, release: .applied) : .applied
  }

  private func dismiss(_ count: Int, in array: inout [NaiveEntry]) -> Outcome {
    if count < 0 { return .asserts(.negativeCount, release: .ignored(.negativeCount)) }
    let tooFew = Outcome.asserts(.nothingPresented, release: .ignored(.nothingPresented))
    if dialect == .flowStacks(.v0_10_12), layers(of: array) < count {
      return Outcome(.failed(.nothingPresented))
    }
    if isEarly, layers(of: array) < count {
      return array.isEmpty ? Outcome(.ignored(.nothingPresented)) : tooFew
    }
    var result = array
    for _ in 0..<min(count, array.count) {
      while let top = result.last, top.kind == .push { result.removeLast() }
      if !result.isEmpty { result.removeLast() }
    }
    if dialect == .tcaCoordinators(.v0_14, .indexed), result.isEmpty { return tooFew }
    array = result
    return .applied
  }

  private func dismissAll(in array: inout [NaiveEntry]) -> Outcome {
    if case .tcaCoordinators(.v0_14, _) = dialect, array.isEmpty {
      return Outcome(.failed(.emptyStack))
    }
    if layers(of: array) == 0 { return Outcome(.ignored(.nothingPresented)) }
    while layers(of: array) > 0 { array.removeLast() }
    return .applied
  }

  /// The sheets and covers above the root.
  private func layers(of array: [NaiveEntry]) -> Int {
    array.dropFirst(holdsRoot ? 1 : 0).filter { $0.kind != .push }.count
  }
}
