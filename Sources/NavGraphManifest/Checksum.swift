#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A number that tells contents apart which differ by accident; the same in every process, unlike
/// `Hasher`. It withstands nobody who looks for two contents with one number.
struct Checksum {
  /// FNV-1a, eight bytes at a time: a program is checked before each run.
  let value: UInt64

  init(_ data: Data) {
    value = data.withUnsafeBytes { bytes in
      let prime: UInt64 = 0x100_0000_01b3
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
      let words = bytes.count / 8
      for word in 0..<words {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)) &* prime
        hash ^= hash >> 29
      }
      for byte in bytes[(words * 8)...] { hash = (hash ^ UInt64(byte)) &* prime }
      return hash
    }
  }

  var hexadecimal: String { String(value, radix: 16) }
}
