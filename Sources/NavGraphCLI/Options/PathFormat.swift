import ArgumentParser
import NavGraphRender

/// The format of a path.
enum PathFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, svg, png, pdf

  /// What a file of this name is meant to hold; text where its ending says nothing.
  init(ofFile path: String?) {
    let ending = path.flatMap { $0.split(separator: ".").last.map { String($0).lowercased() } }
    self = ending.flatMap(PathFormat.init) ?? .text
  }

  /// The endings of files whose format is clear; those of text files as they are usual.
  static let endings = allCases.map(\.rawValue) + ["txt"]

  /// What makes a picture of the strip; nil for all other formats.
  var picture: Picture.Format? { Picture.Format(rawValue: rawValue) }
}
