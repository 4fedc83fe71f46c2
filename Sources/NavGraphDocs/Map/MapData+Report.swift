import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender
import NavGraphReport

extension MapData {
  /// - Complexity: Linear in the facts and in the lengths of the paths.
  init(
    _ report: Report, link: SourceLink?, images: [String: MapImage], walk: WalkData?,
    states: inout StateTable
  ) {
    let facts = report.facts
    var ways = PathTable(facts, link: link, walk: walk)
    let starts = Set(facts.graph.startIndices)
    let names = Dictionary(
      zip(facts.graph.coordinators.map(\.name), facts.graph.coordinators.indices),
      uniquingKeysWith: { first, _ in first })
    let parts = RegistrationParts(
      facts: facts, link: link, images: images, landings: LandingTable(facts), numbers: names)

    title = facts.graph.name
    summary =
      [report.registeredCounts, report.coveragePhrase] + report.stackLines
      + [report.facts.graph.unreadPhrase].compactMap(\.self)
    coordinators = facts.graph.coordinators.indices.map { index in
      parts.coordinator(index, isEntry: starts.contains(index)) { node in
        ways.way(to: node, &states)
      }
    }
    variables =
      facts.graph.variables.map(\.name) + facts.graph.inputs.filter { !$0.isFree }.map(\.name)
    findings = report.lint.findings.map { finding in
      var item = Finding(finding, facts: facts, link: link, numbers: names) { node in
        ways.way(to: node, &states)
      }
      if let fix = report.fix(of: finding) { item.remarks.append("Fix: \(fix)") }
      return item
    }
    let found = Set(report.lint.findings.map(\.rule))
    rules = report.rules.filter { found.contains($0.id) }.map { rule in
      Rule(id: rule.id, summary: rule.summary, fix: rule.fix)
    }
    self.ways = ways.ways
  }
}

extension MapData.Finding {
  fileprivate init(
    _ finding: Finding, facts: Facts, link: SourceLink?, numbers: [String: Int],
    way: (Int) -> Int
  ) {
    rule = finding.rule
    severity = finding.severity.rawValue
    message = finding.message.text
    let number = numbers[finding.coordinator]
    coordinator = number
    route = number.flatMap { number in
      facts.graph.coordinators[number].routes.firstIndex { $0.name == finding.route }
    }
    source = MapData.Source(finding.location, link: link)
    notes = finding.notes.map {
      MapData.Note(text: $0.message.text, source: MapData.Source($0.location, link: link))
    }
    // A walk cannot show responses that come later.
    let isWalk = finding.witness?.states == nil
    remarks = isWalk ? finding.remainingDetails : finding.details
    self.way = isWalk ? finding.witness?.node.map(way) : nil
  }
}

extension MapData.Source {
  init(_ location: SourceLocation, link: SourceLink?) {
    text = "\(location.file):\(location.line)"
    address = link?.address(of: location)
  }
}
