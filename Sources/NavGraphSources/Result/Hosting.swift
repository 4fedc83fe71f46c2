#if SourceReading
  /// The chosen hosts of features while an action is followed, where several are possible, and as which of their
  /// screens: the host of a child hears its actions, not all features that could host it, and not as actions of another
  /// screen with the same reducer.
  struct Hosting {
    private var links: [ObjectIdentifier: Link] = [:]
    /// The hosts that were chosen of several, for any screen.
    private var hosts: [ObjectIdentifier: Feature] = [:]
    /// The hosts that were chosen of several.
    private(set) var chosen: [Feature] = []

    /// A feature in another one.
    struct Link {
      var child: Feature
      var host: Feature
      /// The case of the host's action that carries the child's; nil for any.
      var name: String?
    }

    /// Returns whether a host contains a feature; nil where that is not decided.
    func allows(_ link: Link) -> Bool? {
      let child = ObjectIdentifier(link.child.action)
      guard let known = links[child] else { return hosts[child].map { $0 === link.host } }
      return known.host === link.host && (link.name == nil || link.name == known.name)
    }

    func adding(_ links: [Link]) -> Self {
      var result = self
      for link in links { result.links[ObjectIdentifier(link.child.action)] = link }
      return result
    }

    func choosing(_ host: Feature, of child: ObjectIdentifier) -> Self {
      var result = self
      result.hosts[child] = host
      result.chosen.append(host)
      return result
    }

    /// An action cannot be followed before it is decided which feature hosts another.
    struct Undecided: Error {
      /// The feature's type of actions.
      var child: ObjectIdentifier
    }
  }

  extension Composition {
    /// The features whose actions a feature's action carries, each once; a choice of screens is looked through.
    func children(of feature: Feature) -> [Feature] {
      var seen: Set<ObjectIdentifier> = []
      return children(of: feature, &seen)
    }

    private func children(of feature: Feature, _ seen: inout Set<ObjectIdentifier>) -> [Feature] {
      var result: [Feature] = []
      for one in feature.action.cases {
        for payload in one.payloads {
          let type = program.resolve(payload, of: one, in: feature.action).carriedAction
          guard let child = features.feature(ofAction: type),
            seen.insert(ObjectIdentifier(child)).inserted
          else { continue }
          if isElement(child) { result += children(of: child, &seen) } else { result.append(child) }
        }
      }
      return result
    }

    /// The child that a tab or a case shows.
    func child(
      _ item: String, of feature: Feature, _ enumeration: TypeDeclaration?
    ) -> (name: String, feature: Feature)? {
      if let one = enumeration?.declaredCase(item), let payload = one.payloads.first,
        let enumeration,
        let child = features.feature(ofState: program.resolve(payload, of: one, in: enumeration))
      {
        return (item, child)
      }
      guard let state = feature.state.declaration else { return nil }
      let names = [walker.evidence.child(item, of: state), item, item + "State", item + "Tab"]
        .compactMap { $0 }
      return names.lazy.compactMap { name in
        self.walker.child(name, of: state).map { (name, $0) }
      }.first
    }

    /// The features whose states are the screens of a feature's stack, tabs or switch.
    func shownInContainer(of feature: Feature) -> [Feature] {
      guard let screens = walker.mainContainer(of: feature)?.path.type.screens else { return [] }
      return screens.cases.compactMap { one in
        one.payloads.first.flatMap {
          features.feature(ofState: program.resolve($0, of: one, in: screens))
        }
      }
    }

    /// Whether a switch between screens of a root shows its children: `if store.isLoggedIn { HomeView(…) } else { LoginView(…) }`,
    /// or an enum with their states.
    func choosesChildren(_ path: StatePath, of state: TypeDeclaration) -> Bool {
      guard let last = path.components.last, last.owner === state else { return false }
      if let choice = path.type.screens, walker.holdsFeatures(choice) { return true }
      let shown = walker.evidence.shown(by: last.name, of: state)
      let names =
        walker.isYesOrNo(path)
        ? [shown.then, shown.otherwise].compactMap(\.self)
        : path.type.screens?.cases.map { walker.evidence.child($0.name, of: state) ?? $0.name }
          ?? []
      return Set(names).count { walker.child($0, of: state) != nil } > 1
    }

    /// Whether a feature is a child of another one, or of itself.
    func isHosted(_ feature: Feature) -> Bool { hosted.contains(ObjectIdentifier(feature)) }

    /// Whether a feature can be a child of its own: an action that carries another one of the same feature is none yet.
    func holdsItself(_ feature: Feature) -> Bool {
      guard let state = feature.state.declaration else { return false }
      if let known = holdingItself[ObjectIdentifier(state)] { return known }
      let found = state.propertyOrder.contains { name in
        guard let property = state.properties[name], !property.isStatic,
          let held = program.type(ofProperty: property, in: state).screens
        else { return false }
        return held === state
          || held.cases.contains { one in
            one.payloads.contains {
              program.resolve($0, of: one, in: held).declaration === state
            }
          }
      }
      holdingItself[ObjectIdentifier(state)] = found
      return found
    }

    /// Returns whether a feature that hears a flow shows it as a screen, or wraps the app's only flow.
    func isHosted(_ flow: Feature, in host: Feature) -> Bool {
      let inner = innerFlows(of: host)
      guard inner.contains(where: { $0.feature === flow }) else { return true }
      var around = [host]
      var seen: Set<ObjectIdentifier> = []
      while let one = around.popLast() {
        guard seen.insert(ObjectIdentifier(one.action)).inserted else { continue }
        guard walker.mainContainer(of: one) == nil else { return false }
        around += parents[ObjectIdentifier(one.action)] ?? []
      }
      return inner.count == 1
    }

    /// Whether a feature that is no screen of another one only shows a flow: the root of an app with one coordinator.
    func wrapsFlow(_ feature: Feature) -> Bool {
      !isHosted(feature) && innerFlows(of: feature).count == 1
    }

    /// Whether a feature that wraps a flow changes that, or sends it what does.
    func changesInnerFlow(_ feature: Feature) -> Bool {
      guard wrapsFlow(feature), let inner = innerFlows(of: feature).first else { return false }
      return walker.handlers.enumerated().contains { index, handler in
        guard handler.feature === feature else { return false }
        let main = walker.mainContainer(of: inner.feature)?.container
        return ViewWalker.operations(handler.steps).contains { $0.container == main }
          || Self.sends(handler.steps).contains { sent in
            handlers(handling: sent.steps, from: feature).contains {
              $0 != index && walker.handlers[$0].steps.contains(where: \.changesScreens)
            }
          }
      }
    }

    /// Returns the flows that a feature without a container holds: where there are several, they are side by side.
    func innerFlows(of feature: Feature) -> [(name: String, feature: Feature)] {
      guard walker.mainContainer(of: feature) == nil, let state = feature.state.declaration,
        state.kind != .enumeration
      else { return [] }
      return program.storedPaths(of: state).compactMap { property, path in
        guard walker.container(path) == nil, case .declared = path.type,
          let child = features.feature(ofState: path.type), child !== feature, isFlow(child),
          isShownInPlace(child, in: state)
        else { return nil }
        return (property.name, child)
      }
    }

    /// Whether a view of a state makes that of a child as a part of itself, and not in something that it presents.
    private func isShownInPlace(_ child: Feature, in state: TypeDeclaration) -> Bool {
      (walker.evidence.views[ObjectIdentifier(child.action)] ?? []).contains { view in
        walker.evidence.sites[view]?.contains { $0.state === state && $0.presenters.isEmpty }
          ?? false
      }
    }

    /// Returns the hosts of features when a handler hears an action, and the features on the handler's path to the
    /// sender; nil where the sender is elsewhere.
    func hosting(
      after next: Next, from sender: Feature, _ hosting: Hosting
    ) -> (known: Hosting, hostingLinks: [Hosting.Link])? {
      let known = hosting.adding(links(handledAction(next.sent, in: sender), in: sender))
      let hostingLinks = links(
        ownHandledActions[next.handler], in: walker.handlers[next.handler].feature)
      return hostingLinks.contains { known.allows($0) == false } ? nil : (known, hostingLinks)
    }

    /// The features that an action passes on its way from a feature, from the innermost outwards.
    func links(_ handledAction: HandledAction, in feature: Feature) -> [Hosting.Link] {
      var host = feature
      var result: [Hosting.Link] = []
      for (step, child) in zip(handledAction.prefix, handledAction.passed) {
        guard let child, !isElement(child) else { continue }
        result.append(Hosting.Link(child: child, host: host, name: step.name))
        host = child
      }
      return result.reversed()
    }
  }
#endif
