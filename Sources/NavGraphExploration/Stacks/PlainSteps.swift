import NavGraphModel

/// The taps and links of which little decides what they do: nothing but operations on the stack that they belong
/// to, without conditions, choices and anybody else who hears them.
///
/// Of the screens of that stack, only what a note says of them is asked, so that what such a step does with one
/// screen on top it does with all of which the same is noted.
struct PlainSteps {
  /// What of a tap is asked again and again.
  struct Outline {
    /// The same for all that do the same with other screens.
    let shape: Int32
    /// The instance that it brings, where it brings one alone, which keeps nothing; else -1.
    let instance: Int32
  }

  /// What there is to a screen beside its stack.
  struct Screen {
    /// The taps that are plain, by number.
    var taps = 0..<0
    /// Whether nothing else can be done on the screen but these, and gestures.
    var isPlain = false
    /// Which gestures it disables, a number of a set.
    var disabling: Int32 = 0
  }

  /// By number: those of a screen side by side.
  private var outlines: [Outline] = []
  /// By number of a tap: which of the screen's actions it is.
  private var positions: [Int32] = []
  /// By coordinator, by instance.
  private var screens: [[Screen]]
  /// By coordinator: how many links there are, with all parameters; nil where one is not plain.
  private var linkCounts: [Int?]
  /// Whether nothing happens beside what screens on top and links do.
  let isAll: Bool

  /// - Parameter marks: By coordinator, by instance: of what is asked whether it is there, what that is, the same
  ///   number for the same.
  init(_ app: CompiledApp, moving: Set<Int>, marks: [[Int32]]) {
    // Where it matters on which screen a step ends, that is asked of each.
    let isPlain = !app.hasDerived && !app.hasGates && app.graph.promises.isEmpty
    isAll =
      isPlain && !app.hasEffectActions && !app.hasOwnActions && app.pendingKinds.isEmpty
    screens = app.coordinators.map { $0.instances.map { _ in Screen() } }
    linkCounts = app.coordinators.map { _ in nil }
    guard isPlain else { return }
    var shapes = Numbering<PlainContent.Pattern>()
    var disablings = Numbering<[Gesture]>()
    for (index, coordinator) in app.coordinators.enumerated() {
      let links = coordinator.links
      let hasStack = coordinator.hasPlainStack
      if links.allSatisfy({ $0.transitions.allSatisfy { hasStack && $0.plainChanges != nil } }) {
        linkCounts[index] = links.reduce(0) { $0 + $1.transitions.count }
      }
      let routes = coordinator.definition.routes
      let disabling = routes.indices.map { route in
        let disabled = routes[route].disabledGestures
        return disablings.number(of: Gesture.allCases.filter { disabled.contains($0) })
      }
      for instance in coordinator.instances.indices {
        let route = coordinator.routeOfInstance[instance]
        screens[index][instance].disabling = disabling[route]
        guard moving.contains(index), hasStack, coordinator.slotsOfRoute[route].isEmpty,
          coordinator.hosted[route] == nil
        else { continue }
        let heard = app.heardAround[app.routeStarts[index] + route]
        let taps = addTaps(of: instance, in: index, coordinator, except: heard, marks, &shapes)
        screens[index][instance].taps = taps
        screens[index][instance].isPlain =
          heard.isEmpty && taps.count == coordinator.actions[instance].count
      }
    }
  }

  private mutating func addTaps(
    of instance: Int, in index: Int, _ coordinator: CompiledCoordinator, except heard: Set<Int>,
    _ marks: [[Int32]], _ shapes: inout Numbering<PlainContent.Pattern>
  ) -> Range<Int> {
    let first = outlines.count
    let actions = coordinator.actions[instance]
    for position in actions.indices where !heard.contains(actions[position].name) {
      guard let changes = actions[position].plainChanges else { continue }
      let (pattern, instance) = PlainContent.outline(
        of: changes, in: index, coordinator, marks: marks[index])
      outlines.append(Outline(shape: shapes.number(of: pattern), instance: instance))
      positions.append(Int32(position))
    }
    return first..<outlines.count
  }

  /// How many there are, those of links included.
  var count: Int { outlines.count + linkCounts.reduce(0) { $0 + ($1 ?? 0) } }

  subscript(screen: ScreenReference) -> Screen { screens[screen.coordinator][screen.instance] }

  func outline(of tap: Int) -> Outline { outlines[tap] }

  func isPlain(_ screen: ScreenReference) -> Bool {
    screens[screen.coordinator][screen.instance].isPlain
  }

  func disabling(on screen: ScreenReference) -> Int32 {
    screens[screen.coordinator][screen.instance].disabling
  }

  /// The action that a tap on a screen is.
  func action(_ tap: Int, on screen: ScreenReference, in app: CompiledApp) -> CompiledAction {
    app.coordinators[screen.coordinator].actions[screen.instance][Int(positions[tap])]
  }

  /// The number of the screen's action; nil where it is not plain.
  func tap(named name: Int, on screen: ScreenReference, in app: CompiledApp) -> Int? {
    self[screen].taps.first { action($0, on: screen, in: app).name == name }
  }

  /// What a tap does.
  func content(of tap: Int, on screen: ScreenReference, in app: CompiledApp) -> PlainContent {
    let changes = action(tap, on: screen, in: app).plainChanges ?? []
    return PlainContent(changes, of: screen.coordinator, app.coordinators[screen.coordinator])
  }

  /// How many links a coordinator has, with all their parameters, if they are all plain.
  func linkCount(of coordinator: Int) -> Int? { linkCounts[coordinator] }
}

extension CompiledAction {
  /// What it does, where that is plain.
  fileprivate var plainChanges: [StackChange]? {
    guard transitions.count == 1, transitions[0].trigger == .tap else { return nil }
    return transitions[0].plainChanges
  }
}

extension CompiledTransition {
  /// The operations, one after the other, where that is all there is to it; one that looks for a screen is alone.
  fileprivate var plainChanges: [StackChange]? {
    guard condition == nil else { return nil }
    // Nearly all have one.
    if operations.count == 1 {
      guard case .stack(let changes) = operations[0].kind, changes.count == 1,
        changes[0].operation.isPlain || changes[0].operation.isSearch
      else { return nil }
      return changes
    }
    var result: [StackChange] = []
    for operation in operations {
      guard case .stack(let changes) = operation.kind, changes.count == 1,
        changes[0].operation.isPlain
      else { return nil }
      result.append(changes[0])
    }
    return result
  }
}

extension StackOperation {
  /// Whether it looks for a screen to go back to.
  var isSearch: Bool {
    switch self {
    case .goBackTo, .popTo, .popFrom: true
    default: false
    }
  }

  /// Whether it neither looks for screens nor counts positions.
  fileprivate var isPlain: Bool {
    switch self {
    case .append, .appendAll, .goBack, .goBackToRoot, .pop, .popToRoot, .popToCurrentNavigationRoot,
      .dismiss, .dismissAll, .removeLast, .removeAll, .replaceTop, .set:
      true
    case .goBackTo, .goBackToIndex, .popTo, .popToIndex, .popFrom, .remove, .removeSubrange,
      .replace:
      false
    }
  }
}

extension CompiledCoordinator {
  /// Whether it has a stack, and nothing beside that.
  fileprivate var hasPlainStack: Bool {
    guard semantics != nil, let dialect = definition.dialect else { return false }
    return !dialect.hasModalSlot && slots.isEmpty && definition.reducer == nil
  }
}
