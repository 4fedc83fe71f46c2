import NavGraphModel

extension Witness {
  /// The path to follow, and its end:
  ///
  /// ```
  /// 1. home: tap “open” (push item)
  /// 2. item: tap “again” (push item)
  /// stack: home ▸ item
  /// ```
  ///
  /// Names are as the author wrote them.
  package var lines: [String] {
    premises + steps.enumerated().map { index, step in "\(index + 1). \(step.phrase)" } + ending
  }

  /// What ``lines`` say before the steps: `where isOnline is true`.
  package var premises: [String] {
    inputs.isEmpty ? [] : ["where \(inputs.joined(separator: ", "))"]
  }

  /// What ``lines`` say after the steps.
  package var ending: [String] {
    var lines = ["stack: \(stackDescription)"]
    if let loop {
      let steps =
        loop.count == 1
        ? "step \(loop.lowerBound)" : "steps \(loop.lowerBound) to \(loop.upperBound)"
      lines.append("loop: \(steps), again and again")
    }
    if let step = debugStop {
      let rest = step < steps.count ? "; the rest is what a release build does" : ""
      lines.append("a debug build stops at step \(step)\(rest)")
    }
    return lines
  }

  /// The stack in a line, bottom first: `home ▸ [sheet] list ▸ detail`.
  package var stackDescription: String {
    guard !stack.isEmpty else { return "nothing" }
    return stack.map { level in
      level.manner.map { "[\($0)] \(level.screen)" } ?? level.screen
    }.joined(separator: " \u{25B8} ")
  }
}

extension Witness.Step {
  /// The action that the user taps, or the one that comes by itself.
  package var cause: String { tapped ?? action }

  /// The user's step, and the operations of the coordinators: `home: tap “open” (push item)`.
  package var phrase: String {
    let actionPhrase: String
    switch trigger {
    case .tap:
      let sent = tapped == nil ? "" : ", which sends \u{201C}\(action)\u{201D}"
      actionPhrase =
        "tap \u{201C}\(cause)\u{201D}\(isRepeated ? " twice, quickly" : "")\(sent) (\(operation))"
    case .effect: actionPhrase = "wait for \u{201C}\(action)\u{201D} (\(operation))"
    case .automatic: actionPhrase = "\u{201C}\(action)\u{201D} happens by itself (\(operation))"
    case .link: actionPhrase = "opens \u{201C}\(action)\u{201D} (\(operation))"
    case .sent: actionPhrase = "receives \u{201C}\(action)\u{201D} (\(operation))"
    case .gesture where operation == action: actionPhrase = action
    case .gesture: actionPhrase = "\(action) (\(operation))"
    }
    let condition = assumes.isEmpty ? "" : ", if \(assumes.joined(separator: " and "))"
    return "\(screen): \(actionPhrase)\(condition)"
  }
}
