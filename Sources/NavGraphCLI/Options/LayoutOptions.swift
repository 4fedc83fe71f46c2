import ArgumentParser
import NavGraphLayoutProcess
import NavGraphRender

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What placing the boxes of a drawing may take.
struct LayoutOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Time for the layout of connected coordinators, in seconds, before a simpler layout is used \
      (default: \(Int(LayoutLimit.defaultSeconds))).
      """, valueName: "seconds"))
  var layoutTimeLimit: Double?

  func validate() throws {
    guard let layoutTimeLimit else { return }
    guard layoutTimeLimit > 0, layoutTimeLimit <= 86_400 else {
      throw ValidationError("'--layout-time-limit' takes a number above 0, up to 86400.")
    }
  }

  var limit: LayoutLimit {
    LayoutLimit(
      seconds: layoutTimeLimit ?? LayoutLimit.defaultSeconds,
      worker: LayoutProcess(
        program: ExecutablePath.current.path, command: LayoutWorkerCommand.name),
      log: { Console.complain($0) })
  }
}
