#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  /// What closes itself.
  extension RegistrationBuilder {
    /// Adds exits for content whose code was not read: a view controller, a view of the system and the modifier of
    /// another library can have buttons of their own, so all may close themselves. The code of the app's own modifiers
    /// is read.
    mutating func addForeignExits() {
      for index in drafts.indices {
        let keys = drafts[index].slotRoutes.sorted { $0.value < $1.value }
        for (key, route) in keys {
          let isController = showsForeign(key, route, index)
          let isUnread =
            !isController && drafts[index].screens[route] == nil
            && isScreen(drafts[index].kind(ofSlot: key, showing: route))
            && presents(walker.evidence.unread, key, index)
          let own = modifier(key, index)
          let isOwn = own.map { program.outside["View"]?.functions[$0] != nil } ?? false
          let modifier = isOwn ? nil : own
          let closesItself = isOwn && own.map { program.closesItself(by: $0) } == true
          let closesAlone =
            closesItself && own.map { program.closesItself(by: $0, byTap: true) } == true
          guard isController || isUnread || modifier != nil || closesItself,
            let known = drafts[index].definition.routes.first(where: { $0.name == route }),
            known.hosts == nil,
            !known.transitions.contains(where: {
              $0.operations == [.dismissScreen] && (!closesItself || $0.assumption == nil)
            }) || closesAlone && !hearsBinding(known, key, index)
          else { continue }
          // Each button of an alert closes it.
          if isController, showsAlert(route, index) {
            guard !hasReadButtons(key, index) else { continue }
            admit(
              SourcePlace(file: known.location.file, line: known.location.line),
              "\u{201C}\(route)\u{201D} is an alert of UIKit: what its buttons do cannot be read")
            continue
          }
          let isSystem =
            !isController && !isUnread && modifier.map(Library.system.contains) == true
          if !isSystem, !closesItself {
            let shown = "\u{201C}\(route)\u{201D}"
            admit(
              SourcePlace(file: known.location.file, line: known.location.line),
              Self.reason(for: shown, isController: isController, isUnread: isUnread))
          }
          let closer =
            closesItself
            ? "its modifier"
            : isController
              ? "its view controller"
              : isUnread ? "its view" : isSystem ? "the system" : "its library"
          append(
            Transition(
              action: "closed by " + closer, operations: [.dismissScreen],
              location: known.location),
            to: route, of: index)
        }
      }
    }

    /// The same for view controllers that a stack presents.
    mutating func addForeignExitsOfStacks() {
      for index in drafts.indices {
        let presented = drafts[index].definition.presentedRoutes
        for route in presented.sorted() {
          guard wrapsController(route, index),
            let known = drafts[index].definition.routes.first(where: { $0.name == route }),
            known.hosts == nil,
            !known.transitions.contains(where: { $0.operations == [.dismissScreen] })
          else { continue }
          admit(
            SourcePlace(file: known.location.file, line: known.location.line),
            Self.reason(for: "\u{201C}\(route)\u{201D}", isController: true, isUnread: false))
          append(
            Transition(
              action: "closed by its view controller", operations: [.dismissScreen],
              location: known.location),
            to: route, of: index)
        }
      }
    }

    /// Whether all buttons of an alert of UIKit say what they send.
    private func hasReadButtons(_ key: [String], _ index: Int) -> Bool {
      guard let path = owner(of: key, index).path, path.isItems else { return false }
      return walker.providedAlerts(for: path.type.screens).contains {
        $0.item == key[2] && $0.sent != nil
      }
    }

    /// Whether what a binding sends, where a modifier writes it, closes a screen already.
    private func hearsBinding(_ screen: RouteDefinition, _ key: [String], _ index: Int) -> Bool {
      let (owner, property, _) = owner(of: key, index)
      let features = [owner].compactMap(\.self) + drafts[index].parts.map(\.feature)
      return screen.transitions.contains { transition in
        guard transition.operations == [.dismissScreen],
          let name = transition.action.split(separator: ".").first.map(String.init)
        else { return false }
        return name == property
          || features.contains { feature in
            walker.evidence.sends(name, of: feature.action).contains(where: \.isWrittenByBinding)
          }
      }
    }

    /// Why it is not known how a screen closes.
    private static func reason(
      for shown: String, isController: Bool, isUnread: Bool
    ) -> String {
      isController
        ? "\(shown) shows a view controller: which of its buttons close it cannot be read"
        : isUnread
          ? "\(shown) shows a view whose code was not read: it is taken to close itself"
          : "the code that shows \(shown) is in a library, so how it closes is not known"
    }

    /// Whether something is presented as a screen that has no button to close it by itself.
    private func isScreen(_ kind: SlotKind?) -> Bool {
      kind.map { $0 != .push && !$0.isAlert } ?? false
    }

    /// Adds buttons of alerts that no code hears, as they close the alert all the same. An alert that its own buttons
    /// present again has other buttons then, which are not distinguished.
    mutating func addAlertExits() {
      for index in drafts.indices {
        for (key, route) in drafts[index].slotRoutes.sorted(by: { $0.value < $1.value }) {
          guard showsAlert(route, index),
            let known = drafts[index].definition.routes.first(where: { $0.name == route }),
            !known.transitions.isEmpty
          else { continue }
          let presentsItself = known.transitions.allSatisfy { transition in
            transition.operations.contains { operation in
              guard case .fill(_, let shown) = operation else { return false }
              return shown.target.route == route
            }
          }
          let unhandledButtons = buttons(key, index).filter { name in
            !known.transitions.contains { $0.action.split(separator: ".").contains { $0 == name } }
          }
          for action in unhandledButtons
            + (presentsItself && unhandledButtons.isEmpty ? ["another button"] : [])
          {
            append(
              Transition(action: action, operations: [], location: known.location), to: route,
              of: index)
          }
        }
      }
    }

    /// The actions that code gives to buttons of an alert, where these are the alert's own.
    private func buttons(_ key: [String], _ index: Int) -> [String] {
      guard let container = drafts[index].slot(key)?.container,
        let type = walker.containers[container]?.type.unwrapped
      else { return [] }
      var shown = type
      if let choice = type.declaration, let one = choice.declaredCase(key[2]),
        let payload = one.payloads.first
      {
        shown = program.resolve(payload, of: one, in: choice)
      }
      guard let actions = shown.buttons?.declaration,
        features.feature(ofAction: .declared(actions)) == nil
      else { return [] }
      let isDialog = if case .dialog = shown { true } else { false }
      let given = Set(
        walker.mentions.buttonActions.filter { walker.isInDialog($0) != !isDialog }
          .compactMap { Walker.lastName($0) })
      return actions.cases.map(\.name).filter(given.contains)
    }

    /// The modifier that shows it, if that is none of SwiftUI's for screens.
    private func modifier(_ key: [String], _ index: Int) -> String? {
      guard let container = drafts[index].slot(key)?.container else { return nil }
      let holder = drafts[index].holder(key)
      let owner = holder.isEmpty ? drafts[index].feature : drafts[index].screens[holder]
      let parts = drafts[index].parts.filter { $0.owner ?? "" == holder }.map(\.feature)
      let state = ([owner].compactMap(\.self) + parts).lazy.compactMap(\.state.declaration)
        .first { ObjectIdentifier($0) == container.owner }
      guard let state, let name = walker.evidence.modifier(container.property, of: state),
        name.first?.isLowercase == true,
        !Library.presenting.contains(name) || Library.system.contains(name)
          || program.draws(name, walker.evidence.foreign)
      else { return nil }
      return name
    }

    private func showsForeign(_ key: [String], _ route: String, _ index: Int) -> Bool {
      if drafts[index].screens[route] != nil { return wrapsController(route, index) }
      if let path = owner(of: key, index).path, path.isItems {
        return views.provided(for: path.type.screens).contains {
          $0.item == key[2] && $0.view == nil
        }
      }
      return presents(walker.evidence.foreign, key, index)
    }

    /// Whether the view of a screen shows a view controller.
    private func wrapsController(_ route: String, _ index: Int) -> Bool {
      guard let feature = drafts[index].screens[route] else {
        return shownViews(of: route, index).contains(where: walker.evidence.foreign.contains)
      }
      return walker.evidence.views[ObjectIdentifier(feature.action)]?.contains(
        where: walker.evidence.foreign.contains) ?? false
    }

    /// The feature whose state has a slot, and the property.
    private func owner(of key: [String], _ index: Int) -> (
      feature: Feature?, property: String, path: StatePath?
    ) {
      let holder = drafts[index].holder(key)
      let owner = holder.isEmpty ? drafts[index].feature : drafts[index].screens[holder]
      let property = drafts[index].slot(key)?.container.property ?? key[1]
      let path = owner.flatMap { slots(of: $0) }?.first { $0.name == property }?.path
      return (owner, property, path)
    }

    /// Whether a slot that shows no feature presents one of some views.
    private func presents(_ views: Set<String>, _ key: [String], _ index: Int) -> Bool {
      let (owner, property, path) = owner(of: key, index)
      let holder = drafts[index].slot(key)?.container.owner
      // `$store.destination.files` names one of several.
      let others = Set(path?.type.declaration?.cases.map(\.name) ?? []).subtracting([key[2]])
      return walker.evidence.sites.contains { name, sites in
        views.contains(name)
          && sites.contains { site in
            site.presenters.contains(property)
              && (site.state != nil && site.state === owner?.state.declaration
                || holder == ObjectIdentifier(site.maker))
              && (site.presenters.contains(key[2]) || site.presenters.isDisjoint(with: others))
          }
      }
    }
  }

  extension CoordinatorDefinition {
    /// The routes that operations of its own present in its stack, as a sheet or a cover.
    fileprivate var presentedRoutes: Set<String> {
      let transitions = routes.flatMap(\.transitions) + handlers.map(\.transition)
      return Set(
        transitions.flatMap(\.operations.flattened).compactMap { operation in
          guard case .append(let destination) = operation, !destination.presentation.isPush else {
            return nil
          }
          return destination.target.route
        })
    }
  }
#endif
