import NavGraphModel

/// What decides what plain steps do in a flow, beside what is noted of it.
struct SpineFlow: Hashable {
  /// The same number for coordinators with the same library that nobody asks about.
  let sort: Int32
  /// The flow without its entries; 0 for the first.
  let record: StateTree.RecordID
  let hasNavigation: Bool
  let isPresented: Bool
}

/// What is noted of a symbol without what is around its flow, and what is asked of that.
struct PlainNote: Hashable {
  let note: SpineNote
  let flow: SpineFlow
}

/// What makes the flows of coordinators alike.
struct FlowKind: Hashable {
  let dialect: Dialect?
  let isWrapped: Bool
  /// Where flows keep something, or something is asked of them: which one it is; else nil.
  let coordinator: Int?

  init(_ coordinator: CompiledCoordinator, _ index: Int, isAsked: Bool) {
    let definition = coordinator.definition
    dialect = definition.dialect
    isWrapped = if case .stack(let isWrapped, _) = coordinator.kind { isWrapped } else { false }
    let isBare =
      dialect != nil && !isAsked && definition.variables.isEmpty && definition.effects.isEmpty
      && definition.slots.isEmpty && definition.reducer == nil
    self.coordinator = isBare ? nil : index
  }
}
