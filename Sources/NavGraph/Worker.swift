import NavGraphExploration
import NavGraphModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The part of a manifest that answers to `navgraph`: it explores what is registered and leaves one
/// record a graph in the folder that the tool named.
@MainActor
final class Worker {
  static let shared = Worker(environment: ProcessInfo.processInfo.environment)

  private let records: URL?
  private let limits: Limits
  private let chosenGraph: String?
  /// The time is for the whole process, however many graphs it registers.
  private let deadline: ContinuousClock.Instant
  private var recordCount = 0
  private var locations: [String: SourceLocation] = [:]

  private init(environment: [String: String]) {
    records = environment[WorkerProtocol.recordsVariable].map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    let given = environment[WorkerProtocol.limitsVariable].map { Data($0.utf8) }
    chosenGraph = environment[WorkerProtocol.graphVariable]
    limits = given.flatMap { try? JSONDecoder().decode(Limits.self, from: $0) } ?? Limits()
    deadline = limits.deadline(from: ContinuousClock.now)
  }

  func explore(_ graph: GraphDefinition) {
    guard let records else {
      print("This manifest is read by navgraph: run 'navgraph lint' on it instead of running it.")
      return
    }
    let file = records.appending(path: WorkerProtocol.fileName(ofRecord: recordCount))
    recordCount += 1
    do {
      try JSONEncoder().encode(record(for: graph)).write(to: file, options: .atomic)
    } catch {
      print("navgraph: the facts could not be written to \(file.path)")
      exit(EXIT_FAILURE)
    }
  }

  private func record(for graph: GraphDefinition) -> WorkerRecord {
    if let first = locations.updateValue(graph.location, forKey: graph.name) {
      let problem = RegistrationProblem(
        "two graphs are named \u{201C}\(graph.name)\u{201D}; the other is at line \(first.line): "
          + "give each a name of its own", at: graph.location)
      return .problems(graph: graph.name, [problem])
    }
    if let chosenGraph, chosenGraph != graph.name { return .skipped(graph: graph.name) }
    do throws(RegistrationProblems) {
      return .facts(try Exploration.explore(graph, limits: limits, deadline: deadline))
    } catch {
      return .problems(graph: graph.name, error.problems)
    }
  }
}
