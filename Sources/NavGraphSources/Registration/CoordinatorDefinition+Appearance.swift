#if SourceReading
  import NavGraphModel

  extension CoordinatorDefinition {
    /// A coordinator's own view appears where nothing that it presents covers it.
    ///
    /// - Parameter actions: Those of its own that the view sends then.
    mutating func limitAppearance(_ actions: Set<String>) {
      let isShown = slots.filter(\.kind.covers).map {
        Condition.not(.slotIsTaken($0.name))
      }
      guard !isShown.isEmpty else { return }
      for index in handlers.indices
      where handlers[index].source == .own && actions.contains(handlers[index].transition.action) {
        let all = [handlers[index].transition.enabledWhen].compactMap(\.self) + isShown
        handlers[index].transition.enabledWhen = all.count == 1 ? all[0] : .all(all)
      }
    }
  }
#endif
