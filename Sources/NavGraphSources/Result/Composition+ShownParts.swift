#if SourceReading
  import SwiftSyntax

  // Which children of a feature its views show.

  extension Composition {
    /// Returns whether views can show a child of a feature: a view of the feature, or of an enclosing one, names it, or
    /// one without a store does. If no view of the feature or of the child was read, that is not known.
    ///
    /// - Parameter names: The names of the child's state and action in the feature.
    func isShown(_ child: Feature, _ names: [String], in feature: Feature) -> Bool {
      func isViewed(_ feature: Feature) -> Bool {
        walker.evidence.views[ObjectIdentifier(feature.action)]?.isEmpty == false
      }
      guard isViewed(child), isViewed(feature) else { return true }
      let around = ancestors(of: feature).union([ObjectIdentifier(feature.action)])
      return viewNames.contains { action, found in
        (action.map(around.contains) ?? true) && !found.isDisjoint(with: names)
      }
    }

    /// The names in the code of views, by the type of the actions that the views send.
    func findViewNames() -> [ObjectIdentifier?: Set<String>] {
      var actions: [String: [ObjectIdentifier]] = [:]
      for (action, views) in walker.evidence.views {
        for view in views { actions[view, default: []].append(action) }
      }
      var found: [ObjectIdentifier?: Set<String>] = [:]
      let views = program.types.filter {
        $0.isView || $0.name.hasSuffix("View") || $0.isViewController
      }
      let named = concurrently(views + [program.outside["View"]].compactMap(\.self)) { view in
        (view, Set(view.members.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }))
      }
      for (view, names) in named {
        for action in actions[view.name].map({ $0.map(Optional.some) }) ?? [nil] {
          found[action, default: []].formUnion(names)
        }
      }
      return found
    }
  }
#endif
