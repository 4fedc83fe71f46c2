/// The known name that somebody most likely meant.
///
/// - Returns: The name at the least edit distance, the first of them in order, unless even that one
///   differs in more than a third of its letters.
/// - Complexity: O(*n* · *l*²) in the number of names and their length; names over 100 characters
///   are passed over.
package func nearestName(to name: String, in known: some Sequence<String>) -> String? {
  guard name.count <= 100 else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in known where candidate.count <= 100 {
    let distance = editDistance(Array(name.lowercased()), Array(candidate.lowercased()))
    guard distance <= max(1, max(name.count, candidate.count) / 3) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

/// The number of letters to insert, remove or change.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let substitution = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substitution, diagonal + 1, row[j] + 1)
    }
  }
  return row[right.count]
}
