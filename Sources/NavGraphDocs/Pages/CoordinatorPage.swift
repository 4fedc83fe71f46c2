import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphReport

/// The page of one coordinator.
struct CoordinatorPage {
  let mark: Markdown
  let title: Markdown
  let index: String
  let graph: Markdown
  let map: String
  /// What it is and where it belongs, a line each.
  let particulars: [Markdown]
  let rows: [Row]
  let screens: [ScreenSection]
  let hasOwn: Bool
  let own: ActionTable
  let hasLinks: Bool
  let links: ActionTable
  let linksPage: String
  let hasEffects: Bool
  let effects: [EffectRow]
  let hasFindings: Bool
  let findings: [FindingItem]

  struct Row {
    let name: Markdown
    let standing: Markdown
    let arguments: Markdown
    let distance: Markdown
    let findings: Markdown
  }

  struct EffectRow {
    let owner: Markdown
    let effect: Markdown
    let target: Markdown
  }

  init(_ coordinator: Int, _ atlas: Atlas) {
    let page = PageMaker(atlas, about: coordinator)
    let definition = atlas.graph.coordinators[coordinator]
    mark = NavigationPages.mark
    title = "\(definition.name)"
    graph = "\(atlas.graph.name)"
    index = page.toIndex + PageNames.index
    linksPage = page.toIndex + PageNames.links
    map = atlas.names.map(of: coordinator)
    particulars = page.particulars(of: coordinator)
    let routes = definition.routes.indices.map {
      RouteReference(coordinator: coordinator, route: $0)
    }
    rows = routes.map { route in
      Row(
        name: page.screen(route, in: coordinator), standing: page.standing(of: route),
        arguments: atlas.definition(route).arguments.map { "\(code: $0.name)" }
          .joined(separator: ", "),
        distance: atlas.distanceCell(to: route), findings: atlas.findings(of: route).cell)
    }
    screens = routes.map { ScreenSection($0, on: page) }
    own = ActionTable(
      definition.handlers.enumerated().map { index, handler in
        page.row(
          handler.transition,
          at: TransitionReference(coordinator: coordinator, place: .coordinator, index: index),
          by: page.source(of: handler))
      })
    hasOwn = own.hasRows
    links = ActionTable(page.linkRows(of: coordinator))
    hasLinks = links.hasRows
    effects = page.effectRows(of: coordinator)
    hasEffects = !effects.isEmpty
    findings = atlas.findings(of: coordinator).mostSevereFirst.map { FindingItem($0, on: page) }
    hasFindings = !findings.isEmpty
  }
}

extension PageMaker {
  /// What a coordinator is and where it belongs.
  fileprivate func particulars(of coordinator: Int) -> [Markdown] {
    let definition = atlas.graph.coordinators[coordinator]
    var lines: [Markdown] = ["Container: \(definition.containerName)"]
    if !definition.roots.isEmpty {
      let roots = definition.roots.map { "\(code: $0)" as Markdown }.joined(separator: " or ")
      lines[0] = "\(lines[0]), which starts with \(roots)"
    }
    lines.append("Shown: \(role(of: coordinator))")
    let hosted = definition.routes.compactMap { route in
      route.hosts.map { "\(self.coordinator(named: $0)) on \(code: route.name)" as Markdown }
    }
    if !hosted.isEmpty { lines.append("Hosts: \(hosted.joined(separator: ", "))") }
    if definition.reducer != nil { lines.append("Moved by a registered reducer") }
    lines += definition.variables.map { "\($0.phrase.sentence)" }
    lines += definition.slots.map(slot)
    lines.append("Declared in \(place(definition.location))")
    lines.append("Search: \(atlas.facts.flows[coordinator].coverage.words)")
    if let verdict = atlas.stackVerdicts?.verdict(on: coordinator) {
      lines.append("Stacks: \(verdict)")
    }
    return lines
  }

  /// Whose action a coordinator hears.
  fileprivate func source(of handler: HandlerDefinition) -> Markdown {
    let cause = handler.transition.trigger.cause
    guard handler.source != .own else { return "\(cause)" }
    return "\(handler.source.displayName), \(cause)"
  }

  /// The deep links of a coordinator.
  func linkRows(of coordinator: Int) -> [ActionRow] {
    atlas.graph.coordinators[coordinator].links.enumerated().map { index, link in
      row(
        link.transition,
        at: TransitionReference(coordinator: coordinator, place: .link, index: index),
        by: parameters(of: link))
    }
  }

  private func parameters(of link: DeepLinkDefinition) -> Markdown {
    link.parameters.map { argument($0) }.joined(separator: "<br>")
  }

  /// The effects of a coordinator and of its screens.
  fileprivate func effectRows(of coordinator: Int) -> [CoordinatorPage.EffectRow] {
    let definition = atlas.graph.coordinators[coordinator]
    var rows: [CoordinatorPage.EffectRow] = []
    func add(_ effects: [EffectDefinition], of route: Int?, _ owner: Markdown) {
      for (index, effect) in effects.enumerated() {
        let reference = EffectReference(coordinator: coordinator, route: route, index: index)
        rows.append(
          CoordinatorPage.EffectRow(
            owner: owner, effect: "\(effect.phrase)",
            target: places(atlas.landings.places(of: reference), in: coordinator)))
      }
    }
    add(definition.effects, of: nil, "\(definition.name)")
    for (route, screen) in definition.routes.enumerated() {
      let reference = RouteReference(coordinator: coordinator, route: route)
      add(screen.effects, of: route, self.screen(reference, in: coordinator))
    }
    return rows
  }
}

extension Coverage {
  /// Whether everything was seen.
  fileprivate var words: Markdown { phrase.map { "cut by \($0)" } ?? "complete" }
}
