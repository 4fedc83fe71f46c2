import Foundation
import NavGraphFacts
import NavGraphModel
import TestSupport
import Testing

/// TCACoordinators' own example app and introduction, and the page about them.
struct TCACoordinatorsSampleTests {
  private static let sample = "TCACoordinators"
  /// Explored once for all tests.
  private static let facts = Task { try await SampleFacts(of: sample) }

  @Test func eachTabIsSearchedSeparately() async throws {
    let facts = try await Self.facts.value
    #expect(
      facts.rows == [
        "| identified | 369 | 3892 | stack height 8 and 4 modal layers |",
        "| indexed | 21 | 160 | 4 modal layers |",
        "| app | 16 | 55 | nothing |",
        "| form | 36 | 154 | 1 pending effect of each kind |",
      ])
    let page = try SamplePage(of: Self.sample)
    #expect(facts.rows.allSatisfy(page.shows))
  }

  @Test func theTabWithoutAButtonIsNeverShown() async throws {
    let facts = try await Self.facts.value
    let observation = try facts.observation("MainTab", "deeplinkOpened")
    #expect(observation.shown == nil)
    #expect(observation.held == nil)
    for tab in ["identified", "indexed", "app", "form"] {
      #expect(try facts.observation("MainTab", tab).shown != nil)
    }
  }

  @Test func selectingTheTabWithoutAButtonShowsNothing() async throws {
    let manifest = Tool.packageRoot.appending(path: "Samples/TCACoordinators/Navigation.swift")
    let selecting = try String(contentsOf: manifest, encoding: .utf8)
      .replacing(".select(.identified),", with: ".select(.deeplinkOpened),")
      .replacing("lands: [MainTabRoute.identified, NumbersRoute.numberDetail]", with: "lands: nil")
    let facts = try await SampleFacts(ofManifest: selecting)
    let surprises = try facts.surprises(of: "MainTab", on: "coordinators://number/:n")
    #expect(
      surprises == [
        .init(
          effect: .appliedDespite(.noSuchTab), steps: ["(link): coordinators://number/1"])
      ])
  }

  @Test func aScreenOpenedByALinkHasNoListToGoBackTo() async throws {
    let facts = try await Self.facts.value
    #expect(
      try facts.surprises(of: "Identified", on: "goBackToNumbersList") == [
        .init(
          effect: .ignored(.noMatch),
          steps: ["(link): coordinators://number/1", "numberDetail: goBackToNumbersList"])
      ])
    // No link leads there.
    #expect(try facts.surprises(of: "Indexed", on: "goBackToNumbersList") == [])
  }

  @Test func theFormIsSubmittedOnlyWithAJob() async throws {
    let facts = try await Self.facts.value
    #expect(
      try facts.firstSteps(of: "Form", on: "receiveAPIResponse").dropFirst() == [
        "step1: nextButtonTapped", "step2: nextButtonTapped",
        "step3: selectOccupation", "step3: nextButtonTapped", "finalScreen: submit",
        "finalScreen: receiveAPIResponse",
      ])
    #expect(try facts.surprises(of: "Form", on: "receiveAPIResponse") == [])
  }

  @Test(arguments: [
    ("NavigationStore", "| Coordinator | 8 | 42 | stack height 8 |"),
    ("PresentationStore", "| Coordinator | 5 | 12 | 4 modal layers |"),
  ])
  func theNumbersStackGrowsWithoutBound(graph: String, row: String) async throws {
    let facts = try await SampleFacts(of: "\(Self.sample)/Introduction", graph: graph)
    #expect(facts.rows == [row])
    #expect(try facts.surprises(of: "Coordinator", on: "goBackTapped") == [])
  }

  @Test func theSamplePageMatchesTheSampleAndTheTool() async throws {
    let page = try SamplePage(of: Self.sample)
    try page.expectRegistrationsOfTheSample()
    try await page.expectReportsOfTheTool()
  }
}
