import NavGraphFacts
import NavGraphModel

/// The names that a style sheet or a script finds the screens of a tower by.
struct TowerNames: Sendable {
  let facts: Facts

  func coordinator(_ screen: ScreenReference) -> String {
    facts.graph.coordinators[screen.coordinator].name
  }

  func route(_ screen: ScreenReference) -> String { facts.definition(of: screen).name }
}
