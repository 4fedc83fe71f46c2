#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  // What views present from state of their own, or of a model: `@State var isHelpShown`, `$router.sheet`.

  extension RegistrationBuilder {
    /// What a view presents by a binding.
    struct ViewSlot {
      var view: TypeDeclaration
      var container: ScreenContainer
      var path: StatePath
      var call: FunctionCallExprSyntax
      var kind: SlotKind

      /// The arguments and closures of the call.
      var given: [Syntax] {
        call.children(viewMode: .sourceAccurate).filter { $0.id != call.calledExpression.id }
      }
    }

    /// A screen of a flow, or its coordinator: then the route is "".
    typealias Seat = (index: Int, route: String)

    /// Adds slots to the screens that there are; where one is there already, it stays.
    mutating func add(_ slots: [ViewSlot]) {
      // What is presented can present in turn.
      for _ in 0..<3 {
        for slot in slots {
          for seat in seats(of: slot.view) { add(slot, on: seat.route, of: seat.index) }
        }
      }
    }

    func viewSlots() -> [ViewSlot] {
      var found: [ViewSlot] = []
      for view in program.types where view.isView && !program.unusedViews.contains(view.node.id) {
        for call in view.calls where ViewReader.isPresenting(call) {
          for argument in ViewReader.bound(of: call) {
            guard let path = views.presented(by: argument.expression, in: view),
              let container = walker.container(path), container.kind == .slot,
              Self.isOfView(path), views.localDestinations[container] == nil,
              !found.contains(where: { $0.view === view && $0.container == container }),
              let modifier = call.calledName
            else { continue }
            walker.register(container, path)
            found.append(
              ViewSlot(
                view: view, container: container, path: path, call: call,
                kind: kind(ofModifier: modifier)))
          }
        }
      }
      return found
    }

    /// The screens that a view is, or is a part of.
    private func seats(of view: TypeDeclaration) -> [Seat] {
      var found: [Seat] = []
      var open = [view]
      var seen: Set<ObjectIdentifier> = []
      while let part = open.popLast() {
        guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
        let own = ownSeats(of: part)
        found += own
        guard own.isEmpty else { continue }
        open += (walker.evidence.sites[part.name] ?? []).filter(\.presenters.isEmpty).map(\.maker)
      }
      return found
    }

    private func ownSeats(of view: TypeDeclaration) -> [Seat] {
      let places = views.ownPlaces(of: view)
      return drafts.indices.flatMap { index -> [Seat] in
        let draft = drafts[index]
        let shown = draft.presentedViews.filter { $0.value === view }.keys.sorted()
        let screens = places.filter { $0.flow.container == draft.container }.map {
          Self.identifier($0.name)
        }.filter { name in draft.definition.routes.contains { $0.name == name && $0.hosts == nil } }
        let parts = views.feature(of: view).map { feature in
          draft.definition.routes.map(\.name).filter { name in
            draft.screens[name] === feature && canShow(view.name, of: feature, on: name, index)
          }
        }
        let isFlow = views.flows.contains { $0.view === view && $0.container == draft.container }
        return (shown + screens + (parts ?? []) + (isFlow ? [""] : [])).map { (index, $0) }
      }
    }

    private mutating func add(_ slot: ViewSlot, on owner: String, of index: Int) {
      let property = slot.container.property
      let contents = contents(of: slot)
      guard
        !drafts[index].slots.contains(where: {
          $0.owner == owner && $0.container == slot.container
        }), drafts[index].definition.routes.count < 200,
        // The buttons of a child's view are read as the child's.
        contents.allSatisfy({ $0.view.map { views.feature(of: $0) == nil } ?? true })
      else { return }
      let name = drafts[index].freeSlot(
        property, owner, of: slot.container, part: [], shared: slotsOfOthers)
      drafts[index].slots.append(
        Slot(owner: owner, name: name, container: slot.container, part: [], holder: owner))
      let place = program.place(of: slot.call)
      var definition = SlotDefinition(
        name: name, kind: slot.kind, isBool: slot.path.type.isBool, location: location(place))
      for content in contents {
        let screen =
          content.name == property
          ? property.screenName ?? content.view.map { Self.identifier($0.name) } ?? property
          : Self.identifier(content.name)
        let route = Self.free(screen, after: [[owner.isEmpty ? "own" : owner]]) { name in
          drafts[index].definition.routes.contains { $0.name == name }
        }
        let flow = views.flows.first { $0.view === content.view }
        let hosted = drafts.first { flow != nil && $0.container == flow?.container }
        drafts[index].definition.routes.append(
          RouteDefinition(
            name: route, identity: .constant(route), hosts: hosted?.definition.name,
            location: location(place)))
        drafts[index].slotRoutes[[owner, name, content.name]] = route
        if hosted == nil { drafts[index].presentedViews[route] = content.view }
        if slot.kind.isAlert { addPlainButtons(of: slot, to: route, of: index) }
      }
      definition.initial = walker.presentedAtFirst(slot.path).flatMap { shown in
        drafts[index].slotRoutes[[owner, name, shown]].map { RoutePattern(route: $0) }
      }
      if let position = drafts[index].definition.routes.firstIndex(where: { $0.name == owner }) {
        drafts[index].definition.routes[position].slots.append(definition)
      } else {
        drafts[index].definition.slots.append(definition)
      }
    }

    /// The buttons of an alert that do nothing but close it.
    private mutating func addPlainButtons(of slot: ViewSlot, to route: String, of index: Int) {
      let calls = slot.given.flatMap(CallFinder.calls)
      for button in calls.filter({ $0.calledName == "Button" }) + calls.flatMap(\.alertButtons) {
        let place = program.place(of: button)
        let title =
          button.calledName == "Button"
          ? ViewWalker.literal(in: Syntax(button)).map { "Button: " + $0 } ?? "Button"
          : button.alertTitle
        guard !views.actions.contains(where: { $0.place == place && $0.label == title }) else {
          continue
        }
        append(
          Transition(action: title, operations: [], location: location(place)), to: route, of: index
        )
      }
    }

    /// The cases of what a slot holds, each with the view that its `switch` shows; without an enum, its only content.
    private func contents(of slot: ViewSlot) -> [(name: String, view: TypeDeclaration?)] {
      func view(in nodes: [Syntax]) -> TypeDeclaration? {
        nodes.lazy.compactMap { views.firstView(in: $0, near: slot.view) }.first
      }
      let choice = slot.path.type.unwrapped.declaration
      guard let choice, choice.kind == .enumeration, !slot.kind.isAlert else {
        return [(slot.container.property, slot.kind.isAlert ? nil : view(in: slot.given))]
      }
      let cases = slot.given.flatMap { CaseBodies.all(in: $0) }
      return choice.cases.map { one in
        (one.name, view(in: cases.filter { $0.name == one.name }.map(\.statements)))
      }
    }

    /// The content of slots on which the user finds an action, beside the screens of flows that its view is.
    func presentedSeats(of action: ViewWalker.Action) -> [Seat] {
      let seats = seats(of: action.view)
      guard action.isPresented else {
        let isPresented = seats.contains {
          drafts[$0.index].presentedViews[$0.route] != nil
        }
        return isPresented ? seats.filter { !$0.route.isEmpty } : []
      }
      return seats.flatMap { seat in
        drafts[seat.index].slotRoutes.filter { key, _ in
          guard key[0] == seat.route, let slot = drafts[seat.index].slot(key) else { return false }
          return action.presenters.contains { names in
            names.contains(slot.container.property)
              && (key[2] == slot.container.property || names.count == 1 || names.contains(key[2]))
          }
        }.map { (seat.index, $0.value) }
      }.sorted { $0 < $1 }
    }

    /// The actions of views that present others whose buttons also close those: `Button("Save") { dismiss(); onSave() }`,
    /// by where these close.
    func actionsClosingFromOutside() -> [SourcePlace: [ViewWalker.Action]] {
      Dictionary(
        grouping: (views.actions + views.sentClosings).filter { action in
          action.isPresented
            && action.steps.firstDismissal.map { !program.contains($0, action.view) } == true
        }, by: { $0.steps.firstDismissal ?? $0.place })
    }

    /// Whether an action is part of another one that the user finds in the same place.
    func isPart(
      _ action: ViewWalker.Action, of extended: [SourcePlace: [ViewWalker.Action]], at seat: Seat
    ) -> Bool {
      guard action.steps.count == 1, let place = action.steps.firstDismissal,
        let others = extended[place], !action.isPresented
      else { return false }
      return others.contains { other in presentedSeats(of: other).contains { $0 == seat } }
    }

    /// Whether a slot is state of a view, which no other gives it, or of a model.
    private static func isOfView(_ path: StatePath) -> Bool {
      guard let last = path.components.last, let owner = last.owner else { return false }
      let isGiven = owner.properties[last.name]?.attributes.contains("Binding") ?? false
      return !isGiven && (owner.isView || owner.kind == .reference)
    }

    func isViewSlot(_ container: ScreenContainer) -> Bool {
      walker.containers[container].map(Self.isOfView) == true
        && drafts.contains { draft in draft.slots.contains { $0.container == container } }
    }

    /// The first screen of a flow that closes itself closes the flow: there is nothing else that it could mean.
    func allowedClosing(
      by action: ViewWalker.Action, on screen: String?, of index: Int
    ) -> [Suppression] {
      let name = drafts[index].definition.name
      guard action.closesView, let screen, isRoot(screen, of: index),
        drafts.contains(where: { $0.definition.routes.contains { $0.hosts == name } })
      else { return [] }
      return [
        Suppression(
          rule: "dismiss-wrong-scope", reason: "the first screen of a flow closes the flow",
          location: location(action.place))
      ]
    }

    /// Adds what a view of a feature presents from state of its own.
    mutating func addOwnSlotChange(_ action: ViewWalker.Action) -> Bool {
      let changes = ViewWalker.operations(action.steps)
      guard !action.isPresented, !changes.isEmpty,
        changes.allSatisfy({ isViewSlot($0.container) })
      else { return false }
      let seats = seats(of: action.view)
      for seat in seats { add(action, on: seat.route, of: seat.index) }
      return !seats.isEmpty
    }

    /// Returns the operations for a change of what a view presents, by a screen of a flow: in the flow itself, or around it.
    mutating func viewSlot(_ change: Change, on screen: String?, of index: Int) -> [Operation] {
      let own = Origin(start: index, coordinator: index, route: screen)
      if slot(change.container, at: index, own) != nil { return slot(change, at: index, own) }
      let outer = drafts.indices.first { outer in
        outer != index && hosts(from: outer, to: index, nil) != nil
          && drafts[outer].slots.contains { $0.owner.isEmpty && $0.container == change.container }
      }
      guard let outer else { return [] }
      let changes = slot(change, at: outer, Origin(start: outer, coordinator: outer))
      return changes.isEmpty ? [] : [.within(.ancestor(drafts[outer].definition.name), changes)]
    }
  }
#endif
