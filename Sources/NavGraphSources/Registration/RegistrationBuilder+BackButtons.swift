#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Disables the gestures that a hidden back button removes: the button, its menu, and the swipe from the edge.
    mutating func hideBackButtons() {
      // An app that names the gesture turns it on again.
      let keepsSwipe = program.files.contains(where: \.namesPopGesture)
      var reported: Set<SourcePlace> = []
      for index in drafts.indices {
        guard case .stack(let stack) = drafts[index].definition.container else { continue }
        let roots = Set(stack.initial.compactMap { $0.first?.target.route })
        for position in drafts[index].definition.routes.indices {
          let route = drafts[index].definition.routes[position]
          guard route.hosts == nil, !roots.contains(route.name), isPushed(route.name, index)
          else { continue }
          let hidden = hidden(walker.evidence.hiddenBackButtons, on: route.name, index)
          if !hidden.isEmpty, hidden.allSatisfy({ $0.contains(where: \.isCertain) }) {
            let isReplaced = hidden.joined().contains(where: \.isReplaced)
            let keepsSwipe =
              keepsSwipe
              || hidden.contains { $0.allSatisfy { $0.keepsSwipe || !$0.isCertain } }
            drafts[index].definition.routes[position].disabledGestures =
              (isReplaced ? [] : [.back])
              + (keepsSwipe ? [] : [.edgeSwipe]) + [.backMenu]
          } else if let first = hidden.joined().first, reported.insert(first.place).inserted {
            admit(
              first.place,
              "whether the back button of \u{201C}\(route.name)\u{201D} is hidden here cannot be read"
            )
          }
        }
      }
    }

    /// What hides a control of a route: in each view that it may show, together with the container's view where that
    /// shows it.
    func hidden(
      _ controls: [String: [Evidence.HiddenControl]], on route: String, _ index: Int
    ) -> [[Evidence.HiddenControl]] {
      let around = containerViews(index).flatMap { controls[$0] ?? [] }.filter {
        $0.screens.contains { Self.identifier($0) == route }
      }
      let own = shownViews(of: route, index).map { view in
        (controls[view] ?? []).map { control in
          var control = control
          control.isCertain = control.isCertain && control.screens.isEmpty
          return control
        }
      }
      return own.isEmpty && !around.isEmpty ? [around] : own.map { $0 + around }
    }

    /// The views of a coordinator, which show its screens.
    private func containerViews(_ index: Int) -> [String] {
      let draft = drafts[index]
      if let flow = views.flows.first(where: { $0.container == draft.container }) {
        return [flow.view.name]
      }
      return walker.evidence.views[ObjectIdentifier(draft.feature.action)] ?? []
    }

    /// Returns whether a route can be where it has a back button: in the stack itself, or in a slot that pushes.
    func isPushed(_ route: String, _ index: Int) -> Bool {
      let keys = drafts[index].slotRoutes.filter { $0.value == route }.keys
      return keys.isEmpty
        || keys.contains { drafts[index].kind(ofSlot: $0, showing: route) == .push }
    }
  }
#endif
