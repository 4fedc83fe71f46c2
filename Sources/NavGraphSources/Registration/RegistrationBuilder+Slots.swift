#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  extension RegistrationBuilder.Draft {
    /// How a slot shows a route; nil where there is no such slot.
    ///
    /// - Parameter key: The owner's route (or "" for the coordinator), the slot and the case.
    func kind(ofSlot key: [String], showing route: String) -> SlotKind? {
      let slots =
        key[0].isEmpty
        ? definition.slots : definition.routes.first { $0.name == key[0] }?.slots ?? []
      return slots.first { $0.name == key[1] }?.kind(of: route)
    }
  }

  extension RegistrationBuilder {
    func slots(of feature: Feature) -> [(
      name: String, path: StatePath, property: PropertyDeclaration
    )] {
      guard let state = feature.state.declaration, state.kind != .enumeration else { return [] }
      return program.storedPaths(of: state).compactMap { property, path in
        guard let container = walker.container(path), container.kind == .slot,
          container.owner == ObjectIdentifier(state)
        else { return nil }
        return (property.name, path, property)
      }
    }

    mutating func addSlots(_ index: Int) {
      addSlots(of: drafts[index].feature, owner: nil, to: index, depth: 0)
      var done: Set<String> = []
      // The content of a slot can have slots itself: the list grows.
      var position = 0
      while position < drafts[index].definition.routes.count {
        let name = drafts[index].definition.routes[position].name
        position += 1
        guard done.insert(name).inserted, let feature = drafts[index].screens[name],
          feature !== drafts[index].feature
        else { continue }
        addSlots(of: feature, owner: name, to: index, depth: 1)
      }
    }

    mutating func addSlots(of feature: Feature, owner: String?, to index: Int, depth: Int) {
      guard drafts[index].definition.routes.count < 200 else { return }
      addOwnSlots(of: feature, owner: owner, to: index)
      addParts(of: feature, owner: owner, to: index)
    }

    /// - Parameter part: The actions that lead to the feature from the screen that it is a part of; empty for the screen's own.
    mutating func addOwnSlots(
      of feature: Feature, owner: String?, part: [String] = [], to index: Int
    ) {
      let holder = owner
      // What shows others comes first.
      let slots = slots(of: feature)
      let inner = slots.filter { !presenters(of: $0.name, feature).isEmpty }
      for slot in slots.filter({ presenters(of: $0.name, feature).isEmpty }) + inner {
        guard let container = walker.container(slot.path), !isViewSlot(container),
          views.localDestinations[container] == nil,
          !isPresentedElsewhere(slot.name, of: feature, on: holder, index)
        else { continue }
        let owner =
          screen(around: slot.name, of: feature, holder ?? "", part, index) ?? holder
          ?? tab(presenting: slot.name, of: feature, index)
        let name = drafts[index].freeSlot(
          slot.name, owner ?? "", of: container, part: part, shared: slotsOfOthers)
        drafts[index].slots.append(
          Slot(
            owner: owner ?? "", name: name, container: container, part: part, holder: holder ?? ""))
        let place = program.place(of: slot.property.node)
        var definition = SlotDefinition(
          name: name, kind: kind(slot.path, slot.name, feature, on: owner, of: index),
          isBool: slot.path.type.isBool,
          location: location(place))
        let contents = contents(of: slot.path, slot.name, feature, &definition)
        for content in contents {
          guard !isShownInItself(content, on: owner, of: index, at: place) else { continue }
          let outer = owner.map { [$0] } ?? (part.isEmpty ? ["own"] : [])
          let nearer = name == slot.name || part.isEmpty ? outer : part
          let prefixes = part.isEmpty ? [outer] : [nearer, outer + part]
          let route = Self.free(
            screenName(of: content, in: slot.name, of: feature), after: prefixes
          ) { name in
            drafts[index].definition.routes.contains { $0.name == name }
          }
          addRoute(route, of: content.feature, at: content.place ?? place, to: index)
          drafts[index].slotRoutes[[owner ?? "", name, content.name]] = route
          if content.kind != definition.kind { definition.kinds[route] = content.kind }
        }
        definition.initial = walker.presentedAtFirst(slot.path).flatMap { shown in
          drafts[index].slotRoutes[[owner ?? "", name, shown]].map { RoutePattern(route: $0) }
        }
        definition.closesItself =
          !contents.contains(where: \.kind.isAlert)
          || isCleared(slot.property, container, by: feature)
        if let owner,
          let position = drafts[index].definition.routes.firstIndex(where: { $0.name == owner })
        {
          drafts[index].definition.routes[position].slots.append(definition)
        } else {
          drafts[index].definition.slots.append(definition)
        }
      }
    }

    /// What presents each place where views present the value of a feature's property; empty where nothing does in one of them.
    private func presenters(of property: String, _ feature: Feature) -> [Set<String>] {
      let key = feature.state.declaration.map {
        Evidence.Key(state: ObjectIdentifier($0), property: property)
      }
      let found = key.flatMap { walker.evidence.enclosing[$0] } ?? []
      return found.contains(where: \.isEmpty) ? [] : found
    }

    /// The screen that shows a slot of another one of the same state: a sheet that the content of a cover presents.
    private func screen(
      around property: String, of feature: Feature, _ holder: String, _ part: [String],
      _ index: Int
    ) -> String? {
      let screens = Set(
        presenters(of: property, feature).map {
          contents(of: $0, holder, index, feature.state.declaration, part: part[...])
        })
      return screens.count == 1 && screens.first?.count == 1 ? screens.first?.first : nil
    }

    /// Returns whether the content of a slot is already in a screen of the same feature, which is listed.
    private mutating func isShownInItself(
      _ content: SlotContent, on owner: String?, of index: Int, at place: SourcePlace
    ) -> Bool {
      guard let feature = content.feature else { return false }
      var count = drafts[index].feature === feature ? 1 : 0
      var route = owner
      while let one = route, !one.isEmpty {
        if drafts[index].screens[one] === feature { count += 1 }
        route = drafts[index].slotRoutes.first { $0.value == one }?.key[0]
      }
      guard count > 1 else { return false }
      admit(
        place,
        "\u{201C}\(content.name)\u{201D} is presented by a screen of its own kind: that is read two levels deep"
      )
      return true
    }

    /// Whether a feature clears what it presents when that closes: with an `ifLet` of its own or code that is given the
    /// property, or where it hears that an alert was dismissed.
    private func isCleared(
      _ property: PropertyDeclaration, _ container: ScreenContainer, by feature: Feature
    ) -> Bool {
      guard property.isPresented, let reducer = feature.owner,
        reducer.properties["body"]?.getter != nil
      else { return true }
      // Functions that extensions add to all reducers, where the reducer calls them.
      let called = Set(reducer.calls.map(\.calledName))
      let helpers = (program.outside["Reducer"]?.functionOrder ?? []).filter {
        called.contains($0.name)
      }
      let code = helpers.map { Syntax($0.node) }
      let calls = reducer.calls + code.flatMap { CallFinder.calls(in: $0) }
      let isGiven =
        calls.contains { call in
          call.calledName == "ifLet"
            && call.arguments.first.flatMap { Walker.lastName($0.expression) } == property.name
        }
        || (reducer.members + code).contains { member in
          member.tokens(viewMode: .sourceAccurate).contains { $0.text == "$" + property.name }
        }
      return isGiven
        || walker.handlers.contains { handler in
          handler.feature === feature && handler.body >= 0
            && handler.path.first?.name == property.name
            && !handler.path.contains { $0.name == "presented" }
            && ViewWalker.operations(handler.steps).contains {
              $0.name == "clear" && $0.container == container
            }
        }
    }

    /// What a slot shows, and the case of an enum that names it.
    private typealias SlotContent = (
      name: String, feature: Feature?, kind: SlotKind, place: SourcePlace?
    )

    /// The name of a screen in a slot: that of its case; without an enum the property's, or the child's.
    private func screenName(
      of content: SlotContent, in property: String, of feature: Feature
    ) -> String {
      guard content.name == property else { return content.name }
      let name = property.screenName ?? content.feature?.name.screenName ?? property
      // `help` and `isHelpShown` are two screens.
      return slots(of: feature).contains { $0.name == name } ? property : name
    }

    /// Returns the contents of a slot, and has it shown as they are.
    private mutating func contents(
      of path: StatePath, _ property: String, _ feature: Feature, _ definition: inout SlotDefinition
    ) -> [SlotContent] {
      let type = path.type
      guard let choice = path.isItems ? type.screens : type.declaration,
        choice.kind == .enumeration
      else {
        let shown =
          features.feature(ofState: type)
          ?? (type.isBool ? composition.child(property, of: feature, nil)?.feature : nil)
        return [(property, shown, definition.kind, nil)]
      }
      let contents = contents(of: choice, in: path, feature, usually: definition.kind)
      definition.kind = contents.first { !$0.kind.isAlert }?.kind ?? contents.first?.kind ?? .sheet
      return contents
    }

    /// Returns the contents of a slot whose state is a choice of several.
    private mutating func contents(
      of choice: TypeDeclaration, in path: StatePath, _ feature: Feature, usually usual: SlotKind
    ) -> [SlotContent] {
      let covers = walker.covers(walker.container(path), views)
      let alerts = Dictionary(
        (path.isItems ? walker.providedAlerts(for: choice) : []).map { ($0.item, $0.isActionSheet) }
      ) { first, _ in first }
      var contents: [SlotContent] = []
      let slot = walker.container(path)
      for one in choice.cases
      where slot.map({ !walker.evidence.showsNothing(one.name, in: $0) }) ?? true {
        if alerts[one.name] == nil, isNeverPresented(one, of: choice, feature) {
          admit(program.place(of: one.node), "no view presents \u{201C}\(one.name)\u{201D}")
          continue
        }
        let payload = one.payloads.first.map { program.resolve($0, of: one, in: choice) }
        let kind: SlotKind =
          payload.flatMap(Self.kind(ofAlert:)) ?? alerts[one.name].map { $0 ? .dialog : .alert }
          ?? (covers.contains(one.name) ? .cover : kind(named: one.name, feature) ?? usual)
        let shown =
          payload.flatMap { features.feature(ofState: $0) }
          ?? composition.child(one.name, of: feature, choice)?.feature
        contents.append((one.name, shown, kind, program.place(of: one.node)))
      }
      return contents
    }

    /// Whether views present other cases of a plain choice, each by its name, and not this one.
    private func isNeverPresented(
      _ one: CaseDeclaration, of choice: TypeDeclaration, _ feature: Feature
    ) -> Bool {
      choice.cases.allSatisfy(\.payloads.isEmpty) && kind(named: one.name, feature) == nil
        && composition.child(one.name, of: feature, choice) == nil
        && choice.cases.contains { kind(named: $0.name, feature) != nil }
    }

    /// Returns how a slot of a screen or a coordinator shows its content: content drawn over tabs blocks their bar,
    /// too.
    private func kind(
      _ path: StatePath, _ name: String, _ feature: Feature, on owner: String?, of index: Int
    ) -> SlotKind {
      let own = kind(path, name, feature)
      let isOverTabs = owner == nil && drafts[index].container?.kind == .tabs
      return isOverTabs && own == .blockingOverlay ? .cover : own
    }

    func kind(_ path: StatePath, _ name: String, _ feature: Feature) -> SlotKind {
      let isInPlace = feature.state.declaration.map { walker.isInPlace(name, of: $0) } ?? false
      return Self.kind(ofAlert: path.type) ?? kind(named: name, feature)
        ?? (isInPlace ? .blockingOverlay : .sheet)
    }

    private static func kind(ofAlert type: SwiftType) -> SlotKind? {
      switch type.unwrapped {
      case .alert: .alert
      case .dialog: .dialog
      default: nil
      }
    }

    func kind(named name: String, _ feature: Feature) -> SlotKind? {
      guard let state = feature.state.declaration,
        let modifier = walker.evidence.modifier(name, of: state)
      else {
        return feature.state.declaration.flatMap { walker.evidence.popup(name, of: $0) }.map {
          $0.covers ? .blockingOverlay : .overlay
        }
      }
      return kind(ofModifier: modifier)
    }

    func kind(ofModifier modifier: String) -> SlotKind {
      if program.presentations[modifier] == nil, program.draws(modifier, walker.evidence.foreign) {
        return .blockingOverlay
      }
      switch program.presentations[modifier] ?? modifier {
      case "fullScreenCover": return .cover
      case "popover": return .popover
      case "inspector", "NavigationSplitView": return .column
      case "alert": return .alert
      case "confirmationDialog", "actionSheet": return .dialog
      case "navigationDestination", "navigationLink", "navigationLinkEmpty", "NavigationLink",
        "NavigationLinkStore":
        return .push
      default: return .sheet
      }
    }
  }
#endif
