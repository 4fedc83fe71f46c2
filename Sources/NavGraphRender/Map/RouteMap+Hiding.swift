import NavGraphModel

extension RouteMap.Part {
  /// The part without the actions of some groups, and without what only they are drawn for.
  ///
  /// - Complexity: Linear in the part.
  func hiding(_ hidden: Set<MapRequest.EdgeGroup>) -> RouteMap.Part {
    guard !hidden.isEmpty else { return self }
    var part = self
    part.edges = edges.compactMap { edge in
      var edge = edge
      let role = nodes[edge.source].role
      edge.actions.removeAll { hidden.contains($0.group(kind: edge.kind, from: role)) }
      return edge.actions.isEmpty ? nil : edge
    }
    for index in nodes.indices {
      let role = nodes[index].role
      part.nodes[index].stays.removeAll { hidden.contains($0.group(kind: nil, from: role)) }
      part.nodes[index].returns.removeAll {
        hidden.contains($0.action.group(kind: $0.kind, from: role))
      }
    }
    let before = connected
    let after = part.connected
    let kept = nodes.indices.filter { index in
      switch nodes[index].role {
      case .root, .route, .coordinator: true
      case .link: !hidden.contains(.links)
      case .own, .nothing: after.contains(index) || !before.contains(index)
      }
    }
    return part.keeping(nodes: Set(kept))
  }

  /// The nodes that something leads to or from, or that have actions of their own.
  private var connected: Set<Int> {
    Set(edges.flatMap { [$0.source, $0.target] })
      .union(nodes.indices.filter { !nodes[$0].listed.isEmpty })
  }
}

extension RouteMap.Action {
  /// Returns the group of its cause; steps back are a group of their own only where a user taps for them.
  ///
  /// - Parameter kind: Nil where it leads to no other screen.
  func group(kind: EdgeKind?, from role: RouteMap.Role) -> MapRequest.EdgeGroup {
    if role == .link { return .links }
    return switch (trigger, kind) {
    case (.tap, .gesture): .gestures
    case (.tap, .back): .back
    default: trigger.group
    }
  }
}

extension Trigger {
  /// What a request calls edges of this kind.
  var group: MapRequest.EdgeGroup {
    switch self {
    case .tap: .taps
    case .gesture: .gestures
    case .effect: .effects
    case .automatic, .sent: .automatic
    case .link: .links
    }
  }
}
