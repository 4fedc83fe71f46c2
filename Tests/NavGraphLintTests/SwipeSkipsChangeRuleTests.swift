import NavGraphExploration
import NavGraphLint
import NavGraphModel
import NavGraphNotation
import Testing

/// Apps that are prepared for a swipe that leaves a variable as it is.
struct SwipeSkipsChangeRuleTests {
  private static let app = """
    var step 1 2 3; home:open set step 2 & -> item; home -> help ? step=1; off item back; \
    item:close set step 1 & <-
    """

  @Test func theMessageNamesOneActionOfSeveral() throws {
    #expect(
      try messages(Self.app + "; item:save set step 1 & <-") == [
        "“close” changes “step” as it leaves “item”, a swipe from the edge does not"
      ])
  }

  @Test(arguments: [
    "item:cancel goBackToRoot", "item:cancel goBackTo home", "item:cancel either <- or nothing",
    "item:cancel <- ? step=2", "item:cancel send closeItem self; self:closeItem sent <-",
    "slot item.pay dialog; item:cancel fill pay ask; ask:discard clear pay & <-",
    "home:back auto set step 1 ? step=2 and top home",
  ])
  func anExpectedSwipeIsNotReported(clauses: String) throws {
    #expect(try messages(Self.app + "; " + clauses).isEmpty)
  }

  @Test func aDialogThatStaysOpenIsNotAnExit() throws {
    let dialog = "; slot item.pay dialog; item:cancel fill pay ask; ask:keep clear pay"
    #expect(try messages(Self.app + dialog).count == 1)
  }

  @Test func aHandlerOfTheDismissalIsEnough() throws {
    #expect(
      try messages(Self.app) { coordinator in
        coordinator.handlers.append(
          HandlerDefinition(
            source: .dismissal(route: "item"),
            transition: Transition(
              action: "item dismissed", trigger: .gesture, operations: [],
              location: coordinator.location)))
      }.isEmpty)
  }

  @Test func anAppearanceOfTheScreenBehindIsEnough() throws {
    let effect = "; effect home.appear appeared; home:appeared effect set step 1"
    #expect(try messages(Self.app + effect).count == 1)
    #expect(
      try messages(Self.app + effect) { coordinator in
        for route in coordinator.routes.indices {
          for effect in coordinator.routes[route].effects.indices {
            coordinator.routes[route].effects[effect].lifetime = .eachAppearance
          }
        }
      }.isEmpty)
  }

  @Test func aVariableSetByEachPushIsNotReported() throws {
    let app = """
      var step 1 2; home:open set step 2 & -> item; off item back; item -> help ? step=2; \
      item:close set step 1 & <-
      """
    #expect(try messages(app).isEmpty)
    #expect(try messages(app + "; home:resume -> item").count == 1)
  }

  @Test func anUnreachablePushIsNotReported() throws {
    let app = Self.app.replacing("-> item;", with: "-> item ? step=3;")
    #expect(try messages(app).isEmpty)
  }

  private func messages(
    _ notation: String, changing: (inout CoordinatorDefinition) -> Void = { _ in }
  ) throws -> [String] {
    var graph = try GraphNotation(notation).graph
    graph.updateCoordinators { changing(&$1) }
    return Linter.lint(try Exploration.explore(graph), rules: [SwipeSkipsChangeRule.self])
      .findings.map(\.message.text)
  }
}
