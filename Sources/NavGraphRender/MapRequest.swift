/// The content and the form of a drawing: all options of a map.
package struct MapRequest: Hashable, Sendable {
  package var view: View
  package var selection: Selection
  /// Whether what the system offers (back buttons, swipes, taps on a tab bar) is drawn. It mostly undoes what
  /// the edges show, so it is left out unless asked for.
  package var drawsGestures: Bool
  /// Routes to be put forward, and what leads from one of them to another.
  package var highlighted: [RouteName]
  /// Where nodes, edges and coordinators link to.
  package var link: SourceLink?
  package var images: Images
  /// Which coordinators are drawn as one box each.
  package var collapse: Collapse

  package init(
    view: View = .routes, selection: Selection = Selection(), drawsGestures: Bool = false,
    highlighted: [RouteName] = [], link: SourceLink? = nil, images: Images = .none,
    collapse: Collapse = .automatic
  ) {
    self.view = view
    self.selection = selection
    self.drawsGestures = drawsGestures
    self.highlighted = highlighted
    self.link = link
    self.images = images
    self.collapse = collapse
  }

  package enum View: String, Hashable, Sendable, CaseIterable {
    /// One node for each route.
    case routes
    /// One node for each state that the facts keep.
    case states
    /// One node for each coordinator.
    case coordinators
  }

  /// Which part of the graph is drawn; empty for all of it.
  package struct Selection: Hashable, Sendable {
    /// Routes in the middle of the drawing.
    package var focus: [RouteName]
    /// How many steps around the focus are drawn, either way.
    package var depth: Int
    /// Only what leads to these routes, by any number of steps.
    package var reaches: [RouteName]
    /// Only these coordinators, with the screens that they lead to as single screens; all where there are none.
    package var coordinators: [String]
    /// Edges that are left out.
    package var hidden: Set<EdgeGroup>

    package init(
      focus: [RouteName] = [], depth: Int = 1, reaches: [RouteName] = [],
      coordinators: [String] = [], hidden: Set<EdgeGroup> = []
    ) {
      self.focus = focus
      self.depth = depth
      self.reaches = reaches
      self.coordinators = coordinators
      self.hidden = hidden
    }
  }

  /// Edges by who causes them.
  package enum EdgeGroup: String, Hashable, Sendable, CaseIterable {
    case taps, gestures, effects, automatic, links, back
  }

  /// A route as a user names it: `detail`, or `Shop.detail` where several coordinators have one.
  package struct RouteName: Hashable, Sendable {
    /// Nil where the route's name alone says which one is meant.
    package var coordinator: String?
    package var route: String

    package init(coordinator: String? = nil, route: String) {
      self.coordinator = coordinator
      self.route = route
    }
  }

  package enum Images: String, Hashable, Sendable, CaseIterable {
    case none, linked, embedded
  }

  package enum Collapse: Hashable, Sendable {
    /// All coordinators where the drawing would be too large to be read, else none.
    case automatic
    case none
    case all
    case some([String])
  }
}
