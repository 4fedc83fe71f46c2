#if SourceReading
  import Dispatch

  /// How the code of the whole program uses its names, as far as that is asked while code is read.
  struct Uses {
    let mentions: Mentions
    let closures: GivenClosures
    let changed: ChangedNames

    init(_ program: Program, _ features: Features) {
      mentions = Mentions(program, features)
      closures = GivenClosures(program)
      changed = ChangedNames(program)
    }
  }

  /// The same as far as a registration asks for it.
  struct RegisteredUses {
    let actions: ActionUses
    let views: ViewNames

    init(_ program: Program, _ features: Features) {
      actions = ActionUses(program, features)
      views = ViewNames(program)
    }
  }

  /// Does two things at once, on as many processors as there are. Nothing that both of them read may change.
  func concurrently<One, Other>(
    _ one: @escaping () -> One, _ other: @escaping () -> Other
  ) -> (One, Other) {
    nonisolated(unsafe) let work = (one, other)
    nonisolated(unsafe) var first: One?
    nonisolated(unsafe) var second: Other?
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 { first = work.0() } else { second = work.1() }
    }
    return (first ?? one(), second ?? other())
  }

  /// Does the same with each of several objects, on as many processors as there are. They may change only themselves.
  func concurrently<Element>(_ elements: [Element], _ work: @escaping (Element) -> Void) {
    nonisolated(unsafe) let shared = (elements, work)
    DispatchQueue.concurrentPerform(iterations: elements.count) { shared.1(shared.0[$0]) }
  }
#endif
