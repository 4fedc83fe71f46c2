import NavGraphExploration
import NavGraphFacts

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Finds out what an explorer died of, and sets the step aside that did it.
struct ProcessInquest {
  /// The step during which another process killed an explorer: it is tried once more.
  private var killedStep: Incident.Breadcrumb?
  private var killCount = 0
  private var idleDeathCount = 0

  /// Somebody who kills so often means the run, not a step.
  private static let killLimit = 100
  private static let idleKillLimit = 10

  enum Verdict {
    case proceed, giveUp
  }

  /// - Parameters:
  ///   - sentence: Why the guardian itself killed the explorer, if it did, and during which step.
  mutating func examine(
    _ ending: ProcessEnding, killedFor sentence: ProcessJudge.Sentence?, on blackboard: Blackboard
  ) -> Verdict {
    let step = blackboard.runningStep
    if let sentence {
      // The step may have ended after all, just before the explorer did.
      guard let step, sentence.serial == blackboard[.serial] else { return .proceed }
      return setAside(step, sentence.cause, on: blackboard)
    }
    let signal: Int32? = if case .signaled(let signal) = ending { signal } else { nil }
    if signal == SIGKILL {
      killCount += 1
      guard killCount <= Self.killLimit else { return .giveUp }
    }
    guard let step else {
      idleDeathCount += 1
      return idleDeathCount > (signal == SIGKILL ? Self.idleKillLimit : 1) ? .giveUp : .proceed
    }
    switch ending {
    case .exited(let status): return setAside(step, .exit(status), on: blackboard)
    case .signaled(SIGKILL):
      defer { killedStep = step }
      return step == killedStep ? setAside(step, .killed(SIGKILL), on: blackboard) : .proceed
    case .signaled(let signal): return setAside(step, .signal(signal), on: blackboard)
    }
  }

  private func setAside(
    _ step: Incident.Breadcrumb, _ cause: Incident.Cause, on blackboard: Blackboard
  ) -> Verdict {
    let hasRoom = blackboard.append(Incident(step: step, cause: cause))
    if blackboard.incidentCount >= Limits.incidents { blackboard.requestStop(.incidents) }
    return hasRoom ? .proceed : .giveUp
  }
}
