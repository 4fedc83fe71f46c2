package import NavGraphModel

/// The pictures of screens that a drawing can show.
package enum MapImages: Sendable {
  case none
  /// By address; paths are relative to the folder that those of the source are relative to, to which this
  /// leads from the drawing (`../`, or nothing).
  case linked(toSources: String)
  /// As part of the drawing, by path.
  case embedded([String: MapImage])

  /// Nil where the picture is not to be had, or could be one that holds scripts.
  func address(of path: String) -> String? {
    switch self {
    case .none: return nil
    case .embedded(let images): return images[path]?.dataAddress
    case .linked(let toSources):
      guard Self.isPicture(path) else { return nil }
      if path.isWebAddress {
        return "https://" + percentEncoded(path: String(path.dropFirst("https://".count)))
      }
      return percentEncoded(path: path.hasPrefix("/") ? path : toSources + path)
    }
  }

  private static func isPicture(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".png", ".jpg", ".jpeg"].contains { name.hasSuffix($0) } && !path.hasPrefix("//")
  }
}

extension RouteDefinition {
  /// Where the picture of the screen lies: an address on the web, or a path relative to the folder that
  /// those of the source are relative to.
  package var imagePath: String? {
    guard let image, !image.isEmpty else { return nil }
    if image.isWebAddress || image.hasPrefix("/") { return image }
    let folder = location.file.lastIndex(of: "/").map { location.file[...$0] } ?? ""
    return folder + image
  }
}

extension String {
  /// Whether it names a page on the web rather than a file.
  package var isWebAddress: Bool { hasPrefix("https://") }
}

extension RouteMap {
  /// The map with the addresses of pictures instead of their paths, and a notice for each picture that
  /// cannot be linked to.
  func illustrated(_ images: MapImages) -> RouteMap {
    var map = self
    for part in parts.indices {
      for node in parts[part].nodes.indices {
        guard let path = parts[part].nodes[node].image else { continue }
        let address = images.address(of: path)
        map.parts[part].nodes[node].image = address
        if address == nil, case .linked = images {
          map.notices.append("\(quoted(path)) is not shown: only PNG and JPEG pictures are")
        }
      }
    }
    return map
  }
}
