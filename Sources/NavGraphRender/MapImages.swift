import NavGraphModel

/// How a drawing refers to the pictures of screens.
enum MapImages: Sendable {
  case none
  /// By their paths, relative to the drawing.
  case linked
  /// As part of the drawing, by path.
  case embedded([String: MapImage])

  init(_ images: MapRequest.Images, embedded: [String: MapImage]) {
    switch images {
    case .none: self = .none
    case .linked: self = .linked
    case .embedded: self = .embedded(embedded)
    }
  }

  /// Nil where there is no picture to be shown.
  func address(of path: String) -> String? {
    switch self {
    case .none: nil
    case .linked: Self.isPicture(path) ? percentEncoded(path: path) : nil
    case .embedded(let images): images[path]?.dataAddress
    }
  }

  /// Whether a path names a picture that cannot hold scripts, and no host.
  private static func isPicture(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".png", ".jpg", ".jpeg"].contains { name.hasSuffix($0) } && !path.hasPrefix("//")
  }
}
