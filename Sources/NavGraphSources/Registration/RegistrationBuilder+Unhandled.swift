#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Says of each screen and coordinator what its code sends and no code handles.
    mutating func addUnhandled() {
      let unhandled = UnhandledActions(
        walker, coordinators: drafts.map(\.feature),
        children: composition.children(of:))
      for feature in features.all {
        let hosts = drafts.indices.filter { index in
          drafts[index].feature !== feature && !routes(of: index, showing: feature).isEmpty
        }
        for found in unhandled.all(of: feature, shownBy: hosts.map { drafts[$0].feature }) {
          let action = UnhandledAction(action: found.action, location: location(found.place))
          if found.host == nil, let index = draftOf[ObjectIdentifier(feature)] {
            drafts[index].definition.unhandled.append(action)
            continue
          }
          for index in hosts
          where found.host == nil || drafts[index].feature === found.host {
            add(action, to: feature, in: index)
          }
        }
      }
    }

    private mutating func add(_ action: UnhandledAction, to feature: Feature, in index: Int) {
      for route in routes(of: index, showing: feature) {
        drafts[index].definition.routes[route].unhandled.append(action)
      }
    }

    private func routes(of index: Int, showing feature: Feature) -> [Int] {
      let hosted = draftOf[ObjectIdentifier(feature)].map { drafts[$0].definition.name }
      return drafts[index].definition.routes.indices.filter {
        let route = drafts[index].definition.routes[$0]
        return route.hosts.map { $0 == hosted }
          ?? (drafts[index].screens[route.name] === feature)
      }
    }
  }
#endif
