import NavGraphFacts
import NavGraphModel

/// A step of the author's code that a search does without, and why.
package struct Incident: Hashable, Sendable {
  package var step: Breadcrumb
  package var cause: Cause

  package init(step: Breadcrumb, cause: Cause) {
    self.step = step
    self.cause = cause
  }

  package enum Cause: Hashable, Sendable {
    case signal(Int32)
    case exit(Int32)
    /// Killed from outside, by this signal.
    case killed(Int32)
    /// Stopped after some milliseconds.
    case hang(milliseconds: Int32)
    case memory(mebibytes: Int32)
  }

  /// Which step of the author's code was running.
  package struct Breadcrumb: Hashable, Sendable {
    package var search: UInt32
    package var state: UInt32
    package var label: UInt32
    package var action: UInt32

    package init(search: UInt32, state: UInt32, label: UInt32, action: UInt32) {
      self.search = search
      self.state = state
      self.label = label
      self.action = action
    }
  }
}

extension Incident.Cause {
  package var setAside: SetAside {
    switch self {
    case .signal(let number):
      SetAside(reason: .crashed, detail: Self.describe(signal: number))
    case .exit(let status): SetAside(reason: .exited, detail: "exit status \(status)")
    case .killed(let number): SetAside(reason: .killed, detail: Self.describe(signal: number))
    case .hang(let milliseconds):
      SetAside(reason: .hangs, detail: "no answer in \(Self.seconds(milliseconds)) s")
    case .memory(let mebibytes):
      SetAside(reason: .outOfMemory, detail: "more than \(mebibytes) MiB")
    }
  }

  /// How much an incident counts against its action; at ``SearchMonitor/actionBudget`` the action is
  /// set aside in every state. What takes seconds to notice counts for many quick crashes.
  var weight: Int {
    switch self {
    case .signal, .exit: 1
    case .killed: 4
    case .hang, .memory: 16
    }
  }

  /// As the systems name them; numbers differ only where no crash comes from.
  private static func describe(signal: Int32) -> String {
    let name: String? =
      switch signal {
      case 1: "hangup"
      case 2: "interrupt"
      case 3: "quit"
      case 4: "illegal instruction"
      case 5: "trap"
      case 6: "abort"
      case 8: "arithmetic error"
      case 9: "kill"
      case 11: "segmentation fault"
      case 13: "broken pipe"
      case 14: "alarm"
      case 15: "termination"
      default: nil
      }
    return "signal \(signal)" + (name.map { " (\($0))" } ?? "")
  }

  private static func seconds(_ milliseconds: Int32) -> String {
    let whole = milliseconds / 1_000
    let tenths = milliseconds % 1_000 / 100
    return tenths == 0 ? "\(whole)" : "\(whole).\(tenths)"
  }
}
