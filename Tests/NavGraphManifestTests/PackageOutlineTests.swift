import Foundation
import Testing

@testable import NavGraphManifest

/// Which product of a package registers, by what `swift package describe --type json` says.
struct PackageOutlineTests {
  private func candidates(_ targets: String, _ products: String) throws -> [String] {
    let json = #"{"name": "App", "targets": [\#(targets)], "products": [\#(products)]}"#
    return try JSONDecoder().decode(PackageOutline.self, from: Data(json.utf8)).candidates
  }

  private let features =
    #"{"name": "Features", "type": "library", "product_dependencies": ["NavGraph"]}"#

  private func executable(_ name: String) -> String {
    #"{"name": "\#(name)", "targets": ["\#(name)"], "type": {"executable": null}}"#
  }

  @Test func theExecutableThatDependsOnTheLibrary() throws {
    let targets = """
      {"name": "Tool", "type": "executable", "target_dependencies": ["Model"]},
      {"name": "Navigation", "type": "executable", "product_dependencies": ["Other", "NavGraph"]},
      {"name": "Model", "type": "library"}
      """
    #expect(
      try candidates(targets, executable("Tool") + "," + executable("Navigation")) == ["Navigation"]
    )
  }

  @Test func directDependentsTakePrecedenceOverTransitiveOnes() throws {
    let app = #"{"name": "App", "type": "executable", "target_dependencies": ["Features"]}"#
    let direct = #"{"name": "Direct", "type": "executable", "product_dependencies": ["NavGraph"]}"#
    #expect(try candidates("\(features), \(app)", executable("App")) == ["App"])
    #expect(
      try candidates(
        "\(features), \(app), \(direct)", executable("App") + "," + executable("Direct"))
        == ["Direct"])
  }

  @Test func severalCandidatesAreListedInOrder() throws {
    let targets = ["b", "a"].map {
      #"{"name": "\#($0)", "type": "executable", "product_dependencies": ["NavGraph"]}"#
    }.joined(separator: ",")
    #expect(try candidates(targets, executable("b") + "," + executable("a")) == ["a", "b"])
  }

  @Test func librariesAndEmptyPackagesHaveNoCandidates() throws {
    let product =
      #"{"name": "Features", "targets": ["Features"], "type": {"library": ["automatic"]}}"#
    #expect(try candidates(features, product) == [])
    #expect(try candidates("", "") == [])
  }

  @Test func cyclicTargetDependenciesTerminate() throws {
    let targets = """
      {"name": "A", "type": "executable", "target_dependencies": ["B"]},
      {"name": "B", "type": "library", "target_dependencies": ["A"]}
      """
    #expect(try candidates(targets, executable("A")) == [])
  }
}
