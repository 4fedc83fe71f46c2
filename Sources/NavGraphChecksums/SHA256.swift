#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// SHA-256 checksums, after FIPS 180-4.
///
/// Written out here, as SwiftPM does, because of all that swift-crypto offers this is the only function that is needed,
/// and building its BoringSSL takes a third of the time of a first build.
package enum SHA256 {
  private static let blockSize = 64

  /// Returns the checksum of bytes: 32 bytes, the most significant first.
  ///
  /// - Complexity: O(*bytes*).
  package static func hash(_ bytes: some ContiguousBytes) -> [UInt8] {
    bytes.withUnsafeBytes { bytes in
      var state = initialState
      var schedule = [UInt32](repeating: 0, count: rounds.count)
      let whole = bytes.count / blockSize * blockSize
      for start in stride(from: 0, to: whole, by: blockSize) {
        compress(bytes[start..<start + blockSize], into: &state, &schedule)
      }
      // The rest, one set bit, and the number of bits in the last 8 bytes.
      var end = Array(bytes[whole...]) + [0x80]
      let isLong = end.count > blockSize - 8
      end += [UInt8](repeating: 0, count: (isLong ? 2 : 1) * blockSize - 8 - end.count)
      end += bigEndian(UInt64(bytes.count) * 8)
      end.withUnsafeBytes { end in
        for start in stride(from: 0, to: end.count, by: blockSize) {
          compress(end[start..<start + blockSize], into: &state, &schedule)
        }
      }
      return state.flatMap(bigEndian)
    }
  }

  /// Returns the checksum in hexadecimal digits, as `sha256sum` prints it.
  package static func text(_ bytes: some ContiguousBytes) -> String {
    hexadecimal(hash(bytes))
  }

  /// Returns the code that only those who know the key can make for a message: HMAC, after RFC 2104.
  ///
  /// - Precondition: The key is not longer than a block, 64 bytes.
  package static func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    precondition(key.count <= blockSize)
    let padded = key + [UInt8](repeating: 0, count: blockSize - key.count)
    let inner = hash(padded.map { $0 ^ 0x36 } + message)
    return hash(padded.map { $0 ^ 0x5c } + inner)
  }

  package static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static func compress(
    _ block: Slice<UnsafeRawBufferPointer>, into state: inout [UInt32],
    _ schedule: inout [UInt32]
  ) {
    for index in 0..<16 {
      let word = block.base.loadUnaligned(
        fromByteOffset: block.startIndex + 4 * index, as: UInt32.self)
      schedule[index] = UInt32(bigEndian: word)
    }
    for index in 16..<rounds.count {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in rounds.indices {
      let chosen = e & f ^ ~e & g
      let mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ mixed &+ chosen &+ rounds[index] &+ schedule[index]
      let majority = a & b ^ a & c ^ b & c
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private static let rounds: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
