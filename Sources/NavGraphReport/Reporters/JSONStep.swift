import NavGraphLint
import NavGraphModel

/// A step of a witness as reports write it.
struct JSONStep: Encodable {
  let screen: String
  let action: String
  let trigger: Trigger
  let operation: String
  let assumes: [String]?

  init(_ step: Witness.Step) {
    screen = step.screen
    action = step.action
    trigger = step.trigger
    operation = step.operation
    assumes = step.assumes.isEmpty ? nil : step.assumes
  }
}
