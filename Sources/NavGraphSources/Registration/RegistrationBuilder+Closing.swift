#if SourceReading
  import NavGraphModel

  /// A coordinator whose own reducer calls `dismiss()` reports that, and what shows it closes it: the whole coordinator
  /// goes, whichever of its screens is on top.
  extension RegistrationBuilder {
    private static let report = Operation.emit("dismiss")

    /// What it means that a feature closes itself; nil where the feature is no coordinator that others can close.
    mutating func closing(_ feature: Feature, at index: Int, _ place: SourcePlace) -> [Operation]? {
      guard draftOf[ObjectIdentifier(feature)] == index, drafts[index].container != nil else {
        return nil
      }
      return closing(index, place)
    }

    /// Returns the report of a coordinator that closes itself; nil where others cannot close it.
    mutating func closing(_ index: Int, _ place: SourcePlace) -> [Operation]? {
      let hosts = hosts(of: index)
      guard !hosts.isEmpty, hosts.allSatisfy({ close($0.route, in: $0.host) != nil }) else {
        return nil
      }
      closings[index] = closings[index] ?? place
      return [Self.report]
    }

    /// Returns the operations of an outer coordinator where an inner one closes itself, on an action that it hears
    /// itself; nil where the feature is not an inner one.
    func closing(_ feature: Feature, from index: Int, _ origin: Origin) -> [Operation]? {
      guard let inner = draftOf[ObjectIdentifier(feature)], inner != index,
        drafts[inner].container != nil, let hostPath = hostPath(from: index, to: inner, origin),
        let route = hostPath.last, let host = reached(by: hostPath.dropLast(), from: index),
        let operation = close(route, in: host)
      else { return nil }
      return hostPath.count == 1 ? [operation] : [.within(.child(hostPath.dropLast()), [operation])]
    }

    /// The routes that host a coordinator.
    private func hosts(of index: Int) -> [(host: Int, route: String)] {
      drafts.indices.flatMap { host in
        drafts[host].definition.routes.filter { $0.hosts == drafts[index].definition.name }
          .map { (host, $0.name) }
      }
    }

    /// Returns the operation of a coordinator that closes the flow of one of its routes; nil where it cannot express
    /// that.
    private func close(_ route: String, in host: Int) -> Operation? {
      if let key = drafts[host].slotRoutes.first(where: { $0.value == route })?.key {
        return .clear(slot: key[1])
      }
      if case .stack(let stack) = drafts[host].definition.container,
        case .flowStacks = stack.dialect
      {
        return .goBack(1)
      }
      guard let path = drafts[host].path, case .composableArchitecture = dialect(path) else {
        return nil
      }
      return .popFrom(RoutePattern(route: route))
    }

    /// Lets the coordinators that show one which closes itself hear of it.
    mutating func addClosings() {
      for (index, place) in closings.sorted(by: { $0.key < $1.key }) {
        let hosts = hosts(of: index)
        for (host, route) in hosts {
          guard let operation = close(route, in: host) else { continue }
          append(
            HandlerDefinition(
              source: .descendant(hosts: [route], route: nil),
              transition: Transition(
                action: "dismiss", operations: [operation],
                location: location(place))),
            to: host)
        }
        if hosts.isEmpty { removeReport(of: index) }
      }
    }

    /// Removes a report that no coordinator hears, as none shows the flow: the acting screen closes itself, and a
    /// screen inside another coordinator closes nothing.
    private mutating func removeReport(of index: Int) {
      let name = drafts[index].definition.name
      drafts[index].definition.changeOperations { operations in
        operations.map { $0 == Self.report ? .dismissScreen : $0 }
      }
      for draft in drafts.indices {
        drafts[draft].definition.changeOperations { operations in
          operations.compactMap { operation in
            guard case .within(.ancestor(name), var inner) = operation else { return operation }
            inner.removeAll { $0 == Self.report }
            return inner.isEmpty ? nil : .within(.ancestor(name), inner)
          }
        }
      }
    }
  }

  extension CoordinatorDefinition {
    fileprivate mutating func changeOperations(
      _ change: ([NavGraphModel.Operation]) -> [NavGraphModel.Operation]
    ) {
      for route in routes.indices {
        for index in routes[route].transitions.indices {
          routes[route].transitions[index].operations = change(
            routes[route].transitions[index].operations)
        }
      }
      for index in handlers.indices {
        handlers[index].transition.operations = change(handlers[index].transition.operations)
      }
    }
  }
#endif
