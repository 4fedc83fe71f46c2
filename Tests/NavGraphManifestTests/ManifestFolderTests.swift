import Foundation
import TestSupport
import Testing

@testable import NavGraphManifest

/// Which files a manifest consists of.
struct ManifestFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ names: String...) throws {
    for name in names {
      let file = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func names(_ argument: String? = nil) throws -> [String] {
    guard case .manifest(let manifest) = try Input.find(argument, in: folder.url) else { return [] }
    let prefix = folder.url.path + "/"
    return manifest.sources.map { String($0.path.dropFirst(prefix.count)) }
  }

  @Test func theFilesOfAFolderAreCombinedInOrder() throws {
    try write("Zoo.swift", "Navigation.swift", "App.swift", "b.swift", "É.swift")
    #expect(
      try names() == ["Navigation.swift", "App.swift", "Zoo.swift", "b.swift", "É.swift"])
  }

  @Test func theMainFileHasTheTopLevelCode() throws {
    try write("Navigation.swift", "main.swift")
    #expect(try names() == ["main.swift", "Navigation.swift"])
  }

  @Test func subfoldersHiddenFilesAndPackageManifestsAreExcluded() throws {
    try write(
      "Navigation.swift", "Introduction/Navigation.swift", "Introduction/Other.swift",
      ".Hidden.swift", "Package.swift", "Package@swift-6.1.swift", "notes.txt", "Odd.swift/text")
    #expect(try names() == ["Navigation.swift"])
  }

  @Test func aNamedFileIsTheWholeManifest() throws {
    try write("Navigation.swift", "App.swift")
    #expect(try names("App.swift") == ["App.swift"])
  }

  @Test func theNavigationFolderIsSearchedNext() throws {
    try write("App.swift", "Navigation/Shop.swift", "Navigation/Navigation.swift")
    #expect(try names() == ["Navigation/Navigation.swift", "Navigation/Shop.swift"])
    try write("Navigation.swift")
    #expect(try names() == ["Navigation.swift", "App.swift"])
  }

  @Test func swiftFilesWithoutTopLevelCodeAreNotAManifest() throws {
    try write("App.swift", "Navigation/Shop.swift")
    #expect(throws: LoadError.noManifest(folder: folder.url.path)) { try names() }
  }

  @Test func packagesAreSearchedLast() throws {
    try write("Package.swift")
    let found = try Input.find(nil, in: folder.url)
    guard case .package(let location, product: nil) = found else {
      Issue.record("found \(found)")
      return
    }
    #expect(location.path == folder.url.path)
    try write("Navigation/main.swift")
    #expect(try names() == ["Navigation/main.swift"])
  }

  @Test func aNamedPackageTakesPrecedenceOverAManifest() throws {
    try write("Package.swift", "Navigation.swift")
    let found = try Input.find(nil, packagePath: nil, product: "App", in: folder.url)
    guard case .package(_, product: "App") = found else {
      Issue.record("found \(found)")
      return
    }
    #expect(throws: LoadError.noPackage(folder: folder.url.path + "/none")) {
      try Input.find(nil, packagePath: "none", product: nil, in: folder.url)
    }
  }

  @Test func everyChangeInAFolderChangesTheKey() throws {
    try write("Navigation.swift", "A.swift", "B.swift")
    let compiler = ManifestCompiler(
      toolchain: Toolchain(
        compiler: folder.url, libraries: folder.url, modules: folder.url),
      cache: ManifestCache(folder: folder.url), log: { _ in })
    func key() throws -> Data {
      try compiler.key(of: #require(try Manifest.inFolder(folder.url))).content
    }
    let change = FileManager.default
    var keys: Set<Data> = [try key()]
    #expect(try keys.contains(key()))
    try folder.write("let a = 1", to: "A.swift")
    #expect(try keys.insert(key()).inserted, "changed")
    try change.moveItem(
      at: folder.url.appending(path: "A.swift"), to: folder.url.appending(path: "C.swift"))
    #expect(try keys.insert(key()).inserted, "renamed")
    try write("D.swift")
    #expect(try keys.insert(key()).inserted, "added")
    try change.removeItem(at: folder.url.appending(path: "B.swift"))
    #expect(try keys.insert(key()).inserted, "removed")
  }
}
