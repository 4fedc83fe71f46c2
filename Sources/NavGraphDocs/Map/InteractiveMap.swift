import NavGraphChecksums
import NavGraphFacts
import NavGraphMapPage
import NavGraphModel
package import NavGraphRender
package import NavGraphReport

/// The map as one HTML file: the picture, all that the facts say about it, and a script that lets a
/// user explore it and walk through the app.
///
/// The file is self-contained: it loads nothing, sends nothing, and runs from a file system.
package struct InteractiveMap: Sendable {
  /// The default number of states that a page keeps.
  package static let keptStates = 2_000

  private let report: Report
  private let link: SourceLink?
  private let images: [String: MapImage]

  /// - Parameters:
  ///   - report: About valid facts (`Facts.validate()`); those without states give a map without a walk.
  ///   - link: Where names of files lead to; nil for nowhere.
  ///   - images: Pictures of screens, by their paths (`imagePath`).
  package init(_ report: Report, link: SourceLink? = nil, images: [String: MapImage] = [:]) {
    self.report = report
    self.link = link
    self.images = images
  }

  /// The text of the file: the same for the same facts, findings and picture.
  ///
  /// - Parameter picture: A document of `MapRenderer`'s.
  /// - Complexity: Linear in the facts, their states included, and in the lengths of witnesses.
  package func page(picture: String) throws -> String {
    var states = StateTable()
    let facts = report.facts
    let walk = facts.states.map { WalkData($0, facts: facts, link: link, states: &states) }
    let map = MapData(report, link: link, images: images, walk: walk, states: &states)
    let data = try embeddedJSON(map)
    let walked = try embeddedJSON(WalkedStates(walk: walk, states: states))
    // The document contains this as one text, so that it is the text that was hashed.
    let style = "\n\(MapPage.style)\n"
    let script = "\n\(MapPage.script)\n"
    let policy = ContentPolicy(
      scripts: [script], styles: [style] + Self.styles(in: picture))
    return try MapPage.document(
      title: facts.graph.name, policy: policy.text, style: style, script: script,
      picture: picture, data: data, states: walked,
      edition: String(SHA256.text(Array(walked.utf8)).prefix(8)))
  }

  /// The style sheets of a picture. Names in it are escaped, so that none looks like one.
  private static func styles(in picture: String) -> [String] {
    picture.split(separator: "<style>", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.split(separator: "</style>", maxSplits: 1).first.map { String($0) } }
  }
}
