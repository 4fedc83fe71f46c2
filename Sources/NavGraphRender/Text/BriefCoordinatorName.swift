/// Returns a coordinator's name in drawings: without the word for its kind, unless another has the name that is left.
///
/// - Parameter names: Those of all coordinators of the graph, so that no two have the same name on any map.
package func briefCoordinatorName(_ name: String, among names: Set<String>) -> String {
  let word = "Coordinator"
  guard name.hasSuffix(word), name != word else { return name }
  let rest = String(name.dropLast(word.count))
  return names.contains(rest) ? name : rest
}
