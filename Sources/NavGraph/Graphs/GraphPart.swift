import NavGraphModel

/// An element of a graph whose type is no longer of interest.
public struct GraphPart: Sendable {
  enum Kind {
    case coordinator(AnyCoordinator)
    case feature(FeatureDefinition)
    case variable(VariableDefinition)
    case input(InputDefinition)
    case home(HomeDefinition)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }
}
