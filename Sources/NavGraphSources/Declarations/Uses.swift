#if SourceReading
  import Dispatch

  /// How the code of the whole program uses its names, as far as that is asked while code is read.
  struct Uses {
    let mentions: Mentions
    let closures: GivenClosures

    init(_ program: Program, _ features: Features) {
      mentions = Mentions(program, features)
      closures = GivenClosures(program)
    }
  }

  /// The same as far as a registration asks for it.
  struct RegisteredUses {
    let actions: ActionUses
    let views: ViewNames
    let changed: ChangedNames

    init(_ program: Program, _ features: Features) {
      actions = ActionUses(program, features)
      views = program.viewNames
      changed = ChangedNames(program)
    }
  }

  /// Does two things at once, on as many processors as there are. Nothing that both of them read may change.
  func concurrently<One, Other>(
    _ one: @escaping () -> One, _ other: @escaping () -> Other
  ) -> (One, Other) {
    nonisolated(unsafe) var first: One?
    nonisolated(unsafe) var second: Other?
    concurrently([{ first = one() }, { second = other() }]) { $0() }
    return (first ?? one(), second ?? other())
  }

  /// Does the same with each of several things, on as many processors as there are, and returns the results in their
  /// order. Nothing that two of them read may change.
  @discardableResult
  func concurrently<Element, Result>(
    _ elements: [Element], _ work: @escaping (Element) -> Result
  ) -> [Result] {
    nonisolated(unsafe) let shared = (elements, work)
    return Array(unsafeUninitializedCapacity: elements.count) { results, count in
      nonisolated(unsafe) let results = results
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        results.initializeElement(at: index, to: shared.1(shared.0[index]))
      }
      count = elements.count
    }
  }
#endif
