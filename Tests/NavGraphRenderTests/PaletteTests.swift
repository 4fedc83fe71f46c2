import Testing

@testable import NavGraphRender

struct PaletteTests {
  @Test("text has a contrast of 4.5 to 1 with each background", arguments: [Palette.light, .dark])
  func contrast(palette: Palette) throws {
    for text in [palette.text, palette.quietText] {
      for ground in [palette.page, palette.frame, palette.card] {
        #expect(try ratio(text, ground) >= 4.5, "\(text) on \(ground)")
      }
    }
    for ink in palette.edges {
      #expect(try ratio(ink.text, ink.tint) >= 4.5, "\(ink.text) on \(ink.tint)")
    }
    // Of towers.
    for ink in palette.edges {
      #expect(try ratio(palette.text, ink.tint) >= 4.5, "\(palette.text) on \(ink.tint)")
      for ground in [palette.page, palette.card] {
        #expect(try ratio(ink.text, ground) >= 4.5, "\(ink.text) on \(ground)")
      }
    }
    for severity in palette.severities {
      let grounds = [palette.page, palette.frame, palette.card] + palette.edges.map(\.tint)
      for ground in grounds {
        #expect(try ratio(severity.text, ground) >= 4.5, "\(severity.text) on \(ground)")
      }
      #expect(try ratio(palette.card, severity.tint) >= 4.5, "\(severity.tint)")
    }
  }

  @Test("no presentation looks like an error or a warning", arguments: [Palette.light, .dark])
  func hues(palette: Palette) throws {
    for severity in [RouteMark.Severity.error, .warning] {
      let alarm = try hue(palette.ink(severity).line)
      for family in EdgeKind.Family.allCases {
        let own = try hue(palette.edges[family.rawValue].line)
        let distance = abs(own.degrees - alarm.degrees)
        #expect(
          own.saturation < 0.35 || min(distance, 360 - distance) >= 25,
          "\(family) and \(severity)")
      }
    }
  }

  /// Hue and saturation, as in HSV.
  private func hue(_ colour: String) throws -> (degrees: Double, saturation: Double) {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let (r, g, b) = (Double(value >> 16 & 255), Double(value >> 8 & 255), Double(value & 255))
    let (most, least) = (max(r, g, b), min(r, g, b))
    guard most > least else { return (0, 0) }
    let span = most - least
    let sixths =
      most == r ? (g - b) / span : most == g ? 2 + (b - r) / span : 4 + (r - g) / span
    return ((sixths * 60 + 360).truncatingRemainder(dividingBy: 360), span / most)
  }

  /// The contrast ratio of WCAG 2.
  private func ratio(_ first: String, _ second: String) throws -> Double {
    let (a, b) = (try luminance(first), try luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ colour: String) throws -> Double {
    let value = try #require(Int(colour.dropFirst(), radix: 16))
    let channels = [value >> 16 & 255, value >> 8 & 255, value & 255].map { channel in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// The number to the power of 2.4, by its fifth root.
  private func power(_ base: Double) -> Double {
    var root = base
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - base) / (5 * fourth)
    }
    return base * base * root * root
  }
}
