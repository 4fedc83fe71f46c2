/// The rules there are, by id.
package enum RuleRegistry {
  package static let all: [any Rule.Type] = [
    DuplicateIDRule.self,
    ReducerCrashRule.self,
    ReducerHangRule.self,
    ReducerNondeterministicRule.self,
    SuperfluousSuppressionRule.self,
    UnlawfulIDRule.self,
    UnreachableRouteRule.self,
    UnregisteredRouteRule.self,
  ]
}
