import NavGraphFacts
import NavGraphModel
import NavGraphReport

/// The page that all others are found from: `README.md`.
struct IndexPage {
  let mark: Markdown
  let title: Markdown
  let registered: Markdown
  let coverage: Markdown
  let hasStacks: Bool
  /// The verdicts for any stack height, in sentences.
  let stacks: Markdown
  let findings: Markdown
  let map: String
  let findingsPage: String
  let linksPage: String
  let linkCount: Markdown
  let hasLinks: Bool
  let coordinators: [Row]
  let screens: [ScreenRow]
  let place: Markdown

  struct Row {
    let name: Markdown
    let container: Markdown
    let role: Markdown
    let screens: Int
    let findings: Markdown
  }

  struct ScreenRow {
    let name: Markdown
    let coordinator: Markdown
    let distance: Markdown
    let findings: Markdown
  }

  init(_ atlas: Atlas) {
    let page = PageMaker(atlas)
    let graph = atlas.graph
    mark = NavigationPages.mark
    title = "\(graph.name)"
    registered = "\(atlas.report.registeredCounts)"
    coverage = "\(atlas.report.coveragePhrase)"
    let lines = atlas.report.stackLines + [graph.unreadPhrase].compactMap(\.self)
    stacks = lines.map { "\($0.sentence)." as Markdown }.joined(separator: " ")
    hasStacks = !lines.isEmpty
    findings = "\(atlas.report.findingCounts)"
    map = PageNames.map
    findingsPage = PageNames.findings
    linksPage = PageNames.links
    let links = graph.coordinators.reduce(0) { $0 + $1.links.count }
    linkCount = "\(counted(links, "deep link"))"
    hasLinks = links > 0
    place = page.place(graph.location)
    coordinators = graph.coordinators.enumerated().map { index, coordinator in
      Row(
        name: page.coordinator(index), container: "\(coordinator.containerName)",
        role: page.role(of: index), screens: coordinator.routes.count,
        findings: atlas.findings(of: index).cell)
    }
    screens = graph.coordinators.enumerated().flatMap { index, coordinator in
      coordinator.routes.indices.map { route in
        let reference = RouteReference(coordinator: index, route: route)
        return ScreenRow(
          name: page.screen(reference, in: index), coordinator: "\(coordinator.name)",
          distance: atlas.distanceCell(to: reference),
          findings: atlas.findings(of: reference).cell)
      }
    }
  }
}

extension PageMaker {
  /// Where a coordinator belongs: at the start of the app, or on screens of others, or nowhere.
  func role(of coordinator: Int) -> Markdown {
    var parts: [Markdown] = atlas.hosts[coordinator].map { "on \(screen($0))" }
    if atlas.graph.startIndices.contains(coordinator) { parts.insert("at the start", at: 0) }
    return parts.isEmpty ? "by no screen" : parts.joined(separator: ", ")
  }
}
