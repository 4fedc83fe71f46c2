/// Returns the known name that the author most likely meant.
///
/// - Returns: The name at the least edit distance, the first of them in order, unless even that one
///   differs in more than a third of its letters (and in more than one).
/// - Complexity: O(*n* · *l*²) in the number of names and their length; names over 100 characters
///   are skipped.
///
/// - Parameter takesParts: Whether a part of a name is as good as a typo.
package func nearestName(
  to name: String, in known: some Sequence<String>, takesParts: Bool = false
) -> String? {
  guard name.count <= 100 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in known where candidate.count <= 100 {
    let distance = editDistance(Array(name.lowercased()), Array(candidate.lowercased()))
    guard distance <= max(1, max(name.count, candidate.count) / 3) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  guard best == nil, takesParts, name.count > 2 else { return best?.name }
  return known.first { $0.lowercased().contains(name.lowercased()) }
}

/// The number of letters to insert, remove, change, or swap with their neighbour (optimal string
/// alignment).
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var row = [i + 1]
    for (j, b) in right.enumerated() {
      var distance = min(last[j] + (a == b ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a == right[j - 1], b == left[i - 1] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}
