/// The kind of container in which a coordinator keeps its routes.
package enum Container: Hashable, Codable, Sendable {
  case stack(StackContainer)
  case tabs(TabsContainer)
  case `switch`(SwitchContainer)
  /// The stacks of several hosted flows, shown in a row as one; the routes that host them.
  case joined([String])
}

/// A stack of routes.
package struct StackContainer: Hashable, Codable, Sendable {
  package var dialect: Dialect
  /// The stacks to start with, each explored; the first destination of each is the root.
  package var initial: [[Destination]]
  /// Whether the view that shows the coordinator is wrapped in a navigation container, regardless of the
  /// root's own flag.
  package var isWrapped: Bool

  package init(dialect: Dialect, initial: [[Destination]], isWrapped: Bool = false) {
    self.dialect = dialect
    self.initial = initial
    self.isWrapped = isWrapped
  }
}

/// Routes of which one is selected, by a bar or by operations.
package struct TabsContainer: Hashable, Codable, Sendable {
  package var library: TabsLibrary
  /// Routes in the order of the bar.
  package var items: [String]
  package var initial: String
  package var retap: RetapPolicy
  /// By route; a tab without options is kept, and the bar can always select it.
  package var options: [String: TabOptions]
  /// The bar is hidden while this holds.
  package var hidesBar: Condition?
  /// Whether there is a bar at all; otherwise only operations select.
  package var hasBar: Bool

  package init(
    library: TabsLibrary, items: [String], initial: String, retap: RetapPolicy,
    options: [String: TabOptions] = [:], hidesBar: Condition? = nil, hasBar: Bool = true
  ) {
    self.library = library
    self.items = items
    self.initial = initial
    self.retap = retap
    self.options = options
    self.hidesBar = hidesBar
    self.hasBar = hasBar
  }
}

/// The particulars of one tab.
package struct TabOptions: Hashable, Codable, Sendable {
  /// Whether the tab starts afresh each time it is selected.
  package var isFresh: Bool
  /// When the bar can select the tab; otherwise the selection is refused.
  package var condition: Condition?

  package init(isFresh: Bool = false, condition: Condition? = nil) {
    self.isFresh = isFresh
    self.condition = condition
  }
}

/// How a tab container handles a selection that is not among its items.
public enum TabsLibrary: Hashable, Codable, Sendable {
  /// A `TabView` bound to a value: any value is taken, and one without a tab shows nothing.
  case tabView
  /// ComposableNavigation: a missing item is ignored; items without the active one activate the
  /// first.
  case composableNavigation(ComposableNavigationVersion)
}

/// The effect of tapping the selected tab again.
public enum RetapPolicy: String, Hashable, Codable, Sendable {
  case nothing
  /// The pushes of the tab's stack go, as the system does it.
  case popsToRoot
}

/// Exactly one of several routes at a time.
package struct SwitchContainer: Hashable, Codable, Sendable {
  package var initial: String
  /// The cases that follow conditions: the first that holds is shown, otherwise the initial one.
  package var derived: [SwitchCase]
  /// The routes whose instance is kept while another case is shown; the others start afresh.
  package var kept: [String]

  package init(initial: String, derived: [SwitchCase] = [], kept: [String] = []) {
    self.initial = initial
    self.derived = derived
    self.kept = kept
  }
}

package struct SwitchCase: Hashable, Codable, Sendable {
  package var route: String
  package var condition: Condition

  package init(route: String, condition: Condition) {
    self.route = route
    self.condition = condition
  }
}
