import Mustache
package import NavGraphFacts
import NavGraphModel
package import NavGraphRender
package import NavGraphReport

/// The documents of a graph: an index, a page for each coordinator, one for all deep links and one for the findings,
/// as Markdown with the maps beside them.
///
/// The same facts and findings give the same texts, in any run and any version: there is no date on them, nor how
/// long anything took, nor a path of the machine. Names may be anything; see ``Markdown`` and ``PageNames``.
package struct NavigationPages {
  private let atlas: Atlas
  private let drawer: String

  /// What the first line of a page of any version begins with.
  package static let markStart = "Written by `navgraph docs`"

  /// The first line of each page: it asks users not to edit the page, and identifies old pages.
  package static let markText =
    markStart + ". Do not edit: the command does not replace an edited page."

  static let mark = Markdown(stringLiteral: "<!-- \(markText) -->")

  /// - Parameters:
  ///   - report: Its version and its duration are not looked at.
  ///   - graphviz: The version that draws; pictures say so, because those of another differ.
  package init(_ report: Report, settings: PageSettings = PageSettings(), drawnBy graphviz: String)
  {
    atlas = Atlas(report.withoutFoldersOfTheMachine, settings: settings)
    drawer = "Graphviz \(graphviz)"
  }

  /// All files, sorted by path.
  ///
  /// - Parameter draw: Draws a map of the facts with a title, as SVG without an XML declaration.
  /// - Throws: What `draw` throws.
  /// - Complexity: Linear in the facts, but for the drawings.
  package func files(
    drawing draw: (MapRequest, Facts, _ title: String) throws -> String
  ) throws -> [DocumentFile] {
    let graph = atlas.graph
    var files = [
      try page(PageNames.index, IndexTemplate.text, IndexPage(atlas)),
      try page(PageNames.findings, FindingsTemplate.text, FindingsPage(atlas)),
      picture(PageNames.map, try draw(request(), atlas.facts, graph.name)),
    ]
    if graph.coordinators.contains(where: { !$0.links.isEmpty }) {
      files.append(try page(PageNames.links, DeepLinksTemplate.text, DeepLinksPage(atlas)))
    }
    for (index, coordinator) in graph.coordinators.enumerated() {
      files.append(
        try page(
          "\(PageNames.folder)/\(atlas.names.page(of: index))", CoordinatorTemplate.text,
          CoordinatorPage(index, atlas)))
      files.append(
        picture(
          "\(PageNames.folder)/\(atlas.names.map(of: index))",
          try draw(request(coordinator.name), atlas.facts, coordinator.name)))
    }
    return files.sorted { $0.path < $1.path }
  }

  private func page(_ path: String, _ template: String, _ values: Any) throws -> DocumentFile {
    let library = MustacheLibrary(templates: try PagePartials.templates())
    let template = try MustacheTemplate(string: template)
    var text = template.render(values, library: library)
    while text.hasSuffix("\n\n") { text.removeLast() }
    return DocumentFile(path: path, text: text)
  }

  private func picture(_ path: String, _ svg: String) -> DocumentFile {
    DocumentFile(path: path, text: PictureNote.text(drawnBy: drawer) + svg)
  }

  /// The map of one coordinator, or of all.
  private func request(_ coordinator: String? = nil) -> MapRequest {
    MapRequest(
      selection: MapRequest.Selection(coordinators: coordinator.map { [$0] } ?? []),
      link: atlas.settings.link, collapse: coordinator == nil ? .automatic : .none)
  }
}
