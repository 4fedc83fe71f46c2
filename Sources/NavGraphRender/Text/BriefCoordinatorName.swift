/// A coordinator as drawings call it: without the word for what it is, unless another has the name that is left.
///
/// - Parameter names: Those of all coordinators of the graph, so that no two are called alike on any map.
package func briefCoordinatorName(_ name: String, among names: Set<String>) -> String {
  let word = "Coordinator"
  guard name.hasSuffix(word), name != word else { return name }
  let rest = String(name.dropLast(word.count))
  return names.contains(rest) ? name : rest
}
