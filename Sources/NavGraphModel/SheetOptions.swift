/// How a sheet looks and closes, per presentation.
public struct SheetOptions: Hashable, Codable, Sendable {
  /// The heights at which the sheet rests, as the app names them.
  public var detents: [String]
  /// Whether the drag indicator shows; nil where the app leaves it to the system.
  public var showsIndicator: Bool?
  /// Whether the sheet cannot be swiped down.
  public var disablesDismissal: Bool

  public init(detents: [String] = [], showsIndicator: Bool? = nil, disablesDismissal: Bool = false)
  {
    self.detents = detents
    self.showsIndicator = showsIndicator
    self.disablesDismissal = disablesDismissal
  }
}
