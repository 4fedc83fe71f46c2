/// A secondary text beneath a name: a value, or a pending effect.
struct TowerCaption: Hashable, Sendable {
  var text: String
  var icon: Icon?

  init(_ text: String, icon: Icon? = nil) {
    self.text = text
    self.icon = icon
  }
}

extension TextBlock {
  /// Captions at one place; the tooltip has all of them.
  private static let captionLimit = 5

  mutating func append(_ captions: [TowerCaption], width: Double) {
    for caption in captions.prefix(Self.captionLimit) {
      append(
        wrapping: caption.text, style: .caption, width: width, lineLimit: 2, icon: caption.icon)
    }
    if captions.count > Self.captionLimit {
      append([Run(text: "and \(captions.count - Self.captionLimit) more", style: .caption)])
    }
  }
}
