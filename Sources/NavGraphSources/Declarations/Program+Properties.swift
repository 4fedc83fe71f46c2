#if SourceReading
  import SwiftSyntax

  extension Program {
    /// The stored properties of a state, or of a part of it, and the children that it computes, in the order of their
    /// declaration.
    ///
    /// - Parameter outer: The way to the part; empty for a state.
    func storedPaths(
      of state: TypeDeclaration, in outer: [StatePath.Component] = []
    ) -> some Sequence<(property: PropertyDeclaration, path: StatePath)> {
      state.propertyOrder.lazy.compactMap { name in
        guard let property = state.properties[name], !property.isStatic,
          property.getter == nil || self.makesChild(property, in: state)
            || self.derivedStack(property, state) != nil
        else { return nil }
        let path = StatePath(
          components: outer + [.init(name: name, owner: state)],
          type: self.type(ofProperty: property, in: state))
        return (property, path)
      }
    }

    /// Whether a property makes the state of a child of others, and writes it to these: `var feed: Feed.State { get {
    /// Feed.State(isShown: isShown) } set { … } }`.
    func makesChild(_ property: PropertyDeclaration, in state: TypeDeclaration) -> Bool {
      guard property.isSettable, let getter = property.getter, let made = getter.onlyReturned,
        getter.count > 1 || made.is(FunctionCallExprSyntax.self),
        let child = type(ofProperty: property, in: state).declaration
      else { return false }
      return child.name.hasSuffix("State") && child !== state
    }

    /// The actions of the stores of a view, by their names; also of a view's only store where it is observed as `viewStore`.
    func stores(of view: TypeDeclaration) -> [String: TypeDeclaration] {
      var found: [String: TypeDeclaration] = [:]
      for store in heldStores(of: view) { found[store.name] = store.action.declaration }
      if found.count == 1, let only = found.values.first, view.properties["viewStore"] == nil,
        !view.members.contains(where: Self.observesChild)
      {
        found["viewStore"] = only
      }
      return found
    }

    /// The stores of a view by what its code calls them, in the order of its properties: also that of the app's delegate,
    /// `appDelegate.store`, and for the delegate that of the app, `MyApp.store`.
    func heldStores(of view: TypeDeclaration) -> [HeldStore] {
      let own = ownStores(of: view)
      guard own.isEmpty || !view.isAppDelegate else { return own }
      let others =
        view.isAppDelegate
        ? types.filter { $0.inherited.contains("App") }.map { ($0.name, $0) }
        : view.propertyOrder.compactMap { name in
          view.properties[name].flatMap { type(ofProperty: $0, in: view).declaration }.flatMap {
            $0.isAppDelegate ? (name, $0) : nil
          }
        }
      return own
        + others.flatMap { name, other in
          ownStores(of: other).map { (name + "." + $0.name, $0.state, $0.action) }
        }
    }

    /// `Store(initialState: .login(.init())) { Root() }`: the type of a store by the reducer in its closure.
    func store(of call: FunctionCallExprSyntax, in owner: TypeDeclaration?, file: SourceFile)
      -> SwiftType
    {
      let made = call.trailingClosure.map { CallFinder.calls(in: Syntax($0)) } ?? []
      for reducer in made {
        guard
          let type = typeNamed(by: reducer.calledExpression, in: owner, file: file),
          case (let state, let action) = (
            member("State", ofType: type), member("Action", ofType: type)
          ),
          state.declaration != nil, action.declaration != nil
        else { continue }
        return .store(state: state, action: action)
      }
      return .unknown
    }

    typealias HeldStore = (name: String, state: SwiftType, action: SwiftType)

    private func ownStores(of view: TypeDeclaration) -> [HeldStore] {
      view.propertyOrder.compactMap { name in
        guard let property = view.properties[name],
          case .store(let state, let action) = type(ofProperty: property, in: view)
        else { return nil }
        return (name, state, action)
      }
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

    /// The library's modifiers with which those of the app's own present, by their names: that of `func paywall(_:) -> some
    /// View`, or of the `ViewModifier` that it applies.
    func findPresentations() -> [String: String] {
      (outside["View"]?.functions ?? [:]).keys.reduce(into: [:]) { $0[$1] = presentation(by: $1) }
    }

    /// The first in the order of the code; a modifier of the app's own may be called like one of the library.
    private func presentation(by modifier: String) -> String? {
      var open = [modifier]
      var seen: Set<String> = []
      while let name = open.popLast() {
        guard let own = outside["View"]?.functions[name]?.first else {
          if Library.presenting.contains(name) { return name }
          continue
        }
        guard seen.insert(name).inserted else { continue }
        let calls = CallFinder.calls(in: Syntax(own.node))
        let applied = calls.compactMap { call in
          Walker.name(of: call.calledExpression).flatMap { name in
            types.first { $0.name == name && $0.inherited.contains("ViewModifier") }
          }
        }
        open += (calls + applied.flatMap(\.calls)).compactMap(\.calledName).reversed()
      }
      return nil
    }

    /// Whether a modifier of the app's own draws what it shows over the screen, in views of the app alone; one that it gives
    /// its binding may do so.
    ///
    /// - Parameter foreign: Views that wrap a view controller.
    func draws(_ modifier: String, _ foreign: Set<String>) -> Bool {
      var named: Set<String> = []
      var (open, seen) = ([modifier], Set([modifier]))
      while let name = open.popLast() {
        var calls = (outside["View"]?.functions[name] ?? []).flatMap {
          CallFinder.calls(in: Syntax($0.node))
        }
        let made = Set(calls.compactMap(\.calledName))
        calls += types.filter { $0.isView && made.contains($0.name) }.flatMap(\.calls)
        named.formUnion(calls.compactMap(\.calledName))
        open += calls.filter { call in
          call.arguments.contains { ["isPresented", "item"].contains($0.label?.text) }
        }.compactMap(\.calledName).filter { seen.insert($0).inserted }
      }
      return foreign.isDisjoint(with: named)
        && named.contains {
          ["overlay", "ZStack", "background", "offset", "safeAreaInset"].contains($0)
        }
    }

    /// The structure that a property of a state holds: a part of the state without a name of its own in actions.
    func part(_ name: String, of state: TypeDeclaration) -> TypeDeclaration? {
      guard let property = state.properties[name], !property.isStatic, property.getter == nil,
        case .declared(let part) = type(ofProperty: property, in: state),
        part.kind == .structure, part !== state
      else { return nil }
      return part
    }

    /// The type of `@UIApplicationDelegateAdaptor(AppDelegate.self) var …` and `@Environment(Model.self) var …`, and of
    /// `@Environment(\.name) var …` where an extension of `EnvironmentValues` declares the value.
    func type(ofAttributed property: PropertyDeclaration, in owner: TypeDeclaration?) -> SwiftType {
      func argument(of attributes: [String]) -> ExprSyntax? {
        let attribute = property.attributeNodes.lazy.compactMap { $0.as(AttributeSyntax.self) }
          .first { attributes.contains($0.attributeName.sourceText) }
        guard case .argumentList(let arguments)? = attribute?.arguments else { return nil }
        return arguments.first?.expression
      }
      if let key = argument(of: ["Shared", "SharedReader"]).flatMap({ Walker.lastName($0) }) {
        return type(ofShared: key) ?? .unknown
      }
      let named = argument(of: Self.adaptors + ["Environment"])?.as(MemberAccessExprSyntax.self)
      if let named = named?.base {
        return typeNamed(by: named, in: owner, file: property.file) ?? .unknown
      }
      guard let name = argument(of: ["Environment"]).flatMap({ Walker.lastName($0) }),
        let values = outside["EnvironmentValues"],
        let declared = values.properties[name], declared.type != nil
      else { return .unknown }
      return type(ofProperty: declared, in: values)
    }

    /// The type of what a key of the app's own holds: `extension SharedKey where Self == InMemoryKey<Bool>.Default`.
    private func type(ofShared key: String) -> SwiftType? {
      let keys = ["SharedKey", "SharedReaderKey", "PersistenceKey", "PersistenceReaderKey"]
      let found = keys.lazy.compactMap { name -> (node: Syntax, file: SourceFile)? in
        let key = self.outside[name].flatMap { ($0.properties[key], $0.functions[key]?.first) }
        return key?.0.map { ($0.node, $0.file) } ?? key?.1.map { (Syntax($0.node), $0.file) }
      }.first
      let written = found.flatMap { found in
        sequence(first: found.node, next: \.parent).lazy
          .compactMap { $0.as(ExtensionDeclSyntax.self)?.genericWhereClause }.first
      }
      var type = written.flatMap { Self.held(by: Syntax($0)) }
      // `Self == PersistenceKeyDefault<InMemoryKey<Bool>>`
      while let outer = type,
        outer.as(IdentifierTypeSyntax.self)?.name.text.hasSuffix("Key") == true
      {
        type = Self.held(by: Syntax(outer))
      }
      guard let type, let found else { return nil }
      return resolve(type, in: nil, file: found.file)
    }

    /// The first generic argument in code.
    private static func held(by node: Syntax) -> TypeSyntax? {
      if let arguments = node.as(GenericArgumentClauseSyntax.self)?.arguments {
        return arguments.first?.argument.as(TypeSyntax.self)
      }
      return node.children(viewMode: .sourceAccurate).lazy.compactMap(held).first
    }

    private static let adaptors = [
      "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
      "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    ]
  }
#endif
