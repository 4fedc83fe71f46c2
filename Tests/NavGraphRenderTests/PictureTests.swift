import Foundation
import NavGraphFacts
import Testing

@testable import NavGraphRender

/// Machines may lack what makes pictures; then there has to be a clear word.
struct PictureTests {
  private static let canDraw = GraphvizPlugins.pictureList != nil

  private func bytes(
    _ svg: String, _ format: Picture.Format, scale: Double = 1
  ) throws -> [UInt8] {
    try Picture(
      format: format, scale: scale,
      temporaryFolder: FileManager.default.temporaryDirectory.path
    ).bytes(of: svg)
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  @Test("a PNG has the size of the SVG, times the scale", .enabled(if: canDraw))
  func pixels() throws {
    let svg = try TestGraphs.svg(try TestGraphs.shop())
    let size = try #require(Size(ofDocument: svg))
    for scale in [1, 2] as [Double] {
      let png = try bytes(svg, .png, scale: scale)
      #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(number(png[16..<20]) == Int(size.width * scale))
      #expect(number(png[20..<24]) == Int(size.height * scale))
    }
  }

  @Test("the picture shows the drawing, not an empty page", .enabled(if: canDraw))
  func content() throws {
    let svg = try TestGraphs.svg(try TestGraphs.shop())
    let size = try #require(Size(ofDocument: svg))
    let empty = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(size.width))" height="\(Int(size.height))">
      <rect width="100%" height="100%" fill="#ffffff"/></svg>
      """
    #expect(try bytes(svg, .png).count > 3 * bytes(empty, .png).count)
    #expect(try bytes(svg, .pdf).count > 3 * bytes(empty, .pdf).count)
  }

  @Test("a PDF has the size of the SVG in inches, and no date", .enabled(if: canDraw))
  func page() throws {
    let svg = try TestGraphs.svg(try TestGraphs.shop())
    let size = try #require(Size(ofDocument: svg))
    let pdf = try bytes(svg, .pdf)
    #expect(pdf.starts(with: Array("%PDF".utf8)))
    let text = String(decoding: pdf, as: UTF8.self)
    let box = try #require(text.firstMatch(of: #/MediaBox \[ 0 0 ([0-9.]+) ([0-9.]+) \]/#))
    #expect(abs((Double(box.1) ?? 0) - size.width * 0.75) < 1.5)
    #expect(abs((Double(box.2) ?? 0) - size.height * 0.75) < 1.5)
    #expect(!text.contains("CreationDate (D:2"))
    #expect(try bytes(svg, .pdf) == pdf)
  }

  @Test("what is too large, or has no folder, is refused with a word", .enabled(if: canDraw))
  func refusals() throws {
    let svg = try TestGraphs.svg(try TestGraphs.shop())
    #expect {
      try bytes(svg, .png, scale: 1_000)
    } throws: { error in
      if case RenderError.pictureTooLarge = error { true } else { false }
    }
    #expect(throws: RenderError.pictureFailed(messages: "")) {
      try Picture(format: .png, temporaryFolder: "/nowhere at all").bytes(of: svg)
    }
  }

  @Test("no temporary files remain", .enabled(if: canDraw))
  func cleanUp() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let svg = try TestGraphs.svg(try TestGraphs.shop())
    _ = try Picture(format: .png, temporaryFolder: folder.path).bytes(of: svg)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("a missing plugin names the package and a workaround")
  func missingPlugins() {
    let message = RenderError.picturesUnavailable.message
    #expect(message.contains("libgvc6-plugins-gtk") && message.contains("rsvg-convert"))
  }
}
