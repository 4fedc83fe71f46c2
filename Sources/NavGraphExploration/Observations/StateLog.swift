import NavGraphFacts
import NavGraphModel

/// The record of every state, for questions about all of them together.
struct StateLog {
  private(set) var steps = StepGraph()
  /// By position: the number of the screen in front among all routes of the graph, or one of those below.
  private(set) var tops = FlatArray<Int32>(zeros: 0)
  /// By position: whether a screen is in use that the author declares as home.
  private(set) var isHome: [Bool] = []
  private let hasSlots: Bool
  /// By position: the slots that are taken, as bits; empty where the app has none.
  private(set) var slots: [UInt64] = []
  /// By position: the innermost slot in which the screen in front is, as a bit; 0 for none. Likewise empty.
  private(set) var frontSlots: [UInt64] = []
  /// Steps that the app takes by itself.
  private(set) var automatic: [(origin: StepOrigin, target: UInt32, cause: Cause)] = []
  /// Whether there were too many steps to keep.
  private(set) var isOverfull = false

  static let nothing: Int32 = -1
  static let frozen: Int32 = -2
  /// In a frozen tab from which users can return home.
  static let returningHome: Int32 = -3

  /// How many steps are kept; some five bytes each, and twenty more while questions are answered.
  static let stepLimit = 20_000_000

  init(_ app: CompiledApp) {
    hasSlots = app.hasModalSlots
  }

  mutating func addState(top: Int32, isHome: Bool, slots: UInt64, frontSlot: UInt64) {
    guard !isOverfull else { return }
    tops.append(top)
    self.isHome.append(isHome)
    guard hasSlots else { return }
    self.slots.append(slots)
    frontSlots.append(frontSlot)
  }

  mutating func add(_ successors: [Successor]) {
    guard !isOverfull else { return }
    steps.add(successors)
    guard steps.stepCount > Self.stepLimit else { return }
    isOverfull = true
    steps = StepGraph()
    tops = FlatArray(zeros: 0)
    (isHome, slots, frontSlots, automatic) = ([], [], [], [])
  }

  mutating func addAutomatic(_ origin: StepOrigin, to target: UInt32, cause: Cause) {
    automatic.append((origin, target, cause))
  }
}
