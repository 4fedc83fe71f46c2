import Synchronization
import Testing

@testable import NavGraphRender

/// What becomes of a map whose layout takes too long, or crashes.
struct LayoutLimitTests {
  /// Gives a fixed answer, and remembers the requests.
  private final class Worker: LayoutWorker {
    private let answers: [LayoutEffort: Answer]
    private let asked = Mutex<[LayoutEffort]>([])

    enum Answer { case place, late, lost, unavailable, nonsense }

    init(_ answers: [LayoutEffort: Answer]) { self.answers = answers }

    var efforts: [LayoutEffort] { asked.withLock { $0 } }

    func place(_ request: LayoutRequest, seconds: Double) -> LayoutOutcome {
      asked.withLock { $0.append(request.effort) }
      switch answers[request.effort] {
      case .place: return (try? request.answer()).map(LayoutOutcome.placed) ?? .lost
      case .late: return .late
      case .unavailable: return .unavailable
      case .nonsense:
        return .placed(
          LayoutAnswer(layout: BoxLayout(size: .zero, boxes: [], arcs: []), messages: ""))
      case .lost, nil: return .lost
      }
    }
  }

  private final class Ear: Sendable {
    private let heard = Mutex<[String]>([])

    var words: [String] { heard.withLock { $0 } }

    func hear(_ word: String) { heard.withLock { $0.append(word) } }
  }

  private static let large = RandomMap.part(seed: 3, clusters: 8, screens: 10, edges: 48)

  private func place(
    _ part: RouteMap.Part, _ worker: Worker
  ) throws -> (part: PlacedPart, words: [String]) {
    let ear = Ear()
    let limit = LayoutLimit(seconds: 1, worker: worker, log: { ear.hear($0) })
    let placed = try PlacedPart(part, layout: GraphLayout(GraphvizContext(), limit: limit))
    return (placed, ear.words)
  }

  @Test("what is small is placed without another process")
  func small() throws {
    let worker = Worker([:])
    let part = RandomMap.part(seed: 3, clusters: 1, screens: 5, edges: 8)
    let placed = try place(part, worker)
    #expect(placed.part.effort == .careful && placed.part.remark == nil)
    #expect(worker.efforts.isEmpty && placed.words.isEmpty)
  }

  @Test("another process places the same as this one")
  func same() throws {
    let worker = Worker([.careful: .place])
    let here = try PlacedPart(Self.large, layout: GraphLayout(GraphvizContext()))
    let placed = try place(Self.large, worker)
    #expect(placed.part == here)
    #expect(worker.efforts.contains(.careful) && placed.words.isEmpty)
  }

  @Test("a timeout or crash falls back to a simpler layout with a note")
  func quick() throws {
    for answer in [Worker.Answer.late, .lost, .nonsense] {
      let worker = Worker([.careful: answer, .quick: .place])
      let placed = try place(Self.large, worker)
      #expect(placed.part.effort == .quick)
      #expect(worker.efforts.prefix(2) == [.careful, .quick])
      let remark = try #require(placed.part.remark)
      #expect(remark.contains("Coordinator 0"))
      #expect(placed.words.contains("note: \(remark)"))
    }
  }

  @Test("the column layout is the last fallback")
  func columns() throws {
    let placed = try place(Self.large, Worker([.careful: .late, .quick: .late]))
    #expect(placed.part.effort == .columns)
    #expect(placed.words.contains { $0.contains("plain columns") })
  }

  @Test("without another process, there is no time limit")
  func unavailable() throws {
    let worker = Worker([.careful: .unavailable])
    #expect(try place(Self.large, worker).part.effort == .careful)
  }

  @Test("a drawing says how it was placed")
  func summary() throws {
    let boxes = Array(repeating: Size(width: 10, height: 10), count: GraphLayout.boxLimit + 1)
    let layout = try GraphLayout(GraphvizContext())
      .layout(BoxGraph(direction: .rightwards, boxes: boxes), name: "Shop")
    #expect(layout.effort == .columns && layout.boxes.count == boxes.count)
  }
}
