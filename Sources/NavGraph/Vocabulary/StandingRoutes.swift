import NavGraphModel

/// The presentation of the routes of an array, and the dialect of its operations.
@usableFromInline struct StandingRoutes {
  private let styles: [RouteStyle]
  private let dialect: Dialect

  /// - Parameters:
  ///   - styles: Bottom first.
  ///   - identification: That of the array's type. The dialect of the coordinator whose reducer runs
  ///     says the rest, where it is that of TCACoordinators or FlowStacks.
  @usableFromInline init(_ styles: [RouteStyle], _ identification: RouteIdentification) {
    self.styles = styles
    dialect =
      switch OperationLog.current?.dialect {
      case .flowStacks(let version) where identification == .indexed: .flowStacks(version)
      case .tcaCoordinators(let version, _): .tcaCoordinators(version, identification)
      default: .tcaCoordinators(.v0_14, identification)
      }
  }

  /// Finds out what an operation does, and notes what it came to.
  ///
  /// - Parameters:
  ///   - new: How the route of the operation is presented.
  ///   - known: The position of its identity, if any.
  @usableFromInline func change(
    by command: RouteCommand, bringing new: RouteStyle? = nil, known: Int? = nil,
    filePath: StaticString, line: Int
  ) -> RouteChange {
    let (change, outcome) = result(of: command, bringing: new, known: known)
    if outcome != .applied {
      CallSite(command.displayName, filePath, line).note(outcome)
    }
    return change
  }

  /// Whether an operation would be plainly applied.
  @usableFromInline func allows(_ command: RouteCommand) -> Bool {
    result(of: command).outcome == .applied
  }

  @usableFromInline var canPush: Bool? {
    dialect.semantics.canPush(onto: packed)
  }

  private func result(
    of command: RouteCommand, bringing new: RouteStyle? = nil, known: Int? = nil
  ) -> (change: RouteChange, outcome: Outcome) {
    let count = styles.count
    let unchanged = RouteChange(kept: count, addsRoute: false)
    let entry = new.map { Self.entry(count, standing: $0) }
    guard let operation = command.operation(on: count, bringing: entry) else {
      return (unchanged, Outcome(.failed(.outOfRange)))
    }
    var stack = packed
    let outcome = dialect.semantics.apply(operation, to: &stack, identities: identities(known))
    if case .failed = outcome.release { return (unchanged, outcome) }
    let top = stack.count - (hasRootOutside ? 1 : 0)
    let addsRoute = entry != nil && stack.last?.handle == entry?.handle
    return (RouteChange(kept: addsRoute ? top - 1 : top, addsRoute: addsRoute), outcome)
  }

  /// Whether the dialect packs a root below the array that is not in it.
  private var hasRootOutside: Bool {
    !dialect.keepsRootInArray
  }

  private var packed: [Entry] {
    var stack: [Entry] = []
    stack.reserveCapacity(styles.count + 2)
    if hasRootOutside {
      stack.append(Entry(instance: 0, presentation: .sheet(embedsNavigation: true)))
    }
    for index in styles.indices { stack.append(Self.entry(index, standing: styles[index])) }
    return stack
  }

  /// Instance and handle are the position in the array.
  private static func entry(_ position: Int, standing style: RouteStyle) -> Entry {
    var entry = Entry(instance: position, presentation: style.presentation)
    entry.handle = UInt32(position)
    return entry
  }

  /// Those of the array differ from one another; the new route is the last.
  private func identities(_ known: Int?) -> IdentityTable {
    guard dialect.comparesIdentities else { return IdentityTable([]) }
    return IdentityTable(Array(styles.indices) + [known ?? styles.count])
  }
}
