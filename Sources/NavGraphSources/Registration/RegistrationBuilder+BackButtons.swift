#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Turns off the ways back that a hidden back button takes away: the button, its menu, and the swipe from the edge.
    mutating func hideBackButtons() {
      // An app that names the gesture turns it on again.
      let keepsSwipe = program.files.contains(where: \.namesPopGesture)
      var told: Set<SourcePlace> = []
      for index in drafts.indices {
        guard case .stack(let stack) = drafts[index].definition.container else { continue }
        let roots = Set(stack.initial.compactMap { $0.first?.target.route })
        for position in drafts[index].definition.routes.indices {
          let route = drafts[index].definition.routes[position]
          guard route.hosts == nil, !roots.contains(route.name), isPushed(route.name, index)
          else { continue }
          let hidden = shownViews(of: route.name, index).map {
            walker.evidence.hiddenBackButtons[$0] ?? []
          }
          if !hidden.isEmpty, hidden.allSatisfy({ $0.contains(where: \.isCertain) }) {
            let isReplaced = hidden.joined().contains(where: \.isReplaced)
            drafts[index].definition.routes[position].disabledGestures =
              (isReplaced ? [] : [.back]) + (keepsSwipe ? [] : [.edgeSwipe]) + [.backMenu]
          } else if let first = hidden.joined().first, told.insert(first.place).inserted {
            admit(
              first.place,
              "whether the back button of \u{201C}\(route.name)\u{201D} is hidden here cannot be read"
            )
          }
        }
      }
    }

    /// Whether a route can stand where it has a back button: in the stack itself, or in a slot that pushes.
    private func isPushed(_ route: String, _ index: Int) -> Bool {
      let keys = drafts[index].slotRoutes.filter { $0.value == route }.keys
      let definition = drafts[index].definition
      return keys.isEmpty
        || keys.contains { key in
          let slots =
            key[0].isEmpty
            ? definition.slots : definition.routes.first { $0.name == key[0] }?.slots ?? []
          return slots.first { $0.name == key[1] }?.kind(of: route) == .push
        }
    }

    /// The views that a route may show.
    private func shownViews(of route: String, _ index: Int) -> [String] {
      let draft = drafts[index]
      guard let feature = draft.screens[route] else {
        let flow = views.flows.first { $0.container == draft.container }
        return flow?.screens.filter { Self.identifier($0.name) == route }.map(\.view.name) ?? []
      }
      let all = walker.evidence.views[ObjectIdentifier(feature.action)] ?? []
      // Parts of the others show what these show.
      let parts = all.filter { name in
        walker.evidence.sites[name]?.contains { site in
          site.maker.name != name && all.contains(site.maker.name) && site.presenters.isEmpty
        } ?? false
      }
      let whole = all.filter { !parts.contains($0) }
      return whole.isEmpty ? all : whole
    }
  }
#endif
