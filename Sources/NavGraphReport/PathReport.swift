package import NavGraphLint
import NavGraphModel

/// A way from one screen to another, or why there is none, as text and as JSON.
package struct PathReport: Hashable, Sendable {
  /// The screen where the way begins; nil for the start of the app.
  package var start: String?
  package var goal: String
  package var answer: Answer

  package enum Answer: Hashable, Sendable {
    case found(Witness)
    /// There is none; with a sentence that says how sure that is.
    case missing(String)
  }

  package init(start: String?, goal: String, answer: Answer) {
    self.start = start
    self.goal = goal
    self.answer = answer
  }

  /// The start and the end of the path: `from home to cart`.
  package var title: String {
    "from \(start ?? "the start") to \(goal)"
  }

  /// Lines for a terminal, safe to print there.
  package var text: String {
    let lines: [String]
    switch answer {
    case .found(let witness):
      let count = witness.steps.count
      let length = count == 0 ? "no step" : count == 1 ? "1 step" : "\(count) steps"
      lines = ["\(title): \(length)"] + witness.lines.map { "  \($0)" }
    case .missing(let reason): lines = [reason]
    }
    return lines.map { terminalSafe($0) + "\n" }.joined()
  }

  /// One object; `found` says whether there are `steps`.
  package func json() throws -> String { try JSONText.encode(JSONPath(self)) }
}

private struct JSONPath: Encodable {
  let format = "navgraph-path-1"
  let from: String?
  let to: String
  let found: Bool
  let reason: String?
  let steps: [JSONStep]?
  let stack: String?
  let debugStop: Int?
  let inputs: [String]?

  init(_ report: PathReport) {
    from = report.start
    to = report.goal
    switch report.answer {
    case .found(let witness):
      found = true
      reason = nil
      steps = witness.steps.map(JSONStep.init)
      stack = witness.stackDescription
      debugStop = witness.debugStop
      inputs = witness.inputs.isEmpty ? nil : witness.inputs
    case .missing(let sentence):
      found = false
      reason = sentence
      steps = nil
      stack = nil
      debugStop = nil
      inputs = nil
    }
  }
}
