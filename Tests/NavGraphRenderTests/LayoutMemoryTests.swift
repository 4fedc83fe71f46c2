import NavGraphFacts
import Testing

@testable import NavGraphRender

/// A process may draw as often as it likes.
struct LayoutMemoryTests {
  /// Keeps no more than what it was asked for: the place of another process.
  private struct Elsewhere: LayoutWorker {
    func place(_ request: LayoutRequest, seconds: Double) -> LayoutOutcome {
      .placed(LayoutAnswer(layout: ColumnLayout.layout(request.graph), messages: ""))
    }
  }

  @Test("after many layouts, another process takes over")
  func handedOver() throws {
    let limit = LayoutLimit(worker: Elsewhere())
    let layout = GraphLayout(try GraphvizContext(), limit: limit)
    let boxes = Array(repeating: Size(width: 20, height: 10), count: 2)
    let graph = BoxGraph(direction: .rightwards, boxes: boxes)
    var efforts: [LayoutEffort] = []
    for _ in 0..<(LayoutLimit.layoutsInProcess + 2) {
      efforts.append(try layout.layout(graph, name: "Shop").effort)
    }
    #expect(efforts.dropLast(2).allSatisfy { $0 == .careful })
    #expect(efforts.suffix(2) == [.columns, .columns])
  }
}
