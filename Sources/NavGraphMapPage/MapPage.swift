import Mustache

/// The files that the interactive map is made of, and the document that holds them.
package enum MapPage {
  /// The style sheet, without that of the picture.
  package static var style: String { text(PackageResources.page_css) }

  /// The whole script, in a scope of its own.
  package static var script: String {
    let parts = [
      PackageResources.basics_js, PackageResources.states_js, PackageResources.stage_js,
      PackageResources.towers_js, PackageResources.screens_js, PackageResources.findings_js,
      PackageResources.walk_js, PackageResources.filters_js, PackageResources.page_js,
    ]
    return "(() => {\n\"use strict\";\n\(parts.map(text).joined(separator: "\n"))})();"
  }

  /// Returns the document. The title is escaped; everything else is inserted unchanged.
  ///
  /// - Parameters:
  ///   - policy: For `Content-Security-Policy`; it has to know the style, the script and the picture's.
  ///   - data: JSON that is safe in a `script` element; so is `states`.
  ///   - edition: Distinguishes the states of one map from those of another.
  package static func document(
    title: String, policy: String, style: String, script: String, picture: String, data: String,
    states: String, edition: String
  ) throws -> String {
    let values = [
      "title": title, "policy": policy, "style": style, "script": script, "picture": picture,
      "data": data, "states": states, "edition": edition,
    ]
    return try MustacheTemplate(string: text(PackageResources.page_mustache)).render(values)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
