import NavGraphModel

extension TextBlock {
  /// Creates the text above an arrow of a strip.
  init(_ step: WitnessStrip.Step, number: Int, kind: EdgeKind, width: Double) {
    append(
      wrapping: "\(number). \(step.actor)", style: .qualifier, width: width, lineLimit: 2)
    append(
      wrapping: step.actionPhrase, style: .action, width: width, lineLimit: 3, icon: .edge(kind),
      isIndented: true)
    if step.operation != step.action {
      append(
        wrapping: step.operation, style: .caption, width: width, lineLimit: 4, isIndented: true)
    }
    for assumption in step.assumes {
      append(
        wrapping: "if \(assumption)", style: .qualifier, width: width, lineLimit: 3,
        isIndented: true)
    }
    if step.stopsDebug {
      append(
        wrapping: "stops a debug build here", style: .finding, width: width, lineLimit: 2,
        icon: .severity(.error), isIndented: true)
    }
  }

  /// The finding at the end of a strip.
  init(_ mark: WitnessStrip.Mark?) {
    guard let mark else { return }
    let width = 210.0
    append(
      wrapping: mark.rule, style: .finding, width: width, lineLimit: 1,
      icon: .severity(mark.severity))
    append(wrapping: mark.message, style: .caption, width: width, lineLimit: 6, isIndented: true)
  }

  init(headerOf strip: WitnessStrip) {
    append(wrapping: strip.title, style: .title, width: 900, lineLimit: 3)
    for remark in strip.remarks {
      append(wrapping: remark, style: .subtitle, width: 900, lineLimit: 4)
    }
  }
}

extension WitnessStrip.Step {
  /// What to do: `tap “open” twice, quickly`.
  var actionPhrase: String {
    let name = quoted(action)
    return switch trigger {
    case .tap: isRepeated ? "tap \(name) twice, quickly" : "tap \(name)"
    case .effect: "wait for \(name)"
    case .automatic: "\(name) happens by itself"
    case .link: "open \(name)"
    case .sent: "hears \(name)"
    case .gesture: action
    }
  }

  /// The step in a line.
  var phrase: String {
    let result = operation == action ? "" : " (\(operation))"
    return "\(actor): \(actionPhrase)\(result)" + (stopsDebug ? ", which stops a debug build" : "")
  }
}
