extension FlowSnapshot {
  /// All flows, this one first, each before those in it.
  package var flows: [FlowSnapshot] {
    var result = [self]
    visitEntries { _, entry in result += entry.hosted }
    return result
  }

  /// Visits all entries, from the outermost flow inwards, each stack bottom first, the content of an entry
  /// after it.
  package func visitEntries(_ visit: (_ coordinator: Int, _ entry: EntrySnapshot) -> Void) {
    for entry in entries { entry.visitEntries(of: coordinator, visit) }
    for entry in slots.flatMap(\.content) { entry.visitEntries(of: coordinator, visit) }
  }
}

extension EntrySnapshot {
  /// Visits the entry, and all entries in it.
  package func visitEntries(
    of coordinator: Int, _ visit: (_ coordinator: Int, _ entry: EntrySnapshot) -> Void
  ) {
    visit(coordinator, self)
    for flow in hosted { flow.visitEntries(visit) }
    for entry in slots.flatMap(\.content) { entry.visitEntries(of: coordinator, visit) }
  }
}
