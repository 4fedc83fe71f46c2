import NavGraphModel

/// An ``Operation`` with every name resolved, for one acting instance where that matters.
///
/// A class, because steps hand it on again and again.
final class CompiledOperation: Sendable {
  /// Its position among the transition's operations with all their parts; nil for one that was not
  /// registered.
  let index: Int?
  let kind: Kind

  init(index: Int?, kind: Kind) {
    self.index = index
    self.kind = kind
  }

  indirect enum Kind: Sendable {
    /// The choices that sample arguments leave.
    case stack([StackChange])
    /// The array that these make, written back later.
    case deferredSet(pending: Int, [[StackChange]])
    case dismissScreen
    case fill(slot: String, [NewEntry])
    case clear(slot: String)
    case select(InstanceSet, route: Int)
    case selectIndex(Int)
    case setItems([[NewEntry]])
    case show([NewEntry])
    case reset(InstanceSet)
    case within(CompiledFlowReference, [CompiledOperation])
    case assign(variable: Int, value: Int)
    case emit(Int)
    case send(Int, CompiledAddressee)
    /// The coordinator, its link, and the combinations of parameters to choose from.
    case open(coordinator: Int, link: Int, [Int])
    case later(pending: Int)
    case start(effect: String)
    case cancel(kinds: Set<Int>)
    case when(CompiledCondition, [CompiledOperation], otherwise: [CompiledOperation])
    case oneOf([[CompiledOperation]])
    /// One of the coordinator's actions, by index.
    case reduce(Int)
  }
}

/// A change to a stack, and what the flows start with that its new entries host.
struct StackChange: Hashable, Sendable {
  let operation: StackOperation
  /// One for each new entry.
  let newEntries: [NewEntry]
}

enum CompiledFlowReference: Sendable {
  case ancestor(Int)
  /// Indices of hosting routes, each of the coordinator that the one before hosts.
  case child([Int])
}

enum CompiledAddressee: Sendable {
  case instances(InstanceSet)
  case index(Int)
  case child([Int], route: Int?)
}

/// A ``Condition`` with every name resolved for one acting instance.
indirect enum CompiledCondition: Sendable {
  case count(Comparison)
  case navigationCount(Comparison)
  case isPresenting
  case canPush
  case contains(InstanceSet)
  case top(InstanceSet)
  case presentedAs(PresentationStyle)
  /// Known when it was compiled.
  case constant(Bool)
  /// Either answer is possible each time, to whether this has that value.
  case either(String, is: String)
  case variable(Int, value: Int)
  /// Index into the app's values.
  case fixedInput(Int, value: Int)
  case slotIsTaken(String, by: InstanceSet?)
  case within(CompiledFlowReference, CompiledCondition)
  case not(CompiledCondition)
  case all([CompiledCondition])
  case any([CompiledCondition])
}

extension CompiledCondition {
  /// Whether it asks for values, and not for what containers hold or what is left open.
  var isAboutValues: Bool {
    switch self {
    case .constant, .variable, .fixedInput: true
    case .not(let condition): condition.isAboutValues
    case .all(let conditions), .any(let conditions): conditions.allSatisfy(\.isAboutValues)
    case .count, .navigationCount, .isPresenting, .canPush, .contains, .top, .presentedAs, .either,
      .slotIsTaken, .within:
      false
    }
  }
}
