#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Turns off the swipe down where views do: `.interactiveDismissDisabled()`.
    mutating func fixSheets() {
      guard !walker.evidence.fixedSheets.isEmpty else { return }
      for index in drafts.indices {
        let keys = drafts[index].slotRoutes.sorted { $0.value < $1.value }
        for position in drafts[index].definition.routes.indices {
          let route = drafts[index].definition.routes[position].name
          let shown = keys.filter { $0.value == route }.map(\.key).filter {
            [.sheet, .popover].contains(drafts[index].kind(ofSlot: $0, showing: route))
          }
          if shown.isEmpty, !presentsOnStack(route, index) { continue }
          let views = views(of: route, index)
          let isFixed = walker.evidence.fixedSheets.contains { sheet in
            sheet.presenters.isEmpty
              ? views.contains(sheet.view) : shown.contains { presents(sheet, $0, index) }
          }
          if isFixed {
            drafts[index].definition.routes[position].disabledGestures.append(.swipeDown)
          }
        }
      }
    }

    /// Returns whether a route is on a stack whose library presents there, too.
    private func presentsOnStack(_ route: String, _ index: Int) -> Bool {
      guard !drafts[index].slotRoutes.values.contains(route),
        case .stack(let stack) = drafts[index].definition.container
      else { return false }
      if case .composableArchitecture = stack.dialect { return false }
      return !stack.initial.contains { $0.first?.target.route == route }
    }

    /// The views of the feature of a screen, or of the coordinator that it hosts.
    private func views(of route: String, _ index: Int) -> [String] {
      if let view = drafts[index].presentedViews[route] { return [view.name] }
      let feature =
        drafts[index].screens[route]
        ?? reached(by: [route], from: index).map { drafts[$0].feature }
      return feature.flatMap { walker.evidence.views[ObjectIdentifier($0.action)] } ?? []
    }

    /// Whether a slot is what presents a view that cannot be swiped down.
    private func presents(_ sheet: Evidence.FixedSheet, _ key: [String], _ index: Int) -> Bool {
      guard let slot = drafts[index].slot(key), sheet.presenters.contains(slot.container.property)
      else { return false }
      if let view = drafts[index].slotRoutes[key].flatMap({ drafts[index].presentedViews[$0] }) {
        return sheet.view == view.name
      }
      guard sheet.state.map({ ObjectIdentifier($0) }) == slot.container.owner else { return false }
      let isChoice = key[2] != slot.container.property
      return !isChoice || sheet.presenters.contains(key[2])
    }
  }
#endif
