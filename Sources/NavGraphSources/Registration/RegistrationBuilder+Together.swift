#if SourceReading
  extension RegistrationBuilder {
    /// An action with its effects, at the place where it is sent.
    struct PlacedHead {
      var head: Composition.Head
      var origin: Origin

      fileprivate struct Place: Hashable {
        var start: Int
        var coordinator: Int
        var route: String?
        var closed: String?
        var action: [String]
      }

      fileprivate var place: Place {
        Place(
          start: origin.start, coordinator: origin.coordinator, route: origin.route,
          closed: origin.closed, action: origin.action)
      }
    }

    /// All features that hear an action of a screen act on it, from the innermost outwards: one action does all of that.
    func together(_ all: [PlacedHead]) -> [PlacedHead] {
      var groups: [[PlacedHead]] = []
      var known: [PlacedHead.Place: [Int]] = [:]
      for one in all {
        if let index = known[one.place]?.first(where: { index in
          groups[index].allSatisfy { actTogether($0.head, one.head) }
        }) {
          groups[index].append(one)
        } else {
          known[one.place, default: []].append(groups.count)
          groups.append([one])
        }
      }
      return groups.map { group in
        let ordered = group.map(\.head).sorted {
          ($0.path.count, $0.handler.body) < ($1.path.count, $1.handler.body)
        }
        return PlacedHead(
          head: ordered.dropFirst().reduce(ordered[0], Self.joined), origin: group[0].origin)
      }
    }

    private func actTogether(_ one: Composition.Head, _ other: Composition.Head) -> Bool {
      let (left, right) = (
        composition.ownHandledActions[one.index], composition.ownHandledActions[other.index]
      )
      let hosts = (one.hosting?.chosen ?? [], other.hosting?.chosen ?? [])
      return one.trigger == other.trigger && left.feature === right.feature
        && left.rest == right.rest
        && (one.handler.feature !== other.handler.feature
          || one.handler.body != other.handler.body)
        && hosts.0.count == hosts.1.count && zip(hosts.0, hosts.1).allSatisfy(===)
        && (one.path.ends(with: other.path) || other.path.ends(with: one.path))
    }

    /// - Parameter second: The one that acts later.
    private static func joined(
      _ first: Composition.Head, _ second: Composition.Head
    ) -> Composition.Head {
      var result = first
      result.alternatives = Composition.both(first.alternatives, second.alternatives).map { one in
        // `dismiss()` is an effect: when it comes, the enclosing feature has already closed the screen.
        guard one.actionEffects.contains(where: { $0.change?.takesAway(second.path) ?? false })
        else {
          return one
        }
        var one = one
        one.actionEffects.removeAll { actionEffect in
          if case .dismiss(let feature, _) = actionEffect {
            return result.features.contains { $0 === feature }
          }
          return false
        }
        return one
      }
      result.features += second.features.filter { feature in
        !first.features.contains { $0 === feature }
      }
      return result
    }
  }

  extension Change {
    /// Whether it takes away what an action comes from.
    fileprivate func takesAway(_ path: [ActionStep]) -> Bool {
      guard removes else { return false }
      return path.contains {
        container.kind == .slot
          ? $0.name == container.property : ["element", "routeAction"].contains($0.name)
      }
    }
  }

  extension [ActionStep] {
    fileprivate func ends(with other: Self) -> Bool { suffix(other.count) == other[...] }
  }
#endif
