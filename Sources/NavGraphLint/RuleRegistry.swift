/// The rules there are, by id.
package enum RuleRegistry {
  package static let all: [any Rule.Type] = [
    DuplicateIDRule.self,
    UnreachableRouteRule.self,
  ]
}
