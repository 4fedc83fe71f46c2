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

/// An app's own sources as an input.
enum SourceInput {
  /// The Swift files of folders.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong.
  static func files(in folders: [String]) throws -> [(path: String, text: String)] {
    #if SourceReading
      let folder = SourceFolder(folders, in: Session.workingDirectory)
      guard folder.missing.isEmpty else {
        for path in folder.missing {
          Console.complain("error: there is no file or folder \(path): name the app's sources")
        }
        throw ExitPolicy.unusable
      }
      for omission in folder.omissions {
        Console.complain("warning: \(omission.path) is left out: \(omission.reason)")
      }
      guard !folder.files.isEmpty else {
        Console.complain(
          "error: there is no Swift file in \(folders.joined(separator: ", ")): name the folders of the app's sources"
        )
        throw ExitPolicy.unusable
      }
      return folder.files.map { ($0.path, $0.text) }
    #else
      Console.complain(
        "error: this navgraph was built without the reader of sources: build it with "
          + "'swift build -c release --product navgraph --traits SourceReading'")
      throw ExitPolicy.unusable
    #endif
  }

  /// Reads an app's sources.
  ///
  /// - Throws: The exit status, after saying on standard error that there is no navigation.
  static func read(_ files: [(path: String, text: String)], named name: String) throws
    -> SourceReading
  {
    #if SourceReading
      let reading = SourceReader.read(files, named: name)
      for location in reading.syntaxErrors {
        Console.note("the file has a syntax error here and may be read wrong", at: location)
      }
      guard !reading.graph.coordinators.isEmpty else {
        Console.complain(
          "error: no navigation was found in \(counted(files.count, "file")): the libraries that can be "
            + "read are TCACoordinators, the Composable Architecture, FlowStacks, RoutingReducer, "
            + "ComposableNavigation and TCARouteStack")
        throw ExitPolicy.unusable
      }
      return reading
    #else
      // Without the reader there are no files.
      throw ExitPolicy.unusable
    #endif
  }

  /// What a folder's sources say, with places relative to the folder; nil where they say nothing.
  static func readIfPossible(_ folder: String) -> SourceReading? {
    #if SourceReading
      let location =
        folder.hasPrefix("/")
        ? URL(filePath: folder) : Session.workingDirectory.appending(path: folder)
      let sources = SourceFolder(["."], in: location)
      guard !sources.files.isEmpty else { return nil }
      let reading = SourceReader.read(
        sources.files.map { ($0.path, $0.text) }, named: name(of: [folder]))
      return reading.graph.coordinators.isEmpty ? nil : reading
    #else
      return nil
    #endif
  }

  /// A registration with what the sources say now.
  static func update(_ path: String, by text: String) throws -> String {
    #if SourceReading
      let location =
        path.hasPrefix("/") ? URL(filePath: path) : Session.workingDirectory.appending(path: path)
      guard let data = try? Data(contentsOf: location) else {
        Console.complain("error: \(path) cannot be read: write it with '--output' first")
        throw ExitPolicy.unusable
      }
      let old = String(decoding: data, as: UTF8.self)
      guard let update = RegistrationUpdate(of: old, by: text) else {
        Console.complain("error: \(path) does not parse: correct it first")
        throw ExitPolicy.unusable
      }
      for notice in update.notices { Console.complain(notice) }
      let count = update.notices.count
      let told = count > 0 ? ": \(counted(count, "element")) removed or changed" : ""
      Console.complain(update.text == old ? "\(path) is up to date" : "updated \(path)\(told)")
      return update.text
    #else
      return text
    #endif
  }

  /// What the app is called: by the Xcode project in the folder, or by the folder, or by the working directory.
  static func name(of folders: [String]) -> String {
    let first = folders.count == 1 ? folders[0] : "."
    let path =
      first.hasPrefix("/")
      ? first : Session.workingDirectory.appending(path: first).standardized.path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let projects = files.sorted().compactMap { file in
      [".xcodeproj", ".xcworkspace"].first(where: file.hasSuffix).map { file.dropLast($0.count) }
    }
    return (projects.first ?? path.split(separator: "/").last).map(String.init) ?? "App"
  }

  /// One line about what was read.
  ///
  /// - Parameter unreadCount: How many places could not be read.
  static func summary(_ graph: GraphDefinition, unreadCount: Int) -> String {
    let routes = graph.coordinators.map(\.routes.count).reduce(0, +)
    let read =
      "read \(counted(graph.coordinators.count, "coordinator")), \(counted(routes, "screen")) and "
      + counted(graph.transitionCount, "transition")
    return unreadCount == 0
      ? read : "\(read); \(counted(unreadCount, "place")) could not be read"
  }
}

extension GraphDefinition {
  fileprivate var transitionCount: Int {
    coordinators.map {
      $0.handlers.count + $0.links.count + $0.routes.map(\.transitions.count).reduce(0, +)
    }
    .reduce(0, +)
  }
}
