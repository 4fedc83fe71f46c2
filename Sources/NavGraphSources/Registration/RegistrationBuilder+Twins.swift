#if SourceReading
  import NavGraphModel

  // Several children of one kind: two tabs with the same feature.

  extension RegistrationBuilder {
    /// Returns an action without the paths that another child of the same kind leads to.
    func withoutTwins(_ head: Composition.Head, _ origin: Origin) -> Composition.Head {
      var result = head
      result.alternatives = head.alternatives.compactMap { one in
        var one = one
        for assumption in one.assumptions {
          guard case .comesThrough(let host, let name)? = assumption.carried,
            let comes = comes(through: name, of: host, origin)
          else { continue }
          if comes != assumption.holds { return nil }
        }
        one.assumptions.removeAll {
          if case .comesThrough? = $0.carried { true } else { false }
        }
        return one
      }
      return result
    }

    /// Whether an action comes through one of several children of a kind; nil where that is not known.
    private func comes(
      through name: String, of host: ObjectIdentifier, _ origin: Origin
    ) -> Bool? {
      guard let (twins, index) = twins(of: name, in: host) else { return nil }
      let named: [String]
      if let passage = origin.passage, passage.coordinator == index {
        named = [passage.route]
      } else if origin.coordinator == index {
        named = origin.action.prefix(1) + drafts[index].presenters(of: origin.route ?? "")
      } else {
        // Where several of them lead there, it may be any.
        named = routes(of: index, leadingTo: origin)
      }
      let met = named.filter(twins.contains)
      return met.count == 1 ? met[0] == name : nil
    }

    /// The children of the same kind as one of them, and the coordinator of their parent.
    private func twins(
      of name: String, in host: ObjectIdentifier
    ) -> (names: [String], parent: Int)? {
      guard let feature = features.all.first(where: { ObjectIdentifier($0.action) == host }),
        let index = draftOf[ObjectIdentifier(feature)], let one = feature.action.declaredCase(name),
        let payload = one.payloads.first,
        let child = features.feature(
          ofAction: program.resolve(payload, of: one, in: feature.action).carriedAction)
      else { return nil }
      return (composition.twins(of: child, in: feature.action), index)
    }

    /// The routes of a coordinator that host an action's own, where it matters through which of them the action comes.
    func twinPassages(to origin: Origin, _ head: Composition.Head) -> [Origin.Passage] {
      let asked = head.alternatives.flatMap(\.assumptions).compactMap { one in
        if case .comesThrough(let host, let name)? = one.carried { (host, name) } else { nil }
      }
      guard let (host, name) = asked.first, let (twins, index) = twins(of: name, in: host),
        index != origin.start
      else { return [] }
      return routes(of: index, leadingTo: origin).filter(twins.contains)
        .map { Origin.Passage(coordinator: index, route: $0) }
    }

    /// The routes of a coordinator that host the one where an action starts.
    private func routes(of index: Int, leadingTo origin: Origin) -> [String] {
      drafts[index].definition.routes.map(\.name).filter { route in
        reached(by: [route], from: index).map {
          hosts(from: $0, to: origin.start, origin.hosting) != nil
        } ?? false
      }
    }
  }
#endif
