import ArgumentParser
import NavGraphLayoutProcess

/// Places boxes for a measurement that waits for it, as the tool's own `layout-worker` does.
struct LayoutBenchmarkWorker: ParsableCommand {
  static let name = "layout-worker"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Place boxes for another process.", shouldDisplay: false)

  @Argument(help: "Seconds after which the process ends by itself.")
  var seconds: Int

  @Argument(help: "The process that waits for this one.")
  var parent: Int32

  func run() throws { try LayoutService.run(seconds: seconds, parent: parent) }
}
