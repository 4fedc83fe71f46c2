import NavGraphFacts
import NavGraphModel

/// Reads the screens of a state, from the outermost flow inwards, each flow bottom first.
struct TowerBuilder {
  let facts: Facts

  private static let nameWidth = 150.0
  private static let captionWidth = 130.0
  private static let tabWidth = 76.0

  // MARK: - Flows

  /// What a flow shows, bottom first.
  func pieces(of flow: FlowSnapshot) -> [TowerPiece] {
    let coordinator = facts.graph.coordinators[flow.coordinator]
    var pieces: [TowerPiece] = []
    switch coordinator.container {
    case .stack:
      for (index, entry) in flow.entries.enumerated() {
        let kind = index == 0 ? nil : entry.entry.presentation.map { EdgeKind($0) }
        pieces += self.pieces(of: entry, in: flow.coordinator, form: Tower.Form(kind))
      }
    case .tabs: pieces = tabs(of: flow)
    case .switch:
      for entry in flow.entries.prefix(1) {
        pieces += self.pieces(of: entry, in: flow.coordinator, form: .base)
      }
    case .joined:
      for entry in flow.entries {
        pieces += self.pieces(of: entry, in: flow.coordinator, form: .base)
      }
    }
    if pieces.isEmpty { pieces.append(.nothing) }
    return pieces + self.pieces(of: flow.slots, coordinator.slots, in: flow.coordinator)
  }

  /// The bar, and on it what the selected tab shows.
  private func tabs(of flow: FlowSnapshot) -> [TowerPiece] {
    guard !flow.entries.isEmpty else { return [] }
    var bar = TowerPiece(form: .bar, block: TextBlock(), isActive: false)
    for (index, entry) in flow.entries.enumerated() {
      let isSelected = index == flow.selected
      var block = TextBlock()
      block.append(
        wrapping: definition(of: entry, in: flow.coordinator).name,
        style: isSelected ? .finding : .caption, width: Self.tabWidth, lineLimit: 2)
      if !isSelected, let more = stacked(in: entry, of: flow.coordinator) {
        block.append(wrapping: more, style: .qualifier, width: Self.tabWidth, lineLimit: 2)
      }
      bar.tabs.append(TowerPiece.Tab(block: block, isSelected: isSelected))
    }
    guard let selected = flow.selected, flow.entries.indices.contains(selected) else {
      return [bar, .nothing]
    }
    let entry = flow.entries[selected]
    guard let hosted = entry.hosted.first else {
      return [bar] + pieces(of: entry, in: flow.coordinator, form: .base)
    }
    // The bar says already which tab this is.
    let slots = definition(of: entry, in: flow.coordinator).slots
    return [bar] + pieces(of: hosted) + pieces(of: entry.slots, slots, in: flow.coordinator)
  }

  /// What waits in a tab that is not shown, beyond its first screen.
  private func stacked(in entry: EntrySnapshot, of coordinator: Int) -> String? {
    let hosted = entry.hosted.flatMap { pieces(of: $0) }
    let slots = pieces(
      of: entry.slots, definition(of: entry, in: coordinator).slots, in: coordinator)
    let more = hosted.filter { $0.form != .bar }.dropFirst() + slots
    guard !more.isEmpty else { return nil }
    return "\u{25B8} " + more.map(summary).joined(separator: " \u{25B8} ")
  }

  // MARK: - Screens

  private func pieces(
    of entry: EntrySnapshot, in coordinator: Int, form: Tower.Form
  ) -> [TowerPiece] {
    let definition = definition(of: entry, in: coordinator)
    let screen = ScreenReference(coordinator: coordinator, instance: entry.entry.instance)
    var block = TextBlock()
    append(name: screen, form: form, isActive: entry.isActive && entry.hosted.isEmpty, to: &block)
    var captions = captions(values: entry.values, of: definition.variables, pending: entry.pending)
    for hosted in entry.hosted {
      block.append(
        wrapping: facts.graph.coordinators[hosted.coordinator].name, style: .caption,
        width: Self.captionWidth, lineLimit: 1, icon: .hosts)
      captions += self.captions(of: hosted)
    }
    block.append(captions, width: Self.captionWidth)
    let piece = TowerPiece(
      form: form, block: block, isActive: entry.isActive, screen: screen,
      inner: entry.hosted.flatMap { pieces(of: $0) })
    return [piece] + pieces(of: entry.slots, definition.slots, in: coordinator)
  }

  /// The content of slots. Of several filled ones, the one that the user sees is on top.
  private func pieces(
    of slots: [SlotSnapshot], _ definitions: [SlotDefinition], in coordinator: Int
  ) -> [TowerPiece] {
    let contents = slots.map { slot in
      slot.content.flatMap { entry in
        let kind = definitions[slot.slot].kind(of: definition(of: entry, in: coordinator).name)
        return pieces(of: entry, in: coordinator, form: .over(EdgeKind(kind)))
      }
    }
    let shown = contents.filter { $0.contains(where: \.containsActive) }
    let hidden = contents.filter { !$0.contains(where: \.containsActive) }
    return (hidden + shown).flatMap(\.self)
  }

  private func append(
    name screen: ScreenReference, form: Tower.Form, isActive: Bool, to block: inout TextBlock
  ) {
    let name = facts.definition(of: screen).name
    let arguments = facts.displayArguments(of: screen)
    let given = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let style = isActive ? TextStyle.name : .argument
    let icon = form.word.map(Icon.edge)
    let runs = [
      TextBlock.Run(text: VisibleText(name).string, style: style),
      TextBlock.Run(text: VisibleText(given).string, style: .argument),
    ].filter { !$0.text.isEmpty }
    let width = runs.reduce(0) { $0 + TextMetrics.width(of: $1.text, style: $1.style) }
    if width <= Self.nameWidth {
      block.append(runs, icon: icon)
    } else {
      block.append(wrapping: name, style: style, width: Self.nameWidth, lineLimit: 3, icon: icon)
      block.append(wrapping: given, style: .argument, width: Self.nameWidth, lineLimit: 2)
    }
    if let word = form.word {
      block.append([TextBlock.Run(text: word.name, style: .qualifier)])
    }
  }

  // MARK: - Words

  /// What is to be said about a flow itself.
  func captions(of flow: FlowSnapshot) -> [TowerCaption] {
    let coordinator = facts.graph.coordinators[flow.coordinator]
    var captions = captions(
      values: flow.values, of: coordinator.variables, pending: flow.pending)
    if case .switch = coordinator.container {
      let kept = flow.entries.dropFirst().map { definition(of: $0, in: flow.coordinator).name }
      if !kept.isEmpty { captions.append(TowerCaption("keeps \(kept.joined(separator: ", "))")) }
    }
    return captions
  }

  /// Returns the variables that have changed since the start, and the pending effects.
  private func captions(
    values: [String], of variables: [VariableDefinition], pending: [String]
  ) -> [TowerCaption] {
    zip(variables, values).filter { $0.values.first != $1 }
      .map { TowerCaption("\($0.name): \($1)") }
      + pending.map { TowerCaption($0, icon: .effect) }
  }

  /// Values of the app as a whole.
  func captions(of state: Snapshot) -> [TowerCaption] {
    let inputs = facts.graph.inputs.filter { !$0.isFree }
    let values = state.values.dropFirst(facts.graph.variables.count)
    return captions(values: state.values, of: facts.graph.variables, pending: [])
      + zip(inputs, values).map { TowerCaption("\($0.name): \($1)") }
  }

  /// A piece in a word or two: `[sheet] cart`, with what it hosts.
  func summary(_ piece: TowerPiece) -> String {
    guard let screen = piece.screen else { return "nothing" }
    let word = piece.form.word.map { "[\($0.name)] " } ?? ""
    let inner = piece.inner.filter { $0.form != .bar }.map(summary)
    return ([word + facts.displayName(of: screen)] + inner).joined(separator: " \u{25B8} ")
  }

  private func definition(of entry: EntrySnapshot, in coordinator: Int) -> RouteDefinition {
    facts.definition(
      of: ScreenReference(coordinator: coordinator, instance: entry.entry.instance))
  }
}

extension TowerPiece {
  /// No screen is left.
  fileprivate static var nothing: TowerPiece {
    var block = TextBlock()
    block.append([TextBlock.Run(text: "nothing to show", style: .caption)])
    return TowerPiece(form: .nothing, block: block, isActive: false)
  }
}
