package import NavGraphFacts
import NavGraphModel

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Turns an input into facts, by reading them or by building and running what registers.
package struct GraphLoader: Sendable {
  private let tool: URL
  private let cache: ManifestCache
  private let desk: BuildDesk?
  private let workingDirectory: URL
  private let watch: RunWatch

  /// - Parameters:
  ///   - tool: The running executable; the library lies beside it.
  ///   - desk: Where to have products built, if the tool runs under its SwiftPM plugin.
  ///   - workingDirectory: Source locations below it are given relative to it.
  ///   - watch: Sees what is going on, and can ask for an end.
  package init(
    tool: URL, cache: ManifestCache, desk: BuildDesk? = nil, workingDirectory: URL,
    watch: RunWatch = RunWatch()
  ) {
    self.tool = tool
    self.cache = cache
    self.desk = desk
    self.workingDirectory = workingDirectory
    self.watch = watch
  }

  /// - Parameters:
  ///   - limits: How far to explore; facts that are read have been explored already.
  ///   - graph: Which graph, by name; needed where the input has several.
  package func load(
    _ input: Input, limits: Limits, graph: String?
  ) async throws(LoadError) -> Facts {
    switch input {
    case .facts(let file):
      let facts = try FactsFile.read(file)
      if let graph, facts.graph.name != graph {
        throw .unknownGraph(name: graph, known: [facts.graph.name])
      }
      return facts
    case .manifest(let manifest):
      return try await explore(manifest, limits: limits, graph: graph)
    case .package(let folder, let product):
      return try await explore(product, of: folder, limits: limits, graph: graph)
    }
  }

  private typealias Run = (records: [WorkerRecord], ending: WorkerSupervisor.Ending)

  private func explore(
    _ manifest: Manifest, limits: Limits, graph: String?
  ) async throws(LoadError) -> Facts {
    try TemporaryPlace.check()
    let toolchain = try await Toolchain.find(besideTool: tool)
    let (cache, temporaryCache) = self.cache.trusted(watch.log)
    defer { if let temporaryCache { try? FileManager.default.removeItem(at: temporaryCache) } }
    let compiler = ManifestCompiler(toolchain: toolchain, cache: cache, log: watch.log)
    let key = try compiler.key(of: manifest)
    func run() async throws(LoadError) -> Run {
      let (program, temporary) = try await watch.building { () async throws(LoadError) in
        try await compiler.compile(manifest, for: key)
      }
      defer { if let temporary { try? FileManager.default.removeItem(at: temporary) } }
      return try await WorkerSupervisor(
        program: program, limits: limits, graph: graph, watch: watch
      ).run()
    }
    var result = try await run()
    if result.ending == .notStarted, !Task.isCancelled {
      // The cache held no program, as half of it was cleared. Once more, from the source.
      cache.remove(key)
      result = try await run()
    }
    return try facts(
      from: result, of: manifest.path, in: manifest.entry.deletingLastPathComponent(), graph: graph)
  }

  private func explore(
    _ product: String?, of package: URL, limits: Limits, graph: String?
  ) async throws(LoadError) -> Facts {
    try TemporaryPlace.check()
    let desk = desk.flatMap { $0.serves(package) ? $0 : nil }
    let built = try await PackageBuilder(package: package, desk: desk, log: watch.log)
      .build(product)
    let result = try await WorkerSupervisor(
      program: built.program, limits: limits, graph: graph, watch: watch
    ).run()
    return try facts(from: result, of: built.product, in: package, graph: graph)
  }

  /// - Parameter path: What messages call the program that ran.
  private func facts(
    from run: Run, of path: String, in folder: URL, graph: String?
  ) throws(LoadError) -> Facts {
    if Task.isCancelled || watch.isStopRequested && run.ending != .normal { throw .interrupted }
    let problems = run.records.flatMap(\.problems)
    guard problems.isEmpty else { throw .problems(problems.map { relative($0, folder) }) }
    if run.ending != .normal,
      let finished = run.records.compactMap(\.facts).first(where: {
        $0.graph.name == graph
      })
    {
      // What became of the others does not change what is known about this one.
      watch.log("warning: \(path) failed after this graph was explored")
      return relative(finished, folder)
    }
    switch run.ending {
    case .normal: break
    case .notStarted: throw .crashed(path: path, ending: "could not be started")
    case .abnormal(let how): throw .crashed(path: path, ending: how)
    case .stopped(let seconds): throw .neverEnds(path: path, seconds: seconds)
    }
    return try choose(graph, among: run.records, of: path, in: folder)
  }

  private func choose(
    _ name: String?, among records: [WorkerRecord], of path: String, in folder: URL
  ) throws(LoadError) -> Facts {
    let names = records.map(\.graph).sorted()
    guard !records.isEmpty else { throw .registersNothing(path: path) }
    let facts = records.compactMap(\.facts)
    guard let name else {
      guard facts.count == 1 else { throw .severalGraphs(path: path, names: names) }
      return relative(facts[0], folder)
    }
    guard let chosen = facts.first(where: { $0.graph.name == name }) else {
      throw .unknownGraph(name: name, known: names)
    }
    return relative(chosen, folder)
  }
}

// MARK: - Places

extension GraphLoader {
  private func relative(_ facts: Facts, _ folder: URL) -> Facts {
    var copy = facts
    copy.graph = facts.graph.mappingLocations { relative($0, folder) }
    return copy
  }

  private func relative(_ problem: RegistrationProblem, _ folder: URL) -> RegistrationProblem {
    RegistrationProblem(problem.message, at: relative(problem.location, folder))
  }

  /// - Parameter registration: What a place that an author gives by `source` is relative to.
  private func relative(_ location: SourceLocation, _ registration: URL) -> SourceLocation {
    let file =
      location.file.hasPrefix("/")
      ? location.file : registration.appending(path: location.file).standardized.path
    let folder = workingDirectory.path
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let shown = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    return SourceLocation(file: shown, line: location.line, column: location.column)
  }
}

extension WorkerRecord {
  fileprivate var facts: Facts? {
    if case .facts(let facts) = self { facts } else { nil }
  }

  /// The name of the graph.
  fileprivate var graph: String {
    switch self {
    case .facts(let facts): facts.graph.name
    case .skipped(let graph), .problems(let graph, _): graph
    }
  }

  fileprivate var problems: [RegistrationProblem] {
    if case .problems(_, let problems) = self { problems } else { [] }
  }
}
