import NavGraphFacts
import NavGraphModel
import Testing

/// An app and limits made from a seed; the same for the same seed.
struct RandomApp: Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let graph: GraphDefinition
  let limits: Limits

  var testDescription: String { "seed \(seed)" }

  /// - Parameter isRevised: Whether to draw what registrations can have since the revision of the model,
  ///   too. The others stay what they are.
  init(seed: UInt64, without features: Set<RandomFeature> = [], isRevised: Bool = false) {
    self.seed = seed
    var source = RandomSource(random: SplitMix64(seed: seed), without: features)
    if isRevised {
      let themes = RandomTheme.allCases
      source.use(themes[Int(seed % UInt64(themes.count))])
    }
    graph = source.graph()
    limits = source.limits()
  }

  /// An app of stacks with all operations of these libraries.
  init(seed: UInt64, of dialects: [Dialect]) {
    self.seed = seed
    var source = RandomSource(
      random: SplitMix64(seed: seed),
      without: [.hosting, .slots, .derived, .effects, .links, .messages, .inputs, .within])
    source.present = [.followUps]
    source.dialects = dialects
    source.avoided = []
    source.hasOnlyStacks = true
    source.coordinatorCounts = [1, 1, 2]
    graph = source.graph()
    limits = source.limits()
  }
}

/// What an app may have besides containers and screens; each seed leaves some of it out.
enum RandomFeature: CaseIterable {
  case arguments, abstractArguments, hosting, slots, derived, variables, inputs, effects, kept
  case followUps, handlers, links, messages, choices, conditions, gesturesOff, within
  case joined, freshTabs, firstCase
  /// Slots, resets and dismissals in coordinators of RoutingReducer, whose commands come later.
  case otherCommands
  /// Alerts and dialogs beside other slots.
  case alerts
  /// Slots whose routes are presented in several styles.
  case mixedSlots
  case boolSlots, initialSlots, alertsThatStay, alertButtonsOff, blockingOverlays
  /// Transitions that are enabled and yet not heard.
  case handlerConditions
  case failures, restarts, lifetimes
  /// Effects of screens in indexed arrays.
  case positions
  /// Follow-ups about slots of the acting screen.
  case laterSlots
  case dismissals
  /// Tabs without items.
  case emptyTabs
}

extension RandomFeature {
  /// Those of the revised model.
  static let revised: [RandomFeature] = [
    .alerts, .mixedSlots, .boolSlots, .initialSlots, .alertsThatStay, .alertButtonsOff,
    .blockingOverlays, .handlerConditions, .failures, .restarts, .lifetimes, .positions,
    .laterSlots, .dismissals, .emptyTabs,
  ]

  /// Those before.
  static let first = allCases.filter { !revised.contains($0) }
}

/// Draws the parts of an app.
struct RandomSource {
  var random: SplitMix64
  var features: Set<RandomFeature> = []
  let absent: Set<RandomFeature>
  /// What no app is without.
  var present: Set<RandomFeature> = []
  var isRevised = false
  /// The libraries of stacks.
  var dialects = Self.allDialects
  /// Operations on stacks that no app has.
  var avoided: Set<Operation.Kind> = [.goBackToIndex, .popToIndex]
  /// Whether there are no tabs, switches and joined containers.
  var hasOnlyStacks = false
  /// What the app starts with, where it is to be something else than chance wants.
  var start: Start?
  /// How many coordinators there are, the likely ones several times.
  var coordinatorCounts = [1, 2, 2, 3, 3, 4]
  /// The most routes that a stack has.
  var mostRoutes = 3
  /// Whether stacks host only coordinators that come after their own, never one another in a circle.
  var hasNoCircles = false
  /// Whether all that is sent are reports to the coordinators around.
  var sendsOnlyReports = false
  /// Whether no flow starts afresh, and screens reach only for the flows around them.
  var leavesFlowsInside = false
  /// How much likelier a push is than any other operation.
  var additionalPushes = 0
  var drafts: [CoordinatorDefinition] = []

  enum Start {
    case tabs, `switch`
  }
  /// By name; the same everywhere.
  var triggers: [String: Trigger] = [:]

  init(random: SplitMix64, without absent: Set<RandomFeature>) {
    self.random = random
    self.absent = absent
  }

  mutating func use(_ theme: RandomTheme) {
    isRevised = true
    present = theme.features
    start = theme.start
    dialects = theme.dialects ?? dialects
    coordinatorCounts = theme.coordinatorCounts
  }

  mutating func has(_ feature: RandomFeature, _ percent: Int) -> Bool {
    features.contains(feature) && random.chance(percent)
  }

  mutating func limits() -> Limits {
    Limits(
      stackHeight: random.number(in: 2...3), modalNesting: random.number(in: 1...2),
      flowNesting: drafts.count + random.number(in: 0...1), pending: 1, states: 1_000_000,
      depth: 1_000, seconds: 600)
  }

  mutating func graph() -> GraphDefinition {
    let others = isRevised ? RandomFeature.allCases : RandomFeature.first
    let percent = isRevised ? 12 : 45
    features = Set(others.filter { _ in random.chance(percent) }).union(present)
      .subtracting(absent)
    drawTriggers()
    let count = random.pick(coordinatorCounts)
    drafts = ["A", "B", "C", "D"].prefix(count).map {
      CoordinatorDefinition.naive($0, .joined([]), [])
    }
    for index in drafts.indices.reversed() { drawContainer(of: index) }
    for index in drafts.indices { drawDeclarations(of: index) }
    for index in drafts.indices { drawLinks(of: index) }
    for index in drafts.indices { drawBehaviour(of: index) }
    return GraphDefinition(
      name: "random", coordinators: drafts, variables: appVariables, inputs: appInputs,
      entries: ["A"], location: .naive)
  }

  private mutating func drawTriggers() {
    triggers = [
      "t0": .tap, "t1": .tap, "e0": .effect, "u0": .automatic, "o0": .tap, "d0": .sent,
      "s1": random.pick([.sent, .sent, .tap, .effect]), "s2": random.pick([.sent, .sent, .effect]),
    ]
    if random.chance(20) { triggers["o0"] = random.pick([.effect, .automatic]) }
  }

  private var appVariables: [VariableDefinition] {
    guard features.contains(.variables) else { return [] }
    return [VariableDefinition(name: "app", values: ["0", "1"], location: .naive)]
  }

  private var appInputs: [InputDefinition] {
    guard features.contains(.inputs) else { return [] }
    return [
      InputDefinition(name: "fixed", values: ["0", "1"], isFree: false, location: .naive),
      InputDefinition(name: "free", values: ["0", "1"], isFree: true, location: .naive),
    ]
  }
}
