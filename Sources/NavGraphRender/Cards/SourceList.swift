/// The sources from which a screen can be reached, each coordinator named once: `cart; Shop › home, search`.
struct SourceList: Hashable, Sendable {
  private var groups: [Group] = []

  fileprivate struct Group: Hashable {
    /// Nil for the screen's own coordinator.
    var coordinator: String?
    var names: [String] = []
  }

  /// Names beyond which each coordinator has a number of screens instead.
  private static let nameLimit = 16
  private static let briefNameLimit = 8

  mutating func add(_ name: String, of coordinator: String?) {
    let known = groups.firstIndex { $0.coordinator == coordinator }
    let index = known ?? groups.count
    if known == nil { groups.append(Group(coordinator: coordinator)) }
    if !groups[index].names.contains(name) { groups[index].names.append(name) }
  }

  /// The places, those of the screen's own coordinator first; nil where there are none.
  ///
  /// - Parameter isBrief: Whether the rows of other cards name the screen as well.
  func words(isBrief: Bool) -> String? {
    guard !groups.isEmpty else { return nil }
    let count = groups.reduce(0) { $0 + $1.names.count }
    let isCounted = count > (isBrief ? Self.briefNameLimit : Self.nameLimit)
    let ordered = groups.filter { $0.coordinator == nil } + groups.filter { $0.coordinator != nil }
    return ordered.map { $0.words(isCounted: isCounted) }.joined(separator: "; ")
  }
}

extension SourceList.Group {
  fileprivate func words(isCounted: Bool) -> String {
    guard let coordinator else {
      return isCounted && names.count > 4 ? "\(names.count) screens here" : list
    }
    return isCounted && names.count > 1
      ? "\(coordinator) (\(names.count))" : "\(coordinator) \u{203A} \(list)"
  }

  private var list: String { names.joined(separator: ", ") }
}
