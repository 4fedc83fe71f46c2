#if SourceReading
  import SwiftSyntax

  extension Walker {
    /// Each button of an alert closes it, whatever the reducer does about the button.
    func closedAlert(by scope: Scope) -> Step? {
      guard let place = scope.place,
        let index = scope.path.lastIndex(where: { $0.name == "presented" }), index > 0
      else { return nil }
      // The owner of the alert: the feature that its action leads to.
      var feature = scope.feature
      var type = SwiftType.declared(scope.feature.action)
      for step in scope.path[..<(index - 1)] {
        guard let payloads = program.payloads(of: step.name, in: type), let last = payloads.last
        else { return nil }
        type = last.type
        if let child = features.feature(ofAction: type) { feature = child }
      }
      // A reducer around hears the button, too; the alert is closed once.
      guard feature === scope.feature else { return nil }
      let name = scope.path[index - 1].name
      guard let state = feature.state.declaration, state.properties[name] != nil,
        let path = property(name, of: StatePath(components: [], type: feature.state), scope),
        let container = container(path), container.kind == .slot
      else { return nil }
      let rest = scope.path[(index + 1)...]
      if path.type.isAlert {
        guard rest.count == 1 else { return nil }
      } else {
        guard rest.count == 2, let screens = path.type.screens, let first = rest.first,
          let shown = screens.declaredCase(first.name), let payload = shown.payloads.first,
          program.resolve(payload, of: shown, in: screens).isAlert
        else { return nil }
      }
      register(container, path)
      return .operation(Change(name: "clear", container: container, place: place))
    }
  }
#endif
