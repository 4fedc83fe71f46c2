package import NavGraphFacts
package import NavGraphModel

/// Why an input cannot be turned into facts. Every case is the author's or the machine's doing.
package enum LoadError: Error, Hashable, Sendable {
  /// Neither an argument nor a `Navigation.swift` in the folder.
  case noManifest(folder: String)
  /// There is no `Package.swift` in the folder.
  case noPackage(folder: String)
  case unreadable(path: String, reason: String)
  case temporaryFolder(path: String, reason: String)
  /// Neither Swift nor JSON.
  case unsupported(path: String)
  case noCompiler
  case noPackageManager
  /// The library that manifests are linked against is not where this tool expects it.
  case noLibrary(searched: [String])
  /// The library was built with another version of the compiler, and its sources are not there.
  case otherCompiler(library: String, compiler: String)
  /// SwiftPM said why, on standard error.
  case libraryDoesNotBuild(sources: String)
  /// The compiler said why, on standard error.
  case doesNotCompile(path: String)
  /// Something other than the source kept the compiler from its work.
  case compilerFailed(ending: String)
  /// The path of a folder's `Navigation.swift` cannot be passed to the compiler.
  case unquotable(path: String)
  /// SwiftPM cannot say what the package builds; it said why, on standard error.
  case undescribable(package: String)
  /// No executable product depends on NavGraph.
  case noProduct(package: String)
  case severalProducts(package: String, names: [String])
  /// SwiftPM said why, on standard error.
  case doesNotBuild(package: String, product: String)
  /// The program was built with another version of NavGraph than this tool.
  case otherFormat(found: String?)
  /// The manifest's process ended by itself, but not well.
  case crashed(path: String, ending: String)
  case neverEnds(path: String, seconds: Double)
  /// Somebody asked for an end.
  case interrupted
  case registersNothing(path: String)
  case problems([RegistrationProblem])
  case severalGraphs(path: String, names: [String])
  case unknownGraph(name: String, known: [String])
  case malformedFacts(path: String, reason: String)
  case unusableFacts(path: String, FactsError)
}

extension LoadError {
  /// What is wrong, where, and what to do about it. May contain names as their authors wrote them.
  package var message: String {
    switch self {
    case .noManifest(let folder):
      "there is no Navigation.swift in \(folder): read the app's own sources with --sources, or name a "
        + "registration, a folder that holds one, a facts file, or a package with --package-path"
    case .noPackage(let folder):
      "there is no Package.swift in \(folder): name the folder of a Swift package with --package-path"
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)"
    case .temporaryFolder(let path, let reason):
      "the temporary folder \(path) cannot be used: \(reason); set TMPDIR to another one"
    case .unsupported(let path):
      "\(path) is neither a registration (.swift) nor a facts file (.json)"
    case .noCompiler:
      "there is no swiftc on the PATH: install a Swift toolchain, or read facts instead of a registration"
    case .noLibrary(let searched):
      "the NavGraph library is not installed beside this tool (looked in "
        + "\(searched.joined(separator: ", "))): build all products of the package with "
        + "'swift build -c release'"
    case .otherCompiler(let library, let compiler):
      "the NavGraph library was built with \(library), and the compiler on the PATH is \(compiler): use that "
        + "compiler, or install navgraph from a release or with 'make install'"
    case .libraryDoesNotBuild(let sources):
      "the NavGraph library in \(sources) does not build: the errors are above; Swift 6.2 or newer is needed"
    case .noPackageManager:
      "there is no swift on the PATH: install a Swift toolchain, or read facts instead of a package"
    case .compilerFailed(let ending):
      "the compiler \(ending) before it was finished: try again when fewer other programs run"
    case .unquotable(let path):
      "\(path) has a quotation mark, a backslash or a line break in its path, which the compiler does "
        + "not accept: call the file main.swift"
    case .undescribable(let package):
      "SwiftPM cannot say what \(package) builds: its errors are above"
    case .noProduct(let package):
      "no executable of \(package) depends on NavGraph: add an executable target that imports NavGraph "
        + "beside the app's feature modules and ends with register(Graph(\"Name\") { … }), or read the app's "
        + "sources with '--sources .'"
    case .severalProducts(let package, let names):
      "\(names.count) products of \(package) depend on NavGraph: choose one with --product "
        + "(\(list(names)))"
    case .doesNotBuild(let package, let product):
      "\(quoted(product)) of \(package) does not build: SwiftPM's errors are above"
    case .otherFormat(let found):
      "the registration was built with another version of NavGraph than this tool: its records have "
        + "\(found.map { "format \($0)" } ?? "no format"), this tool's are \(WorkerProtocol.format); "
        + "use the library and the tool of one version"
    case .doesNotCompile(let path):
      "\(path) does not compile: the compiler's errors are above"
    case .crashed(let path, let ending):
      "\(path) \(ending) before it was done: run it under a debugger, or take out what it does "
        + "besides registering"
    case .neverEnds(let path, let seconds):
      "\(path) did not end within \(Int(seconds.rounded(.up))) s and was stopped: look for a loop outside of the "
        + "registration, or cut the search short with --time-limit"
    case .interrupted:
      "interrupted before the exploration was done: nothing is known"
    case .registersNothing(let path):
      "\(path) registers nothing: end it with register(Graph(\"Name\") { … })"
    case .problems(let problems):
      problems.count == 1
        ? "the registration cannot be explored" : "the registration has \(problems.count) problems"
    case .severalGraphs(let path, let names):
      "\(path) registers \(names.count) graphs: choose one with --graph (\(list(names)))"
    case .unknownGraph(let name, let known):
      "there is no graph \(quoted(name)): "
        + (nearestName(to: name, in: known).map { "did you mean \(quoted($0))?" }
          ?? "the input has \(list(known))")
    case .malformedFacts(let path, let reason):
      "\(path) is not a facts file: \(reason)"
    case .unusableFacts(let path, let error):
      "\(path): \(error.message)"
    }
  }

  private func list(_ names: [String]) -> String {
    names.map(quoted).joined(separator: ", ")
  }
}
