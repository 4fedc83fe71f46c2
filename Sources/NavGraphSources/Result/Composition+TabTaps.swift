#if SourceReading
  import SwiftSyntax

  // Tabs that a tap on the bar does not select: `if item == .add { return .send(.delegate(.add)) }; state.selected = item`.

  extension Composition {
    /// The tabs of a feature that its bar does not select, and the handlers of taps on them.
    struct RefusedTabs {
      var names: Set<String> = []
      var handlers: Set<Int> = []
      /// The code that selects the others.
      var place: SourcePlace?
    }

    func findRefusedTabs() -> [ObjectIdentifier: RefusedTabs] {
      var result: [ObjectIdentifier: RefusedTabs] = [:]
      for feature in features.all {
        guard let main = walker.mainContainer(of: feature), main.container.kind == .tabs,
          let tabs = main.path.type.declaration, tabs.kind == .enumeration
        else { continue }
        let taps = taps(on: tabs, of: feature)
        let selected = taps.filter { tap in
          consequences(of: tap.handler).contains { selects(tap.tab, main.container, $0) }
        }
        guard !selected.isEmpty else { continue }
        let names = Set(tabs.cases.map(\.name)).subtracting(selected.map { $0.tab })
        if names.isEmpty { continue }
        result[ObjectIdentifier(feature)] = RefusedTabs(
          names: names, handlers: Set(taps.filter { names.contains($0.tab) }.map(\.handler)),
          place: selected.lazy.compactMap { self.walker.handlers[$0.handler].place }.first)
      }
      return result
    }

    func isRefusedTab(_ index: Int) -> Bool {
      refusedTabs[ObjectIdentifier(walker.handlers[index].feature)]?.handlers.contains(index)
        ?? false
    }

    /// The handlers of an action with which a view selects tabs, with the tab that each hears; none where one hears any tab.
    private func taps(
      on tabs: TypeDeclaration, of feature: Feature
    ) -> [(handler: Int, tab: String)] {
      // SwiftUI may write to the state itself.
      let isBound = feature.action.declaredCase("binding") != nil
      let heard = walker.handlers.indices.filter { index in
        let path = walker.handlers[index].path
        let base = path.prefix { !$0.isPayload }
        guard walker.handlers[index].feature === feature, !base.isEmpty,
          path.count <= base.count + 1,
          types(along: Array(base), in: feature).last?.declaration === tabs
        else { return false }
        let sends = viewSends(ownHandledActions[index])
        return isBound
          ? sends.contains { $0.expression.is(KeyPathExprSyntax.self) } : !sends.isEmpty
      }
      let found = heard.compactMap { index -> (handler: Int, tab: String)? in
        guard let last = walker.handlers[index].path.last, last.isPayload else { return nil }
        return tabs.declaredCase(last.name) == nil ? nil : (index, last.name)
      }
      return found.count == heard.count ? found : []
    }

    /// A handler, and those that hear what it sends.
    private func consequences(of index: Int) -> [Int] {
      var found = [index]
      var position = 0
      while position < found.count {
        let handler = walker.handlers[found[position]]
        for sent in Self.sends(handler.steps) where !sent.isRepeated {
          found += handlers(handling: sent.steps, from: handler.feature).filter {
            !found.contains($0)
          }
        }
        position += 1
      }
      return found
    }

    private func selects(_ tab: String, _ container: ScreenContainer, _ index: Int) -> Bool {
      ViewWalker.operations(walker.handlers[index].steps).contains { change in
        change.container == container
          && change.targets.contains { $0.isPayload || $0 == .route(tab) }
      }
    }
  }
#endif
