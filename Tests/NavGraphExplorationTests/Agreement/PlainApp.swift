import NavGraph
import NavGraphModel

/// A registration of a few flows with many screens each, most of which say the same things of themselves; the same
/// for the same seed.
struct PlainApp {
  let graph: GraphDefinition

  private static let dialects: [Dialect] = [
    .tcaCoordinators(.v0_14, .indexed), .tcaCoordinators(.v0_14, .identified),
    .tcaCoordinators(.v0_13, .identified), .flowStacks(.v0_10),
  ]
  private static let screenCount = 7

  private struct Way {
    let condition: RouteCondition<RouteName>?
    let operations: [RouteOperation<RouteName>]
  }

  private struct Page {
    var ways: [Way] = []
    var disabled: [Gesture] = []
    var identity = RouteIdentity.unique
    var hosts: String?
    var closes = false
  }

  /// - Parameter areAlike: Whether the first flow shows all others, each on two of its screens, and all are of one
  ///   library; else each shows the next one, and is of any.
  init(seed: UInt64, areAlike: Bool = false) {
    var choices = SplitMix64(seed: seed)
    let flowCount = areAlike ? 3 : choices.number(in: 1...3)
    let hearsAround = choices.chance(50)
    let common = areAlike ? choices.pick(Self.dialects) : nil
    let coordinators = (0..<flowCount).map { flow in
      let hosted =
        areAlike
        ? (flow == 0 ? [1, 1, 2, 2] : []) : flow + 1 < flowCount ? [flow + 1] : []
      return AnyCoordinator(
        Self.coordinator(
          flow, dialect: common ?? choices.pick(Self.dialects), showing: hosted,
          hearsAround: hearsAround, &choices))
    }
    graph = Graph("PlainApp") { coordinators }.definition
  }

  /// - Parameter hosted: The flows that its last screens show.
  private static func coordinator(
    _ flow: Int, dialect: Dialect, showing hosted: [Int], hearsAround: Bool,
    _ choices: inout SplitMix64
  ) -> Coordinator<RouteName> {
    var pages = (0..<screenCount).map { page($0, &choices) }
    pages[0].closes = flow > 0
    let hosts = screenCount - hosted.count..<screenCount
    for (number, flow) in zip(hosts, hosted) { pages[number] = Page(hosts: "Flow\(flow)") }
    let links = (0..<(flow == 0 ? choices.number(in: 0...4) : 0)).map { _ in
      [choices.pick([.goBackToRoot, .dismissAll, .popToRoot]), operation(&choices)]
    }
    let isSearched = flow == 0 && links.count == 1
    return Coordinator<RouteName>(
      "Flow\(flow)", dialect: dialect, root: name(0), embedsNavigation: true
    ) {
      for (number, page) in pages.enumerated() {
        Screen(
          name(number), identity: page.identity, disabling: page.disabled, hosts: page.hosts
        ) {
          if page.closes { On("close") }
          for (number, way) in page.ways.enumerated() {
            On("action\(number)", when: way.condition, way.operations[0])
          }
        }
      }
      if hearsAround {
        for number in hosts { OnChild(name(number), name(0), action: "close", .dismiss()) }
      }
      if isSearched {
        DeepLink("app://search", .popTo(name(1)))
      }
      for (number, operations) in links.enumerated() {
        DeepLink("app://\(number)", operations[0], operations[1])
      }
    }
  }

  /// Most screens are pushed by the one before, so that they can be reached.
  private static func page(_ number: Int, _ choices: inout SplitMix64) -> Page {
    let next = Way(condition: nil, operations: [.push(name((number + 1) % screenCount))])
    return Page(
      ways: (choices.chance(80) ? [next] : [])
        + (0..<choices.number(in: 0...5)).map { _ in
          Way(
            condition: choices.chance(8) ? .count(.atLeast(2)) : nil,
            operations: [operation(&choices)])
        },
      disabled: choices.chance(8)
        ? [choices.pick([.back, .backMenu, .swipeDown, .edgeSwipe])] : [],
      // Each that is not unique doubles what has to be known of a stack.
      identity: number < 2 && choices.chance(50) ? .constant : .unique)
  }

  private static func operation(_ choices: inout SplitMix64) -> RouteOperation<RouteName> {
    let next = name(choices.number(in: 0...(screenCount - 1)))
    return switch choices.number(in: 0...14) {
    case 0...3: .push(next)
    case 4: .presentSheet(next, embedsNavigation: choices.chance(95))
    case 5: .presentCover(next, embedsNavigation: choices.chance(95))
    case 6:
      .presentSheet(
        next, embedsNavigation: true, sheet: SheetOptions(disablesDismissal: true))
    case 7: .goBack(choices.number(in: 1...2))
    case 8: .dismiss()
    case 9: .popToRoot
    case 10: .goBackToRoot
    case 11: .goBackTo(name(choices.number(in: 0...1)))
    case 12: .replaceTop(by: next)
    case 13:
      choices.chance(80)
        ? .goBack() : .set([.root(name(0), embedsNavigation: true), .push(next)])
    default: .pop()
    }
  }

  private static func name(_ number: Int) -> RouteName { RouteName(rawValue: "screen\(number)") }
}
