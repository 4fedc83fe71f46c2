#if SourceReading
  import SwiftSyntax

  /// The flags with which a screen says that it waits, and which stay set where what it waits for fails.
  ///
  /// An action sets a flag and starts an effect; where the effect succeeds, what it sends resets the flag. It contains only
  /// errors after which, on all ways, nothing does so: no code of the feature or around it, and no action that its views send.
  struct UnhandledFailures {
    struct Found {
      /// The cases of the action, from the outermost inwards.
      let action: [String]
      /// `save throws`
      let words: String
      let flag: String
      let place: SourcePlace
    }

    fileprivate struct Start {
      var value: SentValue
      var path: [String]
      /// The type that declares it: that of the feature's actions, or of a group of them.
      var actions: TypeDeclaration
      var sends: [Evidence.Sent]
      var isOfChild: Bool
      var isResult: Bool
    }

    private let unhandled: UnhandledActions
    private let feature: Feature
    private let hosts: [Feature]
    private var runs: ReducerRuns
    private let starts: [Start]

    /// - Parameter hosts: The coordinators that show the feature.
    init(_ unhandled: UnhandledActions, of feature: Feature, shownBy hosts: [Feature]) {
      self.unhandled = unhandled
      self.feature = feature
      self.hosts = hosts
      runs = ReducerRuns(feature, unhandled.program)
      starts = Self.starts(of: feature, in: feature.action, [], unhandled)
    }

    /// In the order of the cases of the feature's actions.
    mutating func all() -> [Found] {
      guard !feature.bodies.isEmpty else { return [] }
      var found: [Found] = []
      var known: Set<String> = []
      for start in starts.filter(\.isByView) + starts.filter({ !$0.isByView && $0.isOfChild }) {
        for one in failures(after: start)
        where known.insert("\(one.flag)\n\(one.place.file)\n\(one.place.line)").inserted {
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

    // MARK: Failures

    private mutating func failures(after start: Start) -> [Found] {
      guard !start.isResult else { return [] }
      let flows = flows(of: start.value, ReducerFlow())
      let awaited = flows.reduce(into: Set()) { $0.formUnion($1.awaited) }
      return awaited.sorted().flatMap { flag -> [Found] in
        let waiting = flows.filter { $0.awaited.contains(flag) }
        let ends = waiting.contains {
          $0.failures.isEmpty && $0.written[flag] == .flag(false)
        }
        guard ends, isShown(flag) else { return [] }
        let failed = waiting.filter { $0.failures.count == 1 }
        let stuck = failed.map { $0.failures[0] }.withoutRepetitions.filter { failure in
          failed.allSatisfy { $0.failures[0].node != failure.node || isStuck($0, flag) }
        }
        guard !stuck.isEmpty, !isReset(flag, besides: start) else { return [] }
        return stuck.map {
          Found(action: start.path, words: $0.words, flag: flag, place: $0.place)
        }
      }
    }

    private mutating func flows(of value: SentValue, _ flow: ReducerFlow) -> [ReducerFlow] {
      runs.fuel = ReducerRuns.maxFuel
      return runs.handle(value, flow)
    }

    /// Whether a flag stays set at the end of a way, and nothing else was done that could matter.
    private mutating func isStuck(_ flow: ReducerFlow, _ flag: String) -> Bool {
      flow.written[flag] == .flag(true) && !flow.isUncertain && !flow.isClosed
        && flow.sent.dropFirst().allSatisfy { !isHandledOutside($0) }
        && flow.possible.isDisjoint(with: resetting(flag))
    }

    /// Whether code around the feature may handle an action.
    private func isHandledOutside(_ value: SentValue) -> Bool {
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
      var found: Set<String> = []
      for start in starts where mayReset(flag, start) { found.insert(start.path.last ?? "") }
      return found
    }

    private mutating func mayReset(_ flag: String, _ start: Start) -> Bool {
      let values = start.value.results(of: .declared(feature.action), in: unhandled.program)
      for value in values {
        let flows = flows(of: value, ReducerFlow(written: [flag: .flag(true)]))
        if flows.contains(where: { $0.isUncertain || $0.written[flag] != .flag(true) }) {
          return true
        }
      }
      return false
    }

    /// Whether the user can do something else that may reset a flag.
    private mutating func isReset(_ flag: String, besides start: Start) -> Bool {
      for other in starts
      where other.path != start.path && other.sends.contains(where: { $0.trigger != .automatic }) {
        if mayReset(flag, other) { return true }
      }
      return false
    }

    /// Whether a view of the feature asks for a flag, and none can change it by a binding.
    private func isShown(_ flag: String) -> Bool {
      guard let name = flag.split(separator: ".").last.map(String.init) else { return false }
      let state = feature.state.declaration
      let computed = (state?.properties.values).map { properties in
        properties.filter {
          $0.getter?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false
        }
        .map(\.name)
      }
      let names = Set([name] + (computed ?? []))
      let views = Set(unhandled.evidence.views[ObjectIdentifier(feature.action)] ?? [])
      let tokens = unhandled.program.types.filter { views.contains($0.name) }
        .flatMap { $0.node.tokens(viewMode: .sourceAccurate) }
        .filter { names.contains($0.text) }
      return !tokens.isEmpty && !tokens.contains(where: \.isBound)
    }
  }

  extension UnhandledFailures.Start {
    fileprivate var isByView: Bool { !sends.isEmpty }
  }

  extension TokenSyntax {
    /// Whether it is the property of a binding: `$store.isLoading`, `binding(get: \.isLoading)`.
    fileprivate var isBound: Bool {
      sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) }
        .contains { node in
          if node.is(KeyPathExprSyntax.self) {
            return node.parent?.as(LabeledExprSyntax.self)?.label?.text == "get"
          }
          return node.is(MemberAccessExprSyntax.self)
            && node.firstToken(viewMode: .sourceAccurate)?.text.hasPrefix("$") ?? false
        }
    }
  }
#endif
