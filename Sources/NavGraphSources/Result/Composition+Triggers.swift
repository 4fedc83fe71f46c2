#if SourceReading
  import NavGraphModel

  extension Composition {
    /// What starts an action of a feature: a tap, where a view sends it or an action that leads to it; the app itself,
    /// where nothing but the appearance of a view sends it.
    func trigger(_ name: String, of feature: Feature) -> Trigger {
      var seen: Set<String> = []
      return trigger(name, of: feature, &seen)
    }

    private func trigger(_ name: String, of feature: Feature, _ seen: inout Set<String>) -> Trigger
    {
      guard seen.insert(name).inserted else { return .effect }
      let sends = walker.evidence.sends(name, of: feature.action)
      if sends.contains(where: { $0.trigger == .tap || $0.trigger == .tab }) { return .tap }
      if sends.contains(where: { $0.trigger == .link }) { return .effect }
      let senders = walker.handlers.filter { handler in
        handler.feature === feature && !handler.path.isEmpty
          && Self.sends(handler.steps).contains { $0.steps.first?.name == name }
      }
      let triggers = senders.map { trigger($0.path[0].name, of: feature, &seen) }
      if triggers.contains(.tap) || sends.isEmpty && senders.isEmpty { return .tap }
      return senders.isEmpty ? .automatic : .effect
    }
  }
#endif
