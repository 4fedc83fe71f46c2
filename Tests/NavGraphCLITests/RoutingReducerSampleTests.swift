import NavGraphFacts
import NavGraphModel
import Testing

/// RoutingReducer's own sample app and introduction, and the page about them.
struct RoutingReducerSampleTests {
  private static let sample = "RoutingReducer"
  /// Explored once for all tests.
  private static let facts = Task { try await SampleFacts(of: sample) }

  @Test func everyOrderOfPendingCommandsIsSearched() async throws {
    let facts = try await Self.facts.value
    #expect(facts.rows == ["| LandingRouter | 6272 | 41472 | 1 pending effect of each kind |"])
    #expect(facts.rows.allSatisfy(try SamplePage(of: Self.sample).shows))
  }

  @Test func aSecondModalReplacesTheFirst() async throws {
    let facts = try await Self.facts.value
    #expect(
      try facts.surprises(of: "LandingRouter", on: "replace") == [
        .init(
          effect: .appliedDespite(.slotTaken),
          steps: [
            "landing: presentModal", "(effect): presentModal, later", "modal: replace",
            "(effect): replace, later",
          ])
      ])
  }

  @Test func aLateCommandHasNothingToDismiss() async throws {
    let facts = try await Self.facts.value
    let late = try facts.surprises(of: "LandingRouter", on: "dismiss")
    #expect(late.allSatisfy { $0.effect == .ignored(.nothingPresented) })
    #expect(
      late.map(\.steps).contains([
        "landing: presentModal", "(effect): presentModal, later", "modal: dismiss",
        "modal: swipe down", "(effect): dismiss, later",
      ]))
  }

  @Test func aLateCommandMeetsAnotherModal() async throws {
    let facts = try await Self.facts.value
    #expect(
      try facts.surprises(of: "LandingRouter", on: "presentModal") == [
        .init(
          effect: .appliedDespite(.slotTaken),
          steps: [
            "landing: presentModal", "landing: presentModal", "(effect): presentModal, later",
            "(effect): presentModal, later",
          ])
      ])
  }

  @Test func theInnerRouterHasItsOwnModal() async throws {
    let facts = try await Self.facts.value
    let first = try #require(try facts.observation("ModalRouter", "first").shown)
    #expect(
      facts.steps(to: first) == [
        "landing: presentModal", "(effect): presentModal, later", "modal: presentAnother",
        "(effect): presentAnother, later",
      ])
  }

  @Test func aFreshIdentityAllowsTheSameScreenTwice() async throws {
    let facts = try await SampleFacts(of: "\(Self.sample)/Introduction", graph: "UUID")
    #expect(
      facts.rows == ["| MyRouter | 32 | 172 | stack height 8 and 1 pending effect of each kind |"])
    #expect(try facts.surprises(of: "MyRouter", on: "firstTapped") == [])
  }

  @Test func aConstantIdentityAllowsTheScreenOnce() async throws {
    let facts = try await SampleFacts(of: "\(Self.sample)/Introduction", graph: "Constant")
    #expect(facts.rows == ["| MyRouter | 8 | 20 | 1 pending effect of each kind |"])
    #expect(
      try facts.surprises(of: "MyRouter", on: "firstTapped").contains(
        .init(
          effect: .ignored(.duplicateIdentity),
          steps: [
            "root: firstTapped", "(effect): firstTapped, later", "first: firstTapped",
            "(effect): firstTapped, later",
          ])))
  }

  @Test func theSamplePageMatchesTheSampleAndTheTool() async throws {
    let page = try SamplePage(of: Self.sample)
    try page.expectRegistrationsOfTheSample()
    try await page.expectReportsOfTheTool()
  }
}
