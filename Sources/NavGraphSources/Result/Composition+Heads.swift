#if SourceReading
  extension Composition {
    /// One thing that an action does, in the feature whose code does it.
    enum Deed {
      case operation(Change)
      /// A screen closes itself.
      case dismiss(Feature, SourcePlace)
    }

    /// An action that something outside of the coordinators' code causes, with all that follows from it.
    struct Head {
      var handler: Handler
      /// The action with what it is known to carry.
      var path: [ActionStep]
      /// Each way in which it can go; an empty one where it can also do nothing.
      var alternatives: [[Deed]]
      /// The features whose code takes part.
      var features: [Feature]
    }

    /// All actions that lead somewhere.
    func heads() -> [Head] {
      walker.handlers.indices.flatMap { index -> [Head] in
        let handler = walker.handlers[index]
        if isFlow(handler.feature) {
          guard !isDead(index), livePredecessors(index).isEmpty else { return [] }
          return incoming(to: index).compactMap { head(index, $0, follows: true) }
        }
        return head(index, handler.path, follows: false).map { [$0] } ?? []
      }
    }

    private func head(_ index: Int, _ path: [ActionStep], follows: Bool) -> Head? {
      var features: [Feature] = []
      var alternatives = expand(
        index, path, follows: follows, visited: [index], features: &features)
      if !walker.handlers[index].conditions.isEmpty { alternatives.append([]) }
      guard alternatives.contains(where: { !$0.isEmpty }) else { return nil }
      return Head(
        handler: walker.handlers[index], path: path, alternatives: alternatives, features: features)
    }

    private static let limit = 16

    private func expand(
      _ index: Int, _ incoming: [ActionStep], follows: Bool, visited: Set<Int>,
      features: inout [Feature]
    ) -> [[Deed]] {
      let handler = walker.handlers[index]
      if !features.contains(where: { $0 === handler.feature }) { features.append(handler.feature) }
      return expand(
        handler.steps, index, incoming, follows: follows, visited: visited, features: &features)
    }

    private func expand(
      _ steps: [Step], _ index: Int, _ incoming: [ActionStep], follows: Bool, visited: Set<Int>,
      features: inout [Feature]
    ) -> [[Deed]] {
      let handler = walker.handlers[index]
      var result: [[Deed]] = [[]]
      for step in steps {
        var choices: [[Deed]]
        switch step {
        case .operation(var operation):
          operation.targets = operation.targets.compactMap { substituted($0, incoming) }
          choices = [[.operation(operation)]]
        case .dismiss(let place): choices = [[.dismiss(handler.feature, place)]]
        case .send(let sent):
          guard follows else { continue }
          choices = [[]]
          for next in next(after: index, sent, incoming, visited) {
            let inner = expand(
              next.handler, next.heard, follows: true, visited: visited.union([next.handler]),
              features: &features)
            choices = Self.product(choices, inner)
          }
        case .branch(_, let then, let otherwise):
          let yes = expand(
            then, index, incoming, follows: follows, visited: visited, features: &features)
          let no = expand(
            otherwise, index, incoming, follows: follows, visited: visited, features: &features)
          if yes.allSatisfy(\.isEmpty) && no.allSatisfy(\.isEmpty) { continue }
          choices = yes + no
        }
        result = Self.product(result, choices)
      }
      return result
    }

    private static func product(_ left: [[Deed]], _ right: [[Deed]]) -> [[Deed]] {
      guard left.count * right.count <= limit else { return left + right }
      return left.flatMap { first in right.map { first + $0 } }
    }
  }
#endif
