extension GraphDefinition {
  /// For each coordinator, by index, those that host it on one of their screens: ascending, each
  /// once. A name that no coordinator has is passed over; of several equal ones the first counts.
  ///
  /// - Complexity: Linear in the registration.
  package var hosts: [[Int]] {
    let index = Dictionary(
      zip(coordinators.map(\.name), coordinators.indices), uniquingKeysWith: { first, _ in first })
    var hosts = [[Int]](repeating: [], count: coordinators.count)
    for (host, coordinator) in coordinators.enumerated() {
      for route in coordinator.routes {
        guard let hosted = route.hosts.flatMap({ index[$0] }), hosts[hosted].last != host else {
          continue
        }
        hosts[hosted].append(host)
      }
    }
    return hosts
  }
}

extension [[Int]] {
  /// Whether one coordinator hosts another, directly or through others, where this array lists the
  /// direct hosts of each; none hosts itself but through a screen of its own.
  ///
  /// - Complexity: Linear in the array.
  package func hostsTransitively(_ host: Int, _ hosted: Int) -> Bool {
    var seen: Set<Int> = []
    var waiting = [hosted]
    while let coordinator = waiting.popLast() {
      for parent in self[coordinator] where seen.insert(parent).inserted {
        if parent == host { return true }
        waiting.append(parent)
      }
    }
    return false
  }
}
