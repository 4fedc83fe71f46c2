#if SourceReading
  import SwiftSyntax

  extension Program {
    /// The stored properties of a state, or of a part of it, in the order of their declaration.
    ///
    /// - Parameter outer: The way to the part; empty for a state.
    func storedPaths(
      of state: TypeDeclaration, in outer: [StatePath.Component] = []
    ) -> some Sequence<(property: PropertyDeclaration, path: StatePath)> {
      state.propertyOrder.lazy.compactMap { name in
        guard let property = state.properties[name], !property.isStatic, property.getter == nil
        else { return nil }
        let path = StatePath(
          components: outer + [.init(name: name, owner: state)],
          type: self.type(ofProperty: property, in: state))
        return (property, path)
      }
    }

    /// The actions of the stores of a view, by their names; also of a view's only store where it is observed as `viewStore`.
    func stores(of view: TypeDeclaration) -> [String: TypeDeclaration] {
      var found: [String: TypeDeclaration] = [:]
      for name in view.propertyOrder {
        guard let property = view.properties[name],
          case .store(_, let action) = type(ofProperty: property, in: view),
          let declared = action.declaration
        else { continue }
        found[name] = declared
      }
      if found.count == 1, let only = found.values.first, view.properties["viewStore"] == nil,
        !view.members.contains(where: Self.observesChild)
      {
        found["viewStore"] = only
      }
      return found
    }

    /// Whether code observes the store of a child: `WithViewStore(store.scope(…)) { viewStore in … }`.
    private static func observesChild(_ code: Syntax) -> Bool {
      CallFinder.calls(in: code).contains { call in
        Walker.name(of: call.calledExpression) == "WithViewStore"
          && call.arguments.contains {
            $0.expression.sourceText != "store" && $0.label == nil
          }
          || ["IfLetStore", "ForEachStore", "CaseLet"].contains(
            Walker.name(of: call.calledExpression) ?? "")
      }
    }

    /// The library's modifier with which one of the app's own presents: that of `func paywall(_:) -> some View`, or of the
    /// `ViewModifier` that it applies; nil where it presents nothing.
    func presentation(by modifier: String) -> String? {
      guard let function = outside["View"]?.functions[modifier]?.first else { return nil }
      let calls = CallFinder.calls(in: Syntax(function.node))
      let applied = calls.compactMap { call in
        Walker.name(of: call.calledExpression).flatMap { name in
          types.first { $0.name == name && $0.inherited.contains("ViewModifier") }
        }
      }
      return (calls + applied.flatMap(\.members).flatMap { CallFinder.calls(in: $0) })
        .compactMap { Walker.lastName($0.calledExpression) }
        .first(where: Library.presenting.contains)
    }

    /// The structure that a property of a state holds: a part of the state without a name of its own in actions.
    func part(_ name: String, of state: TypeDeclaration) -> TypeDeclaration? {
      guard let property = state.properties[name], !property.isStatic, property.getter == nil,
        case .declared(let part) = type(ofProperty: property, in: state),
        part.kind == .structure, part !== state
      else { return nil }
      return part
    }

    /// The type of `@Environment(\.name) var …`, where an extension of `EnvironmentValues` declares the value.
    func type(inEnvironment property: PropertyDeclaration) -> SwiftType {
      let attribute = property.attributeNodes.lazy.compactMap { $0.as(AttributeSyntax.self) }
        .first { $0.attributeName.sourceText == "Environment" }
      guard case .argumentList(let arguments)? = attribute?.arguments,
        let name = arguments.first.flatMap({ Walker.lastName($0.expression) }),
        let values = outside["EnvironmentValues"],
        let declared = values.properties[name], declared.type != nil
      else { return .unknown }
      return type(ofProperty: declared, in: values)
    }
  }
#endif
