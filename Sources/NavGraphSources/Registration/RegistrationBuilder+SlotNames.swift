#if SourceReading
  import NavGraphModel

  /// Slots of a screen, its parts and what presents it can have one name in the code: operations name each by one of its
  /// own.
  extension RegistrationBuilder {
    /// A slot of a screen or a coordinator.
    struct Slot {
      /// The route of the screen; "" where it is the coordinator's.
      var owner: String
      var name: String
      /// The container that the code changes.
      var container: ScreenContainer
      /// The actions that lead to the part of the screen that has it; empty where the screen itself does.
      var part: [String]
      /// The route of the screen whose state has it, where another one of that state shows it: the owner.
      var holder: String
    }

    /// The slot that a change of state means: of the screen that acts, of what presents it, or of the coordinator.
    func slot(_ container: ScreenContainer, at index: Int, _ origin: Origin) -> Slot? {
      let draft = drafts[index]
      let slots = draft.slots.filter { $0.container == container }
      for owner in draft.presenters(of: acting(at: index, origin)) {
        let own = slots.filter { $0.owner == owner }
        let parts = own.filter { origin.action.starts(with: $0.part) }
        if let found = parts.max(by: { $0.part.count < $1.part.count }) ?? own.first {
          return found
        }
      }
      return nil
    }

    /// The screen of a coordinator that acts, or the route through which what acts is inside of it; "" for none.
    private func acting(at index: Int, _ origin: Origin) -> String {
      if origin.coordinator == index { return origin.route ?? "" }
      guard let hostPath = hostPath(from: index, to: origin.start, origin) else { return "" }
      return (hostPath + origin.hosts).first ?? ""
    }

    /// The routes on the way down from one coordinator to another, by the route through which the action comes.
    func hostPath(
      from outer: Int, to inner: Int, _ origin: Origin, by properties: [String] = []
    ) -> [String]? {
      guard let passage = origin.passage, outer != inner,
        let outside = hosts(from: outer, to: passage.coordinator, origin.hosting),
        let next = reached(by: [passage.route], from: passage.coordinator),
        let inside = hosts(from: next, to: inner, origin.hosting)
      else { return hosts(from: outer, to: inner, origin.hosting, by: properties) }
      return outside + [passage.route] + inside
    }

    /// Returns where coordinators around an action's own show that, if a screen of theirs has a slot that the action
    /// changes: in that slot, or in one of the slot's content.
    func passages(to origin: Origin, _ head: Composition.Head) -> [Origin.Passage] {
      let changed = head.alternatives.flatMap(\.actionEffects).compactMap(\.change?.container)
        .filter {
          $0.kind == .slot
        }
      var result: [Origin.Passage] = []
      for (index, draft) in drafts.enumerated() where index != origin.start {
        let owners = draft.slots.filter { slot in
          !slot.owner.isEmpty && changed.contains(slot.container)
            && belongs(slot.owner, index, origin.hosting)
        }.map(\.owner)
        guard !owners.isEmpty else { continue }
        for route in draft.definition.routes {
          guard let inner = reached(by: [route.name], from: index),
            draft.presenters(of: route.name).contains(where: owners.contains),
            origin.hosting?.allows(
              Hosting.Link(child: drafts[inner].feature, host: parent(of: route.name, index)))
              != false,
            hosts(from: inner, to: origin.start, origin.hosting) != nil
          else { continue }
          result.append(Origin.Passage(coordinator: index, route: route.name))
        }
      }
      return result
    }

    /// Whether a screen has one feature as several parts, and another feature changes what one of them shows.
    func isAmbiguous(
      _ container: ScreenContainer, at index: Int, _ head: Composition.Head, _ origin: Origin
    ) -> Bool {
      guard let found = slot(container, at: index, origin),
        head.handler.feature.state.declaration.map({ ObjectIdentifier($0) }) != container.owner
      else { return false }
      return drafts[index].slots.contains {
        $0.container == container && $0.owner == found.owner && $0.part != found.part
      }
    }

    /// A name that is not taken: the given one, that after one of several prefixes, or the last of these with a number.
    static func free(
      _ name: String, after prefixes: [[String]], besides isTaken: (String) -> Bool
    ) -> String {
      let names = [name] + prefixes.map { joined($0 + [name]) }
      return names.first { !isTaken($0) }
        ?? (2...).lazy.map { "\(names[names.count - 1])\($0)" }.first { !isTaken($0) } ?? name
    }

    /// Words as one name: `openFilterMenu`.
    static func joined(_ words: [String]) -> String {
      words.dropFirst().reduce(words.first ?? "") {
        $0 + $1.prefix(1).uppercased() + $1.dropFirst()
      }
    }
  }

  extension RegistrationBuilder.Draft {
    /// Whether a route is a tab, or a case of a switch.
    func isContent(_ route: String) -> Bool {
      switch definition.container {
      case .tabs(let tabs): tabs.items.contains(route)
      case .switch: !route.isEmpty && !slotRoutes.values.contains(route)
      case .stack, .joined: false
      }
    }

    /// The slot of a key of `slotRoutes`.
    func slot(_ key: [String]) -> RegistrationBuilder.Slot? {
      slots.first { $0.owner == key[0] && $0.name == key[1] }
    }

    /// The route of the screen whose state has a slot; "" where it is the coordinator's.
    func holder(_ key: [String]) -> String { slot(key)?.holder ?? key[0] }

    /// A screen, what presents it, what presents that, and the coordinator.
    func presenters(of route: String) -> [String] {
      var result = [route]
      while let last = result.last,
        let next = slotRoutes.filter({ $0.value == last }).map({ $0.key[0] }).min(),
        !result.contains(next)
      {
        result.append(next)
      }
      return result.contains("") ? result : result + [""]
    }

    /// A name for a slot that no other has which operations on its screen could mean, or those of others where these change
    /// what tabs and cases show.
    ///
    /// - Parameter shared: The containers that other features change than their own.
    func freeSlot(
      _ name: String, _ owner: String, of container: ScreenContainer, part: [String],
      shared: Set<ScreenContainer>
    ) -> String {
      func isShared(_ container: ScreenContainer, _ owner: String) -> Bool {
        isContent(owner) && shared.contains(container)
      }
      let around = presenters(of: owner)
      let isMeantByOthers = isShared(container, owner)
      return RegistrationBuilder.free(name, after: [part.isEmpty ? [owner] : part]) { name in
        slots.contains {
          $0.name == name
            && (isMeantByOthers || around.contains($0.owner) || isShared($0.container, $0.owner))
        }
      }
    }
  }
#endif
