/// The rules there are, by id.
package enum RuleRegistry {
  package static let all: [any Rule.Type] = [
    DeepLinkDuplicateRule.self,
    DeepLinkMissingRule.self,
    DuplicateIDRule.self,
    EffectWiringRule.self,
    EmptyContainerRule.self,
    MissingRendererRule.self,
    MutableIDRule.self,
    NestedRootScopeRule.self,
    ReducerCrashRule.self,
    ReducerHangRule.self,
    ReducerNondeterministicRule.self,
    SuperfluousSuppressionRule.self,
    UnhandledOutputRule.self,
    UnlawfulIDRule.self,
    UnreachableRouteRule.self,
    UnregisteredRouteRule.self,
    UnsentActionRule.self,
    UntrackedPresentationRule.self,
  ]
}
