import NavGraphModel

extension Cause: TextCodable {
  package var text: String {
    switch self {
    case .transition(let reference): "transition \(reference.text)"
    case .later(let reference): "later \(reference.text)"
    case .effect(let reference): "effect \(reference.text)"
    case .gesture(let gesture): "gesture \(gesture.rawValue)"
    }
  }

  package init?(text: Substring) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let cause: Cause? =
      switch parts[0] {
      case "transition": TransitionReference(text: parts[1]).map { .transition($0) }
      case "later": TransitionReference(text: parts[1]).map { .later($0) }
      case "effect": EffectReference(text: parts[1]).map { .effect($0) }
      case "gesture": Gesture(rawValue: String(parts[1])).map { .gesture($0) }
      default: nil
      }
    guard let cause else { return nil }
    self = cause
  }
}

extension TransitionReference: TextCodable {
  /// Coordinator, place, index: `0/3/1` on a screen, `0/own/1` a handler, `0/link/1` a deep link.
  package var text: String {
    switch place {
    case .screen(let route): "\(coordinator)/\(route)/\(index)"
    case .coordinator: "\(coordinator)/own/\(index)"
    case .link: "\(coordinator)/link/\(index)"
    }
  }

  package init?(text: Substring) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, let coordinator = Int(parts[0]), let index = Int(parts[2]) else {
      return nil
    }
    let place: Place
    switch parts[1] {
    case "own": place = .coordinator
    case "link": place = .link
    default:
      guard let route = Int(parts[1]) else { return nil }
      place = .screen(route)
    }
    self.init(coordinator: coordinator, place: place, index: index)
  }
}

extension EffectReference: TextCodable {
  /// Coordinator, route or `own`, index.
  package var text: String {
    "\(coordinator)/\(route.map(\.description) ?? "own")/\(index)"
  }

  package init?(text: Substring) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, let coordinator = Int(parts[0]), let index = Int(parts[2]) else {
      return nil
    }
    var route: Int?
    if parts[1] != "own" {
      guard let number = Int(parts[1]) else { return nil }
      route = number
    }
    self.init(coordinator: coordinator, route: route, index: index)
  }
}

extension RouteReference: TextCodable {
  package var text: String { "\(coordinator)/\(route)" }

  package init?(text: Substring) {
    guard let (coordinator, route) = pair(text) else { return nil }
    self.init(coordinator: coordinator, route: route)
  }
}

extension ScreenReference: TextCodable {
  package var text: String { "\(coordinator)/\(instance)" }

  package init?(text: Substring) {
    guard let (coordinator, instance) = pair(text) else { return nil }
    self.init(coordinator: coordinator, instance: instance)
  }
}

private func pair(_ text: Substring) -> (Int, Int)? {
  let parts = text.split(separator: "/", omittingEmptySubsequences: false)
  guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) else { return nil }
  return (first, second)
}
