// swift-tools-version: 6.2
import PackageDescription

// The library that manifests are linked against, as an installation carries it: its sources and no dependency.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "NavGraph",
  platforms: [.macOS(.v15)],
  products: [.library(name: "NavGraph", type: .dynamic, targets: ["NavGraph"])],
  targets: [
    .target(name: "NavGraphModel", swiftSettings: settings),
    .target(name: "NavGraphFacts", dependencies: ["NavGraphModel"], swiftSettings: settings),
    .target(
      name: "NavGraphExploration", dependencies: ["NavGraphModel", "NavGraphFacts"],
      swiftSettings: settings),
    .target(
      name: "NavGraph", dependencies: ["NavGraphModel", "NavGraphFacts", "NavGraphExploration"],
      swiftSettings: settings),
  ]
)
