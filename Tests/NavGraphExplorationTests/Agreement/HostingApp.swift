import NavGraph
import NavGraphModel

/// A registration of flows of the same kind that are nested at several depths, shown by different screens:
/// pushed, presented and at the bottom, brought together with others, with different gestures switched off; the same
/// for the same seed.
struct HostingApp {
  let graph: GraphDefinition

  /// By flow: the flows that its screens show beside the plain ones.
  private static let shapes: [[[Int]]] = [
    [[1, 1, 2], [2, 2], []],
    [[1, 2, 3], [3, 3], [3], []],
    [[1, 2], [3], [3, 3], []],
    [[1, 1], [2, 2], [3], []],
  ]

  init(seed: UInt64) {
    var choices = SplitMix64(seed: seed)
    let shape = choices.pick(Self.shapes)
    let dialects: [Dialect] = [
      .tcaCoordinators(.v0_14, .indexed), .tcaCoordinators(.v0_13, .indexed), .flowStacks(.v0_10),
      .flowStacks(.v0_10), .tcaRouteStack(.v0_1), .tcaCoordinators(.v0_13, .indexed),
      .tcaCoordinators(.v0_14, .identified),
    ]
    let common = choices.pick(dialects)
    let hearsAround = choices.chance(20)
    let hasSwitch = choices.chance(25)
    let hasSlots = choices.chance(10)
    let showsAll = choices.chance(85)
    var coordinators: [AnyCoordinator] = []
    for (flow, hosted) in shape.enumerated() {
      let dialect =
        choices.chance(85) ? common : choices.pick(dialects + [.routingReducer(.v0_0)])
      let names = hosted.map { inner in
        inner + 1 == shape.count && hasSwitch && choices.chance(50) ? "Switch" : "Flow\(inner)"
      }
      var source = HostingFlow(
        flow: flow, dialect: dialect, hosted: names,
        hearsAround: hearsAround, hasSlots: hasSlots, showsAll: showsAll, choices: choices)
      coordinators.append(source.coordinator())
      choices = source.choices
    }
    if hasSwitch {
      coordinators.append(
        AnyCoordinator(
          Switch<RouteName>("Switch", initial: "case") {
            Case("case", hosts: "Flow\(shape.count - 1)")
          }))
    }
    graph = Graph("HostingApp") { coordinators }.definition
  }
}

/// One of its flows.
private struct HostingFlow {
  let flow: Int
  let dialect: Dialect
  /// What its last screens show.
  let hosted: [String]
  let hearsAround: Bool
  let hasSlots: Bool
  /// Whether whatever is presented has a navigation container, so that views show all that is pushed.
  let showsAll: Bool
  var choices: SplitMix64

  private static let plainCount = 3
  private var screenCount: Int { Self.plainCount + hosted.count }

  private static func name(_ number: Int) -> RouteName { RouteName(rawValue: "screen\(number)") }

  private var isRouteStack: Bool { if case .tcaRouteStack = dialect { true } else { false } }
  private var hasModalSlot: Bool { if case .routingReducer = dialect { true } else { false } }
  private var comparesIdentities: Bool {
    dialect == .tcaCoordinators(.v0_14, .identified) || hasModalSlot
  }

  private struct Page {
    var operations: [[RouteOperation<RouteName>]] = []
    var condition: RouteCondition<RouteName>?
    var disabled: [Gesture] = []
    var hosts: String?
    var hasSlot = false
  }

  mutating func coordinator() -> AnyCoordinator {
    let startsWithHost = !hosted.isEmpty && choices.chance(15)
    let root = startsWithHost ? Self.name(screenCount - 1) : Self.name(0)
    let pages = (0..<screenCount).map { page($0) }
    let isWrapped = choices.chance(15)
    let embeds = self.embeds()
    let identity = comparesIdentities && choices.chance(40) ? RouteIdentity.constant : .unique
    let close = operations()
    let links = (0..<(flow == 0 && choices.chance(30) ? 2 : 0)).map { _ in operations() }
    let hosts = Self.plainCount..<screenCount
    let starts: [[RouteEntry<RouteName>]] =
      choices.chance(20)
      ? [[.root(root, embedsNavigation: embeds), .push(Self.name(1))]]
      : [[.root(root, embedsNavigation: embeds)]]
    return AnyCoordinator(
      Coordinator<RouteName>("Flow\(flow)", dialect: dialect, starts: starts, isWrapped: isWrapped)
      {
        for (number, page) in pages.enumerated() {
          Screen(
            Self.name(number), identity: number == 1 ? identity : .unique,
            disabling: page.disabled, hosts: page.hosts
          ) {
            if page.hasSlot { Slot("extra", .sheet) }
            for (number, operations) in page.operations.enumerated() {
              if operations.count > 1 {
                On("action\(number)", operations[0], operations[1])
              } else {
                On(
                  "action\(number)", when: number == 1 ? page.condition : nil, operations[0])
              }
            }
          }
        }
        if hearsAround {
          for (number, name) in zip(hosts, hosted) where name != "Switch" {
            OnChild(Self.name(number), Self.name(2), action: "action0", close[0])
          }
        }
        for (number, operations) in links.enumerated() {
          DeepLink("app://\(number)", operations[0])
        }
      })
  }

  private mutating func page(_ number: Int) -> Page {
    let disabled = choices.chance(35) ? Gesture.allCases.filter { _ in choices.chance(40) } : []
    if number >= Self.plainCount {
      return Page(disabled: disabled, hosts: hosted[number - Self.plainCount])
    }
    var page = Page(disabled: disabled)
    page.operations.append([.push(Self.name((number + 1) % screenCount))])
    if !hosted.isEmpty {
      page.operations.append([
        bringing(Self.name(choices.number(in: Self.plainCount...screenCount - 1)))
      ])
    }
    for _ in 0..<choices.number(in: 1...3) { page.operations.append(operations()) }
    if choices.chance(4) { page.condition = .count(.atLeast(2)) }
    if hasSlots, choices.chance(30) {
      page.hasSlot = true
      page.operations.append([.show(Self.name(0), in: "extra")])
    }
    return page
  }

  /// Mostly one.
  private mutating func operations() -> [RouteOperation<RouteName>] {
    let first = operation()
    return choices.chance(15) ? [first, bringing(anyName())] : [first]
  }

  private mutating func anyName() -> RouteName {
    Self.name(choices.number(in: 0...screenCount - 1))
  }

  private mutating func embeds() -> Bool { showsAll || choices.chance(75) }

  private mutating func bringing(_ name: RouteName) -> RouteOperation<RouteName> {
    // A sheet with screens upon it would be swiped away from beneath them.
    if isRouteStack, choices.chance(95) {
      return choices.chance(70) ? .push(name) : .presentCover(name, embedsNavigation: true)
    }
    return switch choices.number(in: 0...9) {
    case 0...3: .push(name)
    case 4, 5: .presentSheet(name, embedsNavigation: embeds())
    case 6: .presentCover(name, embedsNavigation: embeds())
    case 7:
      .presentSheet(name, embedsNavigation: true, sheet: SheetOptions(disablesDismissal: true))
    case 8 where !hasModalSlot:
      .append(entry(name), entry(anyName()))
    default: hasModalSlot ? .push(name) : starting(name)
    }
  }

  /// A flow that begins with two screens.
  private func starting(_ name: RouteName) -> RouteOperation<RouteName> {
    guard let number = (Self.plainCount..<screenCount).first(where: { Self.name($0) == name }),
      hosted[number - Self.plainCount] != "Switch"
    else { return .push(name) }
    return .presentSheet(
      name, embedsNavigation: true,
      starting: .stack(
        of: RouteName.self, .root(Self.name(0), embedsNavigation: true), .push(Self.name(1))))
  }

  private mutating func entry(_ name: RouteName) -> RouteEntry<RouteName> {
    return switch choices.number(in: 0...(isRouteStack ? 3 : 5)) {
    case 0...3: .push(name)
    case 4: .sheet(name, embedsNavigation: embeds())
    default: .cover(name, embedsNavigation: embeds())
    }
  }

  private mutating func operation() -> RouteOperation<RouteName> {
    if choices.chance(35) { return bringing(anyName()) }
    if hasModalSlot { return choices.pick([.pop(), .dismiss(), .popToRoot]) }
    if isRouteStack {
      return switch choices.number(in: 0...3) {
      case 0: .removeAll
      case 1: .set([entry(anyName())])
      case 2: .set([entry(anyName()), entry(anyName())])
      default: .removeAll
      }
    }
    return switch choices.number(in: 0...14) {
    case 0, 1: .goBack(choices.number(in: 1...2))
    case 2: .dismiss()
    case 3: .dismissAll
    case 4: .popToRoot
    case 5: .goBackToRoot
    case 6: .goBackTo(anyName())
    case 7: .popTo(anyName())
    case 8, 9: .replaceTop(by: anyName())
    case 10: .popToCurrentNavigationRoot
    case 11:
      .set([.root(Self.name(0), embedsNavigation: true), entry(anyName())])
    case 12:
      .set([.root(anyName(), embedsNavigation: embeds()), entry(anyName()), entry(anyName())])
    case 13: .pop()
    default: .goBack()
    }
  }
}
