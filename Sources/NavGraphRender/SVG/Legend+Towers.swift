extension Legend {
  /// What occurs in towers, and in the lines between them.
  static func contents(
    ofTowers towers: [Tower], kinds: [EdgeKind]
  ) -> [(sample: Sample, text: String)] {
    let slabs = towers.flatMap(\.slabs)
    var contents: [(sample: Sample, text: String)] = []
    let active = slabs.first { $0.isActive && !$0.isGroup }
    if let active { contents.append((.slab(active.form, isActive: true), "screen in use")) }
    if slabs.contains(where: { !$0.isActive && $0.form == .base }) {
      contents.append((.slab(.base, isActive: false), "screen beneath it"))
    }
    for kind in EdgeKind.allCases where kind != .push {
      guard slabs.contains(where: { $0.form == .over(kind) }) else { continue }
      contents.append((.slab(.over(kind), isActive: false), kind.name))
    }
    contents += kinds.map { (.edge($0, .seen), $0.name) }
    return contents
  }
}
