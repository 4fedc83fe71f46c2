#if SourceReading
  import NavGraphModel

  extension RegistrationBuilder {
    /// A way through the code of a view's action.
    struct ViewPath {
      var assumptions: [Assumption] = []
      var changes: [Change] = []
      var exit: Exit?

      var isDelayed: Bool { changes.contains(where: \.isDelayed) }

      /// Where all that it does comes with the response to a request: what ends that.
      var response: RequestEnd? { RequestEnd.common(changes.map(\.response)) }

      func assuming(_ check: Check, _ holds: Bool) -> Self {
        var operationPath = self
        operationPath.assumptions.insert(Assumption(check: check, holds: holds), at: 0)
        return operationPath
      }
    }

    static func operationPaths(_ steps: [Step]) -> [ViewPath] {
      var left: [ViewPath] = []
      var result = [ViewPath()]
      for step in steps {
        let choices: [ViewPath]
        switch step {
        case .operation(let operation): choices = [ViewPath(changes: [operation])]
        case .branch(let check, let then, let otherwise):
          choices =
            operationPaths(then).map { $0.assuming(check, true) }
            + operationPaths(otherwise).map { $0.assuming(check, false) }
        case .exit(let exit): choices = [ViewPath(exit: exit)]
        case .block(let inner, let exits):
          choices = operationPaths(inner).map { operationPath in
            var operationPath = operationPath
            if let exit = operationPath.exit, exits.contains(exit) { operationPath.exit = nil }
            return operationPath
          }
        case .send, .dismiss, .open: continue
        }
        let all =
          result.count > 1 && choices.count > 1 && result.count * choices.count > 16
          ? result + choices
          : result.flatMap { first in
            choices.map {
              ViewPath(
                assumptions: first.assumptions + $0.assumptions,
                changes: first.changes + $0.changes, exit: $0.exit)
            }
          }
        left += all.filter { $0.exit != nil }
        result = all.filter { $0.exit == nil }
      }
      return left + result
    }
  }
#endif
