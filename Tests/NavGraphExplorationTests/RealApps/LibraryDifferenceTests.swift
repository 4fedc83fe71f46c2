import NavGraph
import NavGraphFacts
import NavGraphModel
import Testing

@Suite("Corrections from the libraries' own tests")
struct LibraryDifferenceTests {
  /// `StackReducerTests.testSiblingCannotCancel`, `PresentationReducerTests.childCannotCancelSibling` and
  /// `childCannotCancelParent`.
  @Test("a cancellation in the Composable Architecture reaches what acts and what is inside of it")
  func cancellation() throws {
    func states(_ dialect: Dialect) throws -> (child: Bool, parent: Bool) {
      let explored = try Explored(
        stack("App", dialect: dialect, root: "home") {
          Screen("home") {
            Effect("work", sends: "worked", id: "work")
            Slot("sheet", .sheet)
            On("start", .start("work"))
            On("worked", trigger: .sent)
            On("open", .show("child", in: "sheet"))
          }
          Screen("child") { On("cancel", .cancel("work")) }
          OnSelf("cancelAll", trigger: .effect, .cancel("work"))
        })
      let heard = explored.facts.observations.filter { $0.key.kind == .changed }.compactMap(
        \.key.cause)
      func changes(_ action: String) -> Bool {
        heard.contains { cause in
          guard case .transition(let reference) = cause else { return false }
          return explored.facts.graph.transition(reference)?.action == action
        }
      }
      return (changes("cancel"), changes("cancelAll"))
    }
    // The child's does not reach its presenter's effect; the coordinator's reaches all of its screens.
    #expect(try states(.composableArchitecture(.v1_25)) == (false, true))
    #expect(try states(.tcaCoordinators(.v0_14, .identified)) == (true, true))
  }

  /// `PresentationReducerTests.testEnumPresentation`.
  @Test("presenting the same identity again keeps its effects in the Composable Architecture")
  func sameIdentity() throws {
    let kept = try Explored(
      stack("App", dialect: .composableArchitecture(.v1_25), root: "home") {
        Screen("home") {
          Slot("sheet", .cover, initially: "child")
          On("again", trigger: .effect, .show("child", in: "sheet"))
        }
        Screen("child") {
          Effect("work", sends: "worked")
          On("start", .start("work"))
          On("worked", trigger: .sent)
        }
      })
    // Neither more nor less is pending after it: two states, with the effect and without.
    #expect(kept.seen.states == 2)
    #expect(
      !kept.facts.observations.contains {
        $0.key.kind == .changed && isAgain($0.key.cause, kept.facts)
      })
  }

  private func isAgain(_ cause: Cause?, _ facts: Facts) -> Bool {
    guard case .transition(let reference)? = cause else { return false }
    return facts.graph.transition(reference)?.action == "again"
  }

  /// TCACoordinators' `CancelEffectsOnDismiss` compares identities before and after the whole reduce.
  @Test("going back and pushing in one update keeps the effect of an index in TCACoordinators")
  func indexedEffects() throws {
    func explored(_ identification: RouteIdentification) throws -> Explored {
      try Explored(
        stack("App", dialect: .tcaCoordinators(.v0_14, identification), root: "home") {
          Screen("home") { On("open", .push("first")) }
          Screen("first") {
            Effect("work", sends: "worked", onAppearance: true)
            On("worked", trigger: .sent)
            On("next", .goBackToRoot, .push("second"))
          }
          Screen("second")
        })
    }
    let indexed = try explored(.indexed)
    #expect(indexed.facts.state(after: "first next → second")?.contains("work") ?? false)
    #expect(indexed.facts.observations.contains { $0.key.kind == .replacedUnderEffect })
    let identified = try explored(.identified)
    #expect(!(identified.facts.state(after: "first next → second")?.contains("work") ?? true))
  }

  /// ComposableNavigation's `TabNavigationTests.testSetItemsFromEmpty`.
  @Test("tabs of ComposableNavigation remember the active item while they have none")
  func tabsFromEmpty() throws {
    let explored = try Explored(
      Tabs<RouteName>(
        "Tabs", library: .composableNavigation(.v4_2), initial: "b", hasBar: false
      ) {
        Tab("a") { On("tap") }
        Tab("b") { On("tap") }
        OnSelf("clear", trigger: .effect, .setItems([]))
        OnSelf("restore", trigger: .effect, .setItems(["a", "b"]))
      })
    #expect(explored.seen.shown["a"] == nil)
    #expect(explored.outcomes == ["Tabs clear.0 applied:noSuchTab", "Tabs restore.0 applied"])
  }
}
