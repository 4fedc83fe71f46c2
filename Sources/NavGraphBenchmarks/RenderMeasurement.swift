import NavGraphExploration
import NavGraphFacts
import NavGraphLayoutProcess
import NavGraphModel
import NavGraphRender

/// What some drawings of one graph took together.
struct RenderMeasurement: Encodable {
  /// The graph's name.
  var model: String
  var count: Int
  var seconds: Double
  /// Resident memory after the first drawing, before those that count.
  var startBytes: Int
  /// The most that was seen after any drawing.
  var peakBytes: Int
  var endBytes: Int

  /// Draws once to warm up, then as often as asked.
  init(of facts: Facts, count: Int) throws(RenderError) {
    let worker = LayoutProcess(
      program: CommandLine.arguments[0], command: LayoutBenchmarkWorker.name)
    let renderer = try MapRenderer(limit: LayoutLimit(worker: worker))
    func draw() throws(RenderError) {
      _ = try renderer.svg(of: facts, marks: [], title: facts.graph.name)
    }
    try draw()
    let startBytes = ResidentMemory.current ?? 0
    var peakBytes = startBytes
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count {
      try draw()
      peakBytes = max(peakBytes, ResidentMemory.current ?? 0)
    }
    model = facts.graph.name
    self.count = count
    seconds = (clock.now - start) / .seconds(1)
    self.startBytes = startBytes
    self.peakBytes = peakBytes
    endBytes = ResidentMemory.current ?? 0
  }
}
