import NavGraph
import NavGraphLint
import NavGraphModel

/// A finding as far as a plant says what it must be.
struct ExpectedFinding: Hashable, Comparable, CustomStringConvertible {
  var rule: String
  var coordinator: String
  var route: String?
  var action: String?

  init(_ rule: String, _ coordinator: String, _ route: String? = nil, _ action: String? = nil) {
    self.rule = rule
    self.coordinator = coordinator
    self.route = route
    self.action = action
  }

  init(_ finding: Finding) {
    self.init(finding.rule, finding.coordinator, finding.route, finding.action)
  }

  var description: String {
    "\(rule) in \(coordinator) ▸ \(route ?? "–") ▸ \(action ?? "–")"
  }

  static func < (left: Self, right: Self) -> Bool { left.description < right.description }
}

/// Where a fault is planted: in one flow of an app, under names of its own.
struct PlantingSite {
  let flow: LargeApp.Flow
  let number: Int
  /// A screen of the flow's stack, at random.
  let spot: RouteName

  /// Routes that only this plant has.
  var first: RouteName { RouteName(rawValue: "first\(number)") }
  var second: RouteName { RouteName(rawValue: "second\(number)") }
  /// A coordinator that only this plant has.
  var extra: String { "Extra\(number)" }
  /// An action that only this plant has.
  var action: String { "fault\(number)" }
  /// A variable that only this plant has.
  var flag: String { "flag\(number)" }
}

/// One kind of fault: what it adds to an app, and what must be found then.
struct PlantedFault: Sendable {
  let rule: String
  let place: Place
  let plant: @Sendable (inout LargeApp, PlantingSite) -> [ExpectedFinding]

  /// Which flows can have it.
  enum Place {
    case anywhere
    /// In a flow that another one shows.
    case hosted
    /// In a flow that shows no other.
    case leaf
    /// In a flow that shows no other and has a link.
    case linkedLeaf
    /// In a flow without a link.
    case unlinked

    func allows(_ flow: LargeApp.Flow) -> Bool {
      switch self {
      case .anywhere: true
      case .hosted: flow.parent != nil
      case .leaf: flow.isLeaf
      case .linkedLeaf: flow.hasLink
      case .unlinked: !flow.hasLink
      }
    }
  }

  init(
    _ rule: String, _ place: Place = .anywhere,
    _ plant: @escaping @Sendable (inout LargeApp, PlantingSite) -> [ExpectedFinding]
  ) {
    self.rule = rule
    self.place = place
    self.plant = plant
  }
}

extension LargeApp {
  /// Plants faults at random places, each in a flow of its own; those for which no flow is left are left
  /// out.
  mutating func plant(_ faults: [PlantedFault]) -> [ExpectedFinding] {
    var free = flows
    var expected: [ExpectedFinding] = []
    for (number, fault) in faults.enumerated() {
      guard let flow = random.pick(free.filter(fault.place.allows)) else { continue }
      free.removeAll { $0.name == flow.name }
      let spots: [RouteName] = ["list", "detail", "more"]
      let site = PlantingSite(flow: flow, number: number, spot: random.pick(spots) ?? "list")
      expected += fault.plant(&self, site)
    }
    return expected.sorted()
  }

  /// Adds the elements in the braces to a flow.
  mutating func graft(
    into flow: String, @CoordinatorBuilder<RouteName> _ parts: () -> [ContainerPart]
  ) {
    // The root is the flow's own.
    let donor = Coordinator<RouteName>(
      flow, dialect: .tcaCoordinators(.v0_14, .identified), root: "list", embedsNavigation: true,
      screens: parts
    ).definition
    guard let index = coordinators.firstIndex(where: { $0.name == flow }) else { return }
    for route in donor.routes {
      guard let known = coordinators[index].routes.firstIndex(where: { $0.name == route.name })
      else {
        coordinators[index].routes.append(route)
        coordinators[index].rendered?.append(route.name)
        continue
      }
      coordinators[index].routes[known].transitions += route.transitions
      if let feature = features.firstIndex(where: {
        $0.name == coordinators[index].routes[known].feature
      }) {
        features[feature].outputs += route.transitions.map(\.action)
      }
      coordinators[index].routes[known].slots += route.slots
      coordinators[index].routes[known].effects += route.effects
      coordinators[index].routes[known].untracked += route.untracked
      coordinators[index].routes[known].unhandled += route.unhandled
      coordinators[index].routes[known].suppressions += route.suppressions
    }
    coordinators[index].handlers += donor.handlers
    coordinators[index].links += donor.links
    coordinators[index].slots += donor.slots
    coordinators[index].variables += donor.variables
  }

  mutating func change(_ flow: String, _ body: (inout CoordinatorDefinition) -> Void) {
    guard let index = coordinators.firstIndex(where: { $0.name == flow }) else { return }
    body(&coordinators[index])
  }

  /// Shows a new flow in a sheet over the flow's root, until a screen of it says that it is closed.
  mutating func present(_ extra: any Registrable, closedBy screen: RouteName, at site: PlantingSite)
  {
    coordinators.append(extra.registered.definition)
    graft(into: site.flow.name) {
      Screen("list") { On(site.action, .presentSheet(site.first)) }
      Screen(site.first, hosts: site.extra)
      OnChild(site.first, screen, action: "closeTapped", .dismiss())
    }
  }
}
