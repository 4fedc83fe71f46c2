#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  /// Converts the result to the form that is printed.
  struct ReadingBuilder {
    private let composition: Composition
    private let walker: Walker
    private let views: ViewWalker
    private var names: [ScreenContainer: String] = [:]
    private var owners: [ScreenContainer: Feature?] = [:]

    init(_ composition: Composition, _ views: ViewWalker) {
      self.composition = composition
      self.views = views
      walker = composition.walker
      var mains: [ScreenContainer: Feature] = [:]
      for feature in walker.features.all {
        registerMain(of: feature)
        if let main = walker.mainContainer(of: feature)?.container, mains[main] == nil {
          mains[main] = feature
        }
      }
      for container in walker.containerOrder {
        let path = walker.containers[container]
        let owner =
          mains[container]
          ?? path.flatMap { path in
            walker.features.feature(
              ofState: path.components.last?.owner.map { .declared($0) } ?? path.type)
          }
        owners[container] = owner
        let base =
          owner?.name ?? path?.components.last?.owner.map {
            $0.name == "State" ? $0.parent?.name ?? $0.name : $0.name
          }
          ?? "App"
        let main = owner.flatMap { walker.mainContainer(of: $0)?.container }
        names[container] =
          main == container || container.property.isEmpty ? base : base + "." + container.property
      }
    }

    private func registerMain(of feature: Feature) {
      guard !composition.isElement(feature), let main = walker.mainContainer(of: feature) else {
        return
      }
      walker.register(main.container, main.path)
    }

    func reading() -> Reading {
      var reading = Reading()
      var transitions: [ScreenContainer: [Reading.Transition]] = [:]
      let all = composition.credited()
      let dismissing = Set(
        all.filter { $0.dismissal != nil && !placements(of: $0.feature).isEmpty }.map(\.handler))
      for credited in all {
        // A button that closes its alert and the screen with it: one transition.
        if credited.dismissal == nil, dismissing.contains(credited.handler), Self.isClosed(credited)
        {
          continue
        }
        if let place = credited.dismissal {
          for (container, transition) in dismissals(credited, place) {
            transitions[container, default: []].append(transition)
          }
          continue
        }
        guard let first = credited.operations.first else { continue }
        transitions[first.container, default: []] += self.transitions(credited, first)
      }
      for action in views.actions {
        for (container, transition) in self.transitions(action) {
          transitions[container, default: []] += transition
        }
      }
      for container in walker.containerOrder {
        // Values of one payload that lead to the same are one transition.
        var seen: Set<Reading.Transition> = []
        let own = (transitions[container] ?? []).filter { seen.insert($0).inserted }
        if own.isEmpty, isOnlyMentioned(container) { continue }
        reading.coordinators.append(coordinator(container, own))
      }
      reading.coordinators.sort { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
      reading.unclear = walker.unclear.sorted().map {
        Reading.Remark(file: $0.place.file, line: $0.place.line, why: $0.reason)
      }
      return reading
    }

    /// What an action does: once for each of the popups with its button.
    private func transitions(
      _ credited: Composition.Credited, _ first: Change
    ) -> [Reading.Transition] {
      let own = owner(of: credited)
      let popups = composition.popups(sending: credited)
      return (popups.isEmpty ? [credited.origin.screen] : popups).map { screen in
        Reading.Transition(
          file: first.place.file, line: first.place.line,
          on: Reading.Origin(screen: screen, action: credited.origin.action),
          trigger: trigger(credited), when: credited.conditions.conjoined, via: credited.via,
          operations: credited.operations.map { operation in
            Reading.Operation(
              op: operation.word,
              target: popup(closedBy: operation, on: screen) ?? Self.target(of: operation),
              container: operation.container == own ? nil : names[operation.container],
              line: operation.place.line)
          })
      }
    }

    /// Which of several popups that a view draws itself a change closes, where that is known.
    private func popup(closedBy change: Change, on screen: String) -> String? {
      let popup = walker.evidence.popups[change.container.key]
      return change.name == "clear" && popup?.cases.contains(screen) == true ? screen : nil
    }

    /// Whether a stack is only named by a view, as a navigator from its environment, and belongs to a flow elsewhere.
    private func isOnlyMentioned(_ container: ScreenContainer) -> Bool {
      guard container.kind == .stack, (owners[container] ?? nil) == nil,
        !views.flows.contains(where: { $0.container == container })
      else { return false }
      return walker.containers[container].map { walker.initial(of: $0).isEmpty } ?? true
    }

    /// Returns the user's actions on a view, on each screen that the view is or belongs to.
    private func transitions(
      _ action: ViewWalker.Action
    ) -> [(ScreenContainer, [Reading.Transition])] {
      let operations = ViewWalker.operations(action.steps)
      guard let first = operations.first else { return [] }
      let flow = views.flow(around: action.view).flatMap { $0.container.kind == .stack ? $0 : nil }
      let places = views.places(of: action.view).filter { $0.flow.container.kind == .stack }
      let container = flow?.container ?? first.container
      if let screen = action.trigger == .link ? "deeplink" : action.screen {
        return [(container, transitions(action, on: screen, of: container))]
      }
      guard !places.isEmpty else {
        let screen = screen(of: action.view) ?? "self"
        return [(container, transitions(action, on: screen, of: container))]
      }
      return places.map { place in
        let own = place.flow.container
        return (own, transitions(action, on: place.name, of: own))
      }
    }

    private func transitions(
      _ action: ViewWalker.Action, on screen: String, of own: ScreenContainer
    ) -> [Reading.Transition] {
      Self.conditional(action.steps).map { operation, conditions in
        Reading.Transition(
          file: operation.place.file, line: operation.place.line,
          on: Reading.Origin(screen: screen, action: action.label),
          trigger: Self.word(for: action.trigger),
          when: conditions.conjoined,
          via: action.trigger == .link ? "deeplink" : "view",
          operations: [
            Reading.Operation(
              op: operation.word, target: Self.target(of: operation),
              container: operation.container == own || isOnlyMentioned(operation.container)
                ? nil : names[operation.container],
              line: operation.place.line)
          ])
      }
    }

    private static func word(for trigger: Evidence.Trigger) -> String {
      switch trigger {
      case .link: "link"
      case .automatic: "automatic"
      case .event: "effect"
      case .tap, .tab: "tap"
      }
    }

    /// What steps do, each with its conditions.
    private static func conditional(
      _ steps: [Step], _ conditions: [String] = []
    ) -> [(Change, [String])] {
      steps.flatMap { step -> [(Change, [String])] in
        switch step {
        case .operation(let operation): [(operation, conditions)]
        case .branch(let check, let then, let otherwise):
          conditional(then, conditions + check.words(true))
            + conditional(otherwise, conditions + check.words(false))
        case .block(let inner, _): conditional(inner, conditions)
        case .send, .dismiss, .open, .exit: []
        }
      }
    }

    /// The screen that a view with a store is, by its feature.
    private func screen(of view: TypeDeclaration) -> String? {
      let store = views.feature(of: view)
      guard let store else { return nil }
      if let placement = placements(of: store).first { return placement.1 }
      for parent in walker.features.all {
        guard let state = parent.state.declaration else { continue }
        if let name = state.propertyOrder.first(where: {
          walker.child($0, of: state) === store
        }) {
          return name
        }
      }
      return nil
    }

    private func owner(of credited: Composition.Credited) -> ScreenContainer? {
      walker.mainContainer(of: walker.handlers[credited.handler].feature)?.container
    }

    /// The route that a change shows, or the slot that it clears.
    private static func target(of change: Change) -> String? {
      if case .route(let name)? = change.targets.last { return name }
      let slot = change.container
      return change.name == "clear" && slot.kind == .slot && !slot.property.isEmpty
        ? slot.property : nil
    }

    private func trigger(_ credited: Composition.Credited) -> String {
      if credited.origin.screen == "deeplink" { return "link" }
      if credited.via == "effect" { return "effect" }
      switch composition.trigger(of: credited.handler) {
      case .automatic: return "automatic"
      case .effect, .sent: return "effect"
      case .tap: return isSentByCode(credited) ? "effect" : "tap"
      case .gesture, .link: return "tap"
      }
    }

    /// Whether no view sends the action itself, but code does for another one.
    private func isSentByCode(_ credited: Composition.Credited) -> Bool {
      let handler = walker.handlers[credited.handler]
      return credited.origin == composition.origin(of: handler.path, in: handler.feature)
        && composition.viewSends(composition.ownHandledActions[credited.handler]).isEmpty
        && !composition.sendersOf(credited.handler).isEmpty
    }

    private static func isClosed(_ credited: Composition.Credited) -> Bool {
      credited.operations.allSatisfy {
        $0.name == "clear" && $0.place == credited.operations.first?.place
      }
    }

    /// Returns the operations that close more than the alert when its button is tapped.
    private func closed(by handler: Int) -> [Reading.Operation] {
      walker.handlers[handler].steps.compactMap { step in
        guard case .operation(let operation) = step, operation.name == "clear" else { return nil }
        return Reading.Operation(
          op: "clear", target: Self.target(of: operation), container: names[operation.container],
          line: operation.place.line)
      }
    }

    /// A screen that closes itself, in each place where it is shown.
    private func dismissals(
      _ credited: Composition.Credited, _ place: SourcePlace
    ) -> [(ScreenContainer, Reading.Transition)] {
      placements(of: credited.feature).map { container, route in
        let op = container.kind == .stack ? "pop" : "clear"
        return (
          container,
          Reading.Transition(
            file: place.file, line: place.line,
            on: Reading.Origin(
              screen: route,
              action: composition.origin(of: credited.path, in: credited.feature).action),
            trigger: "effect",
            when: credited.conditions.conjoined,
            via: "effect",
            operations: closed(by: credited.handler)
              + [
                Reading.Operation(
                  op: op, target: op == "clear" ? container.property : nil, container: nil,
                  line: place.line)
              ])
        )
      }
    }

    /// The containers in which a feature is a screen, with its name there.
    func placements(of feature: Feature) -> [(ScreenContainer, String)] {
      walker.containerOrder.flatMap { container -> [(ScreenContainer, String)] in
        guard let path = walker.containers[container],
          container.kind == .stack || container.kind == .slot,
          let screens = path.type.screens
        else { return [] }
        if container.kind == .slot, walker.features.feature(ofState: path.type) === feature {
          return [(container, container.property)]
        }
        return screens.cases.compactMap { one in
          guard let payload = one.payloads.first,
            walker.features.feature(ofState: walker.program.resolve(payload, of: one, in: screens))
              === feature
          else { return nil }
          return (container, one.name)
        }
      }
    }

    /// The library whose container it is.
    private func library(_ path: StatePath, _ container: ScreenContainer) -> String {
      let isFlow = views.flows.contains { $0.container == container }
      if container.kind == .stack, isFlow || (owners[container] ?? nil) == nil && !path.isRouteStack
      {
        return "flowStacks"
      }
      switch path.type.unwrapped {
      case .array(.route):
        return path.isRouteStack ? "tcaRouteStack" : "tcaCoordinators"
      case .navigationState: return "routingReducer"
      case .navigation: return "composableNavigation"
      default: return "composableArchitecture"
      }
    }

    /// The feature of a screen.
    private func child(
      _ name: String, in container: ScreenContainer, _ owner: Feature?,
      _ screens: TypeDeclaration?
    ) -> Feature? {
      if let owner, container.kind != .stack || walker.containers[container]?.isItems == true {
        return composition.child(name, of: owner, screens)?.feature
      }
      guard let screens, let one = screens.declaredCase(name), let payload = one.payloads.first
      else { return nil }
      return walker.features.feature(
        ofState: walker.program.resolve(payload, of: one, in: screens))
    }

    private func coordinator(
      _ container: ScreenContainer, _ transitions: [Reading.Transition]
    ) -> Reading.Coordinator {
      let path = walker.containers[container] ?? StatePath(components: [], type: .unknown)
      let owner = owners[container] ?? nil
      let place =
        owner.map { walker.program.place(of: $0.place.node) }
        ?? path.components.last?.owner.map { walker.program.place(of: $0.node) }
        ?? SourcePlace(file: "", line: 0)
      let screens = path.type.screens
      var shown = screens?.cases.map(\.name) ?? []
      if walker.isYesOrNo(path), container.kind == .switch, let last = path.components.last,
        let state = last.owner
      {
        shown = walker.evidence.childrenShown(by: last.name, of: state)
      }
      let routes = shown.map { name in
        Reading.Route(
          name: name,
          hosts: child(name, in: container, owner, screens).flatMap {
            composition.isCoordinator($0) ? $0.name : nil
          })
      }
      return Reading.Coordinator(
        name: names[container] ?? "", file: place.file, line: place.line,
        library: library(path, container),
        container: container.kind.rawValue,
        initial: initial(of: path, container), routes: routes, transitions: transitions)
    }

    /// What a container shows at first.
    private func initial(of path: StatePath, _ container: ScreenContainer) -> [Reading.Initial] {
      guard container.kind == .slot, let last = path.components.last else {
        return walker.initial(of: path).compactMap { shown in
          guard case .route(let name) = shown.target else { return nil }
          return Reading.Initial(route: name, style: shown.style ?? "push")
        }
      }
      switch path.type.unwrapped {
      case .navigation, .navigationState: return []
      default: break
      }
      let modifier = last.owner.flatMap { walker.evidence.modifier(last.name, of: $0) }
      let style =
        switch modifier {
        case "fullScreenCover": "cover"
        case "navigationDestination", "NavigationLink": "push"
        default: "sheet"
        }
      return walker.presentedAtFirst(path).map { [Reading.Initial(route: $0, style: style)] } ?? []
    }
  }

  extension [String] {
    /// Conditions that all hold; nil for none.
    fileprivate var conjoined: String? {
      isEmpty ? nil : operands(shortenedTo: 100).joined(separator: " && ")
    }
  }
#endif
