import NavGraphConfiguration
import NavGraphLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Session {
  static var workingDirectory: URL {
    URL(filePath: workingDirectoryPath, directoryHint: .isDirectory)
  }

  static var workingDirectoryPath: String { FileManager.default.currentDirectoryPath }

  /// What the command line, the configuration file and the tool say together.
  ///
  /// - Parameter refine: Adds what only some commands take.
  /// - Throws: The exit status, after saying on standard error what is wrong with the file.
  static func settings(
    _ options: ConfigurationOptions, _ input: InputOptions, _ bounds: BoundOptions? = nil,
    _ refine: (inout CommandLineSettings) -> Void = { _ in }
  ) throws -> Settings {
    var commandLine = CommandLineSettings()
    commandLine.input = input.path
    commandLine.namesPackage = input.packagePath != nil
    // The product is one of the package that the file names.
    if !input.sources.isEmpty || input.product != nil { commandLine.sources = input.sources }
    commandLine.graph = input.graph
    commandLine.bounds = bounds?.values ?? [:]
    refine(&commandLine)
    let path = configuration(options, input)
    var settings = Settings(
      file: try path.flatMap(file), commandLine: commandLine, workingDirectory: workingDirectory)
    settings.configurationFile = path?.path
    return settings
  }

  /// The configuration that applies to an input: the one that is named, else that of the input's folder or around it,
  /// else that of the working directory.
  private static func configuration(
    _ options: ConfigurationOptions, _ input: InputOptions
  ) -> URL? {
    guard !options.isWithoutFile else { return nil }
    if let named = options.config { return location(named) }
    return ConfigurationFile.find(from: folder(of: input))
      ?? ConfigurationFile.find(from: workingDirectory)
  }

  private static func location(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : workingDirectory.appending(path: path)
  }

  /// The folder that an input is, or lies in.
  private static func folder(of input: InputOptions) -> URL {
    guard let path = input.packagePath ?? input.path ?? input.sources.first else {
      return workingDirectory
    }
    let url = location(path)
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return exists && isFolder ? url : url.deletingLastPathComponent()
  }

  private static func file(_ file: URL) throws -> ConfigurationFile? {
    do throws(ConfigurationError) {
      return try ConfigurationFile.read(file, in: workingDirectory)
    } catch {
      for message in error.messages { Console.complain(message) }
      throw ExitPolicy.unusable
    }
  }
}
