/// An operation that a coordinator carries out when it handles an action, by names.
///
/// The dialect defines changes to a stack; everything else means the same in all dialects.
package indirect enum Operation: Hashable, Codable, Sendable {
  // MARK: A stack

  /// Push or present, by the destination's presentation.
  case append(Destination)
  /// Several at once, as `append(contentsOf:)` does.
  case appendAll([Destination])
  case goBack(Int)
  case goBackTo(RoutePattern)
  /// `goBackTo(index:)`, by the position in the library's array.
  case goBackToIndex(Int)
  case goBackToRoot
  case pop(Int)
  case popTo(RoutePattern)
  /// `popTo(index:)`, by the position in the library's array.
  case popToIndex(Int)
  /// Removes the topmost match and everything above it.
  case popFrom(RoutePattern)
  case popToRoot
  case popToCurrentNavigationRoot
  case dismiss(Int)
  case dismissAll
  /// `removeLast(n)` on the array itself.
  case removeLast(Int)
  /// `removeAll()` on the array itself.
  case removeAll
  /// `remove(id:)` on the array itself: the topmost match alone.
  case remove(RoutePattern)
  /// `removeSubrange(lower..<upper)` on the array itself.
  case removeSubrange(lower: Int, upper: Int)
  /// Replaces the top route with another, presented in the same way.
  case replaceTop(RoutePattern)
  /// `routes[index] = …` on the array itself.
  case replace(index: Int, Destination)
  /// Assign a whole array; where the array holds the root, the first destination is that.
  case set([Destination])
  /// The array that the operations make of the current one, written back later over any changes in
  /// between.
  case deferredSet([Operation])
  /// The effect of a screen's `dismiss()`: the view closes the nearest presentation or pushed screen.
  case dismissScreen

  // MARK: Slots

  /// Fills a named slot, of the acting screen if it has it, otherwise of the container, of one of its tabs or of the case
  /// that it shows.
  case fill(slot: String, Destination)
  case clear(slot: String)

  // MARK: Tabs and switches

  case select(RoutePattern)
  case selectIndex(Int)
  /// Changes the items and their order.
  case setItems([String])
  /// Shows a case of a switch.
  case show(RoutePattern)

  // MARK: Flows

  /// Starts the flow afresh that a route hosts.
  case reset(RoutePattern)
  /// Operations on another container.
  case within(FlowReference, [Operation])

  // MARK: State and follow-ups

  case assign(variable: String, VariableValue)
  /// Reports to the enclosing coordinators.
  case emit(String)
  /// Sends an action, handled in the same step after the queued ones.
  case send(String, Addressee)
  /// Opens a deep link, by its pattern.
  case open(link: String, [ArgumentBinding])
  /// Operations that come later: anything can happen in between.
  case later([Operation])
  case start(effect: String)
  /// Cancels effects by their id.
  case cancel(effect: String)

  // MARK: Reducers

  /// Runs the reducer with one of the actions that the coordinator registers, by its index.
  case reduce(Int)
  /// An operation of a library's vocabulary that a reducer called, by its name: known only from
  /// having run it.
  case called(String)
  /// What running a reducer came to, each alternative at least once.
  case resulted([[Operation]])

  // MARK: Choices

  case when(Condition, [Operation], otherwise: [Operation])
  /// One of several, by something that is not modelled.
  case oneOf([[Operation]])
}

/// A route with its arguments, and how it is presented on the one below.
package struct Destination: Hashable, Codable, Sendable {
  package var target: RoutePattern
  package var presentation: Presentation
  /// The options of the sheet; only its dismissal matters to navigation.
  package var sheet: SheetOptions?
  /// The stack that a hosted flow starts with; nil for any of those that it declares.
  package var start: [Destination]?

  package init(
    target: RoutePattern, presentation: Presentation, sheet: SheetOptions? = nil,
    start: [Destination]? = nil
  ) {
    self.target = target
    self.presentation = presentation
    self.sheet = sheet
    self.start = start
  }
}

/// A route and, where it matters, its arguments.
///
/// As the target of a push, an argument without a binding takes each of its sample values in turn;
/// as the target of `goBackTo`, it matches any value.
package struct RoutePattern: Hashable, Codable, Sendable {
  package var route: String
  package var bindings: [ArgumentBinding]

  package init(route: String, bindings: [ArgumentBinding] = []) {
    self.route = route
    self.bindings = bindings
  }
}

/// The value that an argument is given.
package struct ArgumentBinding: Hashable, Codable, Sendable {
  package enum Value: Hashable, Codable, Sendable {
    case constant(String)
    /// The value that the acting screen has for its argument of this name.
    case copied(from: String)
  }

  package var argument: String
  package var value: Value

  package init(argument: String, value: Value) {
    self.argument = argument
    self.value = value
  }
}

/// The value that a variable is given.
package enum VariableValue: Hashable, Codable, Sendable {
  case constant(String)
  /// The value that the acting screen has for its argument of this name.
  case copied(from: String)
}

/// A container other than the acting coordinator's own.
package enum FlowReference: Hashable, Codable, Sendable {
  /// The nearest enclosing flow of the coordinator of this name.
  case ancestor(String)
  /// The flow that is reached through these hosting routes, each the topmost of its container,
  /// shown or not.
  case child([String])
}

/// Whom an action is sent to.
package enum Addressee: Hashable, Codable, Sendable {
  /// The topmost entry of the own container that matches.
  case route(RoutePattern)
  /// The entry with this constant identity.
  case identity(String)
  /// The entry at this position, from the bottom.
  case index(Int)
  /// The topmost entry of a route in the flow reached through hosting routes; nil for that flow's
  /// coordinator itself.
  case child([String], route: String?)
}

extension Operation {
  /// The operations that this one is made of, itself not included.
  package var parts: [[Operation]] {
    switch self {
    case .deferredSet(let operations), .within(_, let operations), .later(let operations):
      [operations]
    case .when(_, let operations, let others): [operations, others]
    case .oneOf(let alternatives), .resulted(let alternatives): alternatives
    default: []
    }
  }

  /// How deep operations may be nested in one another.
  package static let depthLimit = 50

  package var depth: Int { 1 + (parts.joined().map(\.depth).max() ?? 0) }
}

extension [Operation] {
  /// These operations and all that they are made of, each before its parts. An operation is named
  /// in facts by its position here.
  package var flattened: [Operation] {
    flatMap { operation in [operation] + operation.parts.flatMap(\.flattened) }
  }

  /// Whether one of these, or of all that they are made of, is such.
  package func containNested(where isWanted: (Operation) -> Bool) -> Bool {
    contains { operation in
      isWanted(operation) || operation.parts.contains { $0.containNested(where: isWanted) }
    }
  }
}

extension Operation {
  /// An operation on a stack without its operands: a dialect has it or lacks it.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case push, present, appendAll, goBack, goBackTo, goBackToIndex, goBackToRoot, pop, popTo
    case popToIndex, popFrom, popToRoot, popToCurrentNavigationRoot, dismiss, dismissAll, removeLast
    case removeAll, remove, removeSubrange, replaceTop, replace, set
  }

  /// Nil where the operation is none on a stack.
  package var kind: Kind? {
    switch self {
    case .append(let destination): destination.presentation.isPush ? .push : .present
    case .appendAll: .appendAll
    case .goBack: .goBack
    case .goBackTo: .goBackTo
    case .goBackToIndex: .goBackToIndex
    case .goBackToRoot: .goBackToRoot
    case .pop: .pop
    case .popTo: .popTo
    case .popToIndex: .popToIndex
    case .popFrom: .popFrom
    case .popToRoot: .popToRoot
    case .popToCurrentNavigationRoot: .popToCurrentNavigationRoot
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .removeLast: .removeLast
    case .removeAll: .removeAll
    case .remove: .remove
    case .removeSubrange: .removeSubrange
    case .replaceTop: .replaceTop
    case .replace: .replace
    case .set: .set
    case .deferredSet, .dismissScreen, .fill, .clear, .select, .selectIndex,
      .setItems, .show, .reset, .within, .assign, .emit, .send, .open, .later,
      .start,
      .cancel, .when, .oneOf, .reduce, .called, .resulted:
      nil
    }
  }
}
