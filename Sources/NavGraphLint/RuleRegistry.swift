/// The rules there are, by id.
package enum RuleRegistry {
  package static let all: [any Rule.Type] = [
    ActionToMissingScreenRule.self,
    DeepLinkBrokenChainRule.self,
    DismissWithoutPresentationRule.self,
    DuplicateIDRule.self,
    GoBackTargetMissingRule.self,
    InvalidTabRule.self,
    ModalOverwrittenRule.self,
    PopCrossesModalRule.self,
    PopUnderflowRule.self,
    PushWithoutNavigationRule.self,
    ReducerCrashRule.self,
    ReducerHangRule.self,
    ReducerNondeterministicRule.self,
    RootRemovedRule.self,
    StaleWriteBackRule.self,
    SuperfluousSuppressionRule.self,
    UnlawfulIDRule.self,
    UnreachableRouteRule.self,
    UnregisteredRouteRule.self,
  ]
}
