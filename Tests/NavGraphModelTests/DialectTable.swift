import NavGraphModel

/// All dialects but TCACoordinators 0.14 (see ``ConformanceTable``), line by line.
enum DialectTable {
  static let cases =
    cases(of: .tcaCoordinators(.v0_13, .indexed), shared13 + indexed13)
    + cases(of: .tcaCoordinators(.v0_13, .identified), shared13 + identified13)
    + cases(of: .flowStacks(.v0_4), shared13 + indexed13)
    + cases(of: .flowStacks(.v0_10), flowStacks + dismissingTooManyFS)
    + cases(of: .flowStacks(.v0_10_12), flowStacks + dismissingTooManyFS12)
    + cases(of: .routingReducer(.v0_0), routingReducer)
    + cases(of: .composableNavigation(.v4_2), composableNavigation)
    + cases(of: .tcaRouteStack(.v0_1), routeStack)
    + cases(of: .composableArchitecture(.v1_25), composableArchitecture)
    + cases(of: .tcaCoordinators(.v0_14, .indexed), shared14)
    + cases(of: .tcaCoordinators(.v0_14, .identified), shared14)

  static let dialects: [Dialect] =
    [
      .tcaCoordinators(.v0_14, .indexed), .tcaCoordinators(.v0_14, .identified),
      .tcaCoordinators(.v0_13, .indexed), .tcaCoordinators(.v0_13, .identified),
    ] + otherLibraries

  static let otherLibraries: [Dialect] = [
    .flowStacks(.v0_4), .flowStacks(.v0_10), .flowStacks(.v0_10_12), .routingReducer(.v0_0),
    .composableNavigation(.v4_2), .tcaRouteStack(.v0_1), .composableArchitecture(.v1_25),
  ]

  private static func cases(of dialect: Dialect, _ lines: [DialectLine]) -> [DialectCase] {
    lines.map { DialectCase(dialect: dialect, line: $0) }
  }
}
