/// A stack without operations of its own, which a reducer recreates with each of its actions: shown
/// as SwiftUI's containers show theirs.
package final class CustomSemantics: StackSemantics {
  private let shown = FlowStacksSemantics(.tcaCoordinators(.v0_14, .indexed))

  package init() {}

  package var vocabulary: Set<Operation.Kind> { [] }

  package func apply(
    _ operation: StackOperation, to stack: inout [Entry], identities: IdentityTable
  ) -> Outcome {
    Outcome(.ignored(.notInDialect))
  }

  package func canPush(onto stack: [Entry]) -> Bool? { shown.canPush(onto: stack) }

  package func renderedCount(of stack: [Entry], isWrapped: Bool) -> Int {
    shown.renderedCount(of: stack, isWrapped: isWrapped)
  }
}
