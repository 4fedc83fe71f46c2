#if SourceReading
  /// A text as far as code says it: what an interpolation puts into it is not known.
  struct KnownText: Equatable {
    /// nil represents any number of unknown characters.
    private var characters: [Character?]

    init(_ text: String) {
      characters = text.map { $0 }
    }

    private init(_ characters: some Sequence<Character?>) {
      self.characters = Array(characters)
    }

    static let unknown = KnownText([nil])

    static func + (left: Self, right: Self) -> Self {
      KnownText(left.characters + right.characters)
    }

    var count: Int { characters.count }

    /// The text, if all of it is known.
    var whole: String? {
      let known = characters.compactMap(\.self)
      return known.count == characters.count ? String(known) : nil
    }

    var isEmpty: Bool? {
      characters.isEmpty ? true : characters.contains { $0 != nil } ? false : nil
    }

    func equals(_ other: String) -> Bool? {
      if let whole { return whole == other }
      return hasPrefix(other) == false && !other.starts(with: knownPrefix)
        || hasSuffix(other) == false && !other.reversed().starts(with: knownSuffix)
        ? false : nil
    }

    func hasPrefix(_ text: String) -> Bool? {
      if knownPrefix.count >= text.count || whole != nil { return knownPrefix.hasPrefix(text) }
      return text.hasPrefix(knownPrefix) ? nil : false
    }

    func hasSuffix(_ text: String) -> Bool? {
      let known = String(knownSuffix.reversed())
      if known.count >= text.count || whole != nil { return known.hasSuffix(text) }
      return text.hasSuffix(known) ? nil : false
    }

    func contains(_ text: String) -> Bool? {
      let runs = characters.split(separator: nil).map { String($0.compactMap(\.self)) }
      if text.isEmpty || runs.contains(where: { $0.contains(text) }) { return true }
      return whole == nil ? nil : false
    }

    private var knownPrefix: String { String(characters.prefix { $0 != nil }.compactMap(\.self)) }
    private var knownSuffix: [Character] {
      characters.reversed().prefix { $0 != nil }.compactMap(\.self)
    }

    func lowercased() -> Self { mapped { $0.lowercased() } }
    func uppercased() -> Self { mapped { $0.uppercased() } }

    private func mapped(_ change: (Character) -> String) -> Self {
      KnownText(
        characters.flatMap { character -> [Character?] in
          character.map { Array(change($0)) } ?? [nil]
        })
    }

    /// Without some characters at its ends, which may be any where they are not known.
    func trimmed(_ set: Set<Character>) -> Self {
      func isTrimmed(_ character: Character?) -> Bool { character.map(set.contains) ?? false }
      let front = characters.drop(while: isTrimmed)
      return KnownText(front.reversed().drop(while: isTrimmed).reversed())
    }

    var withoutLast: Self { KnownText(characters.dropLast()) }

    /// The text without percent encoding; unknown where it cannot be determined.
    var decoded: Self {
      guard characters.contains("%") else { return self }
      guard let whole else { return .unknown }
      var bytes: [UInt8] = []
      var rest = Array(whole.utf8)[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
          bytes.append(byte)
          continue
        }
        let digits = rest.prefix(2)
        guard digits.count == 2, !digits.contains(UInt8(ascii: "+")),
          let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return .unknown }
        bytes.append(value)
        rest = rest.dropFirst(2)
      }
      return String(validating: bytes, as: UTF8.self).map { KnownText($0) } ?? .unknown
    }

    func dropping(_ count: Int) -> Self? {
      let front = characters.prefix(count)
      return front.count == count && !front.contains(nil)
        ? KnownText(characters.dropFirst(count)) : nil
    }

    /// The parts between known separators. What an interpolation puts in is taken to hold none.
    func split(_ separator: Character, most: Int = .max, keepsEmpty: Bool = false) -> [Self] {
      characters.split(
        separator: separator, maxSplits: most, omittingEmptySubsequences: !keepsEmpty
      ).map { KnownText($0) }
    }
  }

  /// The parts of a URL, as far as they are known.
  struct LinkText {
    var whole: KnownText
    var scheme: String
    /// Without user and port.
    var host: KnownText
    /// As written.
    var path: KnownText
    /// Whether it is a `URLComponents`, some of whose parts differ.
    var isComponents = false
    var query: [(name: KnownText, value: KnownText?)]

    /// nil for text that is no URL, and for the schemes of the system's own apps.
    init?(_ text: KnownText) {
      guard text.count <= Self.longest else { return nil }
      let parts = text.split("#", most: 1, keepsEmpty: true)[0].split(":", most: 1)
      guard parts.count == 2, let scheme = parts[0].whole, let rest = parts[1].dropping(2),
        parts[1].hasPrefix("//") == true, !Self.foreign.contains(scheme.lowercased())
      else { return nil }
      whole = text
      self.scheme = scheme
      let asked = rest.split("?", most: 1, keepsEmpty: true)
      let named = (asked.first ?? KnownText("")).split("/", most: 1, keepsEmpty: true)
      let authority = (named.first ?? KnownText("")).split("@", keepsEmpty: true).last
      let asHost = authority?.split(":", most: 1, keepsEmpty: true).first ?? KnownText("")
      host = asHost.contains("%") == true || asHost.contains("[") == true ? .unknown : asHost
      path = named.count > 1 ? KnownText("/") + named[1] : KnownText("")
      query = asked.dropFirst().flatMap { $0.split("&") }.map { item in
        let pair = item.split("=", most: 1, keepsEmpty: true)
        return (pair[0].decoded, pair.count > 1 ? pair[1].decoded : nil)
      }
    }

    /// As `pathComponents` has them: `/` first.
    var components: [KnownText] {
      path == KnownText("") ? [] : [KnownText("/")] + path.split("/").map(\.decoded)
    }

    /// As the property `path` has it.
    var plainPath: KnownText {
      guard !isComponents, path != KnownText("/"), path.hasSuffix("/") == true else {
        return path.decoded
      }
      return path.withoutLast.decoded
    }

    private static let longest = 4096

    private static let foreign: Set<String> = [
      "http", "https", "mailto", "tel", "sms", "facetime", "itms-apps", "file", "data",
    ]
  }
#endif
