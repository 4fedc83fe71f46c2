import NavGraphModel

/// The taps and links of which little decides what they do: nothing but operations on the stack that they belong
/// to, without conditions, choices and anybody else who hears them.
///
/// Of the screens of that stack, only what a note says of them is asked, so that what such a step does with one
/// screen on top it does with all of which the same is noted.
struct PlainSteps {
  /// What one of them does.
  struct Plain {
    let reference: TransitionReference
    /// The same for all that do the same.
    let content: Int32
  }

  /// By coordinator, by instance: the actions of the screen, by name.
  private let actions: [[[(name: Int, step: Plain)]]]
  /// By coordinator: how many links there are, with all parameters; nil where one is not plain.
  private let linkCounts: [Int?]

  init(_ app: CompiledApp, moving: Set<Int>) {
    var contents = Numbering<[StackChange]>()
    func plain(_ transition: CompiledTransition, of coordinator: CompiledCoordinator) -> Plain? {
      guard let changes = transition.plainChanges, coordinator.hasPlainStack,
        app.graph.transition(transition.reference)?.landing == nil
      else { return nil }
      return Plain(reference: transition.reference, content: contents.number(of: changes))
    }
    guard !app.hasDerived else {
      actions = app.coordinators.map { $0.actions.map { _ in [] } }
      linkCounts = app.coordinators.map { _ in nil }
      return
    }
    actions = app.coordinators.indices.map { index in
      let coordinator = app.coordinators[index]
      return coordinator.actions.enumerated().map { instance, actions in
        let leaf = CompiledCoordinator.LeafKey(
          coordinator: index, route: coordinator.routeOfInstance[instance])
        guard moving.contains(index), !app.heardAround.contains(leaf),
          coordinator.slotKindsOfRoute[coordinator.routeOfInstance[instance]].isEmpty
        else { return [] }
        return actions.compactMap { action in
          guard action.transitions.count == 1, action.transitions[0].trigger == .tap else {
            return nil
          }
          return plain(action.transitions[0], of: coordinator).map { (action.name, $0) }
        }
      }
    }
    linkCounts = app.coordinators.indices.map { index in
      let coordinator = app.coordinators[index]
      let transitions = coordinator.links.flatMap(\.transitions)
      return transitions.allSatisfy { plain($0, of: coordinator) != nil } ? transitions.count : nil
    }
  }

  /// What the screen's action does; nil where it is not plain.
  func action(_ name: Int, of screen: ScreenReference) -> Plain? {
    actions[screen.coordinator][screen.instance].first { $0.name == name }?.step
  }

  /// The screen's actions that are plain.
  func actions(of screen: ScreenReference) -> [(name: Int, step: Plain)] {
    actions[screen.coordinator][screen.instance]
  }

  /// How many links a coordinator has, with all their parameters, if they are all plain.
  func linkCount(of coordinator: Int) -> Int? { linkCounts[coordinator] }
}

extension CompiledTransition {
  /// The operations, one after the other, where that is all there is to it.
  fileprivate var plainChanges: [StackChange]? {
    guard condition == nil else { return nil }
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
