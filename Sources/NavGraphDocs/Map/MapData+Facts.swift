import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphRender
import NavGraphReport

extension MapData {
  /// - Complexity: Linear in the facts and in the lengths of the ways.
  init(
    _ facts: Facts, findings: [NavGraphLint.Finding], rules: [RuleInfo], link: SourceLink?,
    walk: WalkData?, states: inout StateTable
  ) {
    var ways = WayTable(facts, link: link, walk: walk)
    var landings: [Cause: [RouteReference]] = [:]
    for landing in facts.landings {
      guard let route = landing.landing else { continue }
      landings[landing.cause, default: []].append(route)
    }
    let entries = Set(facts.graph.entryIndices)
    let names = Dictionary(
      zip(facts.graph.coordinators.map(\.name), facts.graph.coordinators.indices),
      uniquingKeysWith: { first, _ in first })
    let parts = RegistrationParts(facts: facts, link: link, landings: landings, numbers: names)

    title = facts.graph.name
    summary = [facts.counts.phrase, facts.coverageSentence]
    coordinators = facts.graph.coordinators.indices.map { index in
      parts.coordinator(index, isEntry: entries.contains(index)) { node in
        ways.way(to: node, &states)
      }
    }
    variables =
      facts.graph.variables.map(\.name) + facts.graph.inputs.filter { !$0.isFree }.map(\.name)
    self.findings = findings.map { finding in
      Finding(finding, facts: facts, link: link, numbers: names) { node in
        ways.way(to: node, &states)
      }
    }
    let found = Set(findings.map(\.rule))
    self.rules = rules.filter { found.contains($0.id) }.map { rule in
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
    // The steps have a place of their own on the page.
    let first = finding.witness.map { $0.inputs.isEmpty ? 0 : 1 } ?? 0
    let details = finding.details
    remarks = Array(
      details.prefix(first) + details.dropFirst(first + (finding.witness?.steps.count ?? 0)))
    self.way = finding.witness?.node.map(way)
  }
}

extension MapData.Source {
  init(_ location: SourceLocation, link: SourceLink?) {
    text = "\(location.file):\(location.line)"
    address = link?.address(of: location)
  }
}

extension Facts.Counts {
  fileprivate var phrase: String {
    "\(coordinators) coordinators, \(routes) screens, \(transitions) transitions"
  }
}

extension Facts {
  fileprivate var coverageSentence: String {
    coverage.phrase.map { "\(counts.states) states explored, up to \($0)" }
      ?? "every reachable state explored (\(counts.states))"
  }
}
