import NavGraphFacts
import Synchronization

extension Blackboard {
  /// The steps that are set aside, in the order in which they were.
  package var incidentCount: Int { Int(min(self[.incidentCount], UInt64(Self.incidentRows))) }

  package func incident(at index: Int) -> Incident? {
    let place = incidentWord(index, 0).pointee.load(ordering: .relaxed)
    let step = incidentWord(index, 1).pointee.load(ordering: .relaxed)
    let cause = incidentWord(index, 2).pointee.load(ordering: .relaxed)
    guard let cause = Incident.Cause(word: cause) else { return nil }
    return Incident(
      step: Incident.Breadcrumb(
        search: UInt32(truncatingIfNeeded: place >> 32), state: UInt32(truncatingIfNeeded: place),
        label: UInt32(truncatingIfNeeded: step >> 32), action: UInt32(truncatingIfNeeded: step)),
      cause: cause)
  }

  /// - Returns: Whether there was space.
  @discardableResult
  package func append(_ incident: Incident) -> Bool {
    let index = incidentCount
    guard index < Self.incidentRows else { return false }
    let step = incident.step
    incidentWord(index, 0).pointee.store(
      UInt64(step.search) << 32 | UInt64(step.state), ordering: .relaxed)
    incidentWord(index, 1).pointee.store(
      UInt64(step.label) << 32 | UInt64(step.action), ordering: .relaxed)
    incidentWord(index, 2).pointee.store(incident.cause.word, ordering: .relaxed)
    self[.incidentCount] = UInt64(index + 1)
    return true
  }

  /// The step of the author's code that is running, or was when its process died.
  package var runningStep: Incident.Breadcrumb? {
    guard self[.serial] & 1 == 1 else { return nil }
    return Incident.Breadcrumb(
      search: UInt32(truncatingIfNeeded: self[.search]),
      state: UInt32(truncatingIfNeeded: self[.state]),
      label: UInt32(truncatingIfNeeded: self[.label]),
      action: UInt32(truncatingIfNeeded: self[.action]))
  }
}

extension Incident.Cause {
  /// As one word: the kind in the upper half, its number in the lower.
  fileprivate var word: UInt64 {
    let (kind, number): (UInt64, Int32) =
      switch self {
      case .signal(let number): (1, number)
      case .exit(let status): (2, status)
      case .killed(let number): (3, number)
      case .hang(let milliseconds): (4, milliseconds)
      case .memory(let mebibytes): (5, mebibytes)
      }
    return kind << 32 | UInt64(UInt32(bitPattern: number))
  }

  fileprivate init?(word: UInt64) {
    let number = Int32(bitPattern: UInt32(truncatingIfNeeded: word))
    switch word >> 32 {
    case 1: self = .signal(number)
    case 2: self = .exit(number)
    case 3: self = .killed(number)
    case 4: self = .hang(milliseconds: number)
    case 5: self = .memory(mebibytes: number)
    default: return nil
    }
  }
}
