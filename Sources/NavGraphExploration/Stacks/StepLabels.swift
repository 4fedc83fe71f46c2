import NavGraphModel

/// What steps are called, by the labels of the rules that begin them.
///
/// Taps that are plain are most of them: those are only pointed to.
struct StepLabels {
  /// What a step is called, and who takes it.
  struct Label {
    let name: Event.Name
    let traits: StepTraits
    /// The transition that hears first, or what the event's own cause is.
    let cause: Cause?
    /// The kinds that it may put under way for flows, and the one of which one arrives there with it.
    var started: Set<Int> = []
    var arrived: Int?
  }

  private enum Place {
    case own(Int32)
    /// A tap on an instance of a coordinator, see ``PlainSteps``.
    case tap(Int32, on: Int32, of: Int32)
  }

  private var places: [Place] = []
  private var own: [Label] = []

  var count: Int { places.count }

  mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

  mutating func append(_ label: Label) -> Int32 {
    places.append(.own(Int32(own.count)))
    own.append(label)
    return Int32(places.count - 1)
  }

  mutating func append(_ tap: Int, on screen: ScreenReference) -> Int32 {
    places.append(
      .tap(Int32(tap), on: Int32(screen.instance), of: Int32(screen.coordinator)))
    return Int32(places.count - 1)
  }

  func label(_ number: Int32, _ steps: PlainSteps, in app: CompiledApp) -> Label {
    switch places[Int(number)] {
    case .own(let position): return own[Int(position)]
    case .tap(let tap, let instance, let coordinator):
      let screen = ScreenReference(coordinator: Int(coordinator), instance: Int(instance))
      let action = steps.action(Int(tap), on: screen, in: app)
      return Label(
        name: .action(action.name), traits: [], cause: .transition(action.transitions[0].reference))
    }
  }

  func traits(of number: Int32) -> StepTraits {
    if case .own(let position) = places[Int(number)] { own[Int(position)].traits } else { [] }
  }

  /// Of a step that has a label of its own.
  mutating func addStarted(_ kinds: Set<Int>, by number: Int32) {
    if case .own(let position) = places[Int(number)] { own[Int(position)].started.formUnion(kinds) }
  }
}
