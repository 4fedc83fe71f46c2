#if SourceReading
  import SwiftSyntax

  /// The errors after which a screen waits for ever: no code of its feature or around it does anything about them.
  ///
  /// It runs the reducer for each action that a view sends, and contains only what is so on all paths through the code.
  struct UnhandledFailures {
    struct Found {
      /// The cases of the action, from the outermost inwards.
      let action: [String]
      /// `save throws`
      let words: String
      /// The property that stays true; nil where the screen shows nothing but that it waits.
      let flag: String?
      /// Another action of the user that can reset it.
      let reset: [String]?
      let place: SourcePlace
    }

    /// An action, with what views do to send it.
    struct Start {
      var value: SentValue
      var path: [String]
      /// The type that declares it: that of the feature's actions, or of a group of them.
      var actions: TypeDeclaration
      var sends: [Evidence.Sent]
      var isOfChild: Bool
      var isResult: Bool

      var isSentByUser: Bool { sends.contains { $0.trigger == .tap } }
    }

    let unhandled: UnhandledActions
    let feature: Feature
    private let hosts: [Feature]
    private var runs: ReducerRuns
    let starts: [Start]
    /// The views with the feature's store.
    let views: [TypeDeclaration]
    /// The names in the conditions of these: what code shows where they hold can be the error.
    private let asked: Set<String>
    /// The properties that hold what the feature presents: an alert can say what failed.
    private let presented: Set<String>
    /// The flags that the reducer sets, and that these ask for.
    private let flags: Set<String>
    /// What an action leads to, as far as that was asked for.
    private var known: [Question: [ReducerFlow]] = [:]
    /// The names of the actions that may reset a flag, as far as they were asked for.
    private var resetting: [String: Set<String>] = [:]

    /// - Parameter hosts: The coordinators that show the feature.
    init(_ unhandled: UnhandledActions, of feature: Feature, shownBy hosts: [Feature]) {
      self.unhandled = unhandled
      self.feature = feature
      self.hosts = hosts
      starts = Self.starts(of: feature, in: feature.action, [], unhandled)
      let viewNames = Set(unhandled.evidence.views[ObjectIdentifier(feature.action)] ?? [])
      views = unhandled.program.types.filter { viewNames.contains($0.name) }
      let shown = views.flatMap { $0.node.tokens(viewMode: .sourceAccurate) }.filter {
        if case .identifier = $0.tokenKind { true } else { false }
      }
      let properties = Array((feature.state.declaration?.properties ?? [:]).values)
      let state = feature.state.declaration
      let bound = properties.filter { property in
        !property.isPresented
          && state.flatMap { unhandled.evidence.modifier(property.name, of: $0) } != nil
      }.map(\.name)
      let names = shown.reduce(into: Set(bound)) { names, token in
        if !names.contains(token.text), token.isAsked || token.isGiven(to: unhandled.viewNames) {
          names.insert(token.text)
        }
      }
      let computed = properties.filter { names.contains($0.name) }.compactMap(\.getter)
      asked = computed.reduce(names) { names, code in
        names.union(code.tokens(viewMode: .sourceAccurate).map(\.text))
      }
      presented = Set(properties.filter(\.isPresented).map(\.name))
      let used = Set(shown.map(\.text))
      flags = feature.flags.filter { !used.isDisjoint(with: feature.names(of: $0)) }
      runs = ReducerRuns(
        feature, unhandled.program, flags: flags, asked: asked.union(presented))
    }

    /// In the order of the cases of the feature's actions.
    mutating func all() -> [Found] {
      guard !feature.bodies.isEmpty else { return [] }
      var found: [Found] = []
      var reported: Set<String> = []
      let sent = starts.filter { !$0.isResult && !$0.sends.isEmpty }
      let ofChildren = starts.filter { $0.isOfChild && $0.sends.isEmpty }
      for start in sent + ofChildren where !flags.isEmpty || isOnlyShown(start) {
        for one in failures(after: start)
        where reported.insert("\(one.flag ?? "")\n\(one.place.file)\n\(one.place.line)").inserted {
          found.append(one)
        }
      }
      return found
    }

    // MARK: Actions

    private static func starts(
      of feature: Feature, in type: TypeDeclaration, _ outer: [String],
      _ unhandled: UnhandledActions
    ) -> [Start] {
      type.cases.flatMap { one -> [Start] in
        let path = outer + [one.name]
        let payloads = one.payloads.map { unhandled.program.resolve($0, of: one, in: type) }
        if outer.isEmpty, Library.actionGroups.contains(one.name), payloads.count == 1,
          let group = payloads[0].declaration, group.kind == .enumeration,
          unhandled.features.feature(ofAction: payloads[0]) == nil
        {
          return starts(of: feature, in: group, path, unhandled)
        }
        let inner = SentValue.one(one.name, payloads.map { _ in .unknown })
        return [
          Start(
            value: outer.reversed().reduce(inner) { .one($1, [$0]) }, path: path, actions: type,
            sends: unhandled.viewSends(path, to: feature),
            isOfChild: payloads.contains {
              unhandled.features.feature(ofAction: $0.carriedAction) != nil
            },
            isResult: payloads.contains { if case .result = $0 { true } else { false } })
        ]
      }
    }

    func others(than start: Start) -> [Start] {
      starts.filter { $0.path != start.path && !$0.sends.isEmpty }
    }

    // MARK: Failures

    private mutating func failures(after start: Start) -> [Found] {
      let flows = flows(of: start.value, ReducerFlow())
      let awaited = flows.reduce(into: Set()) { $0.formUnion($1.awaited) }
      let found = awaited.sorted().flatMap { failures(flows, leaving: $0, start) }
      return found.isEmpty ? endings(flows, start) : found
    }

    /// Returns the errors that leave a flag set that is reset where nothing fails.
    private mutating func failures(
      _ flows: [ReducerFlow], leaving flag: String, _ start: Start
    ) -> [Found] {
      let waiting = flows.filter { $0.awaited.contains(flag) }
      let ends = waiting.contains { $0.failures.isEmpty && $0.written[flag] == .flag(false) }
      guard ends, isShown(flag) else { return [] }
      let failed = waiting.filter { $0.failures.count == 1 }
      let stuck = failed.map { $0.failures[0] }.withoutRepetitions.filter { failure in
        failed.allSatisfy { $0.failures[0].node != failure.node || isStuck($0, flag) }
      }
      let cancelled = cancelling(waiting, flag, start)
      guard !stuck.isEmpty || !cancelled.isEmpty, !isResetAround(flag),
        !isResetByStream(flag, besides: start)
      else { return [] }
      let reset = reset(flag, besides: start)
      let failures =
        stuck.map { (words: $0.words, place: $0.place) } + (reset == nil ? cancelled : [])
      return failures.map {
        Found(action: start.path, words: $0.words, flag: flag, reset: reset, place: $0.place)
      }
    }

    /// An action that the feature receives, and what was done before.
    private struct Question: Hashable {
      var value: SentValue
      var flow: ReducerFlow
    }

    mutating func flows(of value: SentValue, _ flow: ReducerFlow) -> [ReducerFlow] {
      let question = Question(value: value, flow: flow)
      if let flows = known[question] { return flows }
      runs.fuel = ReducerRuns.maxFuel
      let flows = runs.handle(value, flow)
      known[question] = flows
      return flows
    }

    /// Whether a flag stays set at the end of a path, and nothing else was done that could matter.
    private mutating func isStuck(_ flow: ReducerFlow, _ flag: String) -> Bool {
      flow.written[flag] == .flag(true) && !flow.isUncertain && !flow.isClosed
        && !leadsOutside(flow) && flow.answered.isDisjoint(with: asked)
        && isLeft(flag, by: flow.possible.union(flow.answered.intersection(presented)))
    }

    /// Whether no action of these names may reset a flag.
    private mutating func isLeft(_ flag: String, by names: Set<String>) -> Bool {
      names.isEmpty || names.isDisjoint(with: resetting(flag))
    }

    /// Whether code around the feature may handle an action that was sent on a path.
    func leadsOutside(_ flow: ReducerFlow) -> Bool {
      flow.sent.dropFirst().contains(where: isHandledOutside)
    }

    func isHandledOutside(_ value: SentValue) -> Bool {
      let names = value.names
      return starts.contains { start in
        guard names.starts(with: start.path), let last = start.path.last else { return false }
        return ([nil] + hosts).contains { host in
          var site = unhandled.site(of: feature, host)
          if start.actions !== feature.action {
            site = .init(
              feature: feature, host: host, around: site.around, actions: start.actions)
          }
          return unhandled.handles(last, site, isOwnMeant: false)
        }
      }
    }

    /// The names of the actions that may reset a flag.
    private mutating func resetting(_ flag: String) -> Set<String> {
      if let known = resetting[flag] { return known }
      var found: Set<String> = []
      for start in starts where mayReset(flag, start) { found.insert(start.path.last ?? "") }
      resetting[flag] = found
      return found
    }

    private mutating func mayReset(_ flag: String, _ start: Start) -> Bool {
      let values = start.value.results(of: .declared(feature.action), in: unhandled.program)
      for value in values {
        let flows = flows(of: value, ReducerFlow(written: [flag: .flag(true)]))
        if flows.contains(where: { $0.written[flag] != .flag(true) }) { return true }
      }
      return false
    }

    /// An action that the user can send once more, or instead, and that may reset a flag.
    private mutating func reset(_ flag: String, besides start: Start) -> [String]? {
      let others = others(than: start).filter { !$0.sends.allSatisfy(\.isAppearance) }
      for one in others + (canBeRepeated(start, waitingFor: flag) ? [start] : [])
      where mayReset(flag, one) {
        return one.path
      }
      return nil
    }

    /// Whether what the screen hears from its first appearance on may reset a flag.
    private mutating func isResetByStream(_ flag: String, besides start: Start) -> Bool {
      others(than: start).filter { $0.sends.allSatisfy(\.isAppearance) }.contains { other in
        flows(of: other.value, ReducerFlow()).contains { !isLeft(flag, by: $0.possible) }
      }
    }

    /// Whether code around the feature may reset a flag, itself or by an action.
    private mutating func isResetAround(_ flag: String) -> Bool {
      let actions = resetting(flag)
      let around = ([nil] + hosts).flatMap { unhandled.site(of: feature, $0).around }
      return around.compactMap(\.owner).contains { owner in
        owner.calls.contains { $0.isSend && $0.arguments.mentions(actions) }
          || owner.members.contains { code in
            code.tokens(viewMode: .sourceAccurate).contains {
              flag.split(separator: ".").last.map(String.init) == $0.text && $0.isAssigned
            }
          }
      }
    }

    // MARK: Cancelled effects

    /// The taps that cancel an effect that a flag waits for, and leave the flag set.
    private mutating func cancelling(
      _ waiting: [ReducerFlow], _ flag: String, _ start: Start
    ) -> [(words: String, place: SourcePlace)] {
      let identifiers = waiting.reduce(into: Set()) { $0.formUnion($1.cancellable) }
      guard !identifiers.isEmpty else { return [] }
      var found: [(words: String, place: SourcePlace)] = []
      for other in others(than: start) where other.isSentByUser && !isDisabled(other, by: flag) {
        let flows = flows(of: other.value, ReducerFlow(written: [flag: .flag(true)]))
        let cancelled = flows.compactMap { flow in
          flow.cancelled.filter { identifiers.contains($0.key) }.map(\.value).min()
        }
        guard let first = cancelled.first, cancelled.count == flows.count,
          !isHandledOutside(other.value)
        else { continue }
        let left = flows.filter { isStuck($0, flag) }
        if left.count == flows.count {
          found.append(("“\(other.path.joined(separator: "."))” cancels it", first))
        }
      }
      return found
    }
  }

  extension TokenSyntax {
    /// Whether it is a part of a child's state that is written to: `state.form.isSaving = false`.
    fileprivate var isAssigned: Bool {
      guard let member = parent?.parent?.as(MemberAccessExprSyntax.self),
        member.base?.is(DeclReferenceExprSyntax.self) == false,
        let parts = member.parent?.as(ExprListSyntax.self)?.map(\.self), parts.count > 1
      else { return false }
      return parts[0].id == member.id && parts[1].is(AssignmentExprSyntax.self)
    }
  }
#endif
