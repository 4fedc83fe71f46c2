extension LintConfiguration {
  /// The rules that run, each with the severity that its findings have; by id.
  package func rules(among registry: [any Rule.Type] = RuleRegistry.all) -> [RuleInfo] {
    registry.compactMap { rule -> RuleInfo? in
      guard let severity = severity(of: rule.info) else { return nil }
      var info = rule.info
      info.severity = severity
      return info
    }.sorted { $0.id < $1.id }
  }
}
