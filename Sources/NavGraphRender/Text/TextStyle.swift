/// The kinds of text in a drawing; lengths in points.
enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case title, subtitle, cluster, dialect, name, argument, caption, action, qualifier, finding
  case legend

  /// The class in the style sheet.
  var cssClass: String { rawValue }

  var fontSize: Double {
    switch self {
    case .title: 22
    case .cluster: 16
    case .name, .argument: 13.5
    case .subtitle: 12.5
    case .action, .dialect, .legend: 12
    case .caption, .qualifier, .finding: 11
    }
  }

  /// From one baseline to the next.
  var lineHeight: Double {
    switch self {
    case .title: 30
    case .cluster: 21
    case .name, .argument: 17
    case .subtitle: 18
    case .action, .dialect, .legend: 15
    case .caption, .qualifier, .finding: 14
    }
  }

  var isBold: Bool {
    switch self {
    case .title, .cluster, .name: true
    case .subtitle, .dialect, .argument, .caption, .action, .qualifier, .finding, .legend: false
    }
  }
}
