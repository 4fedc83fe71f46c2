import NavGraphLint
import NavGraphModel
import NavGraphReport

/// The page of all deep links.
struct DeepLinksPage {
  let mark: Markdown
  let index: String
  let graph: Markdown
  let coordinators: [Section]
  let hasFindings: Bool
  let findings: [FindingItem]

  struct Section {
    let title: Markdown
    let links: ActionTable
  }

  init(_ atlas: Atlas) {
    let page = PageMaker(atlas)
    mark = NavigationPages.mark
    index = PageNames.index
    graph = "\(atlas.graph.name)"
    coordinators = atlas.graph.coordinators.indices
      .filter { !atlas.graph.coordinators[$0].links.isEmpty }
      .map { Section(title: page.coordinator($0), links: ActionTable(page.linkRows(of: $0))) }
    let places = Set(atlas.graph.coordinators.flatMap(\.links).map(\.location))
    findings = atlas.report.lint.findings.filter { places.contains($0.location) }
      .mostSevereFirst.map { FindingItem($0, on: page) }
    hasFindings = !findings.isEmpty
  }
}
