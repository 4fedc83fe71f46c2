import NavGraphLint
import NavGraphModel

/// The steps with which many witnesses of a report begin, so that they are printed once.
struct SharedStart: Hashable {
  let steps: [Witness.Step]

  /// - Returns: Nil where telling them apart would save nothing worth a line.
  /// - Complexity: Quadratic in the length of a witness, linear in their number.
  init?(_ witnesses: [Witness]) {
    var counts: [[Witness.Step]: Int] = [:]
    for steps in witnesses.map(\.steps) where steps.count > Self.leastSteps {
      for length in Self.leastSteps..<steps.count {
        counts[Array(steps.prefix(length)), default: 0] += 1
      }
    }
    let candidates = counts.filter { $0.value >= Self.leastWitnesses }
    // How many steps need no repetition; among equals, the order of the words decides.
    let best = candidates.max { left, right in
      let (saved, other) = (left.key.count * (left.value - 1), right.key.count * (right.value - 1))
      if saved != other { return saved < other }
      return right.key.map(\.phrase).lexicographicallyPrecedes(left.key.map(\.phrase))
    }
    guard let best else { return nil }
    steps = best.key
  }

  /// How many steps are worth a line.
  private static let leastSteps = 2

  /// How many witnesses need the same beginning.
  private static let leastWitnesses = 3

  var phrase: String { Witness.summary(of: steps[...], after: nil) }
}

extension Witness {
  /// Returns the steps in a line, with the short conditions among those that they assume:
  /// `start → tap open on home → tap again on item`.
  ///
  /// - Parameter start: The steps that have already been printed.
  func summary(after start: SharedStart?) -> String {
    // A cycle is shown from its first step.
    let isFolded = loop.map { $0.lowerBound > start?.steps.count ?? 0 } ?? true
    let isShared =
      isFolded
      && start.map { steps.count > $0.steps.count && steps.starts(with: $0.steps) } ?? false
    let rest = steps.dropFirst(isShared ? start?.steps.count ?? 0 : 0)
    var parts = isShared ? ["start"] : []
    if !rest.isEmpty {
      parts.append(
        Self.summary(of: rest, after: isShared ? steps[rest.startIndex - 1].screen : nil))
    }
    let repeated = loop.map { loop in
      loop.lowerBound == loop.upperBound
        ? ", the last step again and again"
        : ", the last \(loop.count) steps again and again"
    }
    let premise = inputs.isEmpty ? "" : "where \(inputs.joined(separator: ", ")): "
    return premise + parts.joined(separator: " \u{2192} ") + (repeated ?? "")
  }

  /// - Parameter screen: The one that the reader is at already.
  static func summary(of steps: ArraySlice<Step>, after screen: String?) -> String {
    var current = screen
    let phrases = steps.map { step in
      let phrase = step.summary(isOnSameScreen: step.screen == current)
      current = step.screen
      return phrase
    }
    return folded(phrases).joined(separator: " \u{2192} ")
  }

  /// The phrases, those that are repeated as one with their number: `(swipe back → tap next) × 12`.
  ///
  /// - Complexity: Linear in the phrases.
  private static func folded(_ phrases: [String]) -> [String] {
    var result: [String] = []
    var rest = phrases[...]
    while let first = rest.first {
      let repetition = (1...3).lazy.compactMap { length -> (length: Int, count: Int)? in
        let unit = rest.prefix(length)
        var count = 1
        while rest.dropFirst(count * length).prefix(length).elementsEqual(unit) { count += 1 }
        return count > 2 ? (length, count) : nil
      }.first
      guard let (length, count) = repetition else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      let unit = rest.prefix(length).joined(separator: " \u{2192} ")
      result.append("\(length > 1 ? "(\(unit))" : unit) \u{D7} \(count)")
      rest = rest.dropFirst(count * length)
    }
    return result
  }
}

/// The maximal length of a condition among the steps, in characters.
private let longestCondition = 40

extension Witness.Step {
  /// What to do, in few words: `tap again on item`.
  fileprivate func summary(isOnSameScreen: Bool) -> String {
    let place = isOnSameScreen ? "" : " on \(screen)"
    // A name of several words is marked apart from its context.
    let action = cause.contains(" ") && trigger != .gesture ? "\u{201C}\(cause)\u{201D}" : cause
    let actionPhrase =
      switch trigger {
      case .tap: "tap \(action)\(place)\(isRepeated ? " twice, quickly" : "")"
      case .effect: "wait for \(action)\(place)"
      case .automatic: "\(action) by itself\(place)"
      case .link: "open \(action)"
      case .sent: "\(screen) receives \(action)"
      case .gesture: "\(action)\(place)"
      }
    guard !assumes.isEmpty else { return actionPhrase }
    let condition = assumes.joined(separator: " and ")
    // The steps are what a reader follows; a long condition has a line of its own elsewhere.
    return "\(actionPhrase) (if \(condition.count > longestCondition ? "\u{2026}" : condition))"
  }
}
