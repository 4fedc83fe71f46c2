import NavGraphModel

// Conditions and operations as the DSL writes them.

extension RegistrationWriter {
  // MARK: Conditions

  func text(_ condition: Condition, of coordinator: CoordinatorDefinition) -> String {
    func list(_ conditions: [Condition]) -> String {
      conditions.map { text($0, of: coordinator) }.joined(separator: ", ")
    }
    return switch condition {
    case .count(.equal(let number)): ".count(.equal(\(number)))"
    case .count(.lessThan(let number)): ".count(.lessThan(\(number)))"
    case .count(.atLeast(let number)): ".count(.atLeast(\(number)))"
    case .top(let pattern): ".top(.\(Self.quotedIdentifier(pattern.route)))"
    case .contains(let pattern): ".contains(.\(Self.quotedIdentifier(pattern.route)))"
    case .slotIsTaken(let slot, nil): ".slotIsTaken(\(quotedLiteral(slot)))"
    case .slotIsTaken(let slot, let shown?):
      ".slotIsTaken(\(quotedLiteral(slot)), by: .\(Self.quotedIdentifier(shown.route)))"
    case .not(let condition): ".not(\(text(condition, of: coordinator)))"
    case .all(let conditions): ".all(\(list(conditions)))"
    case .any(let conditions): ".any(\(list(conditions)))"
    case .within(.child(let hosts), let condition):
      inChild(hosts, from: coordinator) { [text(condition, of: $0)] }
    case .argument(let name, let value):
      ".argument(\(quotedLiteral(name)), is: \(quotedLiteral(value)))"
    case .presentedAs(let style): ".presentedAs(.\(style.rawValue))"
    default: ".all()"
    }
  }

  /// `.inChild(.host, of: InnerRoute.self, …)`
  private func inChild(
    _ hosts: [String], from coordinator: CoordinatorDefinition,
    _ arguments: (CoordinatorDefinition) -> [String]
  ) -> String {
    var current = coordinator
    var path: [String] = []
    for (index, host) in hosts.enumerated() {
      path.append(
        (index == 0 ? "" : names[current.name]?.routes ?? "") + "." + Self.quotedIdentifier(host))
      let hosted = current.routes.first { $0.name == host }?.hosts
      current = graph.coordinators.first { $0.name == hosted } ?? current
    }
    return ".inChild("
      + (path + ["of: \(names[current.name]?.routes ?? "").self"] + arguments(current))
      .joined(separator: ", ") + ")"
  }

  // MARK: Operations

  func text(_ operation: NavGraphModel.Operation, of coordinator: CoordinatorDefinition)
    -> String
  {
    func name(_ pattern: RoutePattern) -> String { "." + Self.quotedIdentifier(pattern.route) }
    switch operation {
    case .append(let destination):
      let flag =
        given(destination.target)
        + (destination.presentation.embedsNavigation ? ", embedsNavigation: true" : "")
        + starting(destination, in: coordinator)
      return switch destination.presentation {
      case .push: ".push(\(name(destination.target))\(flag))"
      case .sheet: ".presentSheet(\(name(destination.target))\(flag))"
      case .cover: ".presentCover(\(name(destination.target))\(flag))"
      }
    case .goBack(let count): return count == 1 ? ".goBack()" : ".goBack(\(count))"
    case .goBackTo(let pattern): return ".goBackTo(\(name(pattern)))"
    case .goBackToIndex(let index): return ".goBackToIndex(\(index))"
    case .goBackToRoot: return ".goBackToRoot"
    case .pop(let count): return count == 1 ? ".pop()" : ".pop(\(count))"
    case .popTo(let pattern): return ".popTo(\(name(pattern)))"
    case .popToIndex(let index): return ".popToIndex(\(index))"
    case .popFrom(let pattern): return ".popFrom(\(name(pattern)))"
    case .popToRoot: return ".popToRoot"
    case .popToCurrentNavigationRoot: return ".popToCurrentNavigationRoot"
    case .later(let operations):
      return ".later(" + operations.map { text($0, of: coordinator) }.joined(separator: ", ") + ")"
    case .dismiss(let count): return count == 1 ? ".dismiss()" : ".dismiss(\(count))"
    case .dismissAll: return ".dismissAll"
    case .dismissScreen: return ".dismissScreen"
    case .send(let action, .route(let pattern)):
      return ".send(\(quotedLiteral(action)), to: .route(\(name(pattern))))"
    case .emit(let output): return ".emit(\(quotedLiteral(output)))"
    case .removeLast(let count): return count == 1 ? ".removeLast()" : ".removeLast(\(count))"
    case .removeAll: return ".removeAll"
    case .remove(let pattern): return ".remove(\(name(pattern)))"
    case .replaceTop(let pattern): return ".replaceTop(by: \(name(pattern))\(given(pattern)))"
    case .set(let entries):
      var setsRoot = true
      if case .stack(let stack) = coordinator.container, case .tcaRouteStack = stack.dialect {
        setsRoot = false
      }
      return ".set(["
        + entries.enumerated().map {
          text($0.element, isRoot: setsRoot && $0.offset == 0, in: coordinator)
        }.joined(separator: ", ") + "])"
    case .fill(let slot, let destination):
      return
        ".show(\(name(destination.target))\(given(destination.target)), in: \(quotedLiteral(slot))"
        + starting(destination, in: coordinator) + ")"
    case .clear(let slot): return ".clear(\(quotedLiteral(slot)))"
    case .select(let pattern): return ".select(\(name(pattern)))"
    case .show(let pattern): return ".show(\(name(pattern)))"
    case .reset(let pattern): return ".reset(\(name(pattern)))"
    case .within(.ancestor(let outer), let operations):
      let inner = graph.coordinators.first { $0.name == outer } ?? coordinator
      return ".inParent(\(quotedLiteral(outer)), of: \(names[outer]?.routes ?? "").self, "
        + operations.map { text($0, of: inner) }.joined(separator: ", ") + ")"
    case .within(.child(let hosts), let operations):
      return inChild(hosts, from: coordinator) { inner in operations.map { text($0, of: inner) } }
    case .when(let condition, let operations, let others):
      func list(_ operations: [NavGraphModel.Operation]) -> String {
        "[" + operations.map { text($0, of: coordinator) }.joined(separator: ", ") + "]"
      }
      return ".when(\(text(condition, of: coordinator)), \(list(operations))"
        + (others.isEmpty ? ")" : ", otherwise: \(list(others)))")
    default: return ".oneOf([])"
    }
  }

  /// The values of a screen's arguments: `, with: ["isRoot": true]`.
  private func given(_ pattern: RoutePattern) -> String {
    let values = pattern.bindings.compactMap { binding -> String? in
      guard case .constant(let value) = binding.value else { return nil }
      let literal = ["true", "false"].contains(value) ? value : quotedLiteral(value)
      return "\(quotedLiteral(binding.argument)): \(literal)"
    }
    return values.isEmpty ? "" : ", with: [\(values.joined(separator: ", "))]"
  }

  /// The stack that a hosted coordinator is given to start with.
  private func starting(_ destination: Destination, in coordinator: CoordinatorDefinition) -> String
  {
    let hosted = coordinator.routes.first { $0.name == destination.target.route }?.hosts
    guard let start = destination.start,
      let inner = graph.coordinators.first(where: { $0.name == hosted }),
      let routes = names[inner.name]?.routes
    else { return "" }
    let entries = start.enumerated().map {
      text($0.element, isRoot: $0.offset == 0, in: inner)
    }
    return ", starting: .stack(of: \(routes).self, \(entries.joined(separator: ", ")))"
  }

  func text(
    _ entry: Destination, isRoot: Bool, in coordinator: CoordinatorDefinition
  ) -> String {
    let name = "." + Self.quotedIdentifier(entry.target.route)
    let flag =
      given(entry.target)
      + (entry.presentation.embedsNavigation ? ", embedsNavigation: true" : "")
      + starting(entry, in: coordinator)
    return switch entry.presentation {
    case .push: ".push(\(name)\(flag))"
    case .sheet: ".\(isRoot ? "root" : "sheet")(\(name)\(flag))"
    case .cover: ".cover(\(name)\(flag))"
    }
  }
}
