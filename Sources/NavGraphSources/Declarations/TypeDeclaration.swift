#if SourceReading
  import SwiftSyntax

  /// A type that the sources declare, with all its extensions.
  ///
  /// Several threads read it: nothing of it changes once it is complete.
  final class TypeDeclaration {
    enum Kind { case structure, enumeration, reference, interface }

    let name: String
    let parent: TypeDeclaration?
    let kind: Kind
    let file: SourceFile
    let node: Syntax
    let attributes: [String]
    var inherited: [String]
    var cases: [CaseDeclaration] = []
    var properties: [String: PropertyDeclaration] = [:]
    var propertyOrder: [String] = []
    var functions: [String: [FunctionDeclaration]] = [:]
    var functionOrder: [FunctionDeclaration] = []
    var initializers: [InitializerDeclSyntax] = []
    var aliases: [String: TypeSyntax] = [:]
    var nested: [String: TypeDeclaration] = [:]

    init(
      name: String, parent: TypeDeclaration?, kind: Kind, file: SourceFile, node: Syntax,
      attributes: [String] = [], inherited: [String] = []
    ) {
      self.name = name
      self.parent = parent
      self.kind = kind
      self.file = file
      self.node = node
      self.attributes = attributes
      self.inherited = inherited
    }

    var qualifiedName: String { (parent.map { $0.qualifiedName + "." } ?? "") + name }
    var isReducer: Bool {
      attributes.contains("Reducer")
        || inherited.contains {
          ["Reducer", "ReducerProtocol", "RoutingReducerProtocol"].contains($0)
        }
    }
    var isReducerEnum: Bool { kind == .enumeration && attributes.contains("Reducer") }
    /// Whether it is a reducer that the library's macro gives an empty body.
    var hasNoCode: Bool {
      attributes.contains("Reducer") && properties["body"] == nil && functions["reduce"] == nil
    }

    var isView: Bool {
      inherited.contains { ["View", "App", "ViewModifier", "ToolbarContent"].contains($0) }
    }

    /// Whether it is a view that shows a screen of UIKit.
    var wrapsController: Bool {
      inherited.contains { $0.hasSuffix("ViewControllerRepresentable") }
    }

    /// Whether it is a screen of UIKit, or a container of such screens.
    var isViewController: Bool {
      kind == .reference && inherited.contains { $0.hasSuffix("Controller") }
    }

    /// Whether the system informs it about events of the app.
    var isAppDelegate: Bool {
      inherited.contains { $0.hasSuffix("ApplicationDelegate") || $0.hasSuffix("SceneDelegate") }
    }

    /// Whether it is a view that only its own file can name.
    var isViewOfItsFile: Bool {
      let modifiers = node.as(StructDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
      return isView && !inherited.contains("App") && parent == nil
        && !Set(modifiers).isDisjoint(with: ["private", "fileprivate"])
    }

    /// Whether a name is that of one of its generic parameters.
    func isGeneric(over name: String) -> Bool {
      let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?
        .genericParameterClause?.parameters
      return parameters?.contains { $0.name.text == name } ?? false
    }

    /// Whether it makes the screens of ComposableNavigation's items.
    var isViewProvider: Bool { inherited.contains("ViewProviding") }

    /// The code of its properties and functions, in the order of the source.
    var members: [Syntax] {
      propertyOrder.compactMap { properties[$0]?.node } + functionOrder.map { Syntax($0.node) }
    }

    /// The calls in these.
    private(set) var calls: [FunctionCallExprSyntax] = []
    func findCalls() { calls = members.flatMap { CallFinder.calls(in: $0) } }

    func declaredCase(_ name: String) -> CaseDeclaration? {
      if indexedCases < cases.count { complete() }
      return caseIndices[name].map { cases[$0] }
    }

    /// Computes the lazy properties in advance.
    func complete() {
      for index in indexedCases..<cases.count where caseIndices[cases[index].name] == nil {
        caseIndices[cases[index].name] = index
      }
      indexedCases = cases.count
    }

    private var caseIndices: [String: Int] = [:]
    private var indexedCases = 0
  }

  struct CaseDeclaration {
    struct Payload {
      var label: String?
      var type: TypeSyntax
      /// `State` or `Action` of the type: what `@Reducer` makes of a case of an enum.
      var member: String?
    }

    var name: String
    var payloads: [Payload]
    var file: SourceFile
    var node: Syntax
  }

  struct PropertyDeclaration {
    var name: String
    var type: TypeSyntax?
    var initial: ExprSyntax?
    /// The code of the getter of a computed property.
    var getter: CodeBlockItemListSyntax?
    var attributes: [String]
    var attributeNodes: AttributeListSyntax
    var isStatic: Bool
    var file: SourceFile
    var node: Syntax

    /// Whether it has code for what is written to it.
    var isSettable: Bool {
      guard
        case .accessors(let accessors)? = node.as(VariableDeclSyntax.self)?.bindings.first?
          .accessorBlock?.accessors
      else { return false }
      return accessors.contains { $0.accessorSpecifier.text == "set" }
    }

    var isPresented: Bool {
      attributes.contains { $0 == "Presents" || $0 == "PresentationState" }
    }
  }

  extension PropertyDeclaration {
    /// Where a value is stored that others read and write, too: `.appStorage("token")`.
    var sharedKey: String? {
      attributeNodes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
        ["Shared", "SharedReader"].contains($0.attributeName.sourceText)
      }?.arguments?.sourceText
    }
  }

  struct FunctionDeclaration {
    var name: String
    var node: FunctionDeclSyntax
    var file: SourceFile
    var isStatic: Bool

    var parameters: [(label: String?, name: String, type: TypeSyntax, initial: ExprSyntax?)] {
      node.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        return (
          label == "_" ? nil : label, parameter.name, parameter.type, parameter.defaultValue?.value
        )
      }
    }

    /// Whether a call can have arguments of these labels: closures and those with a default value can be missing.
    func accepts(_ labels: [String?]) -> Bool {
      var left = labels[...]
      return parameters.allSatisfy { parameter in
        if let first = left.first, first == parameter.label {
          left.removeFirst()
          return true
        }
        return parameter.initial != nil || parameter.type.sourceText.contains("->")
      } && left.isEmpty
    }
  }
#endif
