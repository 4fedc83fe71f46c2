#if SourceReading
  import NavGraphModel

  // Which views screens show: a feature can have a view for each of its screens.
  extension RegistrationBuilder {
    /// The views that a route may show.
    func shownViews(of route: String, _ index: Int) -> [String] {
      let draft = drafts[index]
      guard let feature = draft.screens[route] else {
        let flow = views.flows.first { $0.container == draft.container }
        guard let flow else { return viewsWithoutStore(of: route, index) }
        return flow.screens.filter { Self.identifier($0.name) == route }.compactMap(\.view?.name)
      }
      if let named = views(of: feature, namedFor: route, index) { return named }
      let all = allViews(of: feature)
      // Parts of the others show what these show.
      let whole = all.filter { name in
        !sites(of: name).contains {
          $0.maker.name != name && all.contains($0.maker.name) && $0.presenters.isEmpty
        }
      }
      return whole.isEmpty ? all : whole
    }

    /// The views that a coordinator's view makes for a screen without a feature: `case .done: DoneView()`.
    private func viewsWithoutStore(of route: String, _ index: Int) -> [String] {
      let draft = drafts[index]
      guard let state = draft.feature.state.declaration,
        draft.path?.type.screens?.declaredCase(route) != nil
      else { return [] }
      return walker.evidence.sites.filter { _, sites in
        sites.contains {
          $0.state === state && $0.presenters.isEmpty && $0.cases.first == route
        }
      }.keys.sorted()
    }

    /// Leaves out the screens of a feature whose views do not send an action, where the view of another one does.
    func screensThatSend(
      _ path: [ActionStep], _ feature: Feature, _ origins: [Origin]
    ) -> [Origin] {
      let handledAction = composition.handledAction(path, in: feature)
      let sends = composition.viewSends(handledAction)
      let origins = origins.filter { !isOfUnshownContent($0, handledAction.feature, sends) }
      let senders = sends.map(\.view)
      let all = allViews(of: handledAction.feature)
      guard all.count > 1, !senders.isEmpty, senders.allSatisfy({ $0.map(all.contains) ?? false }),
        let outer = outerViews(of: senders.compactMap(\.self), all)
      else { return origins }
      let kept = origins.filter { origin in
        namedViews(of: handledAction.feature, at: origin).map { !outer.isDisjoint(with: $0) }
          ?? true
      }
      return kept.isEmpty && !isShownByScreen(of: handledAction.feature, outer) ? origins : kept
    }

    /// Whether a screen can show one of its feature's views.
    func canShow(_ view: String, of feature: Feature, on route: String, _ index: Int) -> Bool {
      guard let named = views(of: feature, namedFor: route, index),
        let outer = outerViews(of: [view], allViews(of: feature))
      else { return true }
      return !outer.isDisjoint(with: named) || !isShownByScreen(of: feature, outer)
    }

    /// Returns whether a screen's view does not present the value of its feature's property, but another screen's view
    /// does.
    func isPresentedElsewhere(
      _ property: String, of feature: Feature, on route: String?, _ index: Int
    ) -> Bool {
      guard let route, let state = feature.state.declaration else { return false }
      let all = allViews(of: feature)
      let around = parent(of: route, index).state.declaration
      let key = Evidence.Key(state: ObjectIdentifier(state), property: property)
      let isPresentedByEnclosing = [nil, around.map { ObjectIdentifier($0) }].contains { owner in
        owner != key.state
          && walker.evidence.presenting[Evidence.Key(state: owner, property: property)] != nil
      }
      guard all.count > 1, !isPresentedByEnclosing,
        let presenting = walker.evidence.presenting[key],
        presenting.isSubset(of: all), let named = views(of: feature, namedFor: route, index),
        let outer = outerViews(of: Array(presenting), all)
      else { return false }
      return outer.isDisjoint(with: named) && isShownByScreen(of: feature, outer)
    }

    /// Whether an action belongs to something that the view of its screen does not show: a sheet, an alert, or a child there.
    private func isOfUnshownContent(
      _ origin: Origin, _ sender: Feature, _ sends: [Evidence.Sent]
    ) -> Bool {
      guard let route = origin.route, let feature = drafts[origin.coordinator].screens[route] else {
        return false
      }
      func isElsewhere(_ property: String) -> Bool {
        isPresentedElsewhere(property, of: feature, on: route, origin.coordinator)
      }
      if origin.action.first.map(isElsewhere) == true { return true }
      if !sends.isEmpty,
        sends.allSatisfy({
          $0.isInAlert && !$0.presenters.isEmpty && $0.presenters.allSatisfy(isElsewhere)
        })
      {
        return true
      }
      // A child that only sheets of another view show.
      let sites = allViews(of: sender).flatMap(sites(of:))
      return sender !== feature && !sites.isEmpty
        && sites.allSatisfy { site in
          site.state === feature.state.declaration && !site.presenters.isEmpty
            && site.presenters.contains(where: isElsewhere)
        }
    }

    /// Whether the view of a screen, in a stack or a tab, is one of some.
    private func isShownByScreen(of feature: Feature, _ some: Set<String>) -> Bool {
      drafts.indices.contains { index in
        let draft = drafts[index]
        return draft.screens.contains { route, shown in
          shown === feature && !draft.slotRoutes.values.contains(route)
            && !some.isDisjoint(with: views(of: shown, namedFor: route, index) ?? [])
        }
      }
    }

    /// The views of a feature that its screen shows, or its part of a coordinator's own view; nil where that is not said.
    private func namedViews(of feature: Feature, at origin: Origin) -> [String]? {
      let draft = drafts[origin.coordinator]
      if let route = origin.route, draft.screens[route] === feature {
        return views(of: feature, namedFor: route, origin.coordinator)
      }
      guard origin.hosts.isEmpty, draft.parts.contains(where: { $0.feature === feature }) else {
        return nil
      }
      return views(of: feature, namedFor: nil, origin.coordinator)
    }

    /// The views that a coordinator's view makes for one of its screens by the screen's name, in a case of a `switch` or in
    /// what it presents, or for the root of its stack; nil where it does not say so.
    private func views(of feature: Feature, namedFor route: String?, _ index: Int) -> [String]? {
      let draft = drafts[index]
      let state = (route.map { parent(of: $0, index) } ?? draft.feature).state.declaration
      let choice = draft.slotRoutes.first { $0.value == route }?.key[2]
      let screens = draft.path?.type.screens
      let pushed = route.flatMap { screens?.declaredCase($0) }
      let named = allViews(of: feature).filter { view in
        sites(of: view).contains { site in
          guard site.state === state || site.state != nil && site.state === screens else {
            return false
          }
          if let choice { return site.presenters.contains(choice) }
          let isNamed = pushed.map { site.cases.contains($0.name) } ?? site.cases.isEmpty
          return site.presenters.isEmpty && isNamed
        }
      }
      return named.isEmpty ? nil : named
    }

    private func allViews(of feature: Feature) -> [String] {
      walker.evidence.views[ObjectIdentifier(feature.action)] ?? []
    }

    private func sites(of view: String) -> [Evidence.Site] { walker.evidence.sites[view] ?? [] }

    /// Views of a feature, and those of it that have one of them as a part or present it; nil where other code makes one of
    /// these, too, which is not followed.
    private func outerViews(of views: [String], _ all: [String]) -> Set<String>? {
      var found = Set(views)
      var open = Array(found)
      while let view = open.popLast() {
        let makers = Set(sites(of: view).map(\.maker.name))
        guard let users = uses.views.users[view], users.isSubset(of: makers) else { return nil }
        for maker in makers where all.contains(maker) && found.insert(maker).inserted {
          open.append(maker)
        }
      }
      return found
    }
  }
#endif
