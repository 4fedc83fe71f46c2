import NavGraphFacts
import NavGraphModel

/// Walks the states that a search kept through the naive model.
struct StateGraphReplay {
  let facts: Facts
  let app: NaiveApp

  init(_ facts: Facts) {
    self.facts = facts
    app = NaiveApp(graph: facts.graph, limits: facts.limits)
  }

  /// The first state of a search whose steps are not those of the naive model, if there is one.
  ///
  /// - Parameter search: One that kept all its states.
  func firstWrongState(of search: StateGraph.Search) -> Int? {
    let shapes = search.states.map { NaiveShape($0, of: facts) }
    /// The naive states that look like each state; several where snapshots leave something out.
    var alike = search.states.map { _ in Set<NaiveState>() }
    for state in app.starts().states {
      let shape = NaiveShape(state, app.registration)
      guard let index = shapes.prefix(search.initialCount).firstIndex(of: shape) else { return 0 }
      alike[index].insert(state)
    }
    for index in search.states.indices {
      let wanted = Self.counts(
        search.steps(outOf: index).compactMap { step -> Ending? in
          switch step.target {
          case .state(let target): shapes[target].map { .state($0) }
          case .crash: .crash
          case .beyond: nil
          case .unkept: .unkept
          }
        })
      let isRight = alike[index].contains { state in
        let steps = app.steps(from: state).steps.filter { !$0.isCut }
        for step in steps {
          guard let state = step.state else { continue }
          let shape = NaiveShape(state, app.registration)
          for step in search.steps(outOf: index) {
            if case .state(let target) = step.target, shapes[target] == shape {
              alike[target].insert(state)
            }
          }
        }
        return wanted
          == Self.counts(
            steps.map { step in
              step.state.map { .state(NaiveShape($0, app.registration)) } ?? .crash
            })
      }
      if !isRight { return index }
    }
    return nil
  }

  private enum Ending: Hashable {
    case state(NaiveShape)
    case crash, unkept
  }

  private static func counts(_ endings: [Ending]) -> [Ending: Int] {
    endings.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
