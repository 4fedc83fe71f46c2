#if SourceReading
  /// The names in a library: one table for each.
  struct Library {
    /// The meaning of a generic type.
    enum Shape {
      case same, optional, array, arrayOfLast, route, routes, stack, presented, alert, dialog
      case result
      case navigation
      /// Actions and stores, with the screens' state and action as arguments, or with a feature that has both.
      case router, routerOf, routerOfThree, stackAction, stackActionOf, identified, identifiedOf
      case presentation, presentationOf, store, storeOf
    }

    /// A word of the result for something that navigates, and how it shows the screen where it says that.
    struct Word: ExpressibleByStringLiteral {
      var name: String
      var style: String?

      init(_ name: String, style: String? = nil) {
        self.name = name
        self.style = style
      }

      init(stringLiteral name: String) { self.init(name) }
    }

    var types: [String: Shape] = [:]
    /// Methods of a container that change what is shown.
    var methods: [String: Word] = [:]
    /// Those that no other type is likely to have.
    var ownMethods: Set<String> = []
    /// Actions, or answers to actions, that change what is shown.
    var actions: [String: Word] = [:]
    /// Views that show a stack, given the array.
    var stacks: Set<String> = []
    /// Calls that present something by a binding.
    var presenting: Set<String> = []
    /// The cases of the library's own types of actions.
    var cases: Set<String> = []

    static let all = [
      swiftUI, tcaCoordinators, flowStacks, composableArchitecture, routingReducer,
      composableNavigation, tcaRouteStack,
    ]

    static let types = merged(\.types)
    static let methods = merged(\.methods)
    static let ownMethods = Set(all.flatMap(\.ownMethods))
    static let stacks = Set(all.flatMap(\.stacks))
    static let presenting = Set(all.flatMap(\.presenting))
    static let cases = Set(all.flatMap(\.cases))
    /// What cases are called that carry actions of the feature itself, as far as they do not end in “Action”.
    static let actionGroups: Set = [
      "action", "async", "delegate", "inner", "internal", "local", "navigation", "output",
      "view",
    ]
    /// Calls of libraries that present views, with a closure to run when these have closed: PopupView's.
    static let closings: Set = ["dismissCallback"]
    /// SwiftUI's controls that write a value.
    static let controls: Set = [
      "Toggle", "Picker", "TextField", "SecureField", "TextEditor", "Stepper", "Slider",
      "DatePicker", "ColorPicker",
    ]
    /// Controls that choose one of several values.
    static let selecting: Set = ["List", "Picker"]
    /// What runs a closure when the user taps.
    static let tapped: Set = ["Button", "onTapGesture"]
    /// SwiftUI's modifiers that can turn taps off.
    static let disabling: Set = ["allowsHitTesting", "disabled"]
    /// SwiftUI's modifiers that show a view of the system, which has buttons of its own to close itself.
    static let system: Set = [
      "contactAccessPicker", "familyActivityPicker", "fileExporter", "fileImporter", "fileMover",
      "imagePlaygroundSheet", "manageSubscriptionsSheet", "musicSubscriptionOffer", "photosPicker",
      "quickLookPreview", "refundRequestSheet", "translationPresentation",
    ]
    /// Views of SwiftUI and of the libraries, which show no more than what code gives them.
    static let views: Set<String> = controls.union([
      "ActionSheet", "Alert", "AnyView", "AsyncImage", "Button", "CaseLet", "Circle", "Color",
      "ContentUnavailableView", "Divider", "EmptyView", "FlowStack", "ForEach", "ForEachStore",
      "Form", "GeometryReader", "Grid", "Group", "HStack", "IfLetStore", "Image", "Label",
      "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Map",
      "Menu",
      "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationStackStore",
      "NavigationView", "ProgressView", "Rectangle", "RoundedRectangle", "RouteStack", "ScrollView",
      "Section", "Spacer", "SwitchStore", "TCARouter", "TabView", "Text", "TimelineView", "VStack",
      "ViewThatFits", "WithPerceptionTracking", "WithViewStore", "ZStack",
    ])
    /// SwiftUI's modifiers with a binding `isPresented:` that show no screen.
    static let decorating: Set = ["appStoreOverlay", "findNavigator", "popoverTip", "searchable"]

    private static func merged<Value>(
      _ table: KeyPath<Library, [String: Value]>
    ) -> [String: Value] {
      all.map { $0[keyPath: table] }.reduce([:]) { $0.merging($1) { first, _ in first } }
    }
  }

  extension Library {
    /// The operations that open screens.
    static let openings: Set = [
      "push", "sheet", "cover", "present", "set", "replaceTop", "switchTo",
    ]

    /// Swift itself, and SwiftUI.
    static let swiftUI = Library(
      types: [
        "Optional": .optional, "Array": .array, "ArraySlice": .array, "ContiguousArray": .array,
        "Binding": .same, "Result": .result,
      ],
      methods: [
        "append": "push", "insert": "push", "removeAll": "removeAll", "removeLast": "removeLast",
        "popLast": "removeLast", "removeSubrange": "removeSubrange", "remove": "remove",
        "removeFirst": "remove",
      ],
      presenting: [
        "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
        "inspector", "navigationDestination", "NavigationLink", "quickLookPreview",
      ],
      cases: ["success", "failure"])

    static let tcaCoordinators = Library(
      types: [
        "Route": .route, "IndexedRouterAction": .router, "IdentifiedRouterAction": .router,
        "RouterAction": .routerOfThree, "IndexedRouterActionOf": .routerOf,
        "IdentifiedRouterActionOf": .routerOf,
      ],
      methods: routeMethods, ownMethods: ownRouteMethods)

    static let flowStacks = Library(
      types: ["Route": .route, "Routes": .routes, "FlowNavigator": .routes],
      methods: routeMethods, ownMethods: ownRouteMethods, stacks: ["FlowStack", "Router"],
      presenting: ["flowDestination"])

    static let composableArchitecture = Library(
      types: [
        "IdentifiedArray": .arrayOfLast, "IdentifiedArrayOf": .array, "Shared": .same,
        "SharedReader": .same, "StackState": .stack, "PresentationState": .presented,
        "AlertState": .alert, "ConfirmationDialogState": .dialog, "ActionSheetState": .dialog,
        "StackAction": .stackAction, "StackActionOf": .stackActionOf,
        "PresentationAction": .presentation, "PresentationActionOf": .presentationOf,
        "IdentifiedAction": .identified, "IdentifiedActionOf": .identifiedOf,
        "TaskResult": .result, "Store": .store, "ViewStore": .store, "StoreOf": .storeOf,
        "ViewStoreOf": .storeOf,
      ],
      methods: ["pop": "pop"],
      presenting: ["navigationLink", "navigationLinkEmpty", "NavigationLinkStore"],
      cases: ["presented", "dismiss", "element", "popFrom", "binding"])

    static let routingReducer = Library(
      actions: ["push": "push", "pop": "pop", "present": "present", "dismiss": "clear"])

    static let composableNavigation = Library(
      types: [
        "StackNavigation": .navigation, "ModalNavigation": .navigation,
        "TabNavigation": .navigation,
      ],
      actions: [
        "pushItem": "push", "pushItems": "push", "popItem": "pop", "popItems": "pop",
        "popToRoot": "popToRoot", "setItems": "set", "presentSheet": "present",
        "presentFullScreen": Word("present", style: "cover"), "set": "present",
        "dismiss": "clear", "setActiveItem": "selectTab", "setActiveIndex": "selectTab",
      ])

    static let tcaRouteStack = Library(
      types: ["RoutePath": .route, "RoutePaths": .routes], stacks: ["RouteStack"])

    /// FlowStacks' operations on an array of routes, which TCACoordinators has, too.
    private static let routeMethods: [String: Word] = [
      "push": "push", "presentSheet": "sheet", "presentCover": "cover", "goBack": "goBack",
      "goBackTo": "goBackTo", "goBackToRoot": "goBackToRoot", "pop": "pop", "popTo": "popTo",
      "popToRoot": "popToRoot", "popToCurrentNavigationRoot": "popToCurrentNavigationRoot",
      "dismiss": "dismiss",
      "dismissAll": "dismissAll",
    ]

    private static let ownRouteMethods = Set(routeMethods.keys).subtracting([
      "pop", "dismiss", "popToCurrentNavigationRoot",
    ])
  }
#endif
