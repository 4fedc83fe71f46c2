#if SourceReading
  /// A screen can be made of several features: what a part presents, its screen presents.
  extension RegistrationBuilder {
    /// A feature that stands inside of a screen.
    struct Part {
      var feature: Feature
      /// The actions of the screen that lead to it.
      var names: [String]
      /// The route of the screen; nil for the coordinator's own.
      var owner: String?
    }

    private static let mostDepth = 4

    /// The features that a feature holds in its state, besides coordinators, what slots show, and other screens.
    func parts(of feature: Feature, besides isScreen: (Feature) -> Bool = { _ in false }) -> [Part]
    {
      var seen: Set<ObjectIdentifier> = [ObjectIdentifier(feature)]
      return parts(of: feature, [], &seen, isScreen)
    }

    private func parts(
      of feature: Feature, _ names: [String], _ seen: inout Set<ObjectIdentifier>,
      _ isScreen: (Feature) -> Bool
    ) -> [Part] {
      guard let state = feature.state.declaration, state.kind != .enumeration,
        names.count < Self.mostDepth
      else { return [] }
      var result: [Part] = []
      for (property, path) in program.storedPaths(of: state) {
        guard walker.container(path) == nil, case .declared = path.type.unwrapped,
          let child = features.feature(ofState: path.type), !composition.isElement(child),
          draftOf[ObjectIdentifier(child)] == nil, !isScreen(child),
          let action = action(of: child, in: feature, named: property.name),
          seen.insert(ObjectIdentifier(child)).inserted
        else { continue }
        result.append(Part(feature: child, names: names + [action]))
        result += parts(of: child, names + [action], &seen, isScreen)
      }
      return result
    }

    /// The case with which a feature passes on what a child sends; one that is named as the child's state, if there is one.
    private func action(of child: Feature, in feature: Feature, named name: String) -> String? {
      let names = feature.action.cases.filter { one in
        one.payloads.contains { payload in
          let type = program.resolve(payload, of: one, in: feature.action)
          return features.feature(ofAction: type) === child
        }
      }.map(\.name)
      return names.contains(name) ? name : names.first
    }

    mutating func addParts(of feature: Feature, owner: String?, to index: Int) {
      for var part in parts(of: feature, besides: { isScreen($0, owner, index) }) {
        let own = slots(of: part.feature)
        let known = drafts[index].slotRoutes.keys.filter { $0[0] == owner ?? "" }.map { $0[1] }
        let taken = own.filter { known.contains($0.name) }
        for slot in taken {
          admit(
            program.place(of: slot.property.node),
            "\u{201C}\(slot.name)\u{201D} stands in a part of a screen that has one of its own: it is left out"
          )
        }
        guard taken.isEmpty else { continue }
        part.owner = owner
        drafts[index].parts.append(part)
        addOwnSlots(of: part.feature, owner: owner, to: index)
      }
    }

    /// Whether a feature is a screen of its own beside the one that holds its state.
    private func isScreen(_ feature: Feature, _ owner: String?, _ index: Int) -> Bool {
      drafts[index].screens.contains { route, shown in
        shown === feature
          && (owner == nil
            || drafts[index].slotRoutes.contains { $0.value == route && $0.key[0] == owner })
      }
    }
  }
#endif
