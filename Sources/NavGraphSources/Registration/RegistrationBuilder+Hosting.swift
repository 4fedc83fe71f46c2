#if SourceReading
  /// The features that hold the content of a coordinator's screens.
  extension RegistrationBuilder {
    /// The feature that a route's own is a child of.
    func parent(of route: String, _ index: Int) -> Feature {
      let draft = drafts[index]
      guard let key = draft.slotRoutes.first(where: { $0.value == route })?.key else {
        return draft.feature
      }
      return feature(at: draft.slot(key)?.part ?? [], of: draft.holder(key), index)
    }

    /// The part of a screen that actions lead to, or the screen's own feature.
    ///
    /// - Parameter owner: The route of the screen; "" for the coordinator's own.
    func feature(at part: [String], of owner: String, _ index: Int) -> Feature {
      let draft = drafts[index]
      let found = draft.parts.first { ($0.owner ?? "") == owner && $0.names == part }
      return found?.feature ?? draft.screens[owner] ?? draft.feature
    }

    /// Returns whether a screen belongs to the features of an action.
    func belongs(_ route: String, _ index: Int, _ hosting: Hosting?) -> Bool {
      guard let hosting, let feature = drafts[index].screens[route] else { return true }
      let parent = parent(of: route, index)
      guard hosting.allows(Hosting.Link(child: feature, host: parent)) != false else {
        return false
      }
      let owner = drafts[index].slotRoutes.first { $0.value == route }?.key[0] ?? ""
      return owner.isEmpty || owner == route || belongs(owner, index, hosting)
    }

    /// Returns the part of a screen that contains another part.
    private func part(around part: Part, _ index: Int) -> Part? {
      drafts[index].parts.filter {
        $0.owner == part.owner && $0.names.count < part.names.count
          && part.names.starts(with: $0.names)
      }.max { $0.names.count < $1.names.count }
    }

    /// The feature that a part of a screen is a child of.
    func parent(of part: Part, _ index: Int) -> Feature {
      feature(at: self.part(around: part, index)?.names ?? [], of: part.owner ?? "", index)
    }

    /// Returns whether a part of a screen belongs to the features of an action.
    func belongs(_ part: Part, _ index: Int, _ hosting: Hosting?) -> Bool {
      guard let hosting else { return true }
      let owner = part.owner ?? ""
      let around = self.part(around: part, index)
      let parent = parent(of: part, index)
      guard hosting.allows(Hosting.Link(child: part.feature, host: parent)) != false else {
        return false
      }
      if let around { return belongs(around, index, hosting) }
      return owner.isEmpty || belongs(owner, index, hosting)
    }
  }
#endif
