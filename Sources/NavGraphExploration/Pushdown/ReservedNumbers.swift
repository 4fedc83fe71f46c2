/// Numbers of 32 bits that never move, all zero at first; their memory comes as they are written.
final class ReservedNumbers {
  let base: UnsafeMutablePointer<UInt32>
  private let bytes: Int

  init(capacity: Int) throws(PushdownObstacle) {
    bytes = max(1, capacity) * MemoryLayout<UInt32>.stride
    guard let memory = ReservedMemory.reserve(bytes) else {
      throw PushdownObstacle(reason: "the machine has no addresses left for \(capacity) stacks")
    }
    base = memory.bindMemory(to: UInt32.self, capacity: max(1, capacity))
  }

  deinit { ReservedMemory.giveBack(base, bytes) }
}
