import CGraphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An SVG of this module as a picture, made by Graphviz with what is installed beside it.
///
/// Fonts are those of the machine, so that bytes differ from one machine to another.
package struct Picture: Sendable {
  package var format: Format
  /// Pixels for each unit of the SVG; a PDF has no pixels.
  package var scale: Double
  /// The place for a temporary folder that no other user can read.
  package var temporaryFolder: String

  package enum Format: String, Hashable, Sendable, CaseIterable {
    case png, pdf
  }

  /// The most pixels of either side.
  private static let pixelLimit = 32_000

  package init(format: Format, scale: Double = 1, temporaryFolder: String) {
    self.format = format
    self.scale = scale
    self.temporaryFolder = temporaryFolder
  }

  /// The bytes of the file.
  ///
  /// - Parameter svg: A drawing of this module.
  /// - Complexity: Linear in the pixels.
  package func bytes(of svg: String) throws(RenderError) -> [UInt8] {
    let context = try GraphvizContext(plugins: .pictures)
    guard let size = Size(ofDocument: svg) else { throw .pictureFailed(messages: "") }
    let pixels = [size.width, size.height].map { Int(($0 * scale).rounded()) }
    if format == .png, pixels.contains(where: { $0 > Self.pixelLimit || $0 < 1 }) {
      throw .pictureTooLarge(width: pixels[0], height: pixels[1], limit: Self.pixelLimit)
    }
    guard let file = TemporaryFile(declaration + svg, in: temporaryFolder) else {
      throw .pictureFailed(messages: "")
    }
    let (bytes, messages) = withExtendedLifetime(file) {
      context.use { context in LargeStack.run { render(file.path, size: size, in: context) } }
    }
    guard let bytes, bytes.starts(with: format.signature), messages.isEmpty else {
      throw .pictureFailed(messages: messages)
    }
    return format == .pdf ? bytes.withoutCreationDate : bytes
  }

  /// A graph of one node, which is the drawing.
  private func render(_ path: String, size: Size, in context: OpaquePointer) -> [UInt8]? {
    guard let drawing = navgraph_open() else { return nil }
    defer { agclose(drawing) }
    guard let node = navgraph_add_node(drawing) else { return nil }
    for (name, value) in [
      ("pad", "0"), ("margin", "0"), ("dpi", decimal(72 * (format == .png ? scale : 1))),
    ] {
      navgraph_set(drawing, name, value)
    }
    for (name, value) in [
      ("shape", "none"), ("label", ""), ("margin", "0"), ("fixedsize", "true"),
      ("imagescale", "both"), ("image", path),
      ("width", decimal(size.width / format.unitsPerInch)),
      ("height", decimal(size.height / format.unitsPerInch)),
    ] {
      navgraph_set(node, name, value)
    }
    defer { gvFreeLayout(context, drawing) }
    guard gvLayout(context, drawing, "dot") == 0 else { return nil }
    var length = 0
    var bytes: UnsafeMutablePointer<CChar>?
    let isRendered = navgraph_render(context, drawing, format.renderer, &bytes, &length) != 0
    defer { free(bytes) }
    guard isRendered else { return nil }
    return UnsafeRawBufferPointer(start: bytes, count: length).map { $0 }
  }

  /// Graphviz recognizes an SVG by this.
  private var declaration: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" }

  private func decimal(_ value: Double) -> String {
    var buffer = XMLBuffer()
    buffer.append(value, decimals: 6)
    return buffer.text
  }
}

extension Picture.Format {
  /// Graphviz's name of the format, with the library that writes it.
  fileprivate var renderer: String { "\(rawValue):cairo" }

  /// What a file of this format begins with.
  fileprivate var signature: [UInt8] {
    switch self {
    case .png: [0x89, 0x50, 0x4E, 0x47]
    case .pdf: [0x25, 0x50, 0x44, 0x46]
    }
  }

  /// Units of the SVG in an inch of the page: on paper, 96 as everywhere; in pixels, one for each.
  fileprivate var unitsPerInch: Double {
    switch self {
    case .png: 72
    case .pdf: 96
    }
  }
}

extension [UInt8] {
  /// A PDF that does not say when it was made, so that the same drawing gives the same bytes.
  ///
  /// - Complexity: Linear in the bytes.
  fileprivate var withoutCreationDate: [UInt8] {
    let key = Array("/CreationDate (D:".utf8)
    guard let start = indices.first(where: { self[$0] == key[0] && self[$0...].starts(with: key) })
    else { return self }
    var bytes = self
    var position = start + key.count
    for digit in "19700101000000".utf8 where bytes.indices.contains(position) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) else { break }
      bytes[position] = digit
      position += 1
    }
    return bytes
  }
}

extension Size {
  /// What the first element of a document says; nil where it does not.
  init?(ofDocument svg: String) {
    let head = svg.prefix { $0 != ">" }
    func number(_ name: String) -> Double? {
      let parts = head.split(separator: " ").first { $0.hasPrefix("\(name)=\"") }
      return parts.flatMap { Double($0.dropFirst(name.count + 2).prefix { $0 != "\"" }) }
    }
    guard let width = number("width"), let height = number("height"), width > 0, height > 0 else {
      return nil
    }
    self.init(width: width, height: height)
  }
}
