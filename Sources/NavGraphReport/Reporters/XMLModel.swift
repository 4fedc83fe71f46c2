import XMLCoder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An element of a report in XML: its properties are attributes, but for those that it names.
///
/// Text must have gone through ``markupSafe(_:)``; what it means in XML is escaped when it is written.
protocol XMLModel: Encodable, DynamicNodeEncoding {
  /// The properties that are elements, or the text inside, by their coding keys.
  static var children: Set<String> { get }
}

extension XMLModel {
  static var children: Set<String> { [] }

  static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
    children.contains(key.stringValue) ? .element : .attribute
  }

  /// The document with this element at its root.
  func document(root: String) throws -> String {
    let encoder = XMLEncoder()
    encoder.outputFormatting = .prettyPrinted
    encoder.prettyPrintIndentation = .spaces(2)
    let data = try encoder.encode(
      self, withRootKey: root, header: XMLHeader(version: 1.0, encoding: "UTF-8"))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
