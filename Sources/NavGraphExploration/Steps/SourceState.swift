import NavGraphFacts
import NavGraphModel

/// The state that steps are taken out of.
struct SourceState {
  /// The root flow.
  var root: RecordTable.RecordID = 0
  /// The app's values.
  var values: RecordTable.RecordID = 0
  /// The position in breadth-first order.
  var number = 0
  var top = AppSystem.Top.nothing
  /// As the state log numbers it.
  var topNumber = StateLog.nothing
  var activity = Activity()
  /// Where what happens at a place may be remembered, from the innermost flow outwards, and the flow in which to look next: of
  /// the place that was asked for last.
  var memories: (place: (address: Address, flow: Address), found: [PlaceMemory], next: Address?) =
    ((Address(), .nowhere), [], nil)
  /// Everything in the state, once it has been asked for.
  var places: [StateTree.Place] = []
  /// The screens in use while what they require does not hold.
  var closedGates: Set<RouteReference> = []
  /// The number of steps taken so far, which is the label of the next one.
  var nextLabel: UInt32 = 0
}
