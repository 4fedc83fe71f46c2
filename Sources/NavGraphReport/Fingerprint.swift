import NavGraphLint

/// The identity of a finding in every run, regardless of its location in the source.
///
/// It is made of the rule and the cause or, for a separate finding, the coordinator, the route, the action
/// and the operation: a finding keeps it when lines move, when messages change their wording, and when the same
/// cause shows at one more place.
package struct Fingerprint: Hashable {
  let text: String

  /// - Returns: One for each finding, in their order. Findings that share everything are numbered.
  static func all(of findings: [Finding]) -> [Fingerprint] {
    var known: [String: Int] = [:]
    return findings.map { finding in
      let parts: [String?] =
        finding.cause.map { [finding.rule, $0] } ?? [
          finding.rule, finding.coordinator, finding.route, finding.action, finding.operation,
        ]
      let digest = hash(parts)
      let count = known[digest, default: 0] + 1
      known[digest] = count
      return Fingerprint(text: count == 1 ? digest : "\(digest)-\(count)")
    }
  }

  /// FNV-1a with 64 bits, in hexadecimal; a part that is missing differs from an empty one.
  package static func hash(_ parts: [String?]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      // No byte of UTF-8 is 0xFE or 0xFF, so that parts cannot run into one another.
      for byte in part.map({ Array($0.utf8) + [0xFF] }) ?? [0xFE] {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
