#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  // What views do when something that they present has closed: `.sheet(isPresented: $isShown, onDismiss: next)`.

  extension RegistrationBuilder {
    mutating func addAfterClosing(_ slots: [ViewSlot]) {
      for slot in slots {
        guard
          let code = slot.call.arguments.first(where: { $0.label?.text == "onDismiss" })?.expression
        else { continue }
        let steps = walker.steps(of: code, in: slot.view, [], views.scope(of: slot.view))
        guard steps.contains(where: \.changesScreens) else { continue }
        let place = program.place(of: code)
        for index in drafts.indices {
          let shown = drafts[index].slotRoutes.filter {
            drafts[index].slot($0.key)?.container == slot.container
          }
          for route in shown.values.sorted() {
            for path in Self.operationPaths(steps) {
              addAfterClosing(of: route, path, place, to: index)
            }
            if steps.contains(where: \.closesView) { admitAfterClosing(of: route, at: place) }
          }
        }
      }
    }

    private mutating func addAfterClosing(
      of route: String, _ path: ViewPath, _ place: SourcePlace, to index: Int
    ) {
      let own = Origin(start: index, coordinator: index)
      var operations: [Operation] = []
      for change in path.changes {
        let isSlot = change.container.kind == .slot
        if isSlot, slot(change.container, at: index, own) == nil {
          return admitAfterClosing(of: route, at: place)
        }
        operations += isSlot ? slot(change, at: index, own) : self.operations(change, at: index)
      }
      guard !operations.isEmpty else { return }
      let words = path.assumptions.flatMap { $0.check.words($0.holds) }
      append(
        HandlerDefinition(
          source: .dismissal(route: route),
          transition: Transition(
            action: "\(route) dismissed", trigger: .gesture, assuming: Self.conjunction(words),
            operations: operations, location: location(place))), to: index)
    }

    private mutating func admitAfterClosing(of route: String, at place: SourcePlace) {
      admit(place, "what the view does after \u{201C}\(route)\u{201D} has closed is left out")
    }
  }
#endif
