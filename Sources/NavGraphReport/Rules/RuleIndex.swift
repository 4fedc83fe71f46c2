import NavGraphLint

/// The page that lists all rules by category, after what holds for all of them.
enum RuleIndex {
  static func markdown(_ rules: [RuleInfo]) -> String {
    var blocks = [RulePages.mark, "# Rules", about]
    for category in RuleInfo.Category.allCases {
      let members = rules.filter { $0.category == category }.sorted { $0.id < $1.id }
      guard !members.isEmpty else { continue }
      blocks.append("## \(category.title)")
      blocks.append(
        (["| rule | severity | what it reports |", "|---|---|---|"] + members.map(row))
          .joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func row(_ rule: RuleInfo) -> String {
    "| [\(rule.id)](\(rule.id).md) | \(rule.severityPhrase) | "
      + "\(markdownProse(rule.summary, inCell: true)) |"
  }

  /// What holds for all rules.
  private static let about = """
    `navgraph lint` runs these rules. `navgraph rules` lists them, and `navgraph rules ID` shows a page in \
    the terminal. Each page says what goes wrong for the users of the app, what to do about it, and \
    shows examples with the findings of the rule.

    **Severities.** An *error* affects users: a crash, a tap without effect, a screen that the user \
    cannot reach or leave. A *warning* depends on what the app is meant to do. *Info* helps to tidy \
    up. `--fail-on` sets the severity from which a run fails; `.navgraph.yml` sets each rule to `off`, \
    `on`, `info`, `warning` or `error`. Rules that are off by default run on request.

    **Claims.** A finding about states has a witness: the shortest list of actions that leads there \
    from the start, and the stack at its end. A finding is real, however far the search went. The \
    absence of something is claimed only if it is proved, or if the search saw every state. If inputs \
    or arguments are open, a finding names its assumptions.

    **Not checked.** What a limited search leaves open is listed as *not checked*: neither as a finding \
    nor as clean. Raise the bound that the report names, or accept the gap. No search proves the \
    absence of something for coordinators with a [reducer](../Guide/Reducers.md), nor for those that \
    such a coordinator hosts or changes: payloads are samples, states are merged, and steps may be set \
    aside. The result is then *not found for the registered actions*.

    **Debug and release.** Where a library asserts, a debug build stops and a release build continues. \
    The search follows the release build; a witness says at which step a debug build stops.

    **Accepting a finding.** Allow what is intended where it is registered, with the reason: \
    `.allow("dead-end", because: "the receipt is the last screen")`. `superfluous-suppression` reports a \
    suppression that matches no finding.

    **Examples** are written in a one-line [notation](../Reference/Notation.md) and drawn below it. A \
    screen is in brackets once, with all its actions; `─▶` leads to the screen that an action opens.
    """
}
