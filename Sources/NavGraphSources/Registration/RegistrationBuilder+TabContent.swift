#if SourceReading
  import NavGraphModel

  // Tabs whose content is written in the view around them: `roomsTab.tag(Tab.rooms)`.

  extension RegistrationBuilder {
    /// The route of a tab that has no feature of its own; nil for others.
    func tab(_ value: String?, of index: Int) -> String? {
      guard let value, case .tabs(let tabs) = drafts[index].definition.container,
        tabs.items.contains(value), drafts[index].screens[value] == nil,
        drafts[index].definition.routes.contains(where: { $0.name == value && $0.hosts == nil })
      else { return nil }
      return value
    }

    /// The tab in whose content all views present a property of the coordinator's own state.
    func tab(presenting property: String, of feature: Feature, _ index: Int) -> String? {
      guard drafts[index].feature === feature, let state = feature.state.declaration else {
        return nil
      }
      let key = Evidence.Key(state: ObjectIdentifier(state), property: property)
      let tabs = Set(walker.evidence.tabsPresenting[key] ?? [])
      return tabs.count == 1 ? tab(tabs.first ?? nil, of: index) : nil
    }
  }
#endif
