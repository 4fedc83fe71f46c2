#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Says of each screen and coordinator what its code sends and no code handles.
    mutating func addUnhandled() {
      let unhandled = UnhandledActions(
        program, features, walker.evidence, children: composition.children(of:))
      for found in unhandled.all {
        let action = UnhandledAction(action: found.action, location: location(found.place))
        if let index = draftOf[ObjectIdentifier(found.feature)] {
          drafts[index].definition.unhandled.append(action)
          continue
        }
        for index in drafts.indices {
          for route in drafts[index].definition.routes.indices {
            let name = drafts[index].definition.routes[route].name
            guard drafts[index].screens[name] === found.feature else { continue }
            drafts[index].definition.routes[route].unhandled.append(action)
          }
        }
      }
    }
  }
#endif
