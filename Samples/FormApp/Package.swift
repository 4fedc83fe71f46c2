// swift-tools-version: 6.2
import PackageDescription

let navGraph = Target.Dependency.product(name: "NavGraph", package: "NavGraph")

let package = Package(
  name: "FormApp",
  platforms: [.macOS(.v15)],
  products: [
    // What `navgraph` builds and runs.
    .executable(name: "Navigation", targets: ["Navigation"])
  ],
  dependencies: [.package(name: "NavGraph", path: "../..")],
  targets: [
    // The app: features, each a module of its own.
    .target(name: "Composable"),
    .target(name: "FormFeature", dependencies: ["Composable", navGraph]),
    .target(name: "LogInFeature", dependencies: ["Composable", navGraph]),
    .target(name: "GameFeature", dependencies: ["Composable", navGraph]),
    .target(name: "AppFeature", dependencies: ["Composable", "LogInFeature", "GameFeature"]),

    // What is registered of them, for the tool and for the tests.
    .target(
      name: "NavigationGraphs",
      dependencies: ["FormFeature", "AppFeature", "LogInFeature", "GameFeature", navGraph]),
    .executableTarget(name: "Navigation", dependencies: ["NavigationGraphs", navGraph]),
    .testTarget(
      name: "FeatureTests",
      dependencies: ["Composable", "FormFeature", "GameFeature"]),
    .testTarget(
      name: "NavigationTests",
      dependencies: [
        "NavigationGraphs", navGraph, .product(name: "NavGraphTesting", package: "NavGraph"),
      ]),
  ]
)
