#if SourceReading
  import Dispatch

  /// How the code of the whole program uses its names.
  struct Uses {
    let mentions: Mentions
    let actions: ActionUses
    let closures: GivenClosures
    /// The names of views that nothing shows but previews.
    let unshownViews: Set<String>

    init(_ program: Program, _ features: Features) {
      mentions = Mentions(program, features)
      actions = ActionUses(program, features)
      closures = GivenClosures(program)
      unshownViews = program.unshownViews()
    }
  }

  /// Does two things at once, on as many processors as there are.
  func concurrently<One, Other>(
    _ one: @Sendable () -> One, _ other: @Sendable () -> Other
  ) -> (One, Other) {
    nonisolated(unsafe) var first: One?
    nonisolated(unsafe) var second: Other?
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 { first = one() } else { second = other() }
    }
    return (first ?? one(), second ?? other())
  }
#endif
