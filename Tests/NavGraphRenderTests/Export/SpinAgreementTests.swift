import NavGraphExploration
import NavGraphExport
import TestSupport
import Testing

@testable import NavGraphRender

/// SPIN reads what is exported for it, and finds the states and the transitions that there are.
@Suite(.enabled(if: Spin.isInstalled, "spin and gcc are not installed: run make test-dependencies"))
struct SpinAgreementTests {
  /// SPIN counts one transition more, for its start; and where the app has several starts, one
  /// state in which nothing is chosen yet, and a transition for each choice.
  private func expect(
    _ system: PushdownSystem, height: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let naive = NaiveStacks(system, height: height)
    let starts = system.initial.count
    let program = try system.exported().text(as: .promela, height: height)
    let counts = try await Spin.counts(of: program)
    let expected = Spin.Counts(
      states: naive.states.count + (starts > 1 ? 1 : 0),
      transitions: naive.steps + 1 + (starts > 1 ? starts : 0))
    #expect(counts == expected, sourceLocation: sourceLocation)
  }

  @Test(
    "the oracle's counts of nav-v1",
    arguments: [([31, 3, 5, 4, 3], 1_761, 6_838), ([32, 3, 5, 3, 1], 1_694, 6_410)])
  func navigation(numbers: [Int], states: Int, transitions: Int) async throws {
    let system = SampleSystems.navV1(
      screens: numbers[0], pushes: numbers[1], mainHeight: numbers[2], sheetHeight: numbers[3],
      presenting: numbers[4])
    let program = try system.exported().text(as: .promela, height: numbers[2] + numbers[3])
    let expected = Spin.Counts(states: states, transitions: transitions + 1)
    #expect(try await Spin.counts(of: program) == expected)
    #expect(try await Spin.counts(of: program, "-DBFS") == expected)
  }

  /// Numbers of two bytes, and a height that cuts.
  @Test func manyScreens() async throws {
    let system = SampleSystems.navV1(
      screens: 250, pushes: 4, mainHeight: 8, sheetHeight: 6, presenting: 3)
    try await expect(system, height: 4)
  }

  @Test("for any rules", arguments: 1...Share.byDay(3, atNight: 16))
  func random(seed: UInt64) async throws {
    let system = SampleSystems.random(seed: seed, isBranching: false)
    try await expect(system, height: 2 + Int(seed % 4))
  }

  @Test("steps with several ends", arguments: 101...Share.byDay(103, atNight: 112))
  func branching(seed: UInt64) async throws {
    let system = SampleSystems.random(seed: seed, isBranching: true)
    try await expect(system, height: 2 + Int(seed % 3))
  }

  /// A step that puts three symbols on, and then one that takes all off and puts three on.
  @Test func severalSymbolsInOneStep() async throws {
    let none = PushdownRule.none
    func head(_ control: Int32, _ symbol: Int32) -> PushdownHead {
      PushdownHead(control: control, symbol: symbol)
    }
    let searches = (0..<4).map { PushdownRule.pop(head(3, $0), to: 3, label: none) }
    let system = PushdownSystem(
      isAuxiliary: [false, true, true, true], symbolCount: 5,
      initial: [PushdownConfiguration(control: 0, stack: [4, 0])],
      rules: [
        .push(head(0, 0), to: 1, 1, over: 0, label: 0),
        .push(head(1, 1), to: 2, 2, over: 1, label: none),
        .push(head(2, 2), to: 0, 3, over: 2, label: none),
        .replace(head(0, 3), to: 0, by: 0, label: 0),
        .pop(head(0, 0), to: 3, label: 1), .pop(head(0, 3), to: 3, label: 1),
      ] + searches + [.push(head(3, 4), to: 1, 1, over: 4, label: none)], labelCount: 2
    ).groupedByHead
    for height in 2...Share.byDay(3, atNight: 9) { try await expect(system, height: height) }
  }

  @Test func namesOnlyAppearInComments() async throws {
    let system = SampleSystems.random(seed: 1, isBranching: false)
    let plain = try system.exported().text(as: .promela, height: 3)
    var comments: [Substring] = []
    let more = ["*/ byte x; /*", "*/*/", "/*", "*", "/", "??/", "ends with \\", "// //"]
    for name in HostileNameTests.names + more {
      let program = try system.exported(named: name).text(as: .promela, height: 3)
      #expect(program.withoutComments == plain.withoutComments)
      #expect(!program.contains("??/") && !program.contains("//"))
      comments += program.split(separator: "\n").filter { $0.hasPrefix("/*") }
    }
    let counts = try await Spin.counts(of: comments.joined(separator: "\n") + "\n" + plain)
    #expect(counts == (try await Spin.counts(of: plain)))
  }
}

extension String {
  /// The lines that are more than a comment; a comment is one line.
  fileprivate var withoutComments: [Substring] {
    split(separator: "\n").filter { line in
      !(line.hasPrefix("/*") && line.hasSuffix("*/")
        && line.dropFirst(2).dropLast(2).firstRange(of: "*/") == nil)
    }
  }
}
