import NavGraphModel

extension Finding {
  /// The finding, to be united with the others of its rule about the same action.
  func unitedByAction() -> Finding {
    var copy = self
    copy.cause = [coordinator, route ?? "", action ?? ""].joined(separator: "\n")
    return copy
  }

  /// The code that handles or sends an action: one place, however many screens and flows show the feature.
  static func code(of action: String, at location: SourceLocation) -> String {
    let name = action.split(separator: ".").last.map(String.init) ?? action
    return [location.file, "\(location.line):\(location.column)", name].joined(separator: "\n")
  }

  /// The finding and those that have the same cause, each by itself.
  package var members: [Finding] {
    guard !others.isEmpty else { return [self] }
    var first = self
    first.notes.removeLast(notes.count - ownNotes)
    first.others = []
    first.ownNotes = 0
    return [first] + others
  }

  /// Creates one finding in place of some with the same cause, with the other places as notes.
  ///
  /// - Parameter findings: At least one, in order. The reported one is no consequence of another and has the
  ///   highest severity and, among those, the shortest path.
  fileprivate init(uniting findings: [Finding]) {
    let representative = findings.indices.min { left, right in
      let (left, right) = (findings[left], findings[right])
      if left.isConsequence != right.isConsequence { return right.isConsequence }
      return left.severity != right.severity
        ? left.severity > right.severity : left.stepCount < right.stepCount
    }
    self = findings[representative ?? 0]
    others = findings.indices.filter { $0 != representative }.map { findings[$0] }
    ownNotes = notes.count
    var known: Set<Note> = [Note(message, at: location)]
    for other in others {
      for note in [Note(other.message, at: other.location)] + other.notes
      where known.insert(note).inserted {
        notes.append(note)
      }
    }
  }

  private var stepCount: Int { witness?.steps.count ?? 0 }
}

extension [Finding] {
  /// One finding for each cause, in the order of the causes; and one for those that say the same of one place, as of a
  /// screen that several flows show.
  ///
  /// - Complexity: Linear in the findings.
  package func groupedByCause() -> [Finding] {
    united { finding in finding.cause.map { [finding.causeRule ?? finding.rule, $0] } }
      .united {
        let place = $0.location
        return [$0.rule, $0.message.text, place.file, "\(place.line):\(place.column)"]
      }
  }

  /// One finding for those with the same key; those without one are left as they are.
  private func united(by key: (Finding) -> [String]?) -> [Finding] {
    var groups: [[Finding]] = []
    var positions: [[String]: Int] = [:]
    for finding in self {
      guard let key = key(finding) else {
        groups.append([finding])
        continue
      }
      if let position = positions[key] {
        groups[position].append(finding)
      } else {
        positions[key] = groups.count
        groups.append([finding])
      }
    }
    return groups.map { $0.count == 1 ? $0[0] : Finding(uniting: $0.flatMap(\.members)) }
  }
}
