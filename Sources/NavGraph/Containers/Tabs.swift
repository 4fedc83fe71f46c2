package import NavGraphModel

/// A coordinator that shows one of several tabs.
///
/// ```swift
/// let main = Tabs<MainRoute>("Main", initial: .home, hidesBar: .is("isPlaying")) {
///   Tab(.home, hosts: home)
///   Tab(.search, hosts: search, isFresh: true)
///   Tab(.settings) {                                     // a plain screen
///     On("logOutTapped", .emit("loggedOut"))
///   }
///   Screen(.promotion)                                   // no tab: a slot shows it
///   OnChild(.home, HomeRoute.list, action: "searchTapped", .select(.search))
///   DeepLink("shop://search", .select(.search))
///   Variable("isPlaying", false)
/// }
/// ```
///
/// The bar holds the tabs in their order here. Taps on another tab and on the selected one are explored
/// without being registered. A route that only a ``Screen`` registers has no tab: the library decides
/// how a selection of it is handled.
public struct Tabs<Route: RouteKey>: Registrable {
  public internal(set) var registered: AnyCoordinator
  package var definition: CoordinatorDefinition { registered.definition }

  /// Registers tabs.
  ///
  /// - Parameters:
  ///   - name: Their name in findings and pictures, unique in the graph.
  ///   - library: How a selection of a missing tab is handled.
  ///   - initial: The tab that is selected first.
  ///   - retap: The effect of tapping the selected tab again.
  ///   - hasBar: Whether there is a bar at all; otherwise only operations select.
  ///   - hidesBar: While this holds, the bar cannot be used.
  ///   - tabs: The tabs, and other elements of a coordinator.
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ name: String, library: TabsLibrary = .tabView, initial: Route,
    retap: RetapPolicy = .popsToRoot, hasBar: Bool = true,
    hidesBar: RouteCondition<Route>? = nil,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    @TabsBuilder<Route> tabs: () -> [ContainerPart]
  ) {
    registered = ContainerParts(tabs()).registered(
      of: Route.self, named: name, at: SourceLocation(filePath, line, column)
    ) { parts in
      let particular = parts.tabs.filter { $0.options != TabOptions() }
      return .tabs(
        TabsContainer(
          library: library, items: parts.tabs.map(\.route), initial: initial.rawValue, retap: retap,
          options: Dictionary(particular.map { ($0.route, $0.options) }) { first, _ in first },
          hidesBar: hidesBar?.condition, hasBar: hasBar))
    }
  }

  public func annotated(_ annotation: Annotation) -> Self {
    var copy = self
    copy.registered = registered.annotated(annotation)
    return copy
  }
}
