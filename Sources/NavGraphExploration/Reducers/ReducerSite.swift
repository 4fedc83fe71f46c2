package import NavGraphFacts
import NavGraphModel

/// The cause of a run of a reducer.
struct ReducerSite {
  var reference: TransitionReference
  /// The position of the operation that runs the reducer.
  var index: Int
  var actor: ActingScreen?
}

extension TransitionReference {
  /// A number that hardly any other transition of a graph has.
  package var number: UInt32 {
    let place: Int =
      switch place {
      case .screen(let route): route + 2
      case .coordinator: 1
      case .link: 0
      }
    return UInt32(truncatingIfNeeded: (coordinator &* 4_099 &+ place) &* 65_599 &+ index)
  }
}
