import TestSupport
import Testing

/// The documents of the samples are what the tool writes. `make docs` writes them.
struct SampleDocsTests {
  @Test(arguments: [
    ("TCACoordinators", []), ("RoutingReducer", []), ("Broken", []),
    ("ComposableNavigation", ["--flow-nesting", "3"]), ("TCARouteStack", ["--stack-height", "4"]),
  ])
  func documentsAreUpToDate(_ sample: String, _ bounds: [String]) async throws {
    let result = try await Tool().run(
      ["docs", "Samples/\(sample)"] + bounds + ["--output", "Docs/Samples/\(sample)", "--check"])
    #expect(
      result.status == 0, "\(result.output)\(result.errors)run 'make docs', and look at the result")
  }
}
