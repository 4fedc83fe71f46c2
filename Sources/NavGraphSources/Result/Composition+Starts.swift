#if SourceReading
  extension Composition {
    /// Records the initial tabs and cases of children that code recreates: later conditions on them are known.
    func recordStarts() {
      let choices = walker.containers.filter { [.tabs, .switch].contains($0.key.kind) }
      let byState = Dictionary(grouping: choices, by: \.key.owner)
      guard !byState.isEmpty else { return }
      for index in walker.handlers.indices {
        walker.handlers[index].steps = walker.handlers[index].steps.map { step in
          step.changed { one in
            guard case .operation(var change) = one else { return one }
            for target in change.targets {
              guard let state = state(madeFor: target, by: change) else { continue }
              for (container, path) in byState[ObjectIdentifier(state)] ?? [] {
                let made = change.start(of: target) ?? walker.initial(of: path)
                if case .route(let first)? = made.first?.target { change.starts[container] = first }
              }
            }
            return .operation(change)
          }
        }
      }
    }

    /// The state of a screen that a change shows; nil where it makes none.
    private func state(madeFor target: Change.Target, by change: Change) -> TypeDeclaration? {
      guard Library.openings.contains(change.name),
        case .route(let name) = target,
        let screens = walker.containers[change.container]?.type.screens,
        let one = screens.declaredCase(name), let payload = one.payloads.first
      else { return nil }
      return program.resolve(payload, of: one, in: screens).declaration
    }
  }
#endif
