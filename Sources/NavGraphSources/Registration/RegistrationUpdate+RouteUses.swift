#if SourceReading
  import SwiftParser
  import SwiftSyntax

  extension RegistrationUpdate {
    /// The routes that declarations name: `.detail` in the coordinator of its enum and in calls with `of: MainRoute.self`,
    /// `MainRoute.detail` anywhere. A declaration of the author's that is no coordinator may mean any enum.
    struct RouteUses {
      private var qualified: Set<String> = []
      private var anywhere: Set<String> = []

      init(_ text: String) {
        for statement in Parser.parse(source: text).statements {
          let value = statement.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
          let visitor = RouteUseVisitor(owner: value.flatMap { Element($0).routeType })
          visitor.walk(statement)
          qualified.formUnion(visitor.qualified)
          anywhere.formUnion(visitor.anywhere)
        }
      }

      func has(_ route: String, of type: String) -> Bool {
        let name = route.filter { $0 != "`" }
        return qualified.contains(type + "." + name) || anywhere.contains(name)
      }
    }
  }

  private final class RouteUseVisitor: SyntaxVisitor {
    private(set) var qualified: Set<String> = []
    private(set) var anywhere: Set<String> = []
    /// The enums that a name without one can belong to.
    private var owners: [String]

    init(owner: String?) {
      owners = owner.map { [$0] } ?? []
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName.text.filter { $0 != "`" }
      if let base = node.base {
        if let type = base.as(DeclReferenceExprSyntax.self) {
          qualified.insert(type.baseName.text + "." + name)
        }
        return .visitChildren
      }
      // `.push(…)` is an operation.
      guard node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id else {
        return .visitChildren
      }
      if owners.isEmpty { anywhere.insert(name) }
      qualified.formUnion(owners.map { $0 + "." + name })
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let type = Self.typeOfRoutes(in: node) else { return .visitChildren }
      owners.append(type)
      return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
      if Self.typeOfRoutes(in: node) != nil { owners.removeLast() }
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      Self.otherLabels.contains(node.label?.text ?? "") || isKindOfSlot(node)
        ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
      walk(node.key)
      return .skipChildren
    }

    /// Labels of arguments that are no routes.
    private static let otherLabels: Set<String> = [
      "trigger", "disabling", "dialect", "identity", "retap",
    ]

    /// Returns whether it is the `.sheet` of `Slot("filter", .sheet)`.
    private func isKindOfSlot(_ node: LabeledExprSyntax) -> Bool {
      guard node.label == nil, let list = node.parent?.as(LabeledExprListSyntax.self),
        let call = list.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      return call.calledExpression.sourceText == "Slot"
    }

    private static func typeOfRoutes(in call: FunctionCallExprSyntax) -> String? {
      call.arguments.first { $0.label?.text == "of" }?.expression
        .as(MemberAccessExprSyntax.self).flatMap { member in
          member.declName.baseName.text == "self"
            ? member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text : nil
        }
    }
  }
#endif
