#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  // Which features are coordinators, and which of them the app starts with.

  extension RegistrationBuilder {
    func uniqueName(_ feature: Feature) -> String {
      let name = feature.name
      guard drafts.contains(where: { $0.definition.name == name }) else { return name }
      let outer = feature.owner?.parent?.name ?? ""
      let longer = outer + name
      guard drafts.contains(where: { $0.definition.name == longer }) || longer == name else {
        return longer
      }
      return (2...).lazy.map { "\(name)\($0)" }.first { candidate in
        !drafts.contains { $0.definition.name == candidate }
      } ?? name
    }

    mutating func addDraft(_ feature: Feature) {
      guard let main = walker.mainContainer(of: feature),
        composition.isFlow(feature) || main.container.kind == .tabs,
        !composition.isElement(feature)
      else { return }
      if isUnused(feature) {
        admit(
          program.place(of: feature.place.node),
          "nothing holds \u{201C}\(feature.name)\u{201D}: it is left out")
        return
      }
      draftOf[ObjectIdentifier(feature)] = drafts.count
      drafts.append(
        Draft(
          feature: feature, container: main.container, path: main.path,
          definition: CoordinatorDefinition(
            name: uniqueName(feature), container: .switch(SwitchContainer(initial: "")), routes: [],
            location: location(of: feature))))
    }

    /// Whether a reducer is an enum of screens that no other code names, though views show other features.
    private func isUnused(_ feature: Feature) -> Bool {
      guard let owner = feature.owner, owner.isReducerEnum, feature.bodies.isEmpty,
        !composition.isHosted(feature), !walker.evidence.viewed.isEmpty
      else { return false }
      return !program.files.contains { file in
        file.tree.tokens(viewMode: .sourceAccurate).contains {
          $0.text == owner.name && !(file === owner.file && owner.node.range.contains($0.position))
        }
      }
    }

    /// An enum of screens that another feature holds is that one's coordinator, too.
    mutating func shareDrafts() {
      for feature in features.all where draftOf[ObjectIdentifier(feature)] == nil {
        guard let screens = feature.state.declaration, let holder = walker.holder(of: screens)
        else { continue }
        draftOf[ObjectIdentifier(feature)] = drafts.firstIndex { $0.container == holder.container }
      }
    }

    /// Adds a coordinator for an app that only presents, or that changes the only coordinator that it shows: its root feature
    /// becomes the root of a stack. So does a hosted feature around the only coordinator that it shows.
    mutating func addEntryWithoutContainer() {
      let started = startedFeatures
      for feature in features.all where draftOf[ObjectIdentifier(feature)] == nil {
        let isStart = !composition.isHosted(feature) || started.contains { $0 === feature }
        guard isStart || composition.innerFlows(of: feature).count == 1 else { continue }
        let shown = [feature] + parts(of: feature).map(\.feature)
        guard
          !isStart || shown.contains(where: { !slots(of: $0).isEmpty })
            || composition.changesInnerFlow(feature)
        else { continue }
        draftOf[ObjectIdentifier(feature)] = drafts.count
        drafts.append(
          Draft(
            feature: feature, container: nil, path: nil,
            definition: CoordinatorDefinition(
              name: uniqueName(feature), container: .switch(SwitchContainer(initial: "")),
              routes: [],
              location: location(of: feature))))
      }
    }

    /// The features of the stores that the app holds.
    var startedFeatures: [Feature] {
      program.types.filter { $0.inherited.contains("App") }.flatMap(program.heldStores).compactMap {
        features.feature(ofAction: $0.action)
      }
    }
  }
#endif
