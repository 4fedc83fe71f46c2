#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Addresses that are reserved at once; only what is touched is taken from the machine, and it is zero.
package enum ReservedMemory {
  /// - Returns: Nil where the machine has no addresses for so many bytes.
  package static func reserve(_ bytes: Int) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      let flags = MAP_PRIVATE | MAP_ANON
    #else
      let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    #endif
    let address = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let address, address != MAP_FAILED else { return nil }
    #if !canImport(Darwin)
      // Fewer pages to find one's way through; a wish that the system may not grant.
      if bytes >= 1 << 24 { _ = madvise(address, bytes, MADV_HUGEPAGE) }
    #endif
    return address
  }

  package static func giveBack(_ address: UnsafeMutableRawPointer, _ bytes: Int) {
    munmap(address, bytes)
  }
}
