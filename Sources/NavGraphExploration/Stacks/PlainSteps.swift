import NavGraphModel

/// The taps and links of which little decides what they do: nothing but operations on the stack that they belong
/// to, without conditions, choices and anybody else who hears them.
///
/// Of the screens of that stack, only what a note says of them is asked, so that what such a step does with one
/// screen on top it does with all of which the same is noted.
struct PlainSteps {
  /// What one of them does.
  struct Plain {
    let number: Int
    let reference: TransitionReference
    let content: PlainContent
  }

  /// What there is to a screen beside its stack.
  struct Screen {
    /// The actions that are plain, by name.
    var actions: [(name: Int, step: Plain)] = []
    /// Whether nothing else can be done on the screen but these, and gestures.
    var isPlain = false
    /// Which gestures it disables, a number of a set.
    var disabling: Int32 = 0
  }

  /// By coordinator, by instance.
  private let screens: [[Screen]]
  /// By coordinator: how many links there are, with all parameters; nil where one is not plain.
  private let linkCounts: [Int?]
  /// Whether nothing happens beside what screens on top and links do.
  let isAll: Bool
  /// How many there are.
  let count: Int

  /// - Parameter marks: By coordinator, by instance: of what is asked whether it is there, what that is.
  init(_ app: CompiledApp, moving: Set<Int>, marks: [[[Int32]]]) {
    let promises = app.graph.promises
    // Where it matters on which screen a step ends, that is asked of each.
    let isPlain = !app.hasDerived && !app.hasGates && promises.isEmpty
    isAll =
      isPlain && !app.hasEffectActions && !app.hasOwnActions && app.pendingKinds.isEmpty
    guard isPlain else {
      screens = app.coordinators.map { $0.instances.map { _ in Screen() } }
      linkCounts = app.coordinators.map { _ in nil }
      count = 0
      return
    }
    var shapes = Numbering<PlainContent.Pattern>()
    var count = 0
    let hasPlainStack = app.coordinators.map(\.hasPlainStack)
    func plain(_ transition: CompiledTransition, of index: Int) -> Plain? {
      guard hasPlainStack[index], let changes = transition.plainChanges else { return nil }
      defer { count += 1 }
      return Plain(
        number: count, reference: transition.reference,
        content: PlainContent(
          changes, of: index, app.coordinators[index], &shapes, marks: marks[index]))
    }
    var gestures = Numbering<[Gesture]>()
    screens = app.coordinators.indices.map { index in
      let coordinator = app.coordinators[index]
      let routes = coordinator.definition.routes
      let disabling = routes.indices.map { route in
        let disabled = routes[route].disabledGestures
        return gestures.number(of: Gesture.allCases.filter { disabled.contains($0) })
      }
      guard moving.contains(index) else { return coordinator.instances.map { _ in Screen() } }
      return coordinator.actions.enumerated().map { instance, actions in
        let route = coordinator.routeOfInstance[instance]
        var screen = Screen(disabling: disabling[route])
        let leaf = CompiledCoordinator.LeafKey(coordinator: index, route: route)
        guard coordinator.slotKindsOfRoute[route].isEmpty, coordinator.hosted[route] == nil else {
          return screen
        }
        let heard = app.heardAround[leaf] ?? []
        screen.actions = actions.compactMap { action in
          guard action.transitions.count == 1, action.transitions[0].trigger == .tap,
            !heard.contains(action.name)
          else { return nil }
          return plain(action.transitions[0], of: index).map { (action.name, $0) }
        }
        screen.isPlain =
          hasPlainStack[index] && heard.isEmpty && screen.actions.count == actions.count
        return screen
      }
    }
    linkCounts = app.coordinators.indices.map { index in
      let transitions = app.coordinators[index].links.flatMap(\.transitions)
      return transitions.allSatisfy { plain($0, of: index) != nil } ? transitions.count : nil
    }
    self.count = count
  }

  subscript(screen: ScreenReference) -> Screen { screens[screen.coordinator][screen.instance] }

  func isPlain(_ screen: ScreenReference) -> Bool {
    screens[screen.coordinator][screen.instance].isPlain
  }

  func disabling(on screen: ScreenReference) -> Int32 {
    screens[screen.coordinator][screen.instance].disabling
  }

  /// What the screen's action does; nil where it is not plain.
  func action(_ name: Int, of screen: ScreenReference) -> Plain? {
    self[screen].actions.first { $0.name == name }?.step
  }

  /// How many links a coordinator has, with all their parameters, if they are all plain.
  func linkCount(of coordinator: Int) -> Int? { linkCounts[coordinator] }
}

extension CompiledTransition {
  /// The operations, one after the other, where that is all there is to it; one that looks for a screen is alone.
  fileprivate var plainChanges: [StackChange]? {
    guard condition == nil else { return nil }
    var result: [StackChange] = []
    for operation in operations {
      guard case .stack(let changes) = operation.kind, changes.count == 1,
        changes[0].operation.isPlain || operations.count == 1 && changes[0].operation.isSearch
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
    case .goBackTo, .popTo, .popFrom, .remove, .removeSubrange, .replace: false
    }
  }
}

extension CompiledCoordinator {
  /// Whether it has a stack, and nothing beside that.
  fileprivate var hasPlainStack: Bool {
    guard semantics != nil, let dialect = definition.dialect else { return false }
    return !dialect.hasModalSlot && slotKinds.isEmpty && definition.reducer == nil
  }
}
