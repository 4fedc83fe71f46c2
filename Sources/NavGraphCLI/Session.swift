import ArgumentParser
import NavGraphConfiguration
import NavGraphFacts
import NavGraphManifest
import NavGraphModel
import NavGraphReport
import NavGraphSources

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a command needs of the machine: where it runs, where it may cache, how it fails.
enum Session {
  /// Loads the facts that a command works on.
  ///
  /// - Parameters:
  ///   - sourceFolder: What places in sources are told relative to.
  ///   - isQuiet: Whether nothing is said of what was read.
  /// - Returns: The facts, and when their rules have to be finished.
  /// - Throws: The exit status, after saying on standard error what is wrong.
  static func load(
    _ input: InputOptions, _ bounds: BoundOptions?, _ settings: Settings,
    sourceFolder: URL = workingDirectory, isQuiet: Bool = false
  ) async throws -> LoadedFacts {
    let workingDirectory = Self.workingDirectory
    let watch = RunWatch { Console.complain($0) }
    let loader = GraphLoader(
      tool: ExecutablePath.current, cache: manifestCache,
      desk: environment[BuildDesk.variable].flatMap { BuildDesk(folder: URL(filePath: $0)) },
      workingDirectory: sourceFolder, watch: watch)
    let limits = settings.limits
    let product = input.product
    let packagePath = input.packagePath ?? (product == nil ? nil : settings.input.value)
    let path = packagePath == nil ? settings.input.value : nil
    let graph = settings.graph.value
    let folders = settings.sources.value
    if !folders.isEmpty, !isQuiet { ProgressLine.announce("reading the sources") }
    let sources = folders.isEmpty ? nil : try SourceInput.read(folders, named: graph)
    if let sources, !isQuiet {
      Console.complain("note: \(SourceInput.summary(sources, of: folders))")
      let unhosted = sources.graph.unhostedIndices.map { sources.graph.coordinators[$0].name }
      if !unhosted.isEmpty {
        Console.complain("note: no screen that was read shows \(unhosted.joined(separator: ", "))")
      }
    }
    let load = { @Sendable () async -> Result<(Input?, Facts), LoadError> in
      do throws(LoadError) {
        if let sources {
          return .success(
            (nil, try await GraphLoader.explore(sources.graph, limits: limits, watch: watch)))
        }
        let found = try Input.find(
          path, packagePath: packagePath, product: product, in: workingDirectory)
        return .success((found, try await loader.load(found, limits: limits, graph: graph)))
      } catch {
        return .failure(error)
      }
    }
    let result = await ProgressLine.showing(watch) { await Interruption.ending(watch, load) }
    switch result {
    case .success((let found, let facts)):
      remark(on: facts, from: found, bounds)
      return LoadedFacts(facts: facts, explorationStart: watch.explorationStart, limits)
    case .failure(let error):
      complain(error)
      if case .interrupted = error { Interruption.endProcessIfAsked() }
      throw ExitPolicy.unusable
    }
  }

  /// Says what a report might not: that the search is incomplete for a reason that nobody declared, or
  /// that options had no effect.
  private static func remark(on facts: Facts, from input: Input?, _ bounds: BoundOptions?) {
    if case .facts? = input, bounds?.boundsSearch ?? false {
      Console.complain(
        "note: these facts were explored before; bounds of the search have no effect on them")
    }
    for cut in facts.coverage.cutBy {
      if let remark = remark(on: cut.limit) { Console.complain("warning: \(remark)") }
    }
  }

  private static func remark(on cut: Limits.Kind) -> String? {
    switch cut {
    case .time:
      "the time ran out before the search finished; raise --time-limit, or lower the other bounds"
    case .memory:
      "the memory ran out before the search finished; raise --memory-limit, or lower the other "
        + "bounds"
    case .incidents:
      "the search gave up: too many steps of the reducers crash or hang; start with the findings "
        + "of this report"
    case .interrupted: "incomplete: interrupted; these are the results so far"
    case .stackHeight, .modalNesting, .flowNesting, .pending, .states, .depth: nil
    }
  }

  static func complain(_ error: LoadError) {
    if case .problems(let problems) = error {
      for problem in problems {
        let place = problem.location
        Console.complain("\(place.file):\(place.line):\(place.column): error: \(problem.message)")
      }
    }
    Console.complain("error: \(error.message)")
  }

  static var environment: [String: String] { ProcessInfo.processInfo.environment }

  static var manifestCache: ManifestCache { ManifestCache(folder: cacheFolder) }

  /// `XDG_CACHE_HOME`, or where the system keeps caches.
  private static var cacheFolder: URL {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return URL(filePath: cache).appending(path: "navgraph")
    }
    #if os(macOS)
      return URL.cachesDirectory.appending(path: "navgraph")
    #else
      return FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache/navgraph")
    #endif
  }
}
