#if SourceReading
  import NavGraphModel

  /// What an action does on each way through the code.
  extension RegistrationBuilder {
    /// What an action can do, with all that is assumed where it does that.
    struct Way {
      var operations: [Operation]
      var place: SourcePlace
      /// Each of these leads to it; empty where nothing has to be assumed.
      var assumptions: [[Assumption]]
      /// Whether the code has the library spread it over several updates.
      var isDelayed = false
    }

    mutating func ways(
      of head: Composition.Head, _ trigger: Trigger, at index: Int, _ origin: Origin,
      _ place: SourcePlace
    ) -> [Way] {
      var ways: [Way] = []
      var reports = false
      for alternative in head.alternatives {
        guard
          let assumptions = trigger == .tap
            ? settled(alternative.assumptions, at: index, origin) : alternative.assumptions
        else { continue }
        let operations = Self.ordered(
          alternative.deeds.deciding.flatMap {
            operation($0, at: index, head, origin, place)
          })
        // The report registers the effects.
        if operations.isEmpty && alternative.reports {
          reports = true
          continue
        }
        if let known = ways.firstIndex(where: { $0.operations == operations }) {
          ways[known].assumptions.append(assumptions)
        } else {
          ways.append(
            Way(
              operations: operations, place: alternative.deeds.first.map(Self.place) ?? place,
              assumptions: [assumptions],
              isDelayed: alternative.deeds.contains { $0.change?.isDelayed == true })
          )
        }
      }
      for index in ways.indices {
        let merged = ways[index].assumptions.merged
        ways[index].assumptions = ways.count == 1 && !reports || merged.contains([]) ? [] : merged
      }
      return ways
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

    /// Returns operations that show and reset a flow in one update in a fixed order, as the order does not matter to
    /// the library.
    static func ordered(_ operations: [Operation]) -> [NavGraphModel
      .Operation]
    {
      func isReset(_ operation: Operation) -> Bool {
        if case .reset = operation { return true }
        return false
      }
      return joined(operations.filter { !isReset($0) } + operations.filter(isReset))
    }

    static func place(_ deed: Composition.Deed) -> SourcePlace {
      switch deed {
      case .operation(let operation): operation.place
      case .dismiss(_, let place): place
      case .later(let deed): place(deed)
      }
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
