import NavGraphExploration
import NavGraphModel
import Synchronization

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
final class Worker: Sendable {
  static let shared = Worker(environment: ProcessInfo.processInfo.environment)

  private let records: URL?
  private let limits: Limits
  private let chosenGraph: String?
  /// The time is for the whole process, however many graphs it registers.
  private let deadline: ContinuousClock.Instant
  /// Where each graph was registered so far, in that order.
  private let registered = Mutex<[(name: String, location: SourceLocation)]>([])

  private init(environment: [String: String]) {
    records = environment[WorkerProtocol.recordsVariable].map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    chosenGraph = environment[WorkerProtocol.graphVariable]
    let given = environment[WorkerProtocol.limitsVariable].map { Data($0.utf8) }
    limits = given.flatMap { try? JSONDecoder().decode(Limits.self, from: $0) } ?? Limits()
    deadline = limits.deadline(from: ContinuousClock.now)
  }

  func explore(_ graph: GraphDefinition) {
    guard let records else {
      print("This manifest is read by navgraph: run 'navgraph lint' on it instead of running it.")
      return
    }
    let (number, first) = registered.withLock { registered in
      let first = registered.first { $0.name == graph.name }
      registered.append((graph.name, graph.location))
      return (registered.count - 1, first?.location)
    }
    let file = records.appending(path: WorkerProtocol.fileName(ofRecord: number))
    do {
      let record = first.map { repeatedName(of: graph, first: $0) } ?? explored(graph)
      try JSONEncoder().encode(record).write(to: file, options: .atomic)
    } catch {
      print("navgraph: the facts could not be written to \(file.path)")
      exit(EXIT_FAILURE)
    }
  }

  private func repeatedName(of graph: GraphDefinition, first: SourceLocation) -> WorkerRecord {
    let problem = RegistrationProblem(
      "two graphs are named \(quoted(graph.name)); the other is at line \(first.line): give each a "
        + "name of its own",
      at: graph.location)
    return .problems(graph: graph.name, [problem])
  }

  private func explored(_ graph: GraphDefinition) -> WorkerRecord {
    if let chosenGraph, chosenGraph != graph.name { return .skipped(graph: graph.name) }
    do throws(RegistrationProblems) {
      return .facts(try Exploration.explore(graph, limits: limits, deadline: deadline))
    } catch {
      return .problems(graph: graph.name, error.problems)
    }
  }
}
