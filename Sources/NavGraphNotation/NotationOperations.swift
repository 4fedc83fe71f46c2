import NavGraphModel

/// The words for operations that take at most one operand.
enum NotationOperations {
  static let presentations: [Substring: Presentation] = [
    "->": .push, "=>": .sheet(embedsNavigation: true), "=|": .sheet(embedsNavigation: false),
    "~>": .cover(embedsNavigation: true), "~|": .cover(embedsNavigation: false),
  ]

  static let plain: [Substring: Operation] = [
    "goBackToRoot": .goBackToRoot, "popToRoot": .popToRoot,
    "popToCurrentNavigationRoot": .popToCurrentNavigationRoot, "dismissAll": .dismissAll,
    "removeAll": .removeAll, "dismissScreen": .dismissScreen,
  ]

  static let counted: [Substring: @Sendable (Int) -> Operation] = [
    "goBack": { .goBack($0) }, "pop": { .pop($0) }, "dismiss": { .dismiss($0) },
    "removeLast": { .removeLast($0) }, "goBackToIndex": { .goBackToIndex($0) },
    "popToIndex": { .popToIndex($0) },
  ]

  static let targeted: [Substring: @Sendable (RoutePattern) -> Operation] = [
    "goBackTo": { .goBackTo($0) }, "popTo": { .popTo($0) }, "popFrom": { .popFrom($0) },
    "remove": { .remove($0) }, "replace": { .replaceTop($0) }, "select": { .select($0) },
    "show": { .show($0) }, "reset": { .reset($0) },
  ]

  static let named: [Substring: @Sendable (String) -> Operation] = [
    "clear": { .clear(slot: $0) }, "emit": { .emit($0) }, "start": { .start(effect: $0) },
    "cancel": { .cancel(effect: $0) },
  ]
}
