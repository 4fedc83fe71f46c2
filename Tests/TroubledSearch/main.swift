import Foundation
import NavGraph
import NavGraphExploration
import NavGraphFacts

// Replaces a worker: searches like one, with code that gets into trouble on purpose. Its environment says
// what to do, as a worker's does, and it prints its observations at the end.

let environment = ProcessInfo.processInfo.environment
func number(_ name: String, _ standard: Int) -> Int {
  environment[name].flatMap(Int.init) ?? standard
}

let trouble = environment["TROUBLE"].flatMap(Trouble.init) ?? .none
let states = number("TROUBLE_STATES", 1_000)
let folder = environment[WorkerProtocol.recordsVariable].map { URL(filePath: $0) }
let given = environment[WorkerProtocol.limitsVariable].map { Data($0.utf8) }
var limits = given.flatMap { try? JSONDecoder().decode(Limits.self, from: $0) } ?? Limits()
limits.states = states
let board =
  folder.flatMap { Blackboard(mapping: $0.appending(path: Blackboard.fileName).path) }
  ?? Blackboard()
let deadline = limits.deadline(from: .now)

var guardian = Guardian(blackboard: board, limits: limits)
let ending = guardian.run { monitor in
  var system = TroubledSystem(
    states: states, trouble: trouble, period: number("TROUBLE_PERIOD", 100),
    actions: number("TROUBLE_ACTIONS", 1_000_000), monitor: monitor)
  let search = BreadthFirstSearch(
    &system, limits: limits, stateLimit: states, deadline: deadline, monitor: monitor)
  print("states \(search.stateCount), steps \(search.stepCount)")
  print("cuts \(search.cuts.map(\.rawValue).sorted())")
  for (reason, count) in system.setAside.sorted(by: {
    ($0.value, "\($0.key.reason)") < ($1.value, "\($1.key.reason)")
  }) {
    print("\(reason.reason.rawValue), \(reason.detail ?? "no detail"): \(count)")
  }
  if let folder {
    let record = WorkerRecord.skipped(graph: "\(search.stateCount) states")
    try? JSONEncoder().encode(record).write(
      to: folder.appending(path: WorkerProtocol.fileName(ofRecord: 0)), options: .atomic)
  }
}
print("ending \(ending), restarts \(board[.restarts])")
