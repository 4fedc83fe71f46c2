import Foundation
import NavGraphManifest
import TestSupport
import Testing

struct InputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theWorkingDirectorysManifestIsTheDefault() throws {
    let manifest = try folder.write("", to: "Navigation.swift")
    #expect(try Input.find(nil, in: folder.url).path == manifest.path)
    #expect(try Input.find(".", in: folder.url).path == manifest.path)
  }

  @Test func theFileExtensionDeterminesTheKindOfInput() throws {
    try folder.write("", to: "App.swift")
    try folder.write("", to: "facts.json")
    #expect(try Input.find("App.swift", in: folder.url).isManifest)
    #expect(try !Input.find("facts.json", in: folder.url).isManifest)
  }

  @Test func missingInputsAreReported() throws {
    #expect(throws: LoadError.noManifest(folder: folder.url.path)) {
      try Input.find(nil, in: folder.url)
    }
    let missing = LoadError.unreadable(
      path: "x.swift", reason: "there is no such file or folder")
    #expect(throws: missing) { try Input.find("x.swift", in: folder.url) }
  }

  @Test func otherFilesAreRejected() throws {
    try folder.write("", to: "notes.txt")
    #expect(throws: LoadError.unsupported(path: "notes.txt")) {
      try Input.find("notes.txt", in: folder.url)
    }
  }
}

extension Input {
  fileprivate var path: String {
    switch self {
    case .manifest(let manifest): manifest.path
    case .facts(let url), .package(let url, _): url.path
    }
  }

  fileprivate var isManifest: Bool {
    if case .manifest = self { true } else { false }
  }
}
