import NavGraphConfiguration
import NavGraphLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Session {
  static var workingDirectory: URL {
    URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  }

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
    commandLine.graph = input.graph
    commandLine.bounds = bounds?.values ?? [:]
    refine(&commandLine)
    return Settings(
      file: try file(options), commandLine: commandLine, workingDirectory: workingDirectory)
  }

  /// The configuration file that is read; nil where there is none.
  static func configurationPath(_ options: ConfigurationOptions) -> String? {
    configuration(options)?.path
  }

  private static func configuration(_ options: ConfigurationOptions) -> URL? {
    guard !options.isWithoutFile else { return nil }
    let folder = workingDirectory
    let named = options.config.map { path in
      path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
    }
    return named ?? ConfigurationFile.find(from: folder)
  }

  private static func file(_ options: ConfigurationOptions) throws -> ConfigurationFile? {
    let folder = workingDirectory
    guard let file = configuration(options) else { return nil }
    do throws(ConfigurationError) {
      return try ConfigurationFile.read(file, in: folder)
    } catch {
      for message in error.messages { Console.complain(message) }
      throw ExitPolicy.unusable
    }
  }
}
