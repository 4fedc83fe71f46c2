import NavGraphModel

extension StackModel {
  /// A flattened stack that steps are taken out of.
  struct StackConfiguration {
    let head: PushdownHead
    let control: FlatStack.Control
    let symbols: [Int32]
    let cells: [FlatStack.Cell]
    let depths: [Int]
    /// The addresses of the flows that enclose the top, from the outermost.
    let chain: [Address]
  }

  /// A flattened stack by its symbols.
  func flattenedConfiguration(
    on symbols: [Int32], _ head: PushdownHead, _ control: FlatStack.Control
  ) -> StackConfiguration {
    let cells = symbols.map { table[$0].cell }
    var depths: [Int] = []
    var chain: [Address] = []
    var counts: [Int] = []
    // The address of a flow that begins behind the last cell, within the enclosing flow.
    var host: [AddressElement] = []
    for (symbol, cell) in zip(symbols, cells) {
      if cell.isEntry {
        if !table.isRecursive {
          let depth = Int(table[symbol].note.depth)
          chain.removeSubrange(min(depth + 1, chain.count)...)
          counts.removeSubrange(min(depth + 1, counts.count)...)
        }
        if cell.isInStack { counts[counts.count - 1] += 1 }
        host = []
        if cell.slot?.kind != .containerSlot {
          host.append(.entry(counts[counts.count - 1] - 1))
        }
        if let slot = cell.slot { host.append(slot) }
      } else {
        if !table.isRecursive, !chain.isEmpty {
          let depth = Int(table[symbol].note.depth)
          chain.removeSubrange(min(depth, chain.count)...)
          counts.removeSubrange(min(depth, counts.count)...)
        }
        chain.append(
          chain.last.map {
            flatStack.flow(hostedAt: host.reduce($0, +), under: control)
          } ?? flatStack.address(under: control))
        counts.append(0)
      }
      depths.append(chain.count - 1)
    }
    return StackConfiguration(
      head: head, control: control, symbols: symbols, cells: cells, depths: depths, chain: chain)
  }
}
