import Foundation
import TestSupport
import Testing

/// Pictures that are named after routes.
struct ThumbnailTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private func map(
    _ names: [String], of input: String = "Samples/Broken"
  ) async throws -> (count: String, text: String) {
    for name in names {
      let file = folder.url.appending(path: "pictures/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.png).write(to: file)
    }
    let output = folder.url.appending(path: "map.svg").path
    let result = try await Tool().run(
      "render", input, "--thumbnails", folder.url.appending(path: "pictures").path,
      "--output", output, "--max-states", "100")
    #expect(result.status == 0, "\(result.errors)")
    let note = result.errors.split(separator: "\n").first { $0.contains("have a picture") } ?? ""
    return (String(note), try String(contentsOfFile: output, encoding: .utf8))
  }

  @Test(
    "names written by hand and by snapshot tests",
    arguments: [
      "product.png", "Shop.product.png", "shop-product.jpg",
      "__Snapshots__/ShopTests/testProduct.1.png",
      "ProductView.png",
    ])
  func names(name: String) async throws {
    let map = try await map([name])
    #expect(map.count.hasPrefix("note: 1 of "))
    #expect(map.text.components(separatedBy: "class=\"screen-shot\"").count == 2)
    // CSS shapes are unknown to what converts SVG to PNG.
    #expect(map.text.contains(" clip-path=\"url(#screen-shape)\""))
    #expect(map.text.components(separatedBy: "<clipPath id=\"screen-shape\"").count == 2)
  }

  @Test("a route can share its name with a test or a view")
  func routeNames() async throws {
    let map = try await map(
      ["testMain.png", "__Snapshots__/FlowTests/testTestResult.1.png"],
      of: "Tests/RealApps/FocusMe")
    #expect(map.count.hasPrefix("note: 2 of "))
    #expect(map.text.components(separatedBy: "class=\"screen-shot\"").count == 3)
  }

  @Test("files that are not pictures of a route are ignored")
  func others() async throws {
    let map = try await map(["nobody.png", "product.svg", "product.txt"])
    #expect(map.count.hasPrefix("note: 0 of "))
    #expect(!map.text.contains("<image"))
  }

  @Test("a missing folder is an error")
  func missing() async throws {
    let result = try await Tool().run("render", "Samples/Broken", "--thumbnails", "no-such-folder")
    #expect(result.status == 2 && result.errors.contains("no-such-folder"))
  }
}
