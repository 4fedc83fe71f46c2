import NavGraphModel

/// What a plain step does: its operations without the screens that they bring, and these.
struct PlainContent {
  /// The same for all that do the same with other screens.
  let shape: Int32
  /// The coordinator of the stack.
  let coordinator: Int32
  /// The instances that they bring and that keep nothing, in order.
  let brings: [Int]
  /// Whether they bring others as well.
  let bringsMore: Bool

  /// What decides what is done, whatever screens it brings.
  struct Pattern: Hashable {
    let changes: [Change]
    /// The coordinator where its own screens are named in it, else -1.
    let coordinator: Int32
  }

  /// An operation with what decides what it does with the screens that it brings.
  struct Change: Hashable {
    let operation: StackOperation
    let entries: [Shape]
  }

  enum Shape: Hashable {
    /// An entry that keeps nothing: of what is asked whether it is there, what it is; and which of all that are
    /// brought is the first that is the same.
    case plain(marks: [Int32], sameAs: Int)
    case exact(NewEntry)
  }

  init(
    _ changes: [StackChange], of index: Int, _ coordinator: CompiledCoordinator,
    _ shapes: inout Numbering<Pattern>, marks: [[Int32]]
  ) {
    var brings: [Int] = []
    var bringsMore = false
    var namesScreens = false
    let parts = changes.map { change -> Change in
      if change.operation.isSearch { namesScreens = true }
      var entries: [Entry] = []
      var parts: [Shape] = []
      for new in change.newEntries {
        let instance = new.entry.instance
        if new.starts == nil, !coordinator.keepsSomething[coordinator.routeOfInstance[instance]] {
          brings.append(instance)
          parts.append(
            .plain(marks: marks[instance], sameAs: brings.firstIndex(of: instance) ?? 0))
          entries.append(Entry(rawValue: new.entry.rawValue & 15))
        } else {
          bringsMore = true
          parts.append(.exact(new))
          entries.append(Entry(rawValue: new.entry.rawValue))
        }
      }
      return Change(
        operation: entries.isEmpty ? change.operation : change.operation.bringing(entries),
        entries: parts)
    }
    self.coordinator = Int32(index)
    self.brings = brings
    self.bringsMore = bringsMore
    shape = shapes.number(
      of: Pattern(changes: parts, coordinator: namesScreens || bringsMore ? Int32(index) : -1))
  }
}

/// What a plain step comes to, whatever screens it brings.
struct PlainProgram {
  private let program: StackModel.Program
  /// By cell that is put: which of the screens that the step brings it is; nil for one that is always the same.
  private let origins: [Int?]

  /// - Returns: Nil where a cell is none of those that the step brings.
  init?(_ program: StackModel.Program, of content: PlainContent) {
    self.program = program
    origins = program.pushed.map { pushed in
      guard pushed.cell.coordinator == content.coordinator, pushed.cell.kind == .entry,
        pushed.cell.record == 0
      else { return nil }
      return content.brings.firstIndex(of: pushed.cell.entry.instance)
    }
    if origins.contains(nil), !content.bringsMore { return nil }
  }

  /// With the screens of another step of the same shape.
  func program(of content: PlainContent) -> StackModel.Program {
    var program = program
    for (index, origin) in origins.enumerated() {
      guard let origin else { continue }
      program.pushed[index] = program.pushed[index].with(origin, of: content)
    }
    return program
  }

  /// What it puts on top, and where that leads, where that is all it does.
  func push(of content: PlainContent) -> (StackModel.Pushed, target: Int32)? {
    guard program.removal.kind == .none, program.pushed.count == 1, let origin = origins[0] else {
      return nil
    }
    return (program.pushed[0].with(origin, of: content), program.target)
  }
}

extension StackModel.Pushed {
  /// The same with one of the screens that a step brings.
  fileprivate func with(_ origin: Int, of content: PlainContent) -> Self {
    let entry = Entry(instance: content.brings[origin], presentation: .push)
    return Self(
      cell: Spine.Cell(
        coordinator: content.coordinator, raw: entry.standing(as: cell.entry).rawValue,
        record: cell.record, kind: cell.kind),
      depth: depth)
  }
}
