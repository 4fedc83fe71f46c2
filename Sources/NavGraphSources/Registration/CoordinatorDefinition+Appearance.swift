#if SourceReading
  import NavGraphModel

  extension CoordinatorDefinition {
    /// A coordinator's own view appears where nothing that it presents covers it.
    mutating func limitAppearance() {
      let isShown = slots.filter(\.kind.covers).map {
        Condition.not(.slotIsTaken($0.name))
      }
      guard !isShown.isEmpty else { return }
      for index in handlers.indices
      where handlers[index].source == .own && handlers[index].transition.trigger == .automatic {
        let all = [handlers[index].transition.enabledWhen].compactMap(\.self) + isShown
        handlers[index].transition.enabledWhen = all.count == 1 ? all[0] : .all(all)
      }
    }
  }
#endif
