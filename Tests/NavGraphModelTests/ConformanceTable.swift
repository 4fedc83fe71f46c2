import NavGraphModel

/// TCACoordinators 0.14 on FlowStacks 0.10.12, line by line.
enum ConformanceTable {
  static let cases =
    (adding + goingBack + popping + dismissing + assigning + editing + replacing).flatMap { line in
      [
        ConformanceCase(line: line, variant: .indexed),
        ConformanceCase(line: line, variant: .identified),
      ]
    }
}
