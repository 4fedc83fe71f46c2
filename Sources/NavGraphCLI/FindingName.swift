import ArgumentParser
import NavGraphDocs
import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender

/// A finding as a user names it: a rule, or a rule and a place
/// (`unreachable-route:Shop.detail`).
struct FindingName {
  let text: String

  /// The finding, or the first of several that has a witness; nil where there is none.
  ///
  /// - Parameter findings: Those of a run; those with one cause as one.
  private func find(in findings: [Finding]) -> Finding? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let meant = findings.worstFirst.flatMap(\.members).filter { finding in
      guard finding.rule == parts[0] else { return false }
      guard parts.count == 2 else { return true }
      let place = finding.route.map { "\(finding.coordinator).\($0)" } ?? finding.coordinator
      return parts[1] == place || parts[1] == finding.coordinator
    }
    return meant.first { $0.witness != nil } ?? meant.first
  }

  /// The finding and the way to it.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong: 1 where nothing leads to the
  ///   finding, because it is about the registration as such.
  func strip(in findings: [Finding], _ facts: Facts) throws -> (Finding, WitnessStrip) {
    guard let finding = find(in: findings) else {
      Console.complain("error: \(complaint(findings))")
      throw ExitPolicy.unusable
    }
    guard let strip = WitnessStrip(finding, facts: facts) else {
      Console.complain(
        "no path leads to the finding \(quoted(text)), which is about the registration as such: "
          + finding.message.text)
      throw ExitCode(1)
    }
    return (finding, strip)
  }

  /// What to say where there is no such finding.
  private func complaint(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else {
      return "there is no finding \(quoted(text)): the rules found nothing"
    }
    var rules: [String] = []
    for finding in findings where !rules.contains(finding.rule) { rules.append(finding.rule) }
    let name = text.split(separator: ":").first.map(String.init) ?? ""
    let hint = nearestName(to: name, in: rules).map { "; did you mean \(quoted($0))?" } ?? ""
    return
      "there is no finding \(quoted(text)) among \(findings.count): give one "
      + "of the rules \(rules.joined(separator: ", ")), with or without a place, as in "
      + quoted("\(rules[0]):\(findings[0].coordinator)") + hint
  }
}
