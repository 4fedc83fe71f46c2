#if SourceReading
  import NavGraphModel

  // Which views screens show: a feature can have a view for each of its screens.
  extension RegistrationBuilder {
    /// The views that a route may show.
    func shownViews(of route: String, _ index: Int) -> [String] {
      let draft = drafts[index]
      guard let feature = draft.screens[route] else {
        let flow = views.flows.first { $0.container == draft.container }
        return flow?.screens.filter { Self.identifier($0.name) == route }.compactMap(\.view?.name)
          ?? []
      }
      if let named = views(of: feature, namedFor: route, index) { return named }
      let whole = wholeViews(of: feature)
      return whole.isEmpty ? walker.evidence.views[ObjectIdentifier(feature.action)] ?? [] : whole
    }

    /// Leaves out the screens of a feature whose views do not send an action, where the view of another one does.
    func screensThatSend(
      _ path: [ActionStep], _ feature: Feature, _ origins: [Origin]
    ) -> [Origin] {
      let heard = composition.heard(path, in: feature)
      let sends = composition.viewSends(heard)
      let origins = origins.filter { !isInUnshownSlot($0, sends) }
      let names = sends.map(\.view)
      let all = walker.evidence.views[ObjectIdentifier(heard.feature.action)] ?? []
      guard all.count > 1, !names.isEmpty, names.allSatisfy({ $0.map(all.contains) ?? false })
      else { return origins }
      let senders = makers(of: Set(names.compactMap(\.self)), in: all)
      let kept = origins.filter { origin in
        shownViews(of: heard.feature, at: origin).map { $0.contains(where: senders.contains) }
          ?? true
      }
      let isSentElsewhere = drafts.indices.contains { index in
        drafts[index].screens.contains { route, shown in
          shown === heard.feature
            && views(of: shown, namedFor: route, index)?.contains(where: senders.contains) ?? false
        }
      }
      return kept.isEmpty && !isSentElsewhere ? origins : kept
    }

    /// Whether an action belongs to what a slot shows that the screen's view does not present.
    private func isInUnshownSlot(_ origin: Origin, _ sends: [Evidence.Sent]) -> Bool {
      guard let route = origin.route, let feature = drafts[origin.coordinator].screens[route] else {
        return false
      }
      func isElsewhere(_ property: String) -> Bool {
        isPresentedElsewhere(property, of: feature, on: route, origin.coordinator)
      }
      return origin.action.first.map(isElsewhere) == true
        || !sends.isEmpty
          && sends.allSatisfy {
            $0.isInAlert && !$0.presenters.isEmpty && $0.presenters.allSatisfy(isElsewhere)
          }
    }

    /// Whether a screen's view does not present what a property of its feature holds, and another view of the feature does.
    func isPresentedElsewhere(
      _ property: String, of feature: Feature, on route: String?, _ index: Int
    ) -> Bool {
      let all = walker.evidence.views[ObjectIdentifier(feature.action)] ?? []
      guard all.count > 1, let route, let state = feature.state.declaration,
        let presenting = walker.evidence.presenting[
          Evidence.Key(state: ObjectIdentifier(state), property: property)],
        presenting.isSubset(of: all), let shown = views(of: feature, namedFor: route, index)
      else { return false }
      return makers(of: presenting, in: all).isDisjoint(with: shown)
    }

    /// The views of a feature that its screen shows, or its part of a coordinator's own view; nil where that is not said.
    private func shownViews(of feature: Feature, at origin: Origin) -> [String]? {
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
      let pushed = route.flatMap { draft.path?.type.screens?.declaredCase($0) }
      let named = wholeViews(of: feature).filter { view in
        (walker.evidence.sites[view] ?? []).contains { site in
          guard site.state === state else { return false }
          if let choice { return site.presenters.contains(choice) }
          let isNamed = pushed.map { site.cases.contains($0.name) } ?? site.cases.isEmpty
          return site.presenters.isEmpty && isNamed
        }
      }
      return named.isEmpty ? nil : named
    }

    /// The views of a feature that are no parts of others of it.
    private func wholeViews(of feature: Feature) -> [String] {
      let all = walker.evidence.views[ObjectIdentifier(feature.action)] ?? []
      return all.filter { name in
        !(walker.evidence.sites[name] ?? []).contains { site in
          site.maker.name != name && all.contains(site.maker.name) && site.presenters.isEmpty
        }
      }
    }

    /// Views of a feature, and those of it that have one of them as a part or present it.
    private func makers(of views: Set<String>, in all: [String]) -> Set<String> {
      var found = views
      var open = Array(views)
      while let view = open.popLast() {
        for site in walker.evidence.sites[view] ?? []
        where all.contains(site.maker.name) && found.insert(site.maker.name).inserted {
          open.append(site.maker.name)
        }
      }
      return found
    }
  }
#endif
