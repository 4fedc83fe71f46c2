#if SourceReading
  import SwiftSyntax

  // Stacks of one feature: `StackState<Detail.State>` is read as the stack of a reducer's enum with one case, `detail`.

  /// The enums that stacks of one feature represent, by the feature's reducer.
  struct OnlyScreens {
    private var enums: [ObjectIdentifier: TypeDeclaration] = [:]
    /// In the order in which they were found.
    private(set) var all: [TypeDeclaration] = []

    /// Whether all types were resolved that the sources declare: no more are added.
    var isComplete = false

    /// The enum whose only case is a reducer, if a type is the state of one that is no enum itself.
    mutating func path(of state: SwiftType) -> TypeDeclaration? {
      guard let reducer = Self.reducer(of: state) else { return nil }
      if let known = enums[ObjectIdentifier(reducer)] { return known }
      let path = TypeDeclaration(
        name: reducer.name + "Path", parent: reducer, kind: .enumeration, file: reducer.file,
        node: reducer.node, attributes: ["Reducer"])
      let type = TypeSyntax(IdentifierTypeSyntax(name: .identifier(reducer.name)))
      path.cases = [
        CaseDeclaration(
          name: Self.screen(of: reducer), payloads: [.init(label: nil, type: type)],
          file: reducer.file, node: reducer.node)
      ]
      DeclarationReader.synthesize(path)
      enums[ObjectIdentifier(reducer)] = path
      all.append(path)
      return path
    }

    /// The same, where it was found before.
    func known(_ state: SwiftType) -> TypeDeclaration? {
      Self.reducer(of: state).flatMap { enums[ObjectIdentifier($0)] }
    }

    private static func reducer(of state: SwiftType) -> TypeDeclaration? {
      guard case .declared(let state) = state, state.kind == .structure, state.name == "State",
        let reducer = state.parent, reducer.isReducer
      else { return nil }
      return reducer
    }

    /// The states of the stack that holds a feature's state alone, if there is one.
    func states(of state: TypeDeclaration) -> TypeDeclaration? {
      state.parent.flatMap { enums[ObjectIdentifier($0)] }?.nested["State"]
    }

    /// Returns the only case of the elements of a stack of one feature: of its states or of its actions.
    func screen(of choice: TypeDeclaration?) -> CaseDeclaration? {
      guard let choice, let path = choice.parent, let reducer = path.parent,
        enums[ObjectIdentifier(reducer)] === path
      else { return nil }
      return choice.cases.first
    }

    /// `contactDetail` for `ContactDetailFeature`.
    private static func screen(of reducer: TypeDeclaration) -> String {
      let ending = ["Feature", "Reducer", "Domain", "Core"].first {
        reducer.name.hasSuffix($0) && reducer.name.count > $0.count
      }
      let name = reducer.name.dropLast(ending?.count ?? 0)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
  }

  extension Walker {
    /// The only screen of a stack of one feature, or the only case of its states or actions.
    func onlyScreen(of type: SwiftType) -> CaseDeclaration? {
      program.onlyScreens.screen(of: type.screens)
    }

    /// What leads from an action of a stack of one feature to the feature's own: code does not write that step.
    func onlyStep(in type: SwiftType) -> (step: ActionStep, type: SwiftType)? {
      guard case .declared(let actions) = type, let only = onlyScreen(of: type),
        let payload = only.payloads.first
      else { return nil }
      return (ActionStep(name: only.name), program.resolve(payload, of: only, in: actions))
    }
  }
#endif
