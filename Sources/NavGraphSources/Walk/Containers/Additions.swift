#if SourceReading
  import SwiftSyntax

  /// What puts screens on top of those that a stack has.
  extension Walker {
    /// `state.routes += [.push(.detail)]`
    func addition(of right: [ExprSyntax], to left: ExprSyntax, _ scope: Scope) -> [Step] {
      guard case .state(let path) = value(left, scope), let container = container(path),
        container.kind == .stack
      else { return [] }
      register(container, path)
      return added(right, to: path, container, scope)
    }

    /// Screens on top of those there are: an array, several (`start + more`), or one of two.
    func added(
      _ parts: [ExprSyntax], to path: StatePath, _ container: ScreenContainer, _ scope: Scope
    ) -> [Step] {
      if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = parts[index].as(UnresolvedTernaryExprSyntax.self)
      {
        switch asking(Array(parts[..<index]), scope) {
        case .yes: return added([ternary.thenExpression], to: path, container, scope)
        case .no: return added(Array(parts[(index + 1)...]), to: path, container, scope)
        case .unknown: return []
        case .open: break
        }
        return [
          .branch(
            condition: Check([clause(Array(parts[..<index]), scope)]),
            added([ternary.thenExpression], to: path, container, scope),
            otherwise: added(Array(parts[(index + 1)...]), to: path, container, scope))
        ]
      }
      guard Self.isSum(parts) else {
        return parts.first.map {
          [.operation(Change(name: "push", container: container, place: program.place(of: $0)))]
        } ?? []
      }
      return stride(from: 0, to: parts.count, by: 2).flatMap { index in
        alternatives { appended(parts[index], to: path, container, scope) }
      }
    }

    /// Returns the screens of an array, each on top of the one before.
    func appended(
      _ screens: ExprSyntax, to path: StatePath, _ container: ScreenContainer, _ scope: Scope
    ) -> [Step] {
      var (array, scope) = (screens, scope)
      if case .expression(let known, let place) = value(screens, scope),
        known.is(ArrayExprSyntax.self)
      {
        (array, scope) = (known, place)
      }
      let all = array.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [screens]
      return all.map { screen in
        var change = Change(
          name: "push", container: container, place: program.place(of: screen))
        fill(&change, with: screen, in: path, scope)
        return .operation(change)
      }
    }

    /// `start + [.push(.detail)]`.
    static func isSum(_ parts: [ExprSyntax]) -> Bool {
      parts.indices.allSatisfy {
        $0.isMultiple(of: 2)
          || parts[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == "+"
      }
    }

    /// A stack that is made of several; without screens where one of them cannot be read.
    func sum(
      of parts: [ExprSyntax], in path: StatePath, _ container: ScreenContainer,
      at left: ExprSyntax, _ scope: Scope
    ) -> [Step] {
      let arrays = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
      // `state.routes = state.routes + [.push(.detail)]`
      if case .state(let first) = value(arrays[0], scope),
        first.components.map(\.name) == path.components.map(\.name)
      {
        return arrays.dropFirst().flatMap { array in
          alternatives { appended(array, to: path, container, scope) }
        }
      }
      // `state.routes = state.routes.dropLast() + [.push(.detail)]`
      if let removal = shortened(arrays[0], path, container, at: left, scope) {
        return [.operation(removal)]
          + arrays.dropFirst().flatMap { array in
            alternatives { appended(array, to: path, container, scope) }
          }
      }
      var operation = Change(name: "set", container: container, place: program.place(of: left))
      let shown = arrays.map { screens($0, path.type, scope) }
      let isRead = zip(arrays, shown).allSatisfy { array, shown in
        !shown.isEmpty || array.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      }
      guard isRead else { return [.operation(operation)] }
      operation.set(Array(shown.joined()))
      return [.operation(operation)]
    }
  }
#endif
