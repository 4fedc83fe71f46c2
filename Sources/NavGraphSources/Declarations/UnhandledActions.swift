#if SourceReading
  import SwiftSyntax

  /// The actions that code sends to a feature and that no code handles.
  ///
  /// Only what is certain: the feature and those around it are plain reducers, each body one `switch` over its actions with
  /// a `default` that does nothing; no pattern names the action or takes all actions of the feature; and code uses its
  /// name only to send it.
  struct UnhandledActions {
    struct Found {
      let feature: Feature
      let action: String
      let place: SourcePlace
    }

    /// In the order of the features, and of the cases of their actions.
    let all: [Found]

    /// - Parameter children: The features that a feature shows.
    init(
      _ program: Program, _ features: Features, _ evidence: Evidence,
      children: (Feature) -> [Feature]
    ) {
      let uses = ActionUses(program, features)
      var parents: [ObjectIdentifier: [Feature]] = [:]
      for feature in features.all {
        for child in children(feature) {
          parents[ObjectIdentifier(child), default: []].append(feature)
        }
      }
      all = features.all.flatMap { feature -> [Found] in
        let around = Self.ancestors(of: feature, parents)
        guard let owner = feature.owner, !feature.bodies.isEmpty,
          ([feature] + around).allSatisfy(\.isPlainReducer)
        else { return [] }
        let found = feature.action.cases.compactMap { one -> Found? in
          guard Self.isPlain(one, of: feature, program),
            let place = Self.sender(of: one.name, to: feature, owner, uses, evidence),
            !uses.mayHandle(one.name, of: feature, owner)
          else { return nil }
          return Found(feature: feature, action: one.name, place: place)
        }
        return found.isEmpty || uses.mayHandleAll(of: feature, around) ? [] : found
      }
    }

    private static func ancestors(
      of feature: Feature, _ parents: [ObjectIdentifier: [Feature]]
    ) -> [Feature] {
      var found: [Feature] = []
      var open = parents[ObjectIdentifier(feature)] ?? []
      while let next = open.popLast() {
        guard next !== feature, !found.contains(where: { $0 === next }) else { continue }
        found.append(next)
        open += parents[ObjectIdentifier(next)] ?? []
      }
      return found
    }

    /// Whether it carries no other action, and its name means nothing else.
    private static func isPlain(
      _ one: CaseDeclaration, of feature: Feature, _ program: Program
    ) -> Bool {
      !Library.cases.contains(one.name)
        && feature.action.nested.values.allSatisfy { $0.declaredCase(one.name) == nil }
        && one.payloads.allSatisfy { payload in
          switch program.resolve(payload, of: one, in: feature.action).unwrapped {
          case .declared(let type): type.kind != .enumeration
          case .other, .closure: true
          default: false
          }
        }
    }

    /// Where a view sends it, or else the feature's own code.
    private static func sender(
      of action: String, to feature: Feature, _ owner: TypeDeclaration, _ uses: ActionUses,
      _ evidence: Evidence
    ) -> SourcePlace? {
      evidence.sends(action, of: feature.action).first?.place
        ?? uses.sent[ObjectIdentifier(owner)]?[action]
    }
  }
#endif
