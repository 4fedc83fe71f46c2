import NavGraphFacts
import NavGraphLint
import NavGraphModel
import NavGraphRender
import NavGraphReport

/// One page under construction: its content, with links relative to its folder.
struct PageMaker: Sendable {
  let atlas: Atlas
  /// The coordinator that the page is about; nil for a page beside the index.
  let subject: Int?

  init(_ atlas: Atlas, about subject: Int? = nil) {
    self.atlas = atlas
    self.subject = subject
  }

  /// From the page to the folder of the index, with a slash at its end.
  var toIndex: String { subject == nil ? "" : "../" }

  // MARK: - Links

  func coordinator(_ index: Int) -> Markdown {
    let name: Markdown = "\(atlas.graph.coordinators[index].name)"
    return "\(name, to: page(of: index))"
  }

  /// A coordinator by name; without a link where there is none of this name.
  func coordinator(named name: String) -> Markdown {
    atlas.coordinator(name).map(coordinator) ?? "\(name)"
  }

  func page(of coordinator: Int) -> String {
    let folder = subject == nil ? "\(PageNames.folder)/" : ""
    return folder + atlas.names.page(of: coordinator)
  }

  /// A screen of any coordinator, with that one's name.
  func screen(_ route: RouteReference) -> Markdown {
    let owner = atlas.graph.coordinators[route.coordinator].name
    let text: Markdown = "\(owner) \u{25B8} \(code: atlas.definition(route).name)"
    return "\(text, to: address(of: route))"
  }

  /// Returns a screen, with its coordinator where that is not the given one.
  func screen(_ route: RouteReference, in coordinator: Int) -> Markdown {
    guard route.coordinator == coordinator else { return screen(route) }
    let text: Markdown = "\(code: atlas.definition(route).name)"
    return "\(text, to: address(of: route))"
  }

  private func address(of route: RouteReference) -> String {
    let page = route.coordinator == subject ? "" : page(of: route.coordinator)
    return "\(page)#\(atlas.names.anchor(of: route.coordinator, route: route.route))"
  }

  /// The screens that something leads to.
  func places(_ places: [LandingTable.Place], in coordinator: Int) -> Markdown {
    var parts = places.prefix(Self.placesShown).map { place -> Markdown in
      place.map { screen($0, in: coordinator) } ?? "*an empty screen*"
    }
    let rest = places.count - parts.count
    if rest > 0 { parts.append("and \(rest) more") }
    return parts.joined(separator: ", ")
  }

  private static let placesShown = 6

  /// Where something is registered.
  ///
  /// - Parameter isShort: Whether the file's name is enough, as in a table.
  func place(_ location: SourceLocation, isShort: Bool = false) -> Markdown {
    let name = location.file.split(separator: "/").last.map(String.init)
    let file = isShort ? name ?? location.file : location.file
    let text: Markdown = "\(code: "\(file):\(location.line)")"
    guard location.isReachable else { return text }
    return sourceLink.map { "\(text, to: markdownAddress($0.address(of: location)))" } ?? text
  }

  /// The address of a screen's picture; nil where there is none, or no way to it.
  func image(of route: RouteDefinition) -> String? {
    guard let image = route.image else { return nil }
    if image.hasPrefix("https://") { return markdownAddress(image) }
    guard let toSources, route.location.isReachable else { return nil }
    let folder = route.location.file.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    return toSources + markdownAddress(percentEncoded(path: folder + image))
  }

  private var sourceLink: SourceLink? {
    if let link = atlas.settings.link { return link }
    return toSources.flatMap { try? SourceLink(template: "\($0){file}#L{line}") }
  }

  /// From the page to the folder that paths in the source are relative to, with a slash at its end.
  private var toSources: String? {
    atlas.settings.sourceRoot.map { root in
      let way = toIndex + (root.isEmpty ? "" : root + "/")
      return way.isEmpty ? "./" : way
    }
  }

  // MARK: - Words

  /// How the transition does what it does, who causes it and where it leads, as a row of a table.
  func row(
    _ transition: Transition, at reference: TransitionReference, by source: Markdown
  ) -> ActionRow {
    let isSilent = transition.operations.isEmpty
    let places = atlas.landings.places(of: reference)
    let target: Markdown =
      places.isEmpty
      ? (isSilent ? "" : atlas.landings.absence(of: reference))
      : self.places(places, in: reference.coordinator)
    return ActionRow(
      action: "\(code: transition.action)", source: source,
      condition: transition.condition.map { "\($0.displayName)" } ?? "",
      operation: isSilent ? "" : "\(transition.operations.phrase)", target: target,
      promise: transition.landing.map { "\($0.joined(separator: " \u{203A} "))" } ?? "")
  }

  /// The way from the start to a state of the trace.
  func way(to node: Int) -> Way {
    let witness = Witness(node: node, facts: atlas.facts)
    return Way(
      title: "the shortest way there: \(counted(witness.steps.count, "step"))",
      steps: witness.steps.map { "\($0.phrase)" },
      rest: (witness.premises + witness.ending).map { "\($0)" })
  }
}

/// An address in a link, or in an attribute of HTML.
private func markdownAddress(_ address: String) -> String {
  percentEncoded(address: address).replacing("&", with: "&amp;")
}
