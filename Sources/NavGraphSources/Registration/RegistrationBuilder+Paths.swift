#if SourceReading
  import NavGraphModel

  /// What an action does on each way through the code.
  extension RegistrationBuilder {
    /// What an action can do, with all that is assumed where it does that.
    struct OperationPath {
      var operations: [Operation]
      var place: SourcePlace
      /// Each of these leads to it; empty where nothing has to be assumed.
      var assumptions: [[Assumption]]
      /// Whether the code has the library spread it over several updates.
      var isDelayed = false
      /// Where all that it does comes with the response to a request: what ends that.
      var response: RequestEnd?
      /// Where it closes what another screen shows, which is left out.
      var closing: SourcePlace?
    }

    mutating func operationPaths(
      of head: Composition.Head, _ trigger: Trigger, at index: Int, _ origin: Origin,
      _ place: SourcePlace
    ) -> [OperationPath] {
      var operationPaths: [OperationPath] = []
      var reports = false
      for alternative in head.alternatives {
        guard
          let assumptions = trigger == .tap
            ? resolved(alternative.assumptions, at: index, origin)
            : alternative.assumptions.map(\.ofCoveredScreen)
        else { continue }
        leftOutClosing = nil
        let operations = withoutSendsBeneath(
          Self.ordered(
            withoutUncertain(alternative.actionEffects.deciding).flatMap {
              operation($0, at: index, head, origin, place)
            }), alternative.actionEffects.first.map(Self.place) ?? place)
        // The report registers the effects.
        if operations.isEmpty && alternative.reports {
          reports = true
          continue
        }
        if let known = operationPaths.firstIndex(where: { $0.operations == operations }) {
          operationPaths[known].assumptions.append(assumptions)
          operationPaths[known].response =
            operationPaths[known].response ?? alternative.response
          operationPaths[known].closing = operationPaths[known].closing ?? leftOutClosing
        } else {
          operationPaths.append(
            OperationPath(
              operations: operations,
              place: alternative.actionEffects.first.map(Self.place) ?? place,
              assumptions: [assumptions],
              isDelayed: alternative.actionEffects.contains { $0.change?.isDelayed == true },
              response: alternative.response,
              closing: leftOutClosing)
          )
        }
      }
      for index in operationPaths.indices {
        let merged = operationPaths[index].assumptions.merged
        operationPaths[index].assumptions =
          operationPaths.count == 1 && !reports || merged.contains([]) ? [] : merged
      }
      return operationPaths
    }

    /// Returns effects without changes of a stack that follow one after which its screens are not known: what they do is not
    /// known, either.
    private mutating func withoutUncertain(
      _ actionEffects: [Composition.ActionEffect]
    ) -> [Composition.ActionEffect] {
      var uncertain: Set<ScreenContainer> = []
      return actionEffects.filter { actionEffect in
        guard let change = actionEffect.change, change.container.kind == .stack else { return true }
        if change.leavesUnknown {
          uncertain.insert(change.container)
          return true
        }
        let isToRoot = ["goBackTo", "popTo"].contains(change.name) && change.index == 0
        if isToRoot || ["set", "removeAll", "goBackToRoot", "popToRoot"].contains(change.name) {
          uncertain.remove(change.container)
        }
        guard uncertain.contains(change.container) else { return true }
        noteLeftOut(change)
        return false
      }
    }

    /// Allows a selection of a tab in front of which something stays open: the same code closes that, which is left out.
    func allowedSelections(of operationPath: OperationPath) -> [Suppression] {
      guard let place = operationPath.closing,
        operationPath.operations.flattened.contains(where: {
          if case .select = $0 { true } else { false }
        })
      else { return [] }
      return [
        Suppression(
          rule: "modal-survives-tab-switch",
          reason: ReaderReason.leftOutChange.text(in: place.file, place.line),
          location: location(operationPath.place))
      ]
    }

    /// What a path opens is limited where it is for the next element of something: `guard let step = steps.next() else { … }`.
    func allowedGrowth(of operationPath: OperationPath) -> [Suppression] {
      let isLimited = operationPath.assumptions.allSatisfy { all in
        all.contains { one in one.holds && one.check.clauses.contains { $0.text.takesNext } }
      }
      guard isLimited, !operationPath.assumptions.isEmpty,
        operationPath.operations.flattened.contains(where: \.pushes)
      else { return [] }
      return [allowing("unbounded-growth", .nextElement, at: operationPath.place)]
    }

    /// What comes later one after the other comes at once, and a slot is emptied once.
    private static func joined(
      _ operations: [NavGraphModel.Operation]
    ) -> [NavGraphModel.Operation] {
      operations.reduce(into: []) { result, operation in
        if case .later(let next) = operation, case .later(let known)? = result.last {
          result[result.count - 1] = .later(known + next)
        } else if operation == .dismissScreen && result.contains(operation)
          || operation.isPopFrom && result.last.map(\.closesTop) ?? false
        {
          // The enclosing feature closes it, too.
          return
        } else if operation.sends, result.contains(operation) {
          return
        } else if case .clear = operation, result.contains(operation),
          !result.contains(where: { if case .fill = $0 { true } else { false } })
        {
          return
        } else {
          result.append(operation)
        }
      }
    }

    /// Returns operations that select and reset flows in one update in a fixed order, as the library sees only the result.
    /// What is done inside of a flow before or after its reset stays there.
    static func ordered(_ operations: [Operation]) -> [NavGraphModel
      .Operation]
    {
      var result: [Operation] = []
      var resets: [Operation] = []
      for operation in operations {
        switch operation {
        case .reset: resets.append(operation)
        case .within:
          result += resets + [operation]
          resets = []
        default: result.append(operation)
        }
      }
      return joined(result + resets)
    }

    static func place(_ actionEffect: Composition.ActionEffect) -> SourcePlace {
      switch actionEffect {
      case .operation(let operation): operation.place
      case .dismiss(_, let place): place
      case .later(let actionEffect): place(actionEffect)
      }
    }
  }

  extension Assumption {
    /// The same where the screen that acts may be covered by others.
    fileprivate var ofCoveredScreen: Self {
      var result = self
      for index in check.clauses.indices {
        if case .actsAsRoot? = check.clauses[index].fact { result.check.clauses[index].fact = nil }
      }
      return result
    }
  }

  extension String {
    /// Whether it says that there is a next element: `steps.nextStep() != nil`.
    fileprivate var takesNext: Bool {
      let parts = split(separator: " ")
      guard parts.count == 3, parts[1] == "!=", parts[2] == "nil", parts[0].hasSuffix("()") else {
        return false
      }
      return parts[0].split(separator: ".").last?.hasPrefix("next") ?? false
    }
  }

  extension NavGraphModel.Operation {
    fileprivate var isPopFrom: Bool { if case .popFrom = self { true } else { false } }

    /// Whether it does nothing but send a screen an action.
    fileprivate var sends: Bool {
      switch self {
      case .send: true
      case .when(_, let operations, []), .within(_, let operations):
        operations.allSatisfy(\.sends)
      default: false
      }
    }

    /// Whether it takes one screen away, as the screen itself does.
    fileprivate var closesTop: Bool {
      switch self {
      case .dismissScreen, .pop(1), .goBack(1): true
      default: false
      }
    }
  }
#endif
