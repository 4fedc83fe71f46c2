import Foundation
import TestSupport
import Testing

/// Reducers that crash, hang and fill the memory, from the manifest to the facts.
struct TroubledReducerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What all manifests here begin with: the screens, and a stack of so many details.
  private static let prelude = """
    import NavGraph
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif
    enum Screens: String, RouteKey { case home, detail }
    func stack(_ height: Int) -> [RouteEntry<Screens>] {
      [.root(.home, embedsNavigation: true)]
        + Array(repeating: RouteEntry<Screens>.push(.detail), count: height)
    }

    """

  private static let manifest = """
    enum Event { case push, count, crash, hang, leave, eat }
    struct Counter: Hashable {
      var height = 0
      var number = 0
      var entries: [RouteEntry<Screens>] { stack(height) }
    }
    let counter = Coordinator<Screens>(
      "Counter", dialect: .tcaCoordinators(.v0_14, .indexed), initial: Counter(), routes: \\.entries
    ) {
      Screen(.home) {
        Action("push", Event.push)
        Action("count", Event.count)
        Action("crash", Event.crash)
      }
      Screen(.detail) {
        Action("count", Event.count)
        Action("hang", Event.hang)
        Action("leave", Event.leave)
        Action("eat", Event.eat)
      }
    } reduce: { (state: inout Counter, event: Event) in
      switch event {
      case .push: state.height = 1
      case .count: state.number = (state.number + 1) % 20
      case .crash: if state.number == 7 { fatalError("seven") }
      case .hang: while state.number == 9 { state.number = 9 }
      case .leave: if state.number == 11 { exit(5) }
      case .eat:
        var hoard: [[UInt8]] = []
        while state.number == 13 { hoard.append([UInt8](repeating: 1, count: 1 << 22)) }
      }
      return []
    }
    register(Graph("Troubled") { counter })

    """

  @Test("Every failing step is in the facts, and everything else is searched")
  func troubles() async throws {
    try folder.write(Self.prelude + Self.manifest, to: "Navigation.swift")
    let tool = Tool(workingDirectory: folder.url)
    let result = try await tool.run("explore", "--step-limit", "1", "--memory-limit", "300")
    #expect(result.status == 0)
    #expect(result.errors.contains("seven"))
    for detail in [
      "signal ", "no answer in 1 s", "exit status 5", "more than 300 MiB",
    ] {
      #expect(result.output.contains("\"detail\":\"\(detail)"))
    }
    // Twenty numbers on each of two screens.
    try folder.write(result.output, to: "facts.json")
    let report = try await tool.run("lint", "facts.json", "--fail-on", "never", "--verbose")
    #expect(report.output.contains("all 40 states searched"))
  }

  /// A state that cannot be compared once its number is three; an action that stops its own process; and
  /// one that tosses a coin, which shows another side each time.
  private static let contrary = """
    enum Event { case push, count, stop, toss }
    enum Coin { nonisolated(unsafe) static var isHeads = false }
    struct Contrary: Hashable {
      var height = 0
      var number = 0
      static func == (left: Contrary, right: Contrary) -> Bool {
        if left.number == 3 { fatalError("incomparable") }
        return left.height == right.height && left.number == right.number
      }
      var entries: [RouteEntry<Screens>] { stack(height) }
    }
    let contrary = Coordinator<Screens>(
      "Contrary", dialect: .tcaCoordinators(.v0_14, .indexed), initial: Contrary(), routes: \\.entries
    ) {
      Screen(.home) {
        Action("push", Event.push)
        Action("count", Event.count)
      }
      Screen(.detail) {
        Action("stop", Event.stop)
        Action("toss", Event.toss)
      }
    } reduce: { (state: inout Contrary, event: Event) in
      switch event {
      case .push: state.height = 1
      case .count: state.number += 1
      case .stop: raise(SIGSTOP)
      case .toss:
        Coin.isHeads.toggle()
        state.number = Coin.isHeads ? 1 : 2
      }
      return []
    }
    register(Graph("Contrary") { contrary })

    """

  @Test("Incomparable states, a stopped process and randomness do not end a run")
  func contrary() async throws {
    try folder.write(Self.prelude + Self.contrary, to: "Navigation.swift")
    let report = try await Tool(workingDirectory: folder.url).run(
      "lint", "--step-limit", "1", "--fail-on", "never", "--verbose")
    #expect(report.status == 0)
    #expect(report.output.contains("\u{201C}count\u{201D} crashes the app"))
    #expect(report.output.contains("\u{201C}toss\u{201D} is not deterministic"))
    #expect(report.output.contains("all 6 states searched"))
  }

  /// A reducer that thinks for 0.15 s whatever it is asked.
  private static func slow(push: String) -> String {
    """
    enum Event { case push, answer }
    struct Slow: Hashable {
      var height = 0
      var entries: [RouteEntry<Screens>] { stack(height) }
    }
    let slow = Coordinator<Screens>(
      "Slow", dialect: .tcaCoordinators(.v0_14, .indexed), initial: Slow(), routes: \\.entries
    ) {
      Screen(.home) { Action("push", Event.push) }
      Screen(.detail)
    } reduce: { (state: inout Slow, event: Event) in
      let start = clock()
      while clock() - start < 150_000 { continue }
      switch event {
      case .push: \(push)
      case .answer: state.height = 1
      }
      return []
    }
    register(Graph("Slow") { slow })

    """
  }

  @Test(
    "A repeated step has its full time each time",
    arguments: [
      ("state.height = 1", "all 2 states searched"),
      (#"return [.later("answer", .answer)]"#, "3 states searched (3 steps)"),
    ])
  func slow(push: String, searched: String) async throws {
    try folder.write(Self.prelude + Self.slow(push: push), to: "Navigation.swift")
    let report = try await Tool(workingDirectory: folder.url).run(
      "lint", "--step-limit", "0.4", "--fail-on", "never", "--verbose")
    #expect(report.status == 0)
    #expect(report.output.contains(searched))
    #expect(!report.output.contains("[reducer-hang]"))
  }

  @Test("A slow nondeterministic reducer is reported")
  func slowAndContrary() async throws {
    let push = "Memory.count += 1; state.height = Memory.count % 2 + 1"
    let memory = "enum Memory { nonisolated(unsafe) static var count = 0 }\n"
    try folder.write(Self.prelude + Self.slow(push: push) + memory, to: "Navigation.swift")
    let report = try await Tool(workingDirectory: folder.url).run(
      "lint", "--step-limit", "0.4", "--fail-on", "never", "--verbose")
    #expect(report.status == 0)
    #expect(report.output.contains("[reducer-nondeterministic]"))
    #expect(!report.output.contains("[reducer-hang]"))
  }

  @Test("A graph that was explored before the manifest crashed is available")
  func finishedGraph() async throws {
    let early = """
      let early = Coordinator<Screens>(
        "Early", dialect: .tcaCoordinators(.v0_14, .indexed), root: .home, embedsNavigation: true
      ) {
        Screen(.home) { On("push", .push(.detail)) }
        Screen(.detail)
      }
      register(Graph("Early") { early })
      fatalError("later")

      """
    try folder.write(Self.prelude + early, to: "Navigation.swift")
    let tool = Tool(workingDirectory: folder.url)
    let chosen = try await tool.run(
      "lint", "--graph", "Early", "--fail-on", "never", "--verbose")
    #expect(chosen.status == 0)
    #expect(chosen.output.contains("all 2 states searched"))
    #expect(chosen.errors.contains("failed after this graph was explored"))
    let other = try await tool.run("lint", "--graph", "Missing")
    #expect(other.status == 2)
  }
}
