/// Steps to a state, for a list that unfolds.
struct Way {
  let title: Markdown
  let hasSteps: Bool
  let steps: [Markdown]
  /// What else is to be said of them, a line each.
  let rest: Markdown

  init(title: Markdown, steps: [Markdown], rest: [Markdown]) {
    self.title = title
    self.steps = steps
    self.rest = rest.joined(separator: "<br>\n")
    hasSteps = !steps.isEmpty
  }
}
