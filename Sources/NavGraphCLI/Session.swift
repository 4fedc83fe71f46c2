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
  ///   - sourceFolder: The base of relative places in sources.
  ///   - isQuiet: Whether to print nothing about the input.
  ///   - listsUnread: Whether the command lists what could not be read.
  ///   - needsMore: Whether a short search leaves anything open that the command asks; nil if it needs all states.
  /// - Returns: The facts, and when their rules have to be finished.
  /// - Throws: The exit status, after printing the problem on standard error.
  static func load(
    _ input: InputOptions, _ bounds: BoundOptions?, _ settings: Settings,
    sourceFolder: URL = workingDirectory, isQuiet: Bool = false, listsUnread: Bool = false,
    needsMore: (@Sendable (Facts) -> Bool)? = nil
  ) async throws -> LoadedFacts {
    let workingDirectory = Self.workingDirectory
    let watch = RunWatch { Console.complain($0) }
    let limits = settings.limits
    guard settings.sources.value.isEmpty else {
      return try await load(
        sources: settings, watch, isQuiet: isQuiet, listsUnread: listsUnread, needsMore: needsMore)
    }
    let loader = GraphLoader(
      tool: ExecutablePath.current, cache: manifestCache,
      desk: environment[BuildDesk.variable].flatMap { BuildDesk(folder: URL(filePath: $0)) },
      workingDirectory: sourceFolder, watch: watch)
    let product = input.product
    let packagePath = input.packagePath ?? (product == nil ? nil : settings.input.value)
    let path = packagePath == nil ? settings.input.value : nil
    let graph = settings.graph.value
    let (found, facts) = try await running(watch) { () async throws(LoadError) in
      let found = try Input.find(
        path, packagePath: packagePath, product: product, in: workingDirectory)
      let facts = try await exploring(within: limits, needsMore: needsMore) {
        limits throws(LoadError) in
        try await loader.load(found, limits: limits, graph: graph)
      }
      return (found, facts)
    }
    if case .facts = found, bounds?.boundsSearch ?? false {
      Console.complain(
        "note: these facts were explored before; bounds of the search have no effect on them")
    }
    remark(on: facts)
    return LoadedFacts(facts: facts, explorationStart: watch.explorationStart, limits)
  }

  /// The same for an app's sources: what an earlier command kept, or else what they say now.
  private static func load(
    sources settings: Settings, _ watch: RunWatch, isQuiet: Bool, listsUnread: Bool,
    needsMore: (@Sendable (Facts) -> Bool)?
  ) async throws -> LoadedFacts {
    let (folders, limits) = (settings.sources.value, settings.limits)
    let files = try SourceInput.files(in: folders)
    let name = settings.graph.value ?? SourceInput.name(of: folders)
    let cache = FactsCache(in: manifestCache, tool: ExecutablePath.current)
    let key = cache.key(of: files, named: name, limits)
    // The result must not depend on what other commands kept.
    let own = needsMore == nil ? key : key?.ofShortSearch
    if let known = own.flatMap({ cache[$0] }), !(needsMore?(known.facts) ?? false) {
      if !isQuiet {
        note(what: known.facts.graph, unreadCount: known.unread.count, isListed: listsUnread)
      }
      return LoadedFacts(facts: known.facts, unread: known.unread, explorationStart: nil, limits)
    }
    if !isQuiet { ProgressLine.announce("reading the sources") }
    let reading = try SourceInput.read(files, named: name)
    let unread = reading.remarks.map { RegistrationProblem($0.reason, at: $0.location) }
    if !isQuiet { note(what: reading.graph, unreadCount: unread.count, isListed: listsUnread) }
    var graph = reading.graph
    graph.unreadCount = unread.isEmpty ? nil : unread.count
    let facts = try await running(watch) { [graph] () async throws(LoadError) in
      try await exploring(within: limits, needsMore: needsMore) { limits throws(LoadError) in
        try await GraphLoader.explore(graph, limits: limits, watch: watch)
      }
    }
    let start = watch.explorationStart ?? .now
    // With more time, or on another day, there may be more to find.
    let isFinal = facts.coverage.earlyEnds.isComplete && .now < start + limits.allowance / 2
    if isFinal, reading.syntaxErrors.isEmpty {
      let entry = FactsCache.Entry(facts: facts, unread: unread)
      for key in Set([own, facts.endedWithEnough ? nil : key].compactMap(\.self)) {
        cache.keep(entry, for: key)
      }
    }
    remark(on: facts)
    return LoadedFacts(facts: facts, unread: unread, explorationStart: start, limits)
  }

  /// Explores within few states first, unless the command needs all.
  private static func exploring(
    within limits: Limits, needsMore: ((Facts) -> Bool)?,
    _ explore: (Limits) async throws(LoadError) -> Facts
  ) async throws(LoadError) -> Facts {
    guard let needsMore else { return try await explore(limits) }
    let start = ContinuousClock.now
    var facts = try await explore(limits.short)
    // The limit of time holds for both.
    var rest = limits
    let taken = (ContinuousClock.now - start) / .seconds(1)
    rest.seconds = ((limits.seconds - taken) * 10).rounded(.up) / 10
    guard needsMore(facts), rest.seconds > 0 else { return facts }
    facts = try await explore(rest)
    // Facts that are kept must not tell how long the first search took.
    facts.limits.seconds = limits.seconds
    return facts
  }

  /// Says what was read, and which coordinators nothing opens.
  private static func note(what graph: GraphDefinition, unreadCount: Int, isListed: Bool) {
    let hint = unreadCount > 0 && !isListed ? " (see 'navgraph lint --verbose')" : ""
    Console.complain("note: " + SourceInput.summary(graph, unreadCount: unreadCount) + hint)
    for coordinator in graph.unhostedIndices.map({ graph.coordinators[$0] }) {
      Console.note("nothing that was read opens \(coordinator.name)", at: coordinator.location)
    }
  }

  /// Runs work that shows how far it is, and that signals can end.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong.
  private static func running<Success: Sendable>(
    _ watch: RunWatch, _ work: @escaping @Sendable () async throws(LoadError) -> Success
  ) async throws -> Success {
    let result = await ProgressLine.showing(watch) {
      await Interruption.ending(watch) { () async -> Result<Success, LoadError> in
        do throws(LoadError) {
          return .success(try await work())
        } catch {
          return .failure(error)
        }
      }
    }
    switch result {
    case .success(let success): return success
    case .failure(let error):
      complain(error)
      if case .interrupted = error { Interruption.endProcessIfAsked() }
      throw ExitPolicy.unusable
    }
  }

  /// Says that the search ended early, which a report might not.
  private static func remark(on facts: Facts) {
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
    case .stackHeight, .modalNesting, .flowNesting, .pending, .states, .depth, .enough: nil
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
