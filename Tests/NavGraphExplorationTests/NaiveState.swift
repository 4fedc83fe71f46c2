/// A state of the whole app.
struct NaiveState: Hashable {
  var root: NaiveFlow
  /// Of the app.
  var variables: [String: String]
  /// The fixed ones.
  var inputs: [String: String]
}

// MARK: - Names for one step

extension NaiveState {
  /// With a number for each flow and each entry, and the first number that is free.
  func numbered() -> (state: NaiveState, next: Int) {
    var next = 1
    var copy = self
    copy.root.visit {
      $0.id = next
      next += 1
    } entry: {
      $0.id = next
      next += 1
    }
    return (copy, next)
  }

  /// Without numbers, as states are compared.
  func unnumbered() -> NaiveState {
    var copy = self
    copy.root.visit {
      $0.id = 0
    } entry: {
      $0.id = 0
    }
    return copy
  }

  func flow(_ id: Int) -> NaiveFlow? {
    var found: NaiveFlow?
    var copy = root
    copy.visit {
      if $0.id == id { found = $0 }
    } entry: { _ in
    }
    return found
  }

  func entry(_ id: Int) -> NaiveEntry? {
    var found: NaiveEntry?
    var copy = root
    copy.visit { _ in
    } entry: {
      if $0.id == id { found = $0 }
    }
    return found
  }

  mutating func change(flow id: Int, _ body: (inout NaiveFlow) -> Void) {
    root.visit {
      if $0.id == id { body(&$0) }
    } entry: { _ in
    }
  }

  mutating func change(entry id: Int, _ body: (inout NaiveEntry) -> Void) {
    root.visit { _ in
    } entry: {
      if $0.id == id { body(&$0) }
    }
  }
}

extension NaiveFlow {
  /// Calls for each flow and each entry, from the outermost, each before what is in it.
  mutating func visit(
    flow flowBody: (inout NaiveFlow) -> Void, entry entryBody: (inout NaiveEntry) -> Void
  ) {
    flowBody(&self)
    for index in entries.indices { entries[index].visit(flow: flowBody, entry: entryBody) }
    for name in slots.keys.sorted() { slots[name]?.visit(flow: flowBody, entry: entryBody) }
  }
}

extension NaiveEntry {
  mutating func visit(
    flow flowBody: (inout NaiveFlow) -> Void, entry entryBody: (inout NaiveEntry) -> Void
  ) {
    entryBody(&self)
    for index in hosted.indices { hosted[index].visit(flow: flowBody, entry: entryBody) }
    for name in slots.keys.sorted() { slots[name]?.visit(flow: flowBody, entry: entryBody) }
  }
}
