#if SourceReading
  /// Which feature hosts another one while an action is followed, where several could: what a child sends is heard by
  /// the host that the child stands in, not by all that could have it.
  struct Hosting {
    private var hosts: [ObjectIdentifier: Feature] = [:]
    /// The hosts that were chosen of several.
    private(set) var chosen: [Feature] = []

    /// A feature in another one.
    struct Link {
      var child: Feature
      var host: Feature
    }

    /// Whether a feature stands in a host; nil where that is not decided.
    func allows(_ link: Link) -> Bool? {
      hosts[ObjectIdentifier(link.child.action)].map { $0 === link.host }
    }

    func adding(_ links: [Link]) -> Self {
      var result = self
      for link in links { result.hosts[ObjectIdentifier(link.child.action)] = link.host }
      return result
    }

    func choosing(_ host: Feature, of child: ObjectIdentifier) -> Self {
      var result = self
      result.hosts[child] = host
      result.chosen.append(host)
      return result
    }

    /// An action cannot be followed before it is decided which feature hosts another.
    struct Undecided: Error {
      /// The feature's type of actions.
      var child: ObjectIdentifier
    }
  }

  extension Composition {
    func findHosts() -> [ObjectIdentifier: [Feature]] {
      var result: [ObjectIdentifier: [Feature]] = [:]
      for feature in features.all where !isElement(feature) && isCoordinator(feature) {
        for child in children(of: feature) {
          result[ObjectIdentifier(child.action), default: []].append(feature)
        }
      }
      return result
    }

    /// The features whose actions a feature's action carries, each once; a choice of screens is looked through.
    func children(of feature: Feature) -> [Feature] {
      var seen: Set<ObjectIdentifier> = []
      return children(of: feature, &seen)
    }

    private func children(of feature: Feature, _ seen: inout Set<ObjectIdentifier>) -> [Feature] {
      var result: [Feature] = []
      for one in feature.action.cases {
        for payload in one.payloads {
          let type = program.resolve(payload, of: one, in: feature.action).carriedAction
          guard let child = features.feature(ofAction: type),
            seen.insert(ObjectIdentifier(child)).inserted
          else { continue }
          if isElement(child) { result += children(of: child, &seen) } else { result.append(child) }
        }
      }
      return result
    }

    /// The features that an action passes on its way from a feature, from the innermost outwards.
    func links(_ heard: Heard, in feature: Feature) -> [Hosting.Link] {
      var host = feature
      var result: [Hosting.Link] = []
      for child in heard.passed.compactMap({ $0 }) where !isElement(child) {
        result.append(Hosting.Link(child: child, host: host))
        host = child
      }
      return result.reversed()
    }
  }
#endif
