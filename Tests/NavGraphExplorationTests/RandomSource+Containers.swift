import NavGraphModel

/// Coordinators, their routes and containers.
extension RandomSource {
  static let allDialects: [Dialect] = [
    .tcaCoordinators(.v0_14, .identified), .tcaCoordinators(.v0_14, .indexed),
    .tcaCoordinators(.v0_13, .identified), .tcaCoordinators(.v0_13, .indexed),
    .flowStacks(.v0_10), .routingReducer(.v0_0), .composableNavigation(.v4_2),
    .tcaRouteStack(.v0_1), .composableArchitecture(.v1_25),
  ]

  mutating func drawContainer(of index: Int) {
    let name = drafts[index].name.lowercased()
    let later = Array(drafts[(index + 1)...])
    let stacks = later.filter { $0.dialect != nil }
    if index == 0, let start, !later.isEmpty {
      switch start {
      case .tabs: return drawTabs(of: index, name, later)
      case .switch: return drawSwitch(of: index, name, later)
      }
    }
    let kind = index == drafts.count - 1 || hasOnlyStacks ? 0 : random.number(in: 0...9)
    switch kind {
    case 6, 7: drawTabs(of: index, name, later)
    case 8: drawSwitch(of: index, name, later)
    case 9 where !stacks.isEmpty && features.contains(.joined):
      let hosts = (0..<2).map { number in
        RouteDefinition.naive("\(name)\(number)", hosts: random.pick(stacks).name)
      }
      drafts[index].routes = hosts + [.naive("\(name)2")]
      drafts[index].container = .joined(hosts.map(\.name))
    default: drawStack(of: index, name, later)
    }
  }

  private mutating func drawStack(
    of index: Int, _ name: String, _ later: [CoordinatorDefinition]
  ) {
    let count = random.number(in: 2...mostRoutes)
    drafts[index].routes = (0..<count).map { number in
      var route = RouteDefinition.naive("\(name)\(number)")
      if number == 0 {
        if !later.isEmpty, random.chance(15) { route.hosts = random.pick(later).name }
      } else if number == 1, !later.isEmpty, !isHosted(index + 1) {
        route.hosts = later[0].name
      } else if has(.hosting, 35) {
        route.hosts = hasNoCircles ? later.last?.name : random.pick(drafts).name
      }
      return route
    }
    let dialect = random.pick(dialects)
    let isItems = dialect == .composableNavigation(.v4_2)
    let standing = Presentation.sheet(embedsNavigation: random.chance(75))
    let root = Destination(
      target: RoutePattern(route: "\(name)0"), presentation: isItems ? .push : standing)
    var initial = [[root]]
    if random.chance(15) {
      let plain = drafts[index].routes.dropFirst().filter { $0.hosts == nil }
      if let second = plain.first {
        initial.append([root, .push(second.name)])
      }
    }
    drafts[index].container = .stack(
      StackContainer(dialect: dialect, initial: initial, isWrapped: random.chance(10)))
  }

  /// Whether one of those before it hosts a coordinator already; the first that can does so.
  private func isHosted(_ index: Int) -> Bool {
    drafts.contains { $0.routes.contains { $0.hosts == drafts[index].name } }
  }

  private mutating func drawTabs(
    of index: Int, _ name: String, _ later: [CoordinatorDefinition]
  ) {
    let count = random.number(in: 2...3)
    let routes = (0..<count).map { number in
      RouteDefinition.naive(
        "\(name)\(number)",
        hosts: number == 0 ? later[0].name : random.chance(50) ? random.pick(later).name : nil)
    }
    drafts[index].routes = routes
    var options: [String: TabOptions] = [:]
    if random.chance(30) { options["\(name)0"] = TabOptions(isFresh: true) }
    if routes[1].hosts == routes[0].hosts, options.isEmpty, has(.freshTabs, 70) {
      options["\(name)1"] = TabOptions(isFresh: true)
    }
    if count == 3, has(.inputs, 50) {
      options["\(name)2"] = TabOptions(condition: .input("fixed", is: "0"))
    }
    drafts[index].container = .tabs(
      TabsContainer(
        library: random.chance(features.contains(.emptyTabs) ? 20 : 60)
          ? .tabView : .composableNavigation(.v4_2),
        items: routes.map(\.name), initial: "\(name)\(random.number(in: 0...1))",
        retap: random.chance(50) ? .popsToRoot : .nothing, options: options,
        hidesBar: has(.variables, 40) ? .variable("app", is: "1") : nil,
        hasBar: random.chance(85)))
  }

  private mutating func drawSwitch(
    of index: Int, _ name: String, _ later: [CoordinatorDefinition]
  ) {
    let count = random.number(in: 2...3)
    let routes = (0..<count).map { number in
      RouteDefinition.naive(
        "\(name)\(number)",
        hosts: number == 1 ? later[0].name : random.chance(30) ? random.pick(later).name : nil)
    }
    drafts[index].routes = routes
    var cases = SwitchContainer(initial: "\(name)0")
    cases.kept = routes.map(\.name).filter { _ in random.chance(40) }
    if has(.derived, 60) {
      let condition: Condition =
        features.contains(.variables)
        ? .variable("app", is: "1")
        : features.contains(.inputs) ? .input("fixed", is: "1") : .any([])
      cases.derived = [SwitchCase(route: "\(name)1", condition: condition)]
    }
    drafts[index].container = .switch(cases)
  }
}
