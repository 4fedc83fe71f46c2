import NavGraphModel

/// The screens that a plain step brings, without its operations.
struct PlainContent {
  /// The coordinator of the stack.
  let coordinator: Int32
  /// The instances that they bring and that keep nothing, in order.
  private(set) var brings: [Int] = []
  /// Whether they bring others as well.
  private(set) var bringsMore = false

  /// What decides what is done, whatever screens a step brings.
  enum Pattern: Hashable {
    /// One operation, which brings no screen.
    case plain(StackOperation)
    /// One that brings one screen that keeps nothing: of what is asked whether it is there, what that is.
    case bringing(StackOperation, marks: Int32)
    /// The coordinator where its own screens are named in it, else -1.
    case more([Change], coordinator: Int32)
  }

  /// An operation with what decides what it does with the screens that it brings.
  struct Change: Hashable {
    let operation: StackOperation
    let entries: [Shape]
  }

  enum Shape: Hashable {
    /// An entry that keeps nothing: of what is asked whether it is there, what it is; and which of all that are
    /// brought is the first that is the same.
    case plain(marks: Int32, sameAs: Int)
    case exact(NewEntry)
  }

  init(_ changes: [StackChange], of index: Int, _ coordinator: CompiledCoordinator) {
    self.coordinator = Int32(index)
    for change in changes {
      for new in change.newEntries { add(new, isPlain: coordinator.keepsNothing(new)) }
    }
  }

  private mutating func add(_ new: NewEntry, isPlain: Bool) {
    if isPlain { brings.append(new.entry.instance) } else { bringsMore = true }
  }

  /// The instance that they bring, where they bring nothing else.
  var bringsAlone: Int? { brings.count == 1 && !bringsMore ? brings[0] : nil }

  /// - Parameter marks: By instance, see ``PlainSteps``.
  /// - Returns: The pattern, and the one instance that is brought; -1 where there is none, or are more.
  static func outline(
    of changes: [StackChange], in index: Int, _ coordinator: CompiledCoordinator, marks: [Int32]
  ) -> (Pattern, instance: Int32) {
    if changes.count == 1, !changes[0].operation.isSearch {
      if changes[0].newEntries.isEmpty { return (.plain(changes[0].operation), -1) }
      if changes[0].newEntries.count == 1, coordinator.keepsNothing(changes[0].newEntries[0]) {
        let entry = changes[0].newEntries[0].entry
        let operation = changes[0].operation.bringing([Entry(rawValue: entry.rawValue & 15)])
        return (.bringing(operation, marks: marks[entry.instance]), Int32(entry.instance))
      }
    }
    let content = PlainContent(changes, of: index, coordinator)
    let namesScreens = content.bringsMore || changes.contains { $0.operation.isSearch }
    var brought: [Int] = []
    let parts = changes.map { change -> Change in
      var entries: [Entry] = []
      var shapes: [Shape] = []
      for new in change.newEntries {
        guard coordinator.keepsNothing(new) else {
          shapes.append(.exact(new))
          entries.append(Entry(rawValue: new.entry.rawValue))
          continue
        }
        brought.append(new.entry.instance)
        shapes.append(
          .plain(
            marks: marks[new.entry.instance],
            sameAs: brought.firstIndex(of: new.entry.instance) ?? 0))
        entries.append(Entry(rawValue: new.entry.rawValue & 15))
      }
      return Change(
        operation: entries.isEmpty ? change.operation : change.operation.bringing(entries),
        entries: shapes)
    }
    return (
      .more(parts, coordinator: namesScreens ? Int32(index) : -1),
      content.bringsAlone.map { Int32($0) } ?? -1
    )
  }
}

extension CompiledCoordinator {
  /// Whether there is nothing to an entry but which one it is, and how it stands.
  fileprivate func keepsNothing(_ new: NewEntry) -> Bool {
    new.starts == nil && !keepsSomething[routeOfInstance[new.entry.instance]]
  }
}

/// What a plain step comes to, whatever screens it brings, and however many flows its own stands in.
struct PlainProgram {
  private let program: StackModel.Program
  /// How many flows its own stands in there.
  private let depth: Int32
  /// By cell that is put: which of the screens that the step brings it is; nil for one that is always the same.
  private let origins: [Int?]

  /// - Parameter depth: How many flows the step's flow stands in.
  /// - Returns: Nil where a cell is none of those that the step brings, or anything is done to a flow around its own.
  init?(_ program: StackModel.Program, of content: PlainContent, depth: Int32) {
    guard program.removal.kind == .none || program.removal.depth == depth,
      program.pushed.allSatisfy({ $0.depth >= depth })
    else { return nil }
    self.program = program
    self.depth = depth
    origins = program.pushed.map { pushed in
      guard pushed.cell.coordinator == content.coordinator, pushed.cell.kind == .entry,
        pushed.cell.record == 0
      else { return nil }
      return content.brings.firstIndex(of: pushed.cell.entry.instance)
    }
    if origins.contains(nil), !content.bringsMore { return nil }
  }

  /// With the screens of another step of the same shape, at another depth.
  func program(of content: PlainContent, depth: Int32) -> StackModel.Program {
    StackModel.Program(
      removal: removal(at: depth),
      pushed: zip(program.pushed, origins).map { pushed, origin in
        var cell = pushed.cell
        if let origin { cell = cell.with(content.brings[origin], of: content.coordinator) }
        return StackModel.Pushed(cell: cell, depth: pushed.depth - self.depth + depth)
      }, target: program.target)
  }

  private func removal(at depth: Int32) -> Removal {
    program.removal.kind == .none
      ? program.removal
      : Removal(kind: program.removal.kind, depth: depth, ascent: program.removal.ascent)
  }

  /// What it takes away where it puts nothing, and where that leads.
  func taking(at depth: Int32) -> (removal: Removal, target: Int32) {
    (removal(at: depth), program.target)
  }

  func outline(of content: PlainContent) -> KnownSteps.Outline {
    if program.pushed.isEmpty, program.removal.kind != .none { return .takes }
    guard program.pushed.count == 1, program.pushed[0].depth == depth, origins[0] != nil,
      content.bringsAlone != nil
    else { return .isMore }
    return .puts(
      program.removal.kind, standing: program.pushed[0].cell.raw & 15, target: program.target)
  }
}

extension Spine.Cell {
  /// Another screen that stands like this one.
  fileprivate func with(_ instance: Int, of coordinator: Int32) -> Self {
    let entry = Entry(instance: instance, presentation: .push)
    return Self(
      coordinator: coordinator, raw: entry.standing(as: self.entry).rawValue, record: record,
      kind: kind)
  }
}
