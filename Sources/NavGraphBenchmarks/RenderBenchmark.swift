import ArgumentParser
import NavGraphFacts
import NavGraphManifest
import NavGraphRender

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws the same facts again and again: what a drawing costs, and whether memory stays flat.
struct RenderBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw the same facts COUNT times in this process.")

  @Argument(help: "A facts file that 'navgraph explore' wrote.")
  var facts: String

  @Argument(help: "How many drawings, after one that warms up.")
  var count: Int

  func validate() throws {
    guard count > 0 else { throw ValidationError("COUNT is at least 1.") }
  }

  func run() throws {
    let read: Facts
    do throws(LoadError) {
      read = try FactsFile.read(URL(filePath: facts))
    } catch {
      throw ValidationError(error.message)
    }
    let measurement: RenderMeasurement
    do throws(RenderError) {
      measurement = try RenderMeasurement(of: read, count: count)
    } catch {
      throw ValidationError(error.message)
    }
    print(try measurement.line)
  }
}
