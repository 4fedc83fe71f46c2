// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: the strict language mode, imports that are internal by default,
/// and warnings as errors.
let swiftSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Settings of the slowest targets: `make test` optimizes them in debug builds too, so that the tests take
/// a third of the time. Only for tests: SwiftPM refuses such flags in packages that depend on a version.
let heavySettings =
  Context.environment["NAVGRAPH_FAST_TESTS"] == "1"
  ? swiftSettings + [
    .unsafeFlags(["-O", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"])
  ]
  : swiftSettings

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let xmlCoder = Target.Dependency.product(name: "XMLCoder", package: "XMLCoder")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let systemPackage = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

/// For dependencies of the reader of sources only: without the trait, swift-syntax is neither resolved nor built.
let readingSources = TargetDependencyCondition.when(traits: ["SourceReading"])

let package = Package(
  name: "NavGraph",
  // On iOS, `NavGraph` and `NavGraphTesting` alone, in test bundles.
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // Dynamic, because manifests (`Navigation.swift`) are linked against it when they are loaded.
    .library(name: "NavGraph", type: .dynamic, targets: ["NavGraph"]),
    .executable(name: "navgraph", targets: ["NavGraphCLI"]),
    // Expectations for an app's own tests.
    .library(name: "NavGraphTesting", targets: ["NavGraphTesting"]),
    // `swift package navgraph …` in a package that depends on this one.
    .plugin(name: "NavGraphPlugin", targets: ["NavGraphPlugin"]),
    // Lints before each build, for targets that name it.
    .plugin(name: "NavGraphLintPlugin", targets: ["NavGraphLintPlugin"]),
  ],
  traits: [
    .trait(
      name: "SourceReading",
      description: "Let navgraph read registrations out of an app's sources, with swift-syntax.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    .package(url: "https://github.com/CoreOffice/XMLCoder", from: "0.18.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0", traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // What an app imports: no Graphviz, no third-party package.
    .target(name: "NavGraphModel", swiftSettings: heavySettings),
    // The result of an exploration, which rules and maps depend on.
    .target(name: "NavGraphFacts", dependencies: ["NavGraphModel"], swiftSettings: heavySettings),
    .target(
      name: "NavGraphExploration", dependencies: ["NavGraphModel", "NavGraphFacts"],
      swiftSettings: heavySettings),
    .target(
      name: "NavGraph", dependencies: ["NavGraphModel", "NavGraphFacts", "NavGraphExploration"],
      swiftSettings: swiftSettings),

    // The tool's own targets.
    .target(
      name: "NavGraphLint", dependencies: ["NavGraphModel", "NavGraphFacts"],
      swiftSettings: swiftSettings),
    // Graphs as text, for the examples of rules.
    .target(
      name: "NavGraphNotation", dependencies: ["NavGraphModel", "NavGraphExploration"],
      swiftSettings: swiftSettings),
    .target(
      name: "NavGraphTesting",
      dependencies: [
        "NavGraph", "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphLint",
        "NavGraphConfiguration",
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "NavGraphReport",
      dependencies: [
        "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphNotation", "NavGraphLint",
        xmlCoder, mustache,
      ],
      swiftSettings: swiftSettings),
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .target(
      name: "NavGraphRender", dependencies: ["NavGraphModel", "NavGraphFacts", "CGraphviz"],
      swiftSettings: swiftSettings),
    .target(
      name: "NavGraphExport",
      dependencies: ["NavGraphFacts", "NavGraphExploration", "NavGraphRender"],
      swiftSettings: swiftSettings),
    // A separate target, because embedded files compile slowly.
    .target(
      name: "NavGraphMapPage", dependencies: [mustache],
      resources: [
        .embedInCode("Page/page.mustache"), .embedInCode("Page/page.css"),
        .embedInCode("Page/basics.js"), .embedInCode("Page/states.js"),
        .embedInCode("Page/stage.js"), .embedInCode("Page/towers.js"),
        .embedInCode("Page/screens.js"), .embedInCode("Page/findings.js"),
        .embedInCode("Page/walk.js"), .embedInCode("Page/filters.js"),
        .embedInCode("Page/page.js"),
      ],
      swiftSettings: swiftSettings),
    // For the cache of manifests, the generated pages and the scripts of maps.
    .target(name: "NavGraphChecksums", swiftSettings: heavySettings),
    // Layouts in a separate process, which can be killed.
    .target(
      name: "NavGraphLayoutProcess", dependencies: ["NavGraphRender", systemPackage],
      swiftSettings: swiftSettings),
    .target(
      name: "NavGraphDocs",
      dependencies: [
        "NavGraphModel", "NavGraphFacts", "NavGraphLint", "NavGraphReport", "NavGraphRender",
        "NavGraphMapPage", "NavGraphChecksums", mustache,
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "NavGraphManifest",
      dependencies: [
        "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphChecksums", subprocess,
        systemPackage,
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "NavGraphConfiguration",
      dependencies: ["NavGraphModel", "NavGraphFacts", "NavGraphLint", yams],
      swiftSettings: swiftSettings),
    // Reads an app's sources; empty without the trait.
    .target(
      name: "NavGraphSources",
      dependencies: [
        "NavGraphModel",
        .product(name: "SwiftParser", package: "swift-syntax", condition: readingSources),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: readingSources),
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "NavGraphCLI",
      dependencies: [
        "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphLint", "NavGraphReport",
        "NavGraphRender",
        "NavGraphExport", "NavGraphLayoutProcess", "NavGraphDocs", "NavGraphManifest",
        "NavGraphConfiguration",
        "NavGraphSources", "NavGraphChecksums", argumentParser, systemPackage,
      ],
      swiftSettings: swiftSettings),
    // What parts of the tool cost inside one process (Docs/Internals/Performance.md); no product, so that packages
    // that depend on this one do not build it.
    .executableTarget(
      name: "NavGraphBenchmarks",
      dependencies: [
        "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphRender",
        "NavGraphLayoutProcess",
        "NavGraphManifest", argumentParser,
      ],
      swiftSettings: swiftSettings),
    // It builds the tool when it runs, so that packages that only import the library build no tool.
    .plugin(
      name: "NavGraphPlugin",
      capability: .command(
        intent: .custom(
          verb: "navgraph",
          description: "Lint and draw the navigation of the package's coordinators.")),
      path: "Sources/NavGraphPlugin"),
    .plugin(
      name: "NavGraphLintPlugin", capability: .buildTool(), path: "Sources/NavGraphLintPlugin"),

    // Tests, one target for each library, and one for the built tool.
    .target(
      name: "TestSupport", dependencies: [subprocess, systemPackage], path: "Tests/TestSupport",
      swiftSettings: swiftSettings),
    // A worker whose reducers crash, hang and fill the memory.
    .executableTarget(
      name: "TroubledSearch", dependencies: ["NavGraph", "NavGraphFacts", "NavGraphExploration"],
      path: "Tests/TroubledSearch", swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphModelTests", dependencies: ["NavGraphModel", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphExplorationTests",
      dependencies: [
        "NavGraph", "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphLint",
        "NavGraphCLI", "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphTests",
      dependencies: ["NavGraph", "NavGraphModel"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphLintTests",
      dependencies: [
        "NavGraph", "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphNotation",
        "NavGraphLint", "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphTestingTests",
      dependencies: [
        "NavGraph", "NavGraphTesting",
        "TestSupport",
      ],
      exclude: ["Configured/.navgraph.yml", "Configured/baseline.json"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphReportTests",
      dependencies: [
        "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphNotation",
        "NavGraphLint",
        "NavGraphReport", "TestSupport",
      ],
      exclude: ["Resources", "Snapshots"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphConfigurationTests",
      dependencies: [
        "NavGraphModel", "NavGraphFacts", "NavGraphLint", "NavGraphConfiguration", "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphRenderTests",
      dependencies: [
        "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphRender", "NavGraphExport",
        "NavGraphCLI",
        "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphDocsTests",
      dependencies: [
        "NavGraph", "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphLint",
        "NavGraphReport", "NavGraphNotation",
        "NavGraphRender", "NavGraphDocs", "TestSupport",
      ],
      exclude: ["Snapshots"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphManifestTests",
      dependencies: [
        "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphManifest",
        "NavGraphChecksums",
        "TestSupport", "TroubledSearch", subprocess, systemPackage,
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphSourcesTests",
      dependencies: [
        "NavGraphModel", "NavGraphSources", "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "NavGraphCLITests",
      dependencies: [
        "NavGraph", "NavGraphModel", "NavGraphFacts", "NavGraphExploration", "NavGraphNotation",
        "NavGraphLint",
        "NavGraphReport", "NavGraphManifest", "NavGraphConfiguration", "NavGraphCLI", "TestSupport",
        subprocess,
        systemPackage,
      ],
      exclude: ["Rules", "Snapshots"],
      swiftSettings: swiftSettings),
  ]
)
