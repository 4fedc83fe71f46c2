import NavGraphFacts
import NavGraphModel

extension Tower {
  private static let smallestWidth = 112.0
  private static let footWidth = 170.0
  private static let footSpacing = 6.0

  /// - Parameter state: One of the facts' own.
  /// - Complexity: Linear in the state.
  init(_ state: Snapshot, facts: Facts) {
    let builder = TowerBuilder(facts: facts)
    let pieces = builder.pieces(of: state.flow)
    let captions = builder.captions(of: state.flow) + builder.captions(of: state)
    let coordinator = facts.graph.coordinators[state.flow.coordinator]
    var foot = TextBlock()
    foot.append(
      wrapping: coordinator.name, style: .dialect, width: Self.footWidth, lineLimit: 1)
    foot.append(captions, width: Self.footWidth)
    let width = max(Self.smallestWidth, pieces.width, foot.size.width).rounded(.up)
    let height = pieces.height.rounded(.up)
    self.foot = foot
    footOrigin = Point(x: 0, y: height + Self.footSpacing)
    size = Size(
      width: width, height: (height + Self.footSpacing + foot.size.height).rounded(.up))
    slabs = pieces.slabs(at: Point(x: 0, y: height - pieces.height), width: width)
    let names = pieces.filter { $0.form != .bar }.map(builder.summary)
    summary = names.joined(separator: " \u{25B8} ")
    details = ["\(coordinator.name): \(summary)"] + captions.map(\.text)
  }

  /// Where the ground is, from the top.
  var ground: Double { footOrigin.y - Self.footSpacing }
}
