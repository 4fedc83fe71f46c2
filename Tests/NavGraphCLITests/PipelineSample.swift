import Foundation
import TestSupport

/// A repository as pipelines find it: a manifest with findings, in a folder of its own.
struct PipelineSample {
  let folder: TemporaryFolder

  /// - Parameter pushes: Whether an item can open another, which is an error; a screen without a way
  ///   out of the stack is none.
  init(hasError: Bool = true) throws {
    folder = try TemporaryFolder()
    let second = hasError ? "On(\"again\", .push(\"item\"))" : ""
    try folder.write(
      """
      import NavGraph
      let flow = Coordinator<RouteName>(
        "Flow", dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
      ) {
        Screen("home") { On("open", .push("item")) }
        Screen("item") { \(second) }
      }
      register(Graph("Pipeline") { flow })
      """, to: "Navigation.swift")
  }
}
