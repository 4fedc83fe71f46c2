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
    `navgraph lint` runs these rules. `navgraph rules` lists them, `navgraph rules ID` shows the page \
    of one in the terminal. Each page says what goes wrong for the people who use the app, what to \
    do about it, and shows small graphs with what the rule says of them.

    **Severities.** An *error* is something a person runs into: a crash, a tap on which nothing \
    happens, a screen nobody can reach or leave. A *warning* depends on what the app is meant to do. \
    *Info* is for tidying up. `--fail-on` says from which severity a run fails, `.navgraph.yml` sets \
    each rule to `off`, `on`, `info`, `warning` or `error`. Rules that are off by default run when \
    they are asked for.

    **What is claimed.** A finding about states carries a witness: the shortest list of actions from \
    the start that leads there, and the stack at its end. What was found is there, however far the \
    search went. That something can never happen is said only where no chain of actions leads to it \
    (a proof, whatever bound the search had), or after a search that saw every state. With inputs and \
    arguments that are left open, a finding names what it assumes.

    **Not checked.** What a cut search leaves open is listed as *not checked*: never as a finding, and \
    never as clean. Raise the bound that the report names, or leave it at that. No search proves \
    anything absent for coordinators with a [reducer](../Guide/Reducers.md), nor for those that such a \
    coordinator hosts, moves or tells something: payloads are samples, states are merged, steps may \
    have been set aside. There the word is *not found for the registered actions*.

    **Debug and release.** Where a library asserts, a debug build stops and a release build goes on. \
    The search follows the release build; a witness says at which step a debug build stops.

    **Accepting a finding.** What is meant to be is allowed where it is registered, with the reason: \
    `.allow("dead-end", because: "the receipt is the end of the way")`. A suppression that allows \
    nothing is reported by `superfluous-suppression`.

    **The examples** are written in a one-line [notation](../Reference/Notation.md), and drawn below it: a screen \
    stands in brackets once, with all that it does; `─▶` leads to the screen that an action brings.
    """
}
