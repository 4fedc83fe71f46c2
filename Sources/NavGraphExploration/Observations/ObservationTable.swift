import NavGraphFacts
import NavGraphModel

/// The observations that a search has seen, each with its first occurrence.
struct ObservationTable {
  private(set) var entries: [Entry] = []
  private var known: Set<ObservationKey> = []
  /// Some of these: many are seen again and again.
  private var recent = [ObservationKey?](repeating: nil, count: 128)
  private var layers = 0

  let numbers: TransitionNumbers
  /// By number of a transition.
  private(set) var isHandled: [Bool]
  private(set) var isChanged: [Bool]
  /// By number of a transition: how often a tap was tried twice.
  private var triedTwice: [UInt8]
  private static let trials = 4
  private let byAddress = PassedIndirectly()

  /// An observation where it was seen first, and where what it is held against was seen.
  typealias Entry = (key: ObservationKey, origin: Origin, against: Origin?)

  /// Where an observation was seen.
  enum Origin: Hashable {
    /// In the state at a position.
    case state(Int)
    case step(StepOrigin)
    /// At the end of a path that is not the shortest, given by the positions of its states; a shortest path
    /// reaches the first of them.
    case path([Int])
  }

  init(_ graph: GraphDefinition) {
    numbers = TransitionNumbers(graph)
    isHandled = Array(repeating: false, count: numbers.count)
    isChanged = isHandled
    triedTwice = Array(repeating: 0, count: numbers.count)
  }

  func isKnown(_ key: ObservationKey) -> Bool {
    recent[key.number & (recent.count - 1)] == key || known.contains(key.identity)
  }

  mutating func note(_ key: ObservationKey, at origin: Origin, against: Origin? = nil) {
    let slot = key.number & (recent.count - 1)
    if recent[slot] == key { return }
    recent[slot] = key
    guard known.insert(key.identity).inserted else { return }
    entries.append((key, origin, against))
  }

  /// So many layers, and each number below: the first state with three of them may be the first with two.
  mutating func recordLayers(_ count: Int, at origin: Origin) {
    guard count > layers else { return }
    for number in layers + 1...count {
      note(ObservationKey(.modalLayers, index: number), at: origin)
    }
    layers = count
  }

  mutating func recordHandled(_ number: Int, _ reference: TransitionReference, at origin: Origin) {
    guard !isHandled[number] else { return }
    isHandled[number] = true
    entries.append((ObservationKey(.heard, cause: .transition(reference)), origin, nil))
  }

  mutating func recordChanged(_ number: Int, _ reference: TransitionReference, at origin: Origin) {
    guard !isChanged[number] else { return }
    isChanged[number] = true
    entries.append((ObservationKey(.changed, cause: .transition(reference)), origin, nil))
  }

  /// Whether a tap is worth trying twice: a few times for each transition, since the first states may
  /// not show what later ones do.
  mutating func shouldTryRepeating(_ reference: TransitionReference) -> Bool {
    let number = numbers.number(of: reference)
    guard triedTwice[number] < Self.trials else { return false }
    triedTwice[number] += 1
    return true
  }

  /// Whether a tap may still be worth trying twice, by the number of its transition.
  func mayTryRepeating(_ number: Int) -> Bool { triedTwice[number] < Self.trials }

  /// The tap was heard twice; nothing more is to be learnt of it.
  mutating func stopTrying(_ reference: TransitionReference) {
    triedTwice[numbers.number(of: reference)] = .max
  }
}

extension ObservationKey {
  /// A number that differs for most observations that are seen one after the other.
  fileprivate var number: Int {
    let value = (cause?.mixed ?? 0) &* 31 &+ (route?.route ?? -1)
    return value &* 31 &+ (other?.route ?? -1) &* 7 &+ (index ?? -1)
  }

  /// The part of an observation that has to be new for the observation to be recorded: a tab is recorded once, regardless of the
  /// screen that stays in front of it.
  var identity: ObservationKey {
    guard kind == .selectedBehindModal else { return self }
    var identity = self
    identity.other = nil
    return identity
  }
}
