import NavGraphExploration
import NavGraphFacts
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
///
/// A graph with reducers is explored in a process of its own, since they are the author's code
/// (``Guardian``).
final class Worker: Sendable {
  static let shared = Worker(environment: ProcessInfo.processInfo.environment)

  private let records: URL?
  private let limits: Limits
  private let chosenGraph: String?
  private let blackboard: Blackboard
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
    let shared = records.map { $0.appending(path: Blackboard.fileName).path }
    blackboard = shared.flatMap { Blackboard(mapping: $0) } ?? Blackboard()
    if records != nil { Self.dependOnTool(blackboard) }
  }

  /// From here on, this process ends when the tool does, and requests for an end wait until the
  /// search looks for them.
  private static func dependOnTool(_ blackboard: Blackboard) {
    let tool = Int32(truncatingIfNeeded: blackboard[.tool])
    if tool > 0 {
      ProcessCalls.endWithParent()
      // The tool may have gone before that.
      if getppid() != tool { exit(EXIT_FAILURE) }
    }
    ProcessCalls.printLineByLine()
    ProcessSignals.holdBackRequests()
    blackboard[.listener] = UInt64(getpid())
  }

  /// - Parameter reducers: Code of the author's that exploring the graph runs.
  func explore(_ graph: GraphDefinition, reducers: Reducers) {
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
    if let first {
      write(repeatedName(of: graph, first: first), to: file)
    } else if let chosenGraph, chosenGraph != graph.name {
      write(.skipped(graph: graph.name), to: file)
    } else {
      search(isolated: !reducers.isEmpty) { monitor in
        write(explored(graph, reducers, monitor: monitor), to: file)
      }
    }
  }

  private func write(_ record: WorkerRecord, to file: URL) {
    do {
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

  private func explored(
    _ graph: GraphDefinition, _ reducers: Reducers, monitor: SearchMonitor
  ) -> WorkerRecord {
    do throws(RegistrationProblems) {
      try Exploration.refuseIneffectiveParts(of: graph)
      return .facts(
        try Exploration.explore(
          graph, reducers: reducers, limits: limits, deadline: deadline, monitor: monitor))
    } catch {
      return .problems(graph: graph.name, error.problems)
    }
  }
}

// MARK: - Processes

extension Worker {
  private func search(isolated: Bool, _ work: (SearchMonitor) -> Void) {
    blackboard.clear()
    blackboard[.exploring] = 1
    defer { blackboard[.exploring] = 0 }
    if isolated {
      var guardian = Guardian(blackboard: blackboard, limits: limits)
      switch guardian.run(work) {
      case .finished: return
      case .lost(let ending): end(like: ending)
      // Better in this process than not at all.
      case .notStarted: break
      }
    }
    let blackboard = blackboard
    work(
      SearchMonitor(
        blackboard: blackboard, memory: limits.memory,
        look: { if ProcessSignals.isEndRequested { blackboard.requestStop(.interrupted) } }))
  }

  /// The tool should see what happened to the search.
  private func end(like ending: ProcessEnding) -> Never {
    ProcessCalls.flushOutput()
    switch ending {
    case .exited(let status): _exit(status == 0 ? EXIT_FAILURE : status)
    case .signaled(let number):
      signal(number, SIG_DFL)
      kill(getpid(), number)
      _exit(EXIT_FAILURE)
    }
  }
}
