import NavGraphModel

extension Coverage {
  /// What cut a search, in words: `stack height 8 and 4 modal layers`; nil if nothing did.
  package var phrase: String? {
    let cuts = cutBy.map { cut in
      let count = Int(cut.at)
      return switch cut.limit {
      case .stackHeight: "stack height \(count)"
      case .modalNesting: counted(count, "modal layer")
      case .flowNesting: counted(count, "nested coordinator")
      case .pending: counted(count, "pending effect") + " of each kind"
      case .states: counted(count, "state")
      case .depth: counted(count, "action") + " from the start"
      case .time: "\(Self.number(cut.at)) s"
      case .memory: "\(count) MiB of memory"
      case .enough: counted(count, "state") + ", which were enough"
      case .incidents: counted(count, "skipped step")
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
