import NavGraph
import NavGraphModel

/// An app of 41 coordinators and some 400 routes without a defect: four tabs, flows that host flows in
/// sheets, covers, alerts, gates, effects, promises and links.
struct LargeApp {
  /// One of the flows of the app.
  struct Flow {
    let name: String
    /// The flow around it, which shows it in a sheet; nil for the flow of a tab.
    var parent: String?
    /// The flows that it shows in sheets.
    var children: [String] = []

    var isLeaf: Bool { children.isEmpty }
    var hasLink = false

    /// The route of a child.
    static func route(of child: String) -> RouteName { RouteName(rawValue: "open\(child)") }
    /// The URL of its link.
    var link: String { "app://\(name)/more" }
  }

  private(set) var flows: [Flow] = []
  var coordinators: [CoordinatorDefinition] = []
  var features: [FeatureDefinition] = []
  var random: SeededNumbers

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    for tab in 0..<4 { addTree(tab) }
    for index in flows.indices {
      flows[index].hasLink = flows[index].isLeaf && random.isHeads
      let (coordinator, feature) = definition(of: flows[index])
      coordinators.append(coordinator)
      features.append(feature)
    }
    coordinators.append(
      Tabs<RouteName>("Main", initial: "tab0") {
        for tab in 0..<4 { Tab(RouteName(rawValue: "tab\(tab)"), hosts: "Flow\(tab)") }
      }.definition)
  }

  var graph: GraphDefinition {
    GraphDefinition(
      name: "Large app", coordinators: coordinators, features: features,
      location: SourceLocation(file: #filePath, line: #line, column: #column))
  }

  /// A flow, three in it, and two in each of those.
  private mutating func addTree(_ tab: Int) {
    var tree = [Flow(name: "Flow\(tab)")]
    for child in 0..<3 {
      var inner = Flow(name: "Flow\(tab)\(child)", parent: tree[0].name)
      tree[0].children.append(inner.name)
      for grandchild in 0..<2 {
        let leaf = Flow(name: "Flow\(tab)\(child)\(grandchild)", parent: inner.name)
        inner.children.append(leaf.name)
        tree.append(leaf)
      }
      tree.append(inner)
    }
    flows += tree
  }

  // MARK: - A flow

  private mutating func definition(of flow: Flow) -> (CoordinatorDefinition, FeatureDefinition) {
    let hasGate = random.next(below: 3) == 0
    let hasAlert = random.isHeads
    let loads = random.isHeads
    let settings = Feature("\(flow.name) settings", sends: "closeTapped")
    let fixed = 6 + flow.children.count + (hasGate ? 1 : 0) + (hasAlert ? 1 : 0)
    let pages = (0..<max(0, 10 - fixed)).map { RouteName(rawValue: "page\($0)") }
    let coordinator = Coordinator<RouteName>(
      flow.name, dialect: .tcaCoordinators(.v0_14, .identified), root: "list",
      embedsNavigation: true
    ) {
      Screen("list") {
        On("detailTapped", .push("detail"))
        On("moreTapped", .push("more"))
        On("settingsTapped", .presentSheet("settings"))
        for child in flow.children { On("\(child)Tapped", .presentSheet(Flow.route(of: child))) }
        if flow.parent != nil { On("closeTapped") }
        if hasGate {
          On("joinTapped", when: .not(.is("isMember")), .assign("isMember", true))
          On("vaultTapped", when: .is("isMember"), .push("vault"))
        }
      }
      Screen("detail", arguments: .values("id", ["1", "2"]), identity: .arguments("id")) {
        On("moreTapped", .push("more"))
        On("editTapped", .presentCover("edit", embedsNavigation: true))
        if hasAlert {
          Slot("failure", .alert)
          On("deleteTapped", .show("failure", in: "failure"))
        }
        if loads {
          Effect("load", sends: "loaded", onAppearance: true)
          On("loaded", trigger: .sent)
        }
      }
      Screen("more") {
        On("listTapped", lands: [RouteName(rawValue: "list")], .goBackTo("list"))
        for page in pages { On("\(page.rawValue)Tapped", .push(page)) }
      }
      for page in pages { Screen(page) }
      Screen("settings", feature: settings) { On("closeTapped", .dismiss()) }
      Screen("edit") {
        On("saveTapped", .dismiss())
        On("pickTapped", .push("picker"))
      }
      Screen("picker") { On("picked", lands: [RouteName(rawValue: "edit")], .goBack()) }
      if hasGate {
        Variable("isMember", false)
        Screen("vault").requires(.is("isMember"))
      }
      if hasAlert { Screen("failure") { On("okTapped") } }
      for child in flow.children {
        Screen(Flow.route(of: child), hosts: child)
        OnChild(
          Flow.route(of: child), RouteName(rawValue: "list"), action: "closeTapped", .dismiss())
      }
      if flow.hasLink { DeepLink(flow.link, when: .top("list"), .push("more")) }
    }
    var definition = coordinator.definition
    definition.rendered = definition.routes.map(\.name)
    return (definition, settings.definition)
  }
}

/// Numbers from a seed: the same on each machine.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
  var isHeads: Bool { mutating get { next(below: 2) == 0 } }

  /// One of some; nil where there are none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(below: elements.count)]
  }
}
