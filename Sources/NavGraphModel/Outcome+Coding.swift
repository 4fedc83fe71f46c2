extension Outcome: TextCodable {
  /// One effect for both builds, or `debug|release`.
  package var text: String {
    debug == release ? release.text : "\(debug.text)|\(release.text)"
  }

  package init?(text: Substring) {
    let effects = text.split(separator: "|", omittingEmptySubsequences: false).map {
      Effect(text: $0)
    }
    switch effects.count {
    case 1:
      guard let effect = effects[0] else { return nil }
      self.init(effect)
    case 2:
      guard let debug = effects[0], let release = effects[1] else { return nil }
      self.init(debug: debug, release: release)
    default: return nil
    }
  }
}

extension Outcome.Effect: TextCodable {
  package var text: String {
    switch self {
    case .applied: "applied"
    case .appliedDespite(let reason): "applied:\(reason.rawValue)"
    case .ignored(let reason): "ignored:\(reason.rawValue)"
    case .failed(let reason): "failed:\(reason.rawValue)"
    }
  }

  package init?(text: Substring) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      guard text == "applied" else { return nil }
      self = .applied
      return
    }
    guard let reason = Outcome.Reason(rawValue: String(parts[1])) else { return nil }
    switch parts[0] {
    case "applied": self = .appliedDespite(reason)
    case "ignored": self = .ignored(reason)
    case "failed": self = .failed(reason)
    default: return nil
    }
  }
}
