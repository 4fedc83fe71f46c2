import ArgumentParser
import NavGraphLayoutProcess

/// Places boxes for another run of this tool, which waits for it.
///
/// No command for people, and in no help: what it reads and writes may change with every version.
struct LayoutWorkerCommand: ParsableCommand {
  static let name = "layout-worker"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Place boxes for another run of this tool.", shouldDisplay: false)

  @Argument(help: "Seconds after which the process ends by itself.")
  var seconds: Int

  @Argument(help: "The process that waits for this one.")
  var parent: Int32

  func run() throws {
    do { try LayoutService.run(seconds: seconds, parent: parent) } catch {
      throw ExitPolicy.unusable
    }
  }
}
