extension StackSearch {
  /// What a slice of a level finds by pushes.
  struct Slice {
    /// The positions of the states.
    var pushed: Range<Int> = 0..<0
    /// The number of the first of them; the others follow.
    var firstStack: UInt32 = 0
    /// Those that an earlier state leads to as well: they are found twice, until ``merge()``.
    var twice: Set<UInt32> = []
  }

  /// Takes all steps out of the states of a level.
  mutating func expandLevel(_ range: Range<Int>) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: sliceSize) {
      expandSlice(start..<min(start + sliceSize, range.upperBound))
    }
  }

  /// First it is counted how many states the pushes find: nobody else finds them, where nothing stands on
  /// the pushing stack yet, so that their places are known. Then these pushes are made, and all other steps
  /// are looked at; those that do not come to a known state are left, and taken one by one.
  private mutating func expandSlice(_ range: Range<Int>) {
    // Not too small, since starting a thread takes a while.
    let size = max(1, sliceSize >> 7, threads > 1 ? range.count / (threads * 8) : range.count)
    let pieces = stride(from: range.lowerBound, to: range.upperBound, by: size).map {
      $0..<min($0 + size, range.upperBound)
    }
    let offsets = offsets(of: pieces)
    let pushed = offsets[pieces.count]
    guard states + pushed <= limits.states, table.count + pushed <= table.capacity else {
      slice = Slice()
      for position in range { expand(position) }
      return
    }
    let done = lookedAt(pieces, offsets)
    slice = Slice(
      pushed: states..<states + pushed, firstStack: UInt32(truncatingIfNeeded: table.count))
    states += pushed
    table.adopt(pushed)
    leftBytes = max(leftBytes, done.reduce(0) { $0 + $1.bytes })
    for piece in done {
      steps += piece.steps
      cuts.height += piece.heightCuts
      for left in piece.left { settle(left.move, of: Int(left.position)) }
    }
    merge()
  }

  /// Where the states that the pushes of each piece find begin, counted from those of the first.
  private func offsets(of pieces: [Range<Int>]) -> [Int] {
    var offsets = [Int](repeating: 0, count: pieces.count + 1)
    guard rules.loneControl != nil else { return offsets }
    offsets.withUnsafeMutableBufferPointer { offsets in
      nonisolated(unsafe) let offsets = offsets
      StackSearchCrew.work(threads, pieces: pieces.count) { number in
        offsets[number + 1] = StackSearchPiece.pushCount(self, pieces[number])
      }
    }
    for number in pieces.indices { offsets[number + 1] += offsets[number] }
    return offsets
  }

  private func lookedAt(_ pieces: [Range<Int>], _ offsets: [Int]) -> [StackSearchPiece] {
    var done = [StackSearchPiece?](repeating: nil, count: pieces.count)
    done.withUnsafeMutableBufferPointer { done in
      nonisolated(unsafe) let done = done
      StackSearchCrew.work(threads, pieces: pieces.count) { number in
        var piece = StackSearchPiece(
          self, position: states + offsets[number], stack: table.count + offsets[number])
        piece.look(at: pieces[number])
        done[number] = piece
      }
    }
    return done.compactMap(\.self)
  }
}

// MARK: - The order of a slice

extension StackSearch {
  /// Hears that a step came to a known state: where a push of a later state found it in this slice, it was
  /// this step that found it.
  mutating func noteArrival(at state: UInt32, from origin: UInt32) {
    guard !slice.pushed.isEmpty, rules.loneControl != nil, state >= slice.firstStack else { return }
    let offset = Int(state - slice.firstStack)
    guard offset < slice.pushed.count else { return }
    let position = slice.pushed.lowerBound + offset
    guard origin < parents.base[position], slice.twice.insert(state).inserted else { return }
    parents.base[position] = origin
    order.base[states] = state
    parents.base[states] = origin
    states += 1
  }

  /// Puts the states of a slice into the order of those that they were found from.
  private mutating func merge() {
    let found = slice.pushed.upperBound..<states
    guard !found.isEmpty, !slice.pushed.isEmpty else { return }
    let others = found.map { (state: order.base[$0], parent: parents.base[$0]) }
    var end = slice.pushed.lowerBound
    for position in slice.pushed where !slice.twice.contains(order.base[position]) {
      order.base[end] = order.base[position]
      parents.base[end] = parents.base[position]
      end += 1
    }
    states = end + others.count
    var pushed = end
    var other = others.count
    // From the back, so that nothing is overwritten that is still to be moved.
    while other > 0 {
      let place = pushed + other - 1
      if pushed > slice.pushed.lowerBound, parents.base[pushed - 1] > others[other - 1].parent {
        pushed -= 1
        order.base[place] = order.base[pushed]
        parents.base[place] = parents.base[pushed]
      } else {
        other -= 1
        order.base[place] = others[other].state
        parents.base[place] = others[other].parent
      }
    }
  }
}
