#if SourceReading
  import SwiftSyntax

  extension ReducerRuns {
    /// Returns the paths on which conditions hold, and those on which they do not.
    mutating func test(
      _ conditions: ConditionElementListSyntax, _ frame: ReducerFrame
    ) -> [(holds: Bool, ReducerFrame)] {
      conditions.reduce([(true, frame)]) { found, condition in
        found.flatMap { holds, frame in
          holds && frame.leaving == nil ? test(condition.condition, frame) : [(holds, frame)]
        }
      }
    }

    private mutating func test(
      _ condition: ConditionElementSyntax.Condition, _ frame: ReducerFrame
    ) -> [(holds: Bool, ReducerFrame)] {
      switch condition {
      case .expression(let asked):
        return evaluate(asked, frame).flatMap { frame -> [(Bool, ReducerFrame)] in
          if case .flag(let holds) = frame.value(asked) { return [(holds, frame)] }
          return [(true, frame), (false, frame)]
        }
      case .optionalBinding(let binding):
        return evaluate(binding.initializer?.value, frame).flatMap { frame in
          var (present, absent) = (frame, frame)
          for name in CasePattern(binding.pattern).boundNames { present.names[name] = .unknown }
          if let value = binding.initializer?.value, frame.leaving == nil,
            let called = Self.awaited(in: value)
          {
            absent.flow.failures.append(
              .init(
                words: "\(called) returns nil", node: binding.id,
                place: program.place(of: binding), isPlaced: true))
          }
          return [(true, present), (false, absent)]
        }
      case .matchingPattern(let match):
        return evaluate(match.initializer.value, frame).flatMap { frame in
          let pattern = CasePattern(match.pattern)
          guard let found = frame.value(match.initializer.value).matched(by: pattern) else {
            return [(false, frame)]
          }
          var inner = frame
          inner.names.merge(found.names) { _, new in new }
          return found.isCertain ? [(true, inner)] : [(true, inner), (false, frame)]
        }
      case .availability: return [(true, frame), (false, frame)]
      }
    }

    /// What is called that answers later: `signUp` of `try await client.signUp(form)`.
    private static func awaited(in value: ExprSyntax) -> String? {
      var value = value
      if let tried = value.as(TryExprSyntax.self) { value = tried.expression }
      let call = value.as(AwaitExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
      // A stream that has no more values.
      return call?.calledName.flatMap { ["first", "next"].contains($0) ? nil : $0 }
    }
  }
#endif
