import TestSupport
import Testing

/// The documents of the samples are what the tool writes. `make docs` writes them.
struct SampleDocsTests {
  @Test(arguments: [
    ("TCACoordinators", []), ("RoutingReducer", []), ("Broken", []),
    ("ComposableNavigation", ["--flow-nesting", "3"]), ("TCARouteStack", ["--stack-height", "4"]),
  ])
  func documentsAreUpToDate(_ sample: String, _ bounds: [String]) async throws {
    try await check("Samples/\(sample)", bounds, in: sample)
  }

  /// By day, one of each library.
  private static let reducers: [(String, String?)] =
    [
      ("TCACoordinators", "Numbers"), ("RoutingReducer", "Constant"),
      ("ComposableNavigation", "Root"),
    ]
    + Share.byDay(
      [],
      atNight: [
        ("TCACoordinators", "NavigationStore"), ("TCACoordinators", "PresentationStore"),
        ("RoutingReducer", "Modal"), ("RoutingReducer", "UUID"),
        ("ComposableNavigation", "Onboarding"), ("ComposableNavigation", "Register"),
        ("TCARouteStack", nil),
      ])

  @Test(arguments: reducers)
  func documentsOfReducersAreUpToDate(_ file: String, _ graph: String?) async throws {
    try await check(
      "Samples/Reducers/\(file).swift", graph.map { ["--graph", $0] } ?? [],
      in: "Reducers/" + [file, graph].compactMap { $0 }.joined(separator: "-"))
  }

  /// A debug build may take more time than an installed tool has by default.
  private func check(_ input: String, _ options: [String], in folder: String) async throws {
    let result = try await Tool().run(
      ["docs", input] + options
        + ["--output", "Docs/Samples/\(folder)", "--check", "--time-limit", "600"])
    #expect(
      result.status == 0, "\(result.output)\(result.errors)run 'make docs', and look at the result")
  }
}
