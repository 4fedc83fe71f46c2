import NavGraphFacts
import NavGraphModel
import Testing

@testable import NavGraphRender

struct StateChangeTests {
  private func kind(_ before: String, _ after: String, _ facts: Facts) throws -> EdgeKind? {
    func state(_ summary: String) throws -> Snapshot {
      try #require(
        StateSamples.states(facts).first { Tower($0, facts: facts).summary == summary })
    }
    return StateChange(from: try state(before), to: try state(after), facts: facts).kind
  }

  @Test("appearing screens take precedence over disappearing ones")
  func stacks() throws {
    let facts = try StateSamples.shop()
    let product = "home \u{25B8} product"
    #expect(try kind("home", product, facts) == .push)
    #expect(try kind(product, "\(product) \u{25B8} [sheet] cart", facts) == .sheet)
    #expect(try kind("home", "home \u{25B8} [cover] ad", facts) == .cover)
    #expect(try kind("\(product) \u{25B8} [sheet] cart", "home", facts) == .back)
    #expect(try kind(product, "home \u{25B8} [cover] ad", facts) == .replace)
    #expect(try kind(product, product, facts) == nil)
  }

  @Test("another tab, and the content of a slot, are distinguished from a push")
  func containers() throws {
    let tabs = try StateSamples.facts(TabsSample.graph)
    let states = StateSamples.states(tabs)
    let first = try #require(states.first)
    let other = try #require(states.first { $0.flow.selected != first.flow.selected })
    #expect(StateChange(from: first, to: other, facts: tabs).kind == .tab)
    let all = try StateSamples.facts(EveryKindSample.graph)
    for kind in SlotKind.allCases where kind != .push {
      let word = EdgeKind(kind)
      let steps = all.states?.searches.flatMap { search in
        search.steps.compactMap { step -> EdgeKind? in
          guard search.events[step.event].action == "open\(kind.rawValue)",
            case .state(let target) = step.target
          else { return nil }
          return StateChange(
            from: search.states[step.source], to: search.states[target], facts: all
          ).kind
        }
      }
      #expect(steps?.first == word)
    }
  }
}
