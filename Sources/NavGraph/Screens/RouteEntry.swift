import NavGraphExploration
package import NavGraphModel

/// An element of an array of routes: how a stack starts, what is assigned as a whole, or what a
/// reducer's state shows.
public struct RouteEntry<Route: RouteKey>: RouteProjection, Sendable {
  @usableFromInline let route: Route
  @usableFromInline let presentation: Presentation
  /// What few entries have: a search makes and looks at very many.
  @usableFromInline let extras: RouteEntryExtras?

  @inlinable public var routeEntry: RouteEntry<Route> { self }

  @inlinable var bringsFlow: Bool { extras?.bringsFlow ?? false }

  @inlinable
  init(_ route: Route, _ presentation: Presentation, _ extras: RouteEntryExtras? = nil) {
    self.route = route
    self.presentation = presentation
    self.extras = extras
  }

  /// A root; it counts as a sheet.
  @inlinable
  public static func root(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    starting start: FlowStart? = nil
  ) -> RouteEntry {
    sheet(route, with: arguments, embedsNavigation: embedsNavigation, starting: start)
  }

  @inlinable
  public static func push(
    _ route: Route, with arguments: ArgumentValues? = nil, starting start: FlowStart? = nil
  ) -> RouteEntry {
    RouteEntry(route, .push, RouteEntryExtras.make(arguments, nil, start))
  }

  @inlinable
  public static func sheet(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    options: SheetOptions? = nil, starting start: FlowStart? = nil
  ) -> RouteEntry {
    RouteEntry(
      route, .sheet(embedsNavigation: embedsNavigation),
      RouteEntryExtras.make(arguments, options, start))
  }

  @inlinable
  public static func cover(
    _ route: Route, with arguments: ArgumentValues? = nil, embedsNavigation: Bool = false,
    starting start: FlowStart? = nil
  ) -> RouteEntry {
    RouteEntry(
      route, .cover(embedsNavigation: embedsNavigation),
      RouteEntryExtras.make(arguments, nil, start))
  }

  /// A tab, or the case of a switch: neither pushed nor presented.
  @inlinable
  public static func item(_ route: Route, with arguments: ArgumentValues? = nil) -> RouteEntry {
    push(route, with: arguments)
  }
}

extension RouteEntry {
  /// The entry with its identity while it moves in its reducer's state; without, that is
  /// its position.
  public func identified(by identity: some Hashable & Sendable) -> RouteEntry {
    var extras = extras ?? RouteEntryExtras()
    extras.value.identity = EntryIdentity(identity)
    return RouteEntry(route, presentation, extras)
  }

  /// The entry with the stack of a flow that is part of the same state; its coordinator is registered
  /// as projected.
  public func hosting<Entry: RouteProjection>(_ entries: [Entry]) -> RouteEntry {
    hosting(ProjectedFlow(entries: entries.map { $0.routeEntry.projected }))
  }

  /// The entry with tabs that are part of the same state.
  public func hosting<Tab: RouteKey>(_ tabs: SelectedTabs<Tab>) -> RouteEntry {
    hosting(tabs.projected)
  }

  private func hosting(_ flow: ProjectedFlow) -> RouteEntry {
    var extras = extras ?? RouteEntryExtras()
    extras.value.flow = flow
    return RouteEntry(route, presentation, extras)
  }
}

/// What an entry has besides its route and presentation.
@usableFromInline
struct RouteEntryExtras: Sendable {
  struct Value: Sendable {
    var arguments: ArgumentValues?
    var options: SheetOptions?
    var start: FlowStart?
    var identity: EntryIdentity?
    var flow: ProjectedFlow?
  }

  private var box: Box<Value>
  var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }

  @usableFromInline var bringsFlow: Bool { value.flow != nil }

  init() {
    box = Box(Value())
  }

  /// Nil where there is nothing to keep.
  @inlinable
  static func make(
    _ arguments: ArgumentValues?, _ options: SheetOptions?, _ start: FlowStart?
  ) -> RouteEntryExtras? {
    arguments == nil && options == nil && start == nil ? nil : kept(arguments, options, start)
  }

  @usableFromInline
  static func kept(
    _ arguments: ArgumentValues?, _ options: SheetOptions?, _ start: FlowStart?
  ) -> RouteEntryExtras {
    var extras = RouteEntryExtras()
    extras.value = Value(arguments: arguments, options: options, start: start)
    return extras
  }
}

extension RouteEntry {
  package var destination: Destination {
    Destination(
      target: RoutePattern(route, extras?.value.arguments), presentation: presentation,
      sheet: extras?.value.options, start: extras?.value.start?.destinations)
  }

  /// By names.
  var projected: ProjectedEntry {
    let extras = extras?.value
    return ProjectedEntry(
      route: route.rawValue, arguments: extras?.arguments?.bindings ?? [],
      presentation: presentation, forbidsSwipe: extras?.options?.disablesDismissal ?? false,
      identity: extras?.identity, flow: extras?.flow)
  }
}

extension SelectedTabs {
  var projected: ProjectedFlow {
    ProjectedFlow(
      entries: entries.map(\.projected), selected: entries.firstIndex { $0.route == selected })
  }
}

extension Destination {
  init(
    _ route: some RouteKey, _ arguments: ArgumentValues?, _ presentation: Presentation,
    sheet: SheetOptions? = nil, start: FlowStart? = nil
  ) {
    self.init(
      target: RoutePattern(route, arguments), presentation: presentation, sheet: sheet,
      start: start?.destinations)
  }
}
