#if SourceReading
  import NavGraphModel
  import SwiftSyntax

  /// The nesting of features, and which handler hears the actions of another.
  final class Composition {
    let walker: Walker
    var program: Program { walker.program }
    var features: Features { walker.features }

    /// The choices of screens that stacks and slots hold.
    private let elements: Set<ObjectIdentifier>

    init(_ walker: Walker) {
      self.walker = walker
      elements = Self.elements(walker.program)
      index()
    }

    /// Whether a feature is the choice of screens that a stack or a slot holds, rather than one of them.
    func isElement(_ feature: Feature) -> Bool {
      guard let state = feature.state.declaration, state.kind == .enumeration else { return false }
      return elements.contains(ObjectIdentifier(state))
    }

    private static func elements(_ program: Program) -> Set<ObjectIdentifier> {
      Set(
        program.types.flatMap { type in
          type.properties.values.compactMap { property -> ObjectIdentifier? in
            let found = program.type(ofProperty: property, in: type)
            switch found {
            case .presented, .stack, .array, .navigationState, .optional, .declared:
              guard let screens = found.screens, screens.kind == .enumeration else { return nil }
              let shown = found.isArrayOfRoutes ? Self.screens(of: screens) : nil
              return ObjectIdentifier(shown ?? screens)
            default: return nil
            }
          }
        })
    }

    // MARK: Names of actions

    /// The types that follow each step of an action of a feature.
    func types(along steps: [ActionStep], in feature: Feature) -> [SwiftType] {
      var type = SwiftType.declared(feature.action)
      var result: [SwiftType] = []
      for (index, step) in steps.enumerated() {
        guard let payloads = program.payloads(of: step.name, in: type) else {
          type = .unknown
          result.append(type)
          continue
        }
        let next = steps.indices.contains(index + 1) ? steps[index + 1].name : nil
        type =
          payloads.first { payload in
            next.map { program.payloads(of: $0, in: payload.type) != nil } ?? false
          }?
          .type ?? payloads.last?.type ?? .unknown
        result.append(type)
      }
      return result
    }

    /// Whether a feature has a stack, tabs or a choice of children.
    func isCoordinator(_ feature: Feature) -> Bool { walker.mainContainer(of: feature) != nil }

    /// The screen that an action of a feature comes from, and the action's name there.
    func origin(of path: [ActionStep], in feature: Feature) -> Reading.Origin {
      let types = types(along: path, in: feature)
      var screen: Int?
      var owner: Feature? = feature
      for (index, step) in path.enumerated() where !step.isPayload {
        let before: SwiftType = index == 0 ? .declared(feature.action) : types[index - 1]
        let hasNext = path.indices.contains(index + 1) && !path[index + 1].isPayload
        switch step.name {
        case "routeAction", "route", "modalRoute":
          if hasNext, isOfRoute(step, in: before, of: owner) { screen = index + 1 }
        case "element":
          if case .stackAction = before, hasNext { screen = index + 1 }
        case "presented":
          if case .presentationAction(let inner) = before {
            if isChoice(inner), hasNext {
              screen = index + 1
            } else if index > 0 {
              screen = index - 1
            }
          }
        default:
          if let child = features.feature(ofAction: types[index]) {
            // A child that a coordinator shows in a tab or as one of several.
            if case .declared = before, let parent = owner,
              features.feature(ofAction: before) === parent,
              screen != index, child !== parent || holdsItself(child),
              isCoordinator(child)
                || walker.mainContainer(of: parent).map({ $0.container.kind != .stack }) == true
                || child.name != parent.name && isShown(step.name, by: parent)
                || hasRoute(step.name, parent) || isScreen(step.name, of: parent)
            {
              screen = index
            }
          }
        }
        if let child = features.feature(ofAction: types[index]) { owner = child }
      }
      if screen == nil, let first = path.first {
        if viewSends(handledAction(path, in: feature)).contains(where: { $0.trigger == .link }) {
          return Reading.Origin(screen: "deeplink", action: names(path[...]))
        }
        if let main = walker.mainContainer(of: feature), main.container.kind == .tabs,
          walker.evidence.uses(first.name, of: feature.state.declaration).contains(.tabs)
        {
          return Reading.Origin(screen: "tab", action: names(path[...]))
        }
      }
      var name = screen.map { path[$0].name } ?? "self"
      if name == "root", let screen, let child = features.feature(ofAction: types[screen]) {
        name = child.name.prefix(1).lowercased() + child.name.dropFirst()
      }
      return Reading.Origin(screen: name, action: names(path[((screen ?? -1) + 1)...]))
    }

    /// Whether `routeAction` is the library's, with the route's index or id, and no case of the app's own.
    func isRouter(_ step: ActionStep, in type: SwiftType) -> Bool {
      program.payloads(of: step.name, in: type).map { $0.count > 1 } ?? true
    }

    /// Whether a step into an action of a feature stands for a screen that a library's container shows: `routeAction`, or
    /// `route` and `modalRoute` of RoutingReducer. Another feature's own action can have these names.
    func isOfRoute(_ step: ActionStep, in type: SwiftType, of feature: Feature?) -> Bool {
      step.name == "routeAction"
        ? isRouter(step, in: type)
        : feature?.owner?.inherited.contains("RoutingReducerProtocol") ?? false
    }

    private func names(_ steps: ArraySlice<ActionStep>) -> String {
      steps.filter { !$0.isPayload && !["router", "routeAction"].contains($0.name) }.map(\.name)
        .joined(separator: ".")
    }

    /// Returns whether a container of a feature has a route of a name: a child of that name is the content of the
    /// route.
    private func hasRoute(_ name: String, _ feature: Feature) -> Bool {
      guard let state = feature.state.declaration else { return false }
      return walker.containers.contains { container, path in
        container.owner == ObjectIdentifier(state) && !container.property.isEmpty
          && (container.kind != .stack || path.isItems)
          && path.type.screens?.declaredCase(name) != nil
      }
    }

    /// Returns whether a child is the root of its parent's stack, which is outside the stack's array.
    private func isShown(_ name: String, by parent: Feature) -> Bool {
      guard name == "root" else { return false }
      return parent.owner?.inherited.contains("RoutingReducerProtocol") == true
        || walker.mainContainer(of: parent)?.path.isRouteStack == true
    }

    /// Whether a child is the root of the stack that its parent's view shows, or presented without a `PresentationAction`.
    private func isScreen(_ name: String, of parent: Feature) -> Bool {
      guard let state = parent.state.declaration else { return false }
      return walker.evidence.roots[ObjectIdentifier(state)] == [name] || isInSlot(name, of: parent)
    }

    func isInSlot(_ name: String, of parent: Feature) -> Bool {
      let root = StatePath(components: [], type: parent.state)
      let scope = Scope(feature: parent, file: parent.place.file)
      return walker.property(name, of: root, scope).flatMap(walker.container)?.kind == .slot
    }

    /// Returns whether the presented content is one of several, as a `Destination` is.
    func isChoice(_ action: SwiftType) -> Bool {
      guard let feature = features.feature(ofAction: action) else {
        guard let declaration = action.declaration else { return false }
        return declaration.parent?.isReducerEnum == true
      }
      return feature.state.declaration?.kind == .enumeration
    }

    // MARK: Senders and hearers

    /// An action as seen from the deepest feature on its way.
    struct HandledAction {
      var feature: Feature
      var rest: [ActionStep]
      var prefix: [ActionStep]
      /// The feature that each step of the prefix leads to, if it leads to one.
      var passed: [Feature?] = []
    }

    func handledAction(_ path: [ActionStep], in feature: Feature) -> HandledAction {
      let types = types(along: path, in: feature)
      var result = HandledAction(feature: feature, rest: path, prefix: [])
      for index in path.indices {
        if let child = features.feature(ofAction: types[index]) {
          // An action that carries another one of its own feature, to send it later: a value.
          if child === result.feature, path[index].name != "presented", !holdsItself(child) {
            break
          }
          result = HandledAction(
            feature: child, rest: Array(path[(index + 1)...]), prefix: Array(path[...index]),
            passed: types[...index].map(features.feature(ofAction:)))
        }
      }
      return result
    }

    private var recipients: [ObjectIdentifier: [(handler: Int, handledAction: HandledAction)]] = [:]
    /// What handles an action, by the feature that sends it; as far as that was asked.
    private var handling: [ObjectIdentifier: [[ActionStep]: [Int]]] = [:]
    private var predecessors: [Int: Set<Int>] = [:]
    /// All handlers that send the action of a handler.
    private var senders: [Int: Set<Int>] = [:]
    /// What handlers send for each value of a stream, by the handlers that hear it.
    private(set) var streamed: [Int: [(sender: Int, sent: SentAction)]] = [:]
    /// The senders that do not only pass on the values of a stream.
    private var atOnce: [Int: Set<Int>] = [:]
    var ownHandledActions: [HandledAction] = []
    /// The handlers of the same feature that directly hear the actions that a handler of its own action sends.
    private(set) var followers: [Int: [Int]] = [:]
    /// The handlers that are read as a part of the tap that leads to them.
    private(set) lazy var consequences = findConsequences()
    private(set) lazy var partReports = findPartReports()
    private(set) lazy var refusedTabs = findRefusedTabs()
    private(set) lazy var partTaps = findPartTaps()
    private(set) lazy var outerSends = findOuterSends()
    /// The features that are children of others, or of their own.
    private(set) lazy var hosted = Set(
      features.all.flatMap { feature in
        // An alert's buttons can send the feature's own actions: that is no child.
        (children(of: feature) + shownInContainer(of: feature)).filter {
          $0 !== feature || holdsItself($0)
        }
        .map { ObjectIdentifier($0) }
      })
    /// The features that hold another one as a part of their screens, by the part's type of actions.
    private(set) lazy var holders = findHolders()
    /// The features that can host another one, by the other one's type of actions, in the order of the sources.
    private(set) lazy var parents = findParents()
    private(set) lazy var viewNames = findViewNames()
    /// The handlers that change a slot, by the slot and the place of the change.
    private(set) lazy var handlersFilling = findHandlersFilling()
    /// Memoized triggers, by handler.
    var triggers: [Int: Trigger] = [:]
    var closings: [Int: Bool] = [:]
    private var dead: [Int: Bool] = [:]
    /// What views send right after another action, which leads to it.
    var joined: Set<SyntaxIdentifier> = [] { didSet { sentByViews = [:] } }
    /// Memoized: what views send of a feature's actions, as far as that was asked.
    var sentByViews: [ObjectIdentifier: [[ActionStep]: [Evidence.Sent]]] = [:]
    private var flows: [ObjectIdentifier: Bool] = [:]
    /// What views write where that is a part of an action that they send right after.
    var joinedWrites: Set<SyntaxIdentifier> = []
    /// The handlers that were followed so far.
    var reached: Set<Int> = []
    /// Memoized senders, by feature.
    var sentByCache: [ObjectIdentifier: [[ActionStep]]] = [:]
    var holdingItself: [ObjectIdentifier: Bool] = [:]

    private func index() {
      for (index, handler) in walker.handlers.enumerated() {
        let handledAction = handledAction(handler.path, in: handler.feature)
        ownHandledActions.append(handledAction)
        recipients[ObjectIdentifier(handledAction.feature), default: []].append(
          (index, handledAction))
      }
      joinSends()
      joinClosings()
      resolvePauses()
      recordStarts()
      for (index, handler) in walker.handlers.enumerated() {
        for sent in Self.sends(handler.steps) {
          for recipient in handlers(handling: sent.steps, from: handler.feature)
          where recipient != index {
            senders[recipient, default: []].insert(index)
            guard !sent.isRepeated else {
              streamed[recipient, default: []].append((index, sent))
              continue
            }
            atOnce[recipient, default: []].insert(index)
            if leads(index, sent.steps, to: recipient) {
              predecessors[recipient, default: []].insert(index)
            }
            if isOwn(index, recipient) || isOfOneScreen(index, recipient) {
              followers[index, default: []].append(recipient)
            }
          }
        }
      }
    }

    /// Returns whether an action counts as a cause of another: not where both are one screen's own, unless the first
    /// decides the value of the second. A flow's direct report to its host belongs to the cause of the report.
    func leads(_ index: Int, _ steps: [ActionStep], to recipient: Int) -> Bool {
      let feature = walker.handlers[index].feature
      let isOwn =
        ownHandledActions[index].feature === feature && !isRefusedTab(index)
        && ownHandledActions[recipient].feature === feature
        && (walker.handlers[recipient].feature === feature
          || walker.mainContainer(of: feature)?.container.kind != .stack
          || !sendsAtOnce(index, to: recipient)
          || !isHosted(feature, in: walker.handlers[recipient].feature))
      return !isOwn || steps.contains(where: \.isPayload)
    }

    /// Returns whether two handlers belong to one feature and the second hears an action of its own. The first may hear
    /// a part of a screen; actions of a coordinator's screens are followed anyway.
    private func isOwn(_ index: Int, _ recipient: Int) -> Bool {
      let feature = walker.handlers[index].feature
      guard walker.handlers[recipient].feature === feature,
        ownHandledActions[recipient].feature === feature
      else { return false }
      return ownHandledActions[index].feature === feature || isButton(ownHandledActions[index])
        || !isFlow(feature) && !isFlow(ownHandledActions[index].feature)
    }

    /// Whether a handler hears at once what another one of its feature sends.
    func follows(_ recipient: Int, at index: Int) -> Bool {
      followers[index]?.contains(recipient) ?? false
    }

    /// Returns whether the effects of a handler are registered at another one that leads to it.
    func isRegisteredElsewhere(_ recipient: Int, at index: Int) -> Bool {
      follows(recipient, at: index) || predecessors[recipient]?.contains(index) ?? false
    }

    func sendersOf(_ index: Int) -> [Int] { senders[index, default: []].sorted() }

    /// Whether a handler sends what another one hears, and not only for values of a stream.
    func sendsAtOnce(_ sender: Int, to index: Int) -> Bool {
      atOnce[index, default: []].contains(sender)
    }

    static func sends(_ steps: [Step]) -> [SentAction] {
      steps.flatMap { step -> [SentAction] in
        switch step {
        case .send(let sent): [sent]
        case .branch(_, let then, let otherwise): sends(then) + sends(otherwise)
        case .block(let inner, _): sends(inner)
        case .operation, .dismiss, .open, .exit: []
        }
      }
    }

    /// Returns the handlers that hear an action of a feature: its own, its children's, and those of all
    /// enclosing features.
    func handlers(handling steps: [ActionStep], from feature: Feature) -> [Int] {
      if let known = handling[ObjectIdentifier(feature)]?[steps] { return known }
      let found = findHandlers(handling: steps, from: feature)
      handling[ObjectIdentifier(feature), default: [:]][steps] = found
      return found
    }

    private func findHandlers(handling steps: [ActionStep], from feature: Feature) -> [Int] {
      let sent = handledAction(steps, in: feature)
      return (recipients[ObjectIdentifier(sent.feature)] ?? []).compactMap {
        handler, handledAction in
        let handling = walker.handlers[handler].feature
        guard
          leads(handling, handledAction, to: feature, sent)
            || leads(feature, sent, to: handling, handledAction),
          Self.matches(sent.rest, handledAction.rest)
        else { return nil }
        return handler
      }
    }

    /// Whether the way from an outer feature passes through an inner one and goes on as the inner one's.
    private func leads(
      _ outer: Feature, _ outerAction: HandledAction, to inner: Feature, _ rest: HandledAction
    ) -> Bool {
      guard Self.isSuffix(rest.prefix, of: outerAction.prefix) else { return false }
      let front = outerAction.prefix.count - rest.prefix.count
      return front == 0
        ? outer === inner
        : outerAction.passed[front - 1] === inner && (outer !== inner || holdsItself(inner))
    }

    private static func isSuffix(_ short: [ActionStep], of long: [ActionStep]) -> Bool {
      short.count <= long.count && long.suffix(short.count).elementsEqual(short)
    }

    /// Whether a handler of one path hears an action that is known as far as another.
    private static func matches(_ sent: [ActionStep], _ handledAction: [ActionStep]) -> Bool {
      let shared = zip(sent, handledAction).prefix { $0 == $1 }.count
      if shared == handledAction.count { return true }
      return shared == sent.count
        && handledAction[shared...].allSatisfy(\.isValue)
    }

    /// Longer chains of handlers are not followed.
    private static let longestChain = 12

    /// A handler that an action leads to, with the action as it is sent, and as the handler hears it.
    struct Next {
      var handler: Int
      var sent: [ActionStep]
      var handledAction: [ActionStep]
    }

    /// The handlers that an action leads to next, which none of the chain so far is.
    func next(
      after index: Int, _ sent: SentAction, _ incoming: [ActionStep], _ visited: Set<Int>,
      where isMeant: (_ steps: [ActionStep], _ recipient: Int) -> Bool
    ) -> [Next] {
      guard visited.count <= Self.longestChain else { return [] }
      let feature = walker.handlers[index].feature
      var steps = sent.steps
      // The action carries on the incoming one.
      if let tail = sent.tail, incoming.count > tail.count, incoming.starts(with: tail) {
        steps += incoming[tail.count...]
      }
      return handlers(handling: steps, from: feature)
        .filter { !visited.contains($0) && isMeant(steps, $0) }
        .map { Next(handler: $0, sent: steps, handledAction: lifted(steps, of: feature, to: $0)) }
    }

    /// A sent action as its hearer sees it.
    func lifted(_ steps: [ActionStep], of feature: Feature, to recipient: Int) -> [ActionStep] {
      let seen = handledAction(steps, in: feature)
      guard ownHandledActions[recipient].rest.count < seen.rest.count else {
        return walker.handlers[recipient].path
      }
      return ownHandledActions[recipient].prefix + seen.rest
    }

    /// A handler of a coordinator's action that nothing in the coordinator ever sends.
    func isDead(_ index: Int) -> Bool {
      senders[index, default: []].isEmpty && comesFromCode(index)
    }

    /// A handler of a coordinator's action that only dead handlers lead to.
    func isDeadInTheEnd(_ index: Int) -> Bool {
      if let known = dead[index] { return known }
      // Handlers that send one another end somewhere.
      dead[index] = false
      let found =
        comesFromCode(index)
        && senders[index, default: []].allSatisfy {
          !isElement(ownHandledActions[$0].feature) && isDeadInTheEnd($0)
        }
      dead[index] = found
      return found
    }

    /// Returns whether a handler hears an action of another coordinator that no view sends. Actions of the library and
    /// the buttons of an alert do not count.
    private func comesFromCode(_ index: Int) -> Bool {
      let handledAction = ownHandledActions[index]
      return handledAction.feature !== walker.handlers[index].feature
        && isCoordinator(handledAction.feature)
        && !handledAction.rest.isEmpty
        && !handledAction.rest.contains { Library.composableArchitecture.cases.contains($0.name) }
        && !isButton(handledAction) && viewSends(handledAction).isEmpty
    }

    /// Whether an action of one of several screens is that of an alert's button.
    private func isButton(_ handledAction: HandledAction) -> Bool {
      guard let screens = handledAction.feature.state.declaration, screens.kind == .enumeration,
        let shown = handledAction.rest.first.flatMap({ screens.declaredCase($0.name) }),
        let payload = shown.payloads.first
      else { return false }
      return program.resolve(payload, of: shown, in: screens).isAlert
    }

    /// Whether a feature leads from screen to screen, rather than being one with parts.
    func isFlow(_ feature: Feature) -> Bool {
      if let known = flows[ObjectIdentifier(feature)] { return known }
      let found = findIsFlow(feature)
      flows[ObjectIdentifier(feature)] = found
      return found
    }

    private func findIsFlow(_ feature: Feature) -> Bool {
      guard let main = walker.mainContainer(of: feature) else { return wrapsFlow(feature) }
      if main.container.kind == .stack || main.container.property.isEmpty { return true }
      guard let state = feature.state.declaration else { return false }
      // An enum of screens that another feature holds.
      if state.kind == .enumeration { return true }
      let hostsCoordinator = state.propertyOrder.contains { name in
        walker.child(name, of: state).map { $0 !== feature && isCoordinator($0) } ?? false
      }
      return hostsCoordinator
        || main.container.kind == .switch && !isHosted(feature)
          && choosesChildren(main.path, of: state)
    }

    func livePredecessors(_ index: Int) -> [Int] {
      predecessors[index, default: []].filter {
        (isFlow(walker.handlers[$0].feature) || isRefusedTab($0)) && !isDead($0)
      }
    }
  }
#endif
