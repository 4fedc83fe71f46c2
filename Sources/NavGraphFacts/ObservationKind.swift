/// Something that a search looks for in the states it visits and the steps it takes.
///
/// Rules read observations; each is recorded the first time it is seen, so that its witness is a shortest one. Each
/// kind documents the fields of its ``ObservationKey``; fields that are not mentioned are nil. Its ``scope`` is what
/// rules can conclude where there is none.
package enum ObservationKind: String, Hashable, Codable, Sendable, CaseIterable {
  // MARK: States

  /// A stack whose library keeps the root in the array has no entry. `coordinator`.
  case emptyStack
  /// The bottom entry of a shown stack is presented as a push, and nothing around it provides a navigation
  /// container. `route`: that entry's.
  case pushedRoot
  /// An entry is where the views show nothing. `route`: the entry's; `other`: the route of the
  /// presented entry or root below it that has no navigation container.
  case unrendered
  /// The selection of a tab container is none of its tabs. `coordinator`.
  case nothingSelected
  /// Two slots of one presenter that cover it are taken. `coordinator`; `route`: the presenter, nil for
  /// the container; `index` and `otherIndex`: the slots, of the presenter or of the container.
  case slotsTakenTogether
  /// A slot is to present something while something in the content beneath that slot is presented. `coordinator`; `route`:
  /// the presenter, nil for the container; `index`: the slot, of the presenter or the container.
  case slotAroundModal
  /// A stack presents a screen while a flow that the screens beneath host presents something. `route`: the screen.
  case entryAroundModal
  /// A shown stack brings a navigation container of its own inside another. `route`: its bottom entry's;
  /// `other`: the route that hosts the flow.
  case nestedNavigation
  /// A pushed flow has screens of its own pushed on the stack that shows the enclosing flow. `route`: the
  /// hosting route; `other`: the top route of the flow.
  case pushedChild
  /// The enclosing flow has a screen above a hosted flow that has pushed screens of its own. `route`: the hosting
  /// route; `other`: the route above it.
  case parentAboveChild
  /// The number of sheets and covers on top of one another; once for each number. `index`: the number.
  case modalLayers
  /// A screen is in use while what it requires does not hold. `route`; `cause`: what led there, nil where
  /// the app starts with it.
  case behindClosedGate
  /// Two live owners have an effect pending under one cancellation id. `coordinator`; `route`, nil for
  /// one of the coordinator; `index`: the effect, of the route or coordinator.
  case sharedEffectID

  // MARK: Steps

  /// A transition handled the action. `cause`: the transition.
  case heard
  /// The transition changed the state, or sent or started something. `cause`: the transition.
  case changed
  /// Two coordinators moved entries on one action, neither because the other asked it to. `cause`: the
  /// transition that moved first; `counterpart`: the other.
  case movedTogether
  /// A dismissal found fewer presented entries than it was to close, and took pushed ones instead.
  /// `cause`, `operation`, `coordinator`: the container's.
  case dismissedPushes
  /// An operation took the last entry of a stack whose library keeps the root in the array. `cause`,
  /// `operation`, `coordinator`: the container's.
  case emptied
  /// What stood on a presented entry is still there after that entry went. `cause`, `operation` (nil for
  /// a gesture), `route`: the entry that went; `other`: what stood on it.
  case orphaned
  /// An entry went while the flow that it hosts presented something. `cause`, `operation` (nil for a
  /// gesture); `route`: the entry's.
  case removedPresenter
  /// An entry was replaced where the library cancels nothing, while an effect of the old screen was
  /// pending. `cause`, `operation`; `route`: the old; `other`: the new.
  case replacedUnderEffect
  /// An operation filled a slot that was taken. `cause`, `operation`; `route`: the old screen; `other`: the new.
  case replacedContent
  /// The library spreads a step's change to a stack over several timed updates. `cause`;
  /// `coordinator`: the container's; `index`: how many updates.
  case needsDelays
  /// A screen that was not in use changed what is shown, and did more than remove screens that covered it. `cause`;
  /// `route`: the screen.
  case actedHidden
  /// An effect sent its action after its screen was removed, or deferred operations ran then. `cause`: the
  /// effect, or the deferred operation; `route`: the screen; `index`: 1 where that changed what is shown, else 0.
  case emittedAfterwards
  /// An effect sent its action while its screen was covered or in a tab that is not shown. `cause`: the
  /// effect; `route`: the screen; `index`: 1 where that changed what is shown, else 0, also where it only
  /// removed screens that covered it.
  case emittedHidden
  /// A response, or another late event of a screen's, closed screens by counting (`goBack`, `pop`, `dismiss`). `cause`,
  /// `operation`, `coordinator`: the container's; `route`: the screen whose event it was; `other`: the topmost screen that
  /// went; `index`: 0 where the screen went with it, 1 where it had gone before or is still there.
  case closedLate
  /// A screen's `dismiss()` closed the flow that it is the root of. `cause`, `operation`; `route`: the
  /// screen; `other`: the route that hosted the flow.
  case dismissedFlow
  /// An operation selected another tab while something presented stayed in front. `cause`, `operation`,
  /// nil for the bar; `route`: the tab; `other`: the screen in front.
  case selectedBehindModal
  /// A link changed the state, and the screen in front is the same as before. `cause`: the link; `route`:
  /// the screen in front.
  case linkHidden
  /// An event from outside brought screens to a stack while something was presented, and the screen in front is the same
  /// as before. `cause`: the transition that hears it; `route`: the screen in front.
  case eventHidden
  /// A link, or an action with a promise, ended on another screen than promised. `cause`; `route`: the
  /// screen it ended on, nil where nothing is shown.
  case landedElsewhere
  /// A link that opens screens built another stack than when it was opened before, from elsewhere, with the same inputs and the same
  /// alternatives of what it does; once for each link, with `against`: the first. `cause`: the link.
  case linkStackVaries
  /// A kept case of a switch, or a kept tab, came back in the state that it was left in, while a sibling
  /// of it was started afresh by the same step. `cause`; `route`: the case or tab.
  case restoredFlow
  /// The same tap, repeated before the screen could change, did everything again. `cause`; `operation`: the
  /// first that brought an entry both times; `coordinator`: the container's.
  case repeated
  /// A step would have made a stack higher, or nested more, than a limit. `cause`; `coordinator`: one
  /// whose flow would have grown; `index`: 0 for the height, 1 for modals, 2 for flows.
  case cutByHeight
  /// A stack grows each time that the same steps are taken again, without end. The witness ends where the
  /// cycle closes for the first time; `against` is where it begins. `coordinator`: whose flow grows; `cause`:
  /// the transition that closes the cycle.
  case grows

  // MARK: All states together

  /// From a state that shows the screen, no step of the app leads to another screen. `route`.
  case deadEnd
  /// From a state that shows the screen, users can no longer return home. `route`.
  case lost
  /// From a state in which a slot is taken, no steps of the app lead to one in which it is free. `coordinator`;
  /// `route`: the presenter, nil for the container; `index`: the slot; `other`: the screen in front, where the slot can
  /// still be emptied each time that it has just been filled: it is that screen that nothing leads away from.
  case slotStuck
  /// Steps that the app takes by itself form a cycle. `cause`: the transition that closes it.
  case automaticLoop
}

/// The first time that an observation was seen.
package struct RecordedObservation: Hashable, Codable, Sendable {
  package var key: ObservationKey
  /// Index into the trace: the step, or the state.
  package var witness: Int
  /// A second place of the trace, where the observation is about two.
  package var against: Int?

  package init(key: ObservationKey, witness: Int, against: Int? = nil) {
    self.key = key
    self.witness = witness
    self.against = against
  }
}

/// The fields that distinguish one observation of a kind from another.
package struct ObservationKey: Hashable, Codable, Sendable {
  package var kind: ObservationKind
  /// Index into the graph's coordinators.
  package var coordinator: Int?
  package var cause: Cause?
  /// Index into the operations of the cause with all their parts (`flattened`).
  package var operation: Int?
  package var counterpart: TransitionReference?
  package var route: RouteReference?
  package var other: RouteReference?
  package var index: Int?
  package var otherIndex: Int?

  package init(
    _ kind: ObservationKind, coordinator: Int? = nil, cause: Cause? = nil, operation: Int? = nil,
    counterpart: TransitionReference? = nil, route: RouteReference? = nil,
    other: RouteReference? = nil, index: Int? = nil, otherIndex: Int? = nil
  ) {
    self.kind = kind
    self.coordinator = coordinator
    self.cause = cause
    self.operation = operation
    self.counterpart = counterpart
    self.route = route
    self.other = other
    self.index = index
    self.otherIndex = otherIndex
  }

  /// The coordinators that it names.
  package var coordinators: Set<Int> {
    Set(
      [
        coordinator, route?.coordinator, other?.coordinator, counterpart?.coordinator,
        cause?.coordinator,
      ].compactMap(\.self))
  }

  /// Few of one kind differ in anything else alone.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine((cause?.mixed ?? 0) &* 1_000_003 &+ (route?.route ?? -1))
    hasher.combine((operation ?? -1) &* 1_000_003 &+ (index ?? -1))
  }
}
