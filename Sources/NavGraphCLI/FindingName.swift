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

  /// The findings that are meant, those that have a witness first.
  ///
  /// - Parameter findings: Those of a run; those with one cause as one.
  private func find(in findings: [Finding]) -> [Finding] {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let meant = findings.mostSevereFirst.flatMap(\.members).filter { finding in
      guard finding.rule == parts[0] else { return false }
      guard parts.count == 2 else { return true }
      return parts[1] == finding.screenName || parts[1] == finding.coordinator
    }
    return meant.filter { $0.witness != nil } + meant.filter { $0.witness == nil }
  }

  /// The finding and the way to it.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong: 1 where nothing leads to the
  ///   finding, because it is about the registration as such.
  func strip(in findings: [Finding], _ facts: Facts) throws -> (Finding, WitnessStrip) {
    let meant = find(in: findings)
    guard let finding = meant.first?.withPathToScreen(in: facts) else {
      Console.complain("error: \(complaint(findings))")
      throw ExitPolicy.unusable
    }
    guard let strip = WitnessStrip(finding, facts: facts) else {
      Console.complain(
        "no path leads to the finding \(quoted(text)), which is about the registration as such: "
          + finding.message.text)
      throw ExitCode(1)
    }
    if meant.count > 1 {
      let others = Self.list(meant.dropFirst().map { "\($0.rule):\($0.screenName)" })
      Console.complain("note: this is the first of \(meant.count) findings; the others: \(others)")
    }
    return (finding, strip)
  }

  /// Each once, as many as can be read.
  private static func list(_ names: [String]) -> String {
    var known: Set<String> = []
    let names = names.filter { known.insert($0).inserted }
    let rest = names.count - listed
    return names.prefix(listed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let listed = 6

  /// What to say where there is no such finding.
  private func complaint(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else {
      return "there is no finding \(quoted(text)): the rules found nothing"
    }
    let name = text.split(separator: ":").first.map(String.init) ?? ""
    let all = findings.mostSevereFirst.map { "\($0.rule):\($0.screenName)" }
    let meant = nearestName(to: name, in: findings.map(\.rule), takesParts: true)
    let hint = meant.map { "; did you mean \(quoted($0))?" }
    return "there is no finding of \(quoted(text)); there are \(Self.list(all))" + (hint ?? "")
  }
}

extension Finding {
  /// `Shop.cart`, or the coordinator alone.
  fileprivate var screenName: String { route.map { "\(coordinator).\($0)" } ?? coordinator }
}
