import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Builds the product of a package that registers graphs.
struct PackageBuilder {
  /// The folder of the `Package.swift`.
  let package: URL
  /// Where to have it built, if SwiftPM itself runs this tool for the package.
  let desk: BuildDesk?
  /// Hears what SwiftPM and the compilers print.
  let log: @Sendable (String) -> Void

  /// - Parameter name: The product; nil for the only one that depends on NavGraph.
  /// - Returns: The program and the product's name.
  func build(_ name: String?) async throws(LoadError) -> (program: URL, product: String) {
    try TemporaryPlace.checkForCompiler()
    let product: String
    if let name { product = name } else { product = try await onlyCandidate() }
    return (try await program(of: product), product)
  }

  private func onlyCandidate() async throws(LoadError) -> String {
    let description = if let desk { desk.description } else { try await describe() }
    let outline: PackageOutline
    do {
      outline = try JSONDecoder().decode(PackageOutline.self, from: description)
    } catch {
      throw .undescribable(package: package.path)
    }
    let candidates = outline.candidates
    guard let only = candidates.first else { throw .noProduct(package: package.path) }
    guard candidates.count == 1 else {
      throw .severalProducts(package: package.path, names: candidates)
    }
    return only
  }

  private func program(of product: String) async throws(LoadError) -> URL {
    if let desk {
      guard let program = await desk.program(of: product, log) else {
        throw Task.isCancelled
          ? .interrupted : .doesNotBuild(package: package.path, product: product)
      }
      return program
    }
    // Optimized, as the library is that explores: the search is most of the work.
    let options = ["--package-path", package.path, "--product=\(product)", "-c", "release"]
    let failure = LoadError.doesNotBuild(package: package.path, product: product)
    do {
      let swift = try await swift()
      let status = try await OutputRelay.relaying("SwiftPM", to: log) { output in
        try await run(
          .path(swift), arguments: Arguments(["build"] + options),
          platformOptions: .endingTogether, output: output, error: output
        ).terminationStatus
      }
      guard status.isSuccess else { throw failure }
      let folder = try await output(of: ["build"] + options + ["--show-bin-path"])
      return URL(filePath: folder.trimming("\n"), directoryHint: .isDirectory)
        .appending(path: product)
    } catch {
      throw Task.isCancelled ? .interrupted : error as? LoadError ?? failure
    }
  }

  private func describe() async throws(LoadError) -> Data {
    do {
      return Data(
        try await output(
          of: ["package", "--package-path", package.path, "describe", "--type", "json"]
        ).utf8)
    } catch {
      throw Task.isCancelled
        ? .interrupted : error as? LoadError ?? .undescribable(package: package.path)
    }
  }

  /// What SwiftPM writes to standard output; its complaints are passed on.
  private func output(of arguments: [String]) async throws -> String {
    let swift = try await swift()
    return try await OutputRelay.relaying("SwiftPM", to: log) { complaints in
      let result = try await run(
        .path(swift), arguments: Arguments(arguments), platformOptions: .endingTogether,
        output: .string(limit: 1 << 24), error: complaints)
      guard result.terminationStatus.isSuccess else {
        throw LoadError.undescribable(package: package.path)
      }
      return result.standardOutput
    }
  }

  private func swift() async throws(LoadError) -> FilePath {
    do {
      return try await Executable.name("swift").resolveExecutablePath(in: .inherit)
    } catch {
      throw .noPackageManager
    }
  }
}

extension String {
  fileprivate func trimming(_ end: Character) -> String {
    var text = self
    while text.last == end { text.removeLast() }
    return text
  }
}
