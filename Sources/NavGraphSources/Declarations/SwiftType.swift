#if SourceReading
  import SwiftSyntax

  /// A type as far as navigation depends on it.
  indirect enum SwiftType {
    case declared(TypeDeclaration)
    case optional(SwiftType)
    /// An array or an identified array.
    case array(SwiftType)
    /// `Route<Screen>`; also RouteStack's path.
    case route(SwiftType)
    /// `StackState<Screen>`.
    case stack(SwiftType)
    /// `@Presents var x: T?`, `PresentationState<T>`.
    case presented(SwiftType)
    /// An alert, with the type of its buttons' actions.
    case alert(SwiftType)
    /// A dialog, likewise.
    case dialog(SwiftType)
    case routerAction(state: SwiftType, action: SwiftType)
    case stackAction(state: SwiftType, action: SwiftType)
    case presentationAction(SwiftType)
    case identifiedAction(SwiftType)
    case result(SwiftType, failure: SwiftType)
    case store(state: SwiftType, action: SwiftType)
    /// RoutingReducer's `Route.NavigationState`.
    case navigationState(SwiftType)
    /// ComposableNavigation's `StackNavigation<Screen>`, `ModalNavigation`, `TabNavigation`: name, screen.
    case navigation(String, SwiftType)
    case navigationAction(String, SwiftType)
    case closure
    case other(String)

    static var unknown: SwiftType { .other("") }

    /// Without the optional and what wraps one.
    var unwrapped: SwiftType {
      switch self {
      case .optional(let inner), .presented(let inner): inner.unwrapped
      default: self
      }
    }

    var declaration: TypeDeclaration? {
      if case .declared(let declaration) = unwrapped { return declaration }
      return nil
    }

    private static let plain: Set = ["Bool", "Date", "Double", "Int", "String", "URL", "UUID"]

    /// Whether a value of this type is none of another one, as far as both are known.
    func excludes(_ other: SwiftType) -> Bool {
      switch (unwrapped, other.unwrapped) {
      case (.declared(let one), .declared(let other)): one !== other
      case (.declared, .other(let name)), (.other(let name), .declared): Self.plain.contains(name)
      case (.other(let one), .other(let other)):
        Self.plain.isSuperset(of: [one, other]) && one != other
      default: false
      }
    }

    /// The declaration, also of what an array, a stack or a route holds.
    var screens: TypeDeclaration? {
      switch unwrapped {
      case .declared(let declaration): declaration
      case .array(let inner), .route(let inner), .stack(let inner), .navigationState(let inner):
        inner.screens
      case .navigation(_, let inner): inner.screens
      default: nil
      }
    }

    /// The action that an action of a stack, a router, a slot or a list carries.
    var carriedAction: SwiftType {
      switch self {
      case .presentationAction(let inner), .identifiedAction(let inner): inner.carriedAction
      case .stackAction(_, let action), .routerAction(_, let action): action.carriedAction
      default: self
      }
    }

    var isBool: Bool {
      if case .other("Bool") = self { return true }
      return false
    }
    /// The type of the actions that the buttons of an alert or a dialog send.
    var buttons: SwiftType? {
      switch unwrapped {
      case .alert(let action), .dialog(let action): action
      default: nil
      }
    }

    var isAlert: Bool { buttons != nil }

    /// Whether it is what one of the libraries keeps a stack of screens in.
    var isStack: Bool {
      switch unwrapped {
      case .stack, .navigationState, .array(.route): true
      default: false
      }
    }

    /// Whether the root of the stack is not in it.
    var isStackState: Bool {
      if case .stack = unwrapped { return true }
      return false
    }

    var isArrayOfRoutes: Bool {
      if case .array(.route) = unwrapped { return true }
      return false
    }
  }
#endif
