extension Coverage {
  /// What cut a search, in words: `stack height 8 and 4 modal layers`; nil if nothing did.
  package var phrase: String? {
    let cuts = cutBy.map { cut in
      let value = Self.number(cut.at)
      return switch cut.limit {
      case .stackHeight: "stack height \(value)"
      case .modalNesting: "\(value) modal layers"
      case .flowNesting: "\(value) nested coordinators"
      case .pending: "\(value) pending \(value == "1" ? "effect" : "effects") of each kind"
      case .states: "\(value) states"
      case .depth: "\(value) actions from the start"
      case .time: "\(value) s"
      case .memory: "\(value) MiB of memory"
      case .incidents: "\(value) skipped steps"
      case .interrupted: "an interruption"
      }
    }
    guard let last = cuts.last else { return nil }
    return cuts.count == 1 ? last : cuts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Without decimals where there are none.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(\.description) ?? value.description
  }
}
