// Numbers for hashing, which cost less than hashing each part.

package import NavGraphModel

extension TransitionReference {
  /// Different for most different ones.
  package var mixed: Int {
    let place =
      switch place {
      case .screen(let route): route + 2
      case .coordinator: 1
      case .link: 0
      }
    return (coordinator &* 1_000_003 &+ place) &* 1_000_003 &+ index
  }
}

extension Cause {
  /// Different for most different ones.
  package var mixed: Int {
    switch self {
    case .transition(let reference): reference.mixed
    case .later(let reference): ~reference.mixed
    case .effect(let reference):
      (reference.coordinator &* 1_000_003 &- (reference.route ?? -1)) &* 1_000_003
        &+ reference.index
    case .gesture(let gesture): gesture.number
    }
  }
}

extension Gesture {
  package var number: Int {
    switch self {
    case .back: 0
    case .edgeSwipe: 1
    case .backMenu: 2
    case .swipeDown: 3
    case .tabTap: 4
    case .tabRetap: 5
    case .alertButton: 6
    }
  }
}
