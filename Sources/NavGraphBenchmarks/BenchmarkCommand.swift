import ArgumentParser

/// Measures parts of the tool inside one process, where whole runs would show nothing; whole runs are
/// measured by `make benchmark`.
@main
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "NavGraphBenchmarks",
    abstract: "Measure parts of navgraph inside one process; each run prints one line of JSON.",
    subcommands: [RenderBenchmark.self, LayoutBenchmarkWorker.self])
}
