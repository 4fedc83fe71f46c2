#if SourceReading
  // Screens that are made of several features: a feature holds the states of others beside its own.

  extension Composition {
    /// Returns whether two handlers belong to one screen that is made of several features: the second hears an action
    /// that the first sends down to a part, or that a part reports to the only feature that has it.
    func isOfOneScreen(_ index: Int, _ recipient: Int) -> Bool {
      let (sender, feature) = (walker.handlers[index].feature, walker.handlers[recipient].feature)
      let handledAction = ownHandledActions[recipient].feature
      guard sender !== feature, handledAction === feature || handledAction === sender,
        !isFlow(sender),
        !isFlow(feature), !isFlow(ownHandledActions[index].feature),
        !hasTabs(sender)
          || [sender, feature].contains(where: { $0 === ownHandledActions[index].feature })
      else { return false }
      return handledAction === feature
        ? isPart(feature, of: sender) : isPart(sender, of: feature, atMost: 1)
    }

    /// Whether the parts of a feature are tabs.
    func hasTabs(_ feature: Feature) -> Bool {
      walker.mainContainer(of: feature)?.container.kind == .tabs
    }

    /// - Parameter owners: How many features may have the part, and each that it is a part of.
    private func isPart(
      _ child: Feature, of outer: Feature, atMost owners: Int = .max, depth: Int = 0
    ) -> Bool {
      let part = ObjectIdentifier(child.action)
      guard depth < Self.maxDepth, parents[part, default: []].count <= owners else { return false }
      return holders[part, default: []].contains {
        $0 === outer || isPart($0, of: outer, atMost: owners, depth: depth + 1)
      }
    }

    private static let maxDepth = 4

    func findHolders() -> [ObjectIdentifier: [Feature]] {
      var result: [ObjectIdentifier: [Feature]] = [:]
      for feature in features.all {
        guard let state = feature.state.declaration, state.kind != .enumeration else { continue }
        for (_, path) in program.storedPaths(of: state) {
          guard case .declared = path.type.unwrapped, walker.container(path) == nil,
            let child = features.feature(ofState: path.type), child !== feature
          else { continue }
          result[ObjectIdentifier(child.action), default: []].append(feature)
        }
      }
      return result
    }

    func findParents() -> [ObjectIdentifier: [Feature]] {
      var result: [ObjectIdentifier: [Feature]] = [:]
      for feature in features.all where !isElement(feature) {
        // An alert's buttons can send the feature's own actions: that is no child.
        for child in children(of: feature) where child !== feature || holdsItself(child) {
          result[ObjectIdentifier(child.action), default: []].append(feature)
        }
      }
      return result
    }
  }
#endif
