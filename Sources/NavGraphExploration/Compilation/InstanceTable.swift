import NavGraphFacts
import NavGraphModel

/// The instances of one coordinator: its routes with every choice of their sample arguments.
///
/// All readers share the table and what it refers to.
final class InstanceTable {
  typealias Instance = FlowFacts.Instance

  let definition: CoordinatorDefinition
  let instances: [Instance]
  /// By route; the instances of each lie together.
  let ofRoute: [Range<Int>]
  let routeIndex: [String: Int]

  /// How much a registration may grow by its sample arguments.
  static let instanceLimit = 1 << 16

  /// - Throws: A ``RegistrationProblem`` where sample arguments multiply beyond the limit.
  init(_ definition: CoordinatorDefinition) throws(RegistrationProblem) {
    self.definition = definition
    var instances: [Instance] = []
    var ranges: [Range<Int>] = []
    let routes = definition.routes
    for index in routes.indices {
      let start = instances.count
      let samples = routes[index].arguments.map(\.values)
      let count = boundedProduct(samples.map { $0?.count ?? 1 }, limit: Self.instanceLimit)
      guard start + count <= Self.instanceLimit else {
        throw RegistrationProblem(
          "the sample values of coordinator \(quoted(definition.name)) multiply to more "
            + "than \(Self.instanceLimit) screens: give fewer, or leave an argument "
            + "that navigation does not depend on abstract", at: routes[index].location)
      }
      for arguments in combinations(samples.map { $0?.map(Optional.some) ?? [nil] }) {
        instances.append(Instance(route: index, arguments: arguments))
      }
      ranges.append(start..<instances.count)
    }
    self.instances = instances
    ofRoute = ranges
    routeIndex = Dictionary(
      routes.indices.map { (routes[$0].name, $0) }
    ) { first, _ in first }
  }

  /// Numbers the identities densely; equal constants and equal arguments share a number.
  func identities() -> IdentityTable {
    enum Key: Hashable {
      case constant(String)
      case arguments(route: Int, [String?])
    }
    var numbers = Numbering<Key>()
    return IdentityTable(
      instances.map { instance in
        let route = definition.routes[instance.route]
        let key: Key
        switch route.identity {
        case .unique: return nil
        case .constant(let value): key = .constant(value)
        case .arguments(let names):
          key = .arguments(
            route: instance.route,
            zip(route.arguments, instance.arguments).filter { names.contains($0.0.name) }.map(\.1))
        }
        return Int(numbers.number(of: key))
      })
  }

  /// The instances whose identity is this constant.
  func identified(by identity: String) -> InstanceSet {
    InstanceSet(
      instances.indices.filter {
        definition.routes[instances[$0].route].identity == .constant(identity)
      })
  }

  func set(_ pattern: RoutePattern, actor: Actor?) -> InstanceSet {
    if pattern.bindings.isEmpty, let index = routeIndex[pattern.route] {
      return InstanceSet(ofRoute[index])
    }
    return InstanceSet(matches(pattern, actor: actor))
  }

  /// The instances that a pattern can mean when this one acts.
  func matches(_ pattern: RoutePattern, actor: Actor?) -> [Int] {
    guard let index = routeIndex[pattern.route] else { return [] }
    if pattern.bindings.isEmpty { return Array(ofRoute[index]) }
    let arguments = definition.routes[index].arguments
    let wanted = pattern.bindings.compactMap { binding -> (position: Int, value: String?)? in
      guard let position = arguments.firstIndex(where: { $0.name == binding.argument }) else {
        return nil
      }
      switch binding.value {
      case .constant(let value): return (position, value)
      case .copied(let source): return (position, actor?.value(of: source))
      }
    }
    return ofRoute[index].filter { instance in
      wanted.allSatisfy { instances[instance].arguments[$0.position] == $0.value }
    }
  }
}

/// The actor, as far as its arguments matter: a screen, or a deep link with its parameters.
struct Actor {
  var names: [String]
  var values: [String?]

  init(_ instance: FlowFacts.Instance, of definition: CoordinatorDefinition) {
    names = definition.routes[instance.route].arguments.map(\.name)
    values = instance.arguments
  }

  init(parameters: [Argument], values: [String]) {
    names = parameters.map(\.name)
    self.values = values
  }

  /// Nil for an abstract argument, and for one that there is not.
  func value(of argument: String) -> String? {
    names.firstIndex(of: argument).flatMap { values[$0] }
  }
}

/// Returns every choice of one element from each list; the last list varies fastest.
func combinations<Element>(_ lists: [[Element]]) -> [[Element]] {
  lists.reduce([[]]) { prefixes, list in
    prefixes.flatMap { prefix in list.map { prefix + [$0] } }
  }
}

/// The product, or one more than the limit if it is larger than that.
func boundedProduct(_ factors: [Int], limit: Int) -> Int {
  var product = 1
  for factor in factors {
    let (next, overflows) = product.multipliedReportingOverflow(by: factor)
    product = overflows ? limit + 1 : min(next, limit + 1)
  }
  return product
}
