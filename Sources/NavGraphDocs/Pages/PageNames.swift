import NavGraphModel
import NavGraphReport

/// The names of pages, pictures and places within pages, for any names of the graph.
///
/// The names are safe on every file system and in every address: letters, digits and `-` of ASCII, not too long,
/// none reserved, and no two of them differ in the case of their letters only. One coordinator's name decides
/// the name of its page, unless another's would be the same.
struct PageNames: Sendable {
  /// By coordinator.
  private let coordinators: [String]
  /// By coordinator, then by route.
  private let anchors: [[String]]

  static let index = "README.md"
  static let map = "map.svg"
  static let links = "deep-links.md"
  static let findings = "findings.md"
  static let folder = "coordinators"

  /// - Complexity: Linear in the names.
  init(_ graph: GraphDefinition) {
    coordinators = Self.distinct(graph.coordinators.map(\.name), fallback: "coordinator")
    anchors = graph.coordinators.map { coordinator in
      Self.distinct(coordinator.routes.map(\.name), fallback: "screen").map { "screen-\($0)" }
    }
  }

  /// The file of a coordinator's page, in ``folder``.
  func page(of coordinator: Int) -> String { coordinators[coordinator] + ".md" }

  /// The file of a coordinator's map, in ``folder``.
  func map(of coordinator: Int) -> String { coordinators[coordinator] + ".svg" }

  /// The place of a route in its coordinator's page.
  func anchor(of coordinator: Int, route: Int) -> String { anchors[coordinator][route] }

  // MARK: - Making names

  /// A name for each, in their order: what is left of it, and a checksum of all of it where nothing is, or where
  /// two would be the same.
  static func distinct(_ names: [String], fallback: String) -> [String] {
    let plain = names.map(legible)
    let counts = Dictionary(plain.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    var used: Set<String> = []
    return zip(names, plain).map { name, plain in
      let folded = plain.lowercased()
      let isFree = !plain.isEmpty && counts[folded] == 1 && !reserved.contains(folded)
      let base = isFree ? plain : "\(plain.isEmpty ? fallback : plain)-\(checksum(of: name))"
      var result = base
      var number = 2
      while !used.insert(result.lowercased()).inserted {
        result = "\(base)-\(number)"
        number += 1
      }
      return result
    }
  }

  private static let lengthLimit = 60

  /// Returns the legible part of a name: its letters and digits of ASCII, and one `-` for everything in between.
  private static func legible(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      guard result.utf8.count < lengthLimit else { break }
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !result.isEmpty, !result.hasSuffix("-") { result += "-" }
      }
    }
    return result.hasSuffix("-") ? String(result.dropLast()) : result
  }

  /// Names that mean a device on Windows, with any ending, and the one that means a folder.
  private static let reserved = Set(
    ["con", "prn", "aux", "nul", "readme", "index"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// Eight digits, the same in every run.
  private static func checksum(of name: String) -> String {
    String(Fingerprint.hash([name]).prefix(8))
  }
}
