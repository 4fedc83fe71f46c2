/// An app of any size as it could be: flows of a hundred screens that show one another in sheets, most
/// screens pushed and some presented, ways back of all kinds, a few conditions and links.
///
/// The same for the same numbers. A screen is always brought in the same manner, and by one before it at
/// least, so that most screens can be reached.
struct RandomApp {
  /// How many screens there are, those that show flows included.
  let routeCount: Int
  /// What screens, coordinators and links do, all in all.
  private(set) var transitionCount = 0
  /// How many screens are gone back to, in all flows together.
  let targetCount: Int
  private(set) var flows: [Flow]
  /// What the links of the first flow do.
  private(set) var links: [Way] = []

  struct Flow {
    var screens: [Page]
    /// Those that are gone back to.
    var targets: [Int] = []
  }

  struct Page {
    var manner: Manner
    /// The flow that it shows.
    var hosts: Int?
    var ways: [Way] = []
  }

  /// How a screen stands on the one below.
  enum Manner {
    case push, sheet, sheetWithNavigation, cover
  }

  /// What an action does.
  struct Way {
    var move: Move
    /// The variable that it waits for.
    var guardedBy: Int?
  }

  /// Screens and variables by number.
  enum Move {
    case bring(Int)
    case replaceTop(Int)
    case goBack
    case goBackTo(Int)
    case goBackToRoot, popToRoot, dismiss
    case set(Int, Bool)
  }

  /// How many flags there are, which actions set and wait for.
  let variableCount: Int
  private static let flowSize = 100
  private static let mostLinks = 20

  /// - Parameters:
  ///   - routes: At least 1.
  ///   - transitions: As many as are needed to bring each screen, where these are more.
  ///   - variables: Each doubles what can be on top.
  init(routes: Int, transitions: Int, targets: Int, variables: Int, seed: UInt64) {
    routeCount = routes
    variableCount = variables
    targetCount = targets
    var random = SeededNumbers(seed: seed)
    let flowCount = max(1, routes / Self.flowSize)
    flows = (0..<flowCount).map { flow in
      let count = routes * (flow + 1) / flowCount - routes * flow / flowCount
      var screens = (0..<count).map { _ in Page(manner: Manner(&random)) }
      screens[0].manner = .sheetWithNavigation
      return Flow(screens: screens)
    }
    // The flows are a tree: each is shown by the last screens of another.
    for flow in flows.indices.dropFirst() {
      let parent = (flow - 1) / 3
      let host = flows[parent].screens.count - 1 - (flow - 1) % 3
      flows[parent].screens[host] = Page(manner: .sheet, hosts: flow)
      // What the flow's first screen and the coordinator around do about its end.
      transitionCount += 2
    }
    for target in 0..<targets {
      let flow = target % flowCount
      flows[flow].targets.append(random.next(below: flows[flow].screens.count))
    }
    drawWays(upTo: transitions, &random)
  }

  private mutating func drawWays(upTo transitions: Int, _ random: inout SeededNumbers) {
    let hostCount = min(3, flows.count - 1)
    for flow in flows.indices {
      for screen in flows[flow].screens.indices.dropFirst() {
        // Flows are shown from anywhere, other screens from one shortly before them.
        let acting = max(1, flows[flow].screens.count - hostCount)
        let near = min(screen, acting)
        var from = near - 1 - random.next(below: min(near, 8))
        while !flows[flow].screens[from].manner.hasNavigation { from -= 1 }
        flows[flow].screens[from].ways.append(Way(move: .bring(screen)))
        transitionCount += 1
      }
    }
    for _ in 0..<min(transitions / 500, Self.mostLinks) where transitionCount < transitions {
      links.append(Way(move: .bring(random.next(below: flows[0].screens.count))))
      transitionCount += 1
    }
    while transitionCount < transitions {
      let flow = random.next(below: flows.count)
      let screen = random.next(below: flows[flow].screens.count)
      guard flows[flow].screens[screen].hosts == nil else { continue }
      let way = Way(
        move: move(from: flows[flow].screens[screen], in: flows[flow], &random),
        guardedBy: variableCount > 0 && random.chance(5) ? random.next(below: variableCount) : nil)
      flows[flow].screens[screen].ways.append(way)
      transitionCount += 1
    }
  }

  /// What is presented without navigation can only be closed.
  private func move(from screen: Page, in flow: Flow, _ random: inout SeededNumbers) -> Move {
    guard screen.manner.hasNavigation else { return random.chance(50) ? .dismiss : .goBack }
    switch random.next(below: 100) {
    case ..<40: return .bring(random.next(below: flow.screens.count))
    case ..<62: return .goBack
    case ..<70: return .dismiss
    case ..<78:
      guard !flow.targets.isEmpty else { return .goBack }
      return .goBackTo(flow.targets[random.next(below: flow.targets.count)])
    case ..<84: return .goBackToRoot
    case ..<91: return .popToRoot
    case ..<99:
      let next = random.next(below: flow.screens.count)
      guard flow.screens[next].manner == .push else { return .bring(next) }
      return .replaceTop(next)
    default:
      guard variableCount > 0 else { return .goBack }
      return .set(random.next(below: variableCount), random.chance(50))
    }
  }
}

extension RandomApp.Manner {
  fileprivate var hasNavigation: Bool { self == .push || self == .sheetWithNavigation }

  fileprivate init(_ random: inout SeededNumbers) {
    switch random.next(below: 100) {
    case ..<85: self = .push
    case ..<93: self = .sheetWithNavigation
    case ..<96: self = .sheet
    default: self = .cover
    }
  }
}
