#if SourceReading
  import SwiftSyntax

  /// A screen can be made of several features: presentations of a part are presentations of its screen.
  extension RegistrationBuilder {
    /// A feature inside a screen.
    struct Part {
      var feature: Feature
      /// The actions of the screen that lead to it.
      var names: [String]
      /// The route of the screen; nil for the coordinator's own.
      var owner: String?
    }

    private static let maxDepth = 4
    private static let maxParts = 100

    /// The features that a feature holds in its state, besides coordinators, what slots show, and other screens.
    func parts(of feature: Feature, besides isScreen: (Feature) -> Bool = { _ in false }) -> [Part]
    {
      Array(parts(of: feature, [], [ObjectIdentifier(feature)], isScreen).prefix(Self.maxParts))
    }

    private func parts(
      of feature: Feature, _ names: [String], _ around: Set<ObjectIdentifier>,
      _ isScreen: (Feature) -> Bool
    ) -> [Part] {
      guard let state = feature.state.declaration, state.kind != .enumeration,
        names.count < Self.maxDepth
      else { return [] }
      var result: [Part] = []
      for (property, path) in program.storedPaths(of: state) {
        guard walker.container(path) == nil, let type = Self.part(path.type),
          let child = features.feature(ofState: type),
          let action = action(of: child, in: feature, named: property.name),
          composition.isShown(child, [property.name, action[0]], in: feature)
        else { continue }
        let shown = cases(of: type, in: child).map { ($0.feature, action + [$0.name]) }
        for (part, childPath) in shown.isEmpty ? [(child, action)] : shown
        where !composition.isElement(part) && draftOf[ObjectIdentifier(part)] == nil
          && !isScreen(part) && !around.contains(ObjectIdentifier(part))
        {
          result.append(Part(feature: part, names: names + childPath))
          result += parts(
            of: part, names + childPath, around.union([ObjectIdentifier(part)]), isScreen)
        }
      }
      return result
    }

    /// The features of which a part shows one: `@Reducer enum Content { case loading(Loading), loaded(Order) }`.
    private func cases(of type: SwiftType, in part: Feature) -> [(name: String, feature: Feature)] {
      guard let choice = type.declaration, choice.kind == .enumeration,
        draftOf[ObjectIdentifier(part)] == nil
      else { return [] }
      return choice.cases.compactMap { one in
        one.payloads.first.flatMap {
          features.feature(ofState: program.resolve($0, of: one, in: choice))
        }.map { (one.name, $0) }
      }
    }

    /// The type of a part's state: also of the rows of a list.
    private static func part(_ type: SwiftType) -> SwiftType? {
      switch type.unwrapped {
      case .declared: type
      case .array(let row): if case .declared = row { row } else { nil }
      default: nil
      }
    }

    /// Returns the action with which a feature passes on a child's actions: that of the `Scope` of the child's state,
    /// one that is named as the state, or the only one.
    private func action(of child: Feature, in feature: Feature, named name: String) -> [String]? {
      var actionPaths: [String: [String]] = [:]
      let names = feature.action.cases.filter { one in
        one.payloads.contains { payload in
          let type = program.resolve(payload, of: one, in: feature.action)
          var isRow = false
          if case .identifiedAction = type { isRow = true }
          actionPaths[one.name] = isRow ? [one.name, "element"] : [one.name]
          return features.feature(ofAction: isRow ? type.carriedAction : type) === child
        }
      }.map(\.name)
      if names.count > 1, let scoped = scopedAction(of: name, in: feature),
        names.contains(scoped)
      {
        return actionPaths[scoped]
      }
      return (names.contains(name) ? name : names.first).flatMap { actionPaths[$0] }
    }

    /// The action that `Scope(state:action:)` names beside a part of a feature's state.
    private func scopedAction(of property: String, in feature: Feature) -> String? {
      guard let reducer = feature.owner else { return nil }
      let finder = ScopeFinder(property)
      finder.walk(reducer.node)
      return finder.action
    }

    mutating func addParts(of feature: Feature, owner: String?, to index: Int) {
      for var part in parts(of: feature, besides: { isScreen($0, of: feature, owner, index) }) {
        part.owner = owner
        drafts[index].parts.append(part)
        addOwnSlots(of: part.feature, owner: owner, part: part.names, to: index)
      }
    }

    /// Returns whether a feature is a screen of its own beside the one that holds its state.
    private func isScreen(
      _ feature: Feature, of holder: Feature, _ owner: String?, _ index: Int
    ) -> Bool {
      let draft = drafts[index]
      let shown = draft.screens.filter { $0.value === feature }.map(\.key)
      let presented = shown.filter { route in
        draft.slotRoutes.contains { $0.value == route && draft.holder($0.key) == owner ?? "" }
      }
      let screens = owner == nil ? shown : presented
      // A sheet can show a part of the screen, too.
      return !screens.isEmpty && !(presented == screens && isShownAndPresented(feature, in: holder))
    }

    /// Whether the view of a feature shows a child itself, and presents it, too.
    private func isShownAndPresented(_ child: Feature, in feature: Feature) -> Bool {
      (walker.evidence.views[ObjectIdentifier(child.action)] ?? []).contains { view in
        let sites = (walker.evidence.sites[view] ?? []).filter {
          $0.state === feature.state.declaration
        }
        return sites.contains(where: \.presenters.isEmpty)
          && sites.contains { !$0.presenters.isEmpty }
      }
    }
  }

  private final class ScopeFinder: SyntaxVisitor {
    private let property: String
    private(set) var action: String?

    init(_ property: String) {
      self.property = property
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      func name(_ label: String) -> String? {
        node.arguments.first { $0.label?.text == label }.flatMap { Walker.lastName($0.expression) }
      }
      if node.calledExpression.sourceText == "Scope", action == nil,
        name("state") == property
      {
        action = name("action")
      }
      return .visitChildren
    }
  }
#endif
