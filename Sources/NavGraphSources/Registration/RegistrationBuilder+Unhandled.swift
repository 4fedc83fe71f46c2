#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// Says of each screen and coordinator what its code sends and no code handles.
    mutating func addUnhandled() {
      let unhandled = UnhandledActions(
        walker, uses, coordinators: drafts.map(\.feature),
        children: composition.children(of:), isElement: composition.isElement)
      let hosts = features.all.map { feature in
        drafts.indices.filter { index in
          drafts[index].feature !== feature && !routes(of: index, showing: feature).isEmpty
        }
      }
      let shown = zip(features.all, hosts).map { ($0, $1.map { drafts[$0].feature }) }
      let found = concurrently(shown) { feature, shown in
        var failures = UnhandledFailures(unhandled, of: feature, shownBy: shown)
        return (
          unhandled.all(of: feature, shownBy: shown)
            + unhandled.ignoredTaps(of: feature, shownBy: shown), failures.all()
        )
      }
      for ((feature, hosts), (actions, failures)) in zip(zip(features.all, hosts), found) {
        for found in actions {
          let action = UnhandledAction(
            action: found.action, handledBy: found.handlers, location: location(found.place))
          if found.host == nil, let index = draftOf[ObjectIdentifier(feature)] {
            drafts[index].definition.unhandled.append(action)
            continue
          }
          for index in hosts
          where found.host == nil || drafts[index].feature === found.host {
            add(action, to: feature, in: index, sentBy: found.view)
          }
        }
        addReports(of: feature, unhandled)
        add(failures, of: feature, shownBy: hosts)
      }
      addLateSends()
    }

    /// Says after which errors a feature waits for ever.
    private mutating func add(
      _ failures: [UnhandledFailures.Found], of feature: Feature, shownBy hosts: [Int]
    ) {
      for found in failures {
        let action = UnhandledAction(
          action: found.action.joined(separator: "."),
          failure: UnhandledFailure(
            condition: found.words, flag: found.flag,
            resetBy: found.reset?.joined(separator: ".")),
          location: location(found.place))
        guard found.flag != nil else {
          for index in hosts { add(action, toFirstScreenOf: index, showing: feature) }
          continue
        }
        if let index = draftOf[ObjectIdentifier(feature)] {
          drafts[index].definition.unhandled.append(action)
          continue
        }
        for index in hosts { add(action, to: feature, in: index) }
        for index in drafts.indices {
          for part in drafts[index].parts where part.feature === feature {
            var action = action
            action.action = (part.names + [action.action]).joined(separator: ".")
            add(action, to: part.owner ?? drafts[index].ownScreen, in: index)
          }
        }
      }
    }

    /// Says what effects send after they dismissed their feature.
    private mutating func addLateSends() {
      for (place, late) in walker.lateSends.sorted(by: { $0.key < $1.key }) {
        let action = UnhandledAction(
          action: late.names.joined(separator: "."), isAfterDismissal: true,
          location: location(place))
        for index in drafts.indices { add(action, to: late.feature, in: index) }
      }
    }

    /// Says where a feature is shown and nothing handles what it reports.
    private mutating func addReports(of feature: Feature, _ unhandled: UnhandledActions) {
      for index in drafts.indices {
        var places: [(route: String?, names: [String], parent: Feature)] = []
        if drafts[index].feature !== feature {
          for position in routes(of: index, showing: feature) {
            let route = drafts[index].definition.routes[position].name
            places.append((route, [], parent(of: route, index)))
          }
        }
        for part in drafts[index].parts where part.feature === feature {
          let route = part.owner ?? drafts[index].ownScreen
          places.append((route, part.names, parent(of: part, index)))
        }
        for place in places {
          for found in unhandled.reports(of: feature, in: place.parent) {
            let isDirect = !place.names.isEmpty || place.parent === drafts[index].feature
            let action = UnhandledAction(
              action: (place.names + [found.action]).joined(separator: "."),
              parent: isDirect ? nil : place.parent.name,
              handledBy: found.handlers.filter {
                $0 != place.parent.name && $0 != drafts[index].feature.name
              },
              location: location(found.place))
            add(action, to: place.route, in: index)
          }
        }
      }
    }

    /// To the screens of a feature that have nothing beneath that the user could go back to.
    private mutating func add(
      _ action: UnhandledAction, toFirstScreenOf index: Int, showing feature: Feature
    ) {
      for route in routes(of: index, showing: feature) {
        let name = drafts[index].definition.routes[route].name
        let isFirst =
          switch drafts[index].definition.container {
          case .stack(let stack):
            stack.initial.allSatisfy { $0.count == 1 && $0[0].target.route == name }
          case .switch(let choice): choice.initial == name
          case .tabs, .joined: false
          }
        if isFirst { drafts[index].definition.routes[route].unhandled.append(action) }
      }
    }

    /// - Parameter route: The name of the screen; nil for the coordinator itself.
    private mutating func add(_ action: UnhandledAction, to route: String?, in index: Int) {
      let known = drafts[index].definition.routes.firstIndex { $0.name == route }
      if let known {
        drafts[index].definition.routes[known].unhandled.append(action)
      } else {
        drafts[index].definition.unhandled.append(action)
      }
    }

    /// - Parameter view: The view of the feature that sends it; nil for any.
    private mutating func add(
      _ action: UnhandledAction, to feature: Feature, in index: Int, sentBy view: String? = nil
    ) {
      for route in routes(of: index, showing: feature) {
        let name = drafts[index].definition.routes[route].name
        if let view, !canShow(view, of: feature, on: name, index) { continue }
        let parent = parent(of: name, index)
        var action = action
        if parent !== drafts[index].feature { action.parent = parent.name }
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
