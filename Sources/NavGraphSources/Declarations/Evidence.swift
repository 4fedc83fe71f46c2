#if SourceReading
  import SwiftSyntax

  /// The facts that views reveal about states: which properties present something, select a tab or choose what is
  /// shown, and which view sends which action.
  struct Evidence {
    enum Use: Hashable {
      case presents, tabs, switches
      /// A control chooses the value: `Picker(selection: $store.section)`.
      case selects
      /// Steps of one screen: parts that share its store, or anything that a value called a step chooses.
      case steps
      /// Tabs that are pages of one screen.
      case pages
      /// The content of a navigation container, given as an array.
      case path
      /// A child that is embedded in the view itself.
      case embeds
    }

    struct Key: Hashable {
      /// The state, where the view's store determines it.
      var state: ObjectIdentifier?
      var property: String
    }

    struct Sent {
      var trigger: Trigger
      var expression: ExprSyntax
      /// The action that the same tap sends right before.
      var after: ExprSyntax?
      /// Whether the button is in content that is shown conditionally: behind an `if`, or in something that is
      /// presented.
      var isConditional: Bool
      /// Whether it is in the body of a view with a navigation container, but not in that container.
      var isBesideStack: Bool
      /// Whether it is in the root of a navigation container.
      var isInRoot = false
      /// Whether it is around all screens that a navigation container pushes.
      var enclosesPushed = false
      /// Whether it is sent when the view appears.
      var isAppearance = false
      /// Whether it is sent right then: not after something else, again and again, or when a value changes.
      var isAtOnce = true
      /// Whether it is sent once, when the app is launched.
      var isAtLaunch = false
      /// Whether it is sent when a value of the view changes.
      var isOnChange = false
      /// Whether a binding sends it when SwiftUI writes to it.
      var isWrittenByBinding = false
      /// What presents the button: the names that the presenting call is bound to. Empty where nothing does.
      var presenters: Set<String> = []
      /// The tab that has the button, where its content is written in the view around the tabs.
      var tab: String?
      /// Whether the modifier that presents the button closes that before it runs the code.
      var closesPresenter = false
      /// Whether it is a button of an alert or a dialog.
      var isInAlert = false
      /// The type of the actions of the view's store.
      var action: TypeDeclaration?
      /// The case that the store adds to all that it is sent: `view`.
      var group: String?
      /// What has to hold for it to be sent, from the innermost outwards.
      var conditions: [Condition] = []
      /// The name of the view that sends it; nil for a button of an alert.
      var view: String?
      var place: SourcePlace
    }

    /// A condition that a view checks before it shows a button or sends something.
    struct Condition {
      var asked: [TestedCondition]
      var holds: Bool
      /// The state of the view around the one that sends it, where that asks; nil for the view itself.
      var state: TypeDeclaration?
    }

    /// What a view shows instead of all else while a property has a value, and that is no child: `if !store.isReady {
    /// ProgressView() } else { … }`.
    struct Gate {
      var property: String
      /// The value with which it is shown: `true`, `false`, or a case.
      var value: String
      /// What it is called: by its view.
      var content: String
      /// The child that is shown otherwise; nil where further values decide.
      var child: String?
    }

    /// Where a view is made: with the state of the view that makes it, and what presents it there.
    struct Site {
      var maker: TypeDeclaration
      var state: TypeDeclaration?
      var presenters: Set<String>
      /// Whether it is in the body of a view with a navigation container, but not in that container.
      var isBesideStack: Bool
      /// The arguments that bind what presents it: `EditorView(isPresented: $isEditorShown)`.
      var closers: Set<String>
      /// The cases of each `switch` around it, from the innermost outwards: `case .about: AboutView()`.
      var cases: [String]
      /// The labels of the closures that it is given; "" for one without.
      var closures: Set<String>
      /// By label: the closures of the maker that it is given where the maker itself is.
      var handedOn: [String: String]
      /// By label: the flags that it is given, where they are written there.
      var flags: [String: Bool]
      /// Whether it is all that is presented there.
      var isWhole: Bool
      /// The tab that shows it.
      var tab: String?
      /// What has to hold there for it to be shown, from the innermost outwards.
      var conditions: [Condition]
      /// What has to hold there for its buttons to be enabled.
      var enabling: [Condition]
      /// Whether it gets a store that is made there, which no other code can send to.
      var makesStore: Bool
    }

    /// What a view draws in front of other content while a property of the state has a value for it.
    struct Popup {
      var key: Key
      /// Of an enum: the cases with which it is shown. Empty for a property of another type.
      var cases: Set<String>
      /// The code that decides about it: each `if` or `switch` around its content.
      var deciders: [Syntax]
      /// Its content.
      var shown: [Syntax]
      /// Whether it covers the whole screen.
      var covers = false
    }

    /// A view with `.interactiveDismissDisabled()`, and what presents it there; nothing where it says so itself.
    struct FixedSheet {
      var view: String
      /// The state that encloses the one that presents it.
      var state: TypeDeclaration?
      var presenters: Set<String>
    }

    /// A view that is shown without the enclosing navigation bar.
    struct HiddenBar {
      var view: String
      /// The type of actions of the view that says so: the view itself, or one that shows it.
      var actionsOfView: TypeDeclaration?
      var place: SourcePlace
    }

    /// A view that hides the back button of its screen, or the bar of the tabs around it.
    struct HiddenControl {
      var view: String
      /// The screens that it does so for where it shows several; empty where it is the screen itself.
      var screens: [String]
      /// Whether it does so in any case.
      var isCertain: Bool
      /// Whether a modifier of the app's own has a button instead that closes the screen.
      var isReplaced: Bool
      /// Whether it hides no more than the bar, which can leave the swipe from the edge.
      var keepsSwipe: Bool
      var place: SourcePlace
    }

    enum Trigger: String {
      case tap, automatic, link, tab
      /// An event from outside at any time: a notification, or a call of the system to the app's delegate.
      case event
    }

    private(set) var uses: [Key: Set<Use>] = [:]
    /// The names of the views that present a property's value.
    private(set) var presenting: [Key: Set<String>] = [:]
    /// Actions that views send: by the type of the actions and the name of the case.
    private(set) var sends: [ObjectIdentifier: [String: [Sent]]] = [:]
    /// The content while a `Bool` is true, or an optional value exists, and otherwise, by the names of the children.
    private(set) var choices: [Key: (then: String?, otherwise: String?)] = [:]
    /// The properties that a view asks after the first one in a chain of `if` and `else if`, by that.
    private(set) var chains: [Key: [String]] = [:]
    /// The popups that views draw themselves.
    private(set) var popups: [Key: Popup] = [:]
    /// How views present the value of a property or a case: the modifier's name.
    private(set) var modifiers: [Key: String] = [:]
    /// What presents each place where views present a property's value: empty where nothing does.
    private(set) var enclosing: [Key: [Set<String>]] = [:]
    /// The tab around each place where views present a property's value.
    private(set) var tabsPresenting: [Key: [String?]] = [:]
    /// Actions whose views are inside another view's navigation container.
    private(set) var wrapped: Set<ObjectIdentifier> = []
    /// The child that views show for a case of an enum, by the case's name.
    private(set) var children: [Key: String] = [:]
    /// What a view shows where an optional child is nil, by that one's name: a child, or a screen without one.
    private(set) var substitutes: [Key: String] = [:]
    /// The states of views whose tabs are inside of a navigation container.
    private(set) var tabsInStacks: Set<ObjectIdentifier> = []
    /// The states of views that show nothing but one navigation container with several children.
    private(set) var sharedStacks: Set<ObjectIdentifier> = []
    /// What views show before all else, by their states.
    private(set) var gates: [ObjectIdentifier: Gate] = [:]
    /// The presented children that replace a view's other content.
    private(set) var replacing: Set<Key> = []
    /// Where views are made, by their names.
    private(set) var sites: [String: [Site]] = [:]
    /// The children that the root of a navigation container shows, by the enclosing state.
    private(set) var roots: [ObjectIdentifier: [String]] = [:]
    /// The children in the tabs of a view that selects none of them, by the enclosing state.
    private(set) var tabs: [ObjectIdentifier: [String]] = [:]
    /// What the tabs of views are called that show one of several, by the state around them.
    private(set) var tags: [ObjectIdentifier: Set<String>] = [:]
    /// The types of actions whose views were read.
    private(set) var viewed: Set<ObjectIdentifier> = []
    /// The views without the enclosing navigation bar, by the type of their actions.
    private(set) var hiddenBars: [ObjectIdentifier: [HiddenBar]] = [:]

    /// What cannot be swiped down.
    private(set) var fixedSheets: [FixedSheet] = []

    /// Where views send actions that cannot be read.
    private(set) var unreadSends: [SourcePlace] = []
    /// The views that hide the back button of their screens, by their names.
    private(set) var hiddenBackButtons: [String: [HiddenControl]] = [:]
    /// The views that hide the tab bar while their screens are in front, by their names.
    private(set) var hiddenTabBars: [String: [HiddenControl]] = [:]

    /// The views with a store, by the type of their actions.
    private(set) var views: [ObjectIdentifier: [String]] = [:]
    /// Views that show something of UIKit, which can close itself.
    private(set) var foreign: Set<String> = []
    /// Views that are all that something presents, and whose code is not in the sources.
    private(set) var unread: Set<String> = []

    /// Those of the views that are certainly used; they have yet to read.
    static func readers(of program: Program) -> [ViewReader] {
      program.types.filter {
        ($0.isView || $0.name.hasSuffix("View") || $0.isViewProvider || $0.isViewController)
          && !program.unusedViews.contains($0.node.id)
      }.map { ViewReader($0, program) }
    }

    /// - Parameter readers: Those of the views, which have read.
    init(_ program: Program, _ readers: [ViewReader]) {
      var wrappedViews: Set<String> = []
      var actions: [(view: String, action: TypeDeclaration)] = []
      for (name, site) in readers.flatMap(\.made) { sites[name, default: []].append(site) }
      let added = program.outside["View"].map { views in
        views.functionOrder.compactMap { ViewReader($0, of: views, program) }
      }
      let ofOthers = readersOfOtherStores(readers)
      for reader in readers + (added ?? []) where !ofOthers.contains(ObjectIdentifier(reader)) {
        add(reader)
        wrappedViews.formUnion(reader.wrappedViews)
        guard let action = reader.action, !reader.view.isViewProvider else { continue }
        actions.append((reader.view.name, action))
      }
      for (view, action) in actions { views[ObjectIdentifier(action), default: []].append(view) }
      for type in program.types where type.isAppDelegate {
        let reader = ViewReader(type, program)
        reader.read()
        guard let action = reader.action else { continue }
        for (name, sent) in reader.sends {
          for one in sent { add(one, named: name, to: one.action ?? action) }
        }
      }
      foreign = Self.foreign(program, readers)
      let known = program.typeNames.union(Library.views)
      // Any of them can close itself.
      unread = Set(sites.filter { $0.value.contains(where: \.isWhole) }.keys).subtracting(known)
      let hiddenControls = concurrently([.backButton, .tabBar]) {
        Dictionary(grouping: HiddenControls.all($0, in: program), by: \.view)
      }
      (hiddenBackButtons, hiddenTabBars) = (hiddenControls[0], hiddenControls[1])
      for (view, action) in actions where wrappedViews.contains(view) {
        wrapped.insert(ObjectIdentifier(action))
      }
      fixedSheets = readers.flatMap(\.fixedSheets)
      unreadSends = (readers + (added ?? [])).flatMap(\.unreadSends)
      let hidden = readers.flatMap(\.hiddenBars)
      for (view, action) in actions {
        hiddenBars[ObjectIdentifier(action), default: []] += hidden.filter { $0.view == view }
      }
    }

    /// The views that are shown only with a store made there, where another view of the same feature is shown with the
    /// feature's own: the feature's screen hears nothing of the first.
    private func readersOfOtherStores(_ readers: [ViewReader]) -> Set<ObjectIdentifier> {
      func sites(_ reader: ViewReader) -> [Site] { self.sites[reader.view.name] ?? [] }
      let ofFeatures = readers.filter { $0.action != nil }
      let others = ofFeatures.filter { reader in
        !sites(reader).isEmpty
          && sites(reader).allSatisfy {
            $0.makesStore && $0.state != nil && $0.state !== reader.state
          }
      }
      return Set(
        others.filter { reader in
          ofFeatures.contains { one in
            one.action === reader.action
              && sites(one).contains {
                !$0.makesStore && $0.state != nil && $0.state !== one.state
              }
          }
        }.map { ObjectIdentifier($0) })
    }

    /// Adds the facts from the code of one view.
    private mutating func add(_ reader: ViewReader) {
      let view = reader.view
      // A part of another view that shows the same state is presented where the other presents it.
      let parts = (sites[view.name] ?? []).filter {
        $0.maker !== view && $0.state != nil && $0.state === reader.state
      }
      for (key, value) in reader.uses {
        uses[key, default: []].formUnion(value)
        if value.contains(.presents) { presenting[key, default: []].insert(view.name) }
      }
      for popup in reader.popups.values {
        popups[popup.key, default: popup].cases.formUnion(popup.cases)
        if popup.covers { popups[popup.key]?.covers = true }
      }
      for (key, around) in reader.enclosing {
        enclosing[key, default: []] += around.flatMap { names in
          names.isEmpty && !parts.isEmpty ? parts.map(\.presenters) : [names]
        }
      }
      for (key, tabs) in reader.tabsPresenting {
        tabsPresenting[key, default: []] += tabs.map { $0 ?? tab(of: view.name) }
      }
      if let action = reader.action, !view.isViewProvider {
        viewed.insert(ObjectIdentifier(action))
        let around = (sites[view.name] ?? []).filter { $0.maker !== view }
        for (name, sent) in reader.sends {
          for one in sent {
            var one = one
            if parts.isEmpty, around.count == 1, around[0].presenters.isEmpty {
              one.conditions += conditions(of: one, in: view, at: around[0]).map {
                Condition(asked: $0.asked, holds: $0.holds, state: around[0].state)
              }
            }
            guard one.presenters.isEmpty, !parts.isEmpty, one.action === action else {
              add(one, named: name, to: one.action ?? action)
              continue
            }
            for part in parts {
              var one = one
              one.presenters = part.presenters
              one.tab = one.tab ?? part.tab ?? tab(of: part.maker.name)
              one.conditions += conditions(of: one, in: view, at: part)
              add(one, named: name, to: action)
            }
          }
        }
      }
      choices.merge(reader.choices) { first, _ in first }
      chains.merge(reader.chains) { first, _ in first }
      modifiers.merge(reader.modifiers) { first, _ in first }
      children.merge(reader.children) { first, _ in first }
      substitutes.merge(reader.substitutes) { first, _ in first }
      replacing.formUnion(reader.replacing)
      if let state = reader.state {
        if let gate = reader.gate { gates[ObjectIdentifier(state)] = gate }
        if reader.hasTabsInStack { tabsInStacks.insert(ObjectIdentifier(state)) }
        if reader.hasSharedStack { sharedStacks.insert(ObjectIdentifier(state)) }
        if reader.tabs.count > 1 { tabs[ObjectIdentifier(state)] = reader.tabs }
        tags[ObjectIdentifier(state), default: []].formUnion(reader.tags)
        if reader.hasRoot { roots[ObjectIdentifier(state), default: []] += [] }
        for name in reader.roots where !roots[ObjectIdentifier(state), default: []].contains(name) {
          roots[ObjectIdentifier(state), default: []].append(name)
        }
      }
    }

    /// What views ask around a part of theirs that shows the same state, before what it sends; nothing where the part is shown
    /// with another state, too.
    private func conditions(
      of sent: Sent, in part: TypeDeclaration, at site: Site
    ) -> [Condition] {
      var found: [Condition] = []
      var (inner, site) = (part, site)
      var seen: Set<ObjectIdentifier> = []
      while seen.insert(ObjectIdentifier(inner)).inserted {
        let all = (sites[inner.name] ?? []).filter { $0.maker !== inner }
        guard all.allSatisfy({ $0.state === site.state }) else { return found }
        found += (sent.trigger == .tap ? site.enabling : []) + site.conditions
        let around = (sites[site.maker.name] ?? []).filter { $0.maker !== site.maker }
        guard around.count == 1, around[0].state === site.state else { return found }
        (inner, site) = (site.maker, around[0])
      }
      return found
    }

    /// Adds the content that a view without a store shows for a value of a model.
    mutating func add(_ shown: (then: String?, otherwise: String?), shownBy key: Key) {
      choices[key] = shown
    }

    /// Adds an action that a view or a button of an alert sends.
    mutating func add(_ sent: Sent, named name: String, to action: TypeDeclaration) {
      sends[ObjectIdentifier(action), default: [:]][name, default: []].append(sent)
    }

    /// The views that wrap a view controller, and those that make such a view as a part of themselves.
    private static func foreign(_ program: Program, _ readers: [ViewReader]) -> Set<String> {
      var found = Set(program.types.filter(\.wrapsController).map(\.name))
      var count = 0
      while count < found.count {
        count = found.count
        for reader in readers
        where reader.made.contains(where: { $0.site.presenters.isEmpty && found.contains($0.name) })
        {
          found.insert(reader.view.name)
        }
      }
      return found
    }

    /// Returns how views use a property, first of the state's own, then of any with its name.
    func uses(_ property: String, of state: TypeDeclaration?) -> Set<Use> {
      if let state, let own = uses[Key(state: ObjectIdentifier(state), property: property)] {
        return own
      }
      return uses[Key(state: nil, property: property)] ?? []
    }

    func shown(by property: String, of state: TypeDeclaration) -> (
      then: String?, otherwise: String?
    ) {
      choices[Key(state: ObjectIdentifier(state), property: property)] ?? (nil, nil)
    }

    /// The properties of the chain of `if` and `else if` that asks for one, in the order of the code; that one alone where
    /// there is none.
    func chain(around property: String, of state: TypeDeclaration) -> [String] {
      let state = ObjectIdentifier(state)
      if let later = chains[Key(state: state, property: property)] { return [property] + later }
      let around = chains.filter { $0.key.state == state && $0.value.contains(property) }
        .min { $0.key.property < $1.key.property }
      return around.map { [$0.key.property] + $0.value } ?? [property]
    }

    /// The children of the chain of `if` and `else if` that a property belongs to.
    func childrenShown(by property: String, of state: TypeDeclaration) -> [String] {
      chain(around: property, of: state).flatMap { name in
        let shown = shown(by: name, of: state)
        return [shown.otherwise, shown.then].compactMap(\.self)
      }.withoutRepetitions
    }

    func modifier(_ property: String, of state: TypeDeclaration) -> String? {
      modifiers[Key(state: ObjectIdentifier(state), property: property)]
        ?? modifiers[Key(state: nil, property: property)]
    }

    func popup(_ property: String, of state: TypeDeclaration) -> Popup? {
      popups[Key(state: ObjectIdentifier(state), property: property)]
    }

    /// Whether a case of an enum shows none of the popups that a view draws itself by a property.
    func showsNothing(_ name: String, in slot: ScreenContainer) -> Bool {
      let cases = popups[slot.key]?.cases ?? []
      return !cases.isEmpty && !cases.contains(name)
    }

    func child(_ name: String, of state: TypeDeclaration) -> String? {
      children[Key(state: ObjectIdentifier(state), property: name)]
    }

    func sends(_ action: String, of type: TypeDeclaration) -> [Sent] {
      sends[ObjectIdentifier(type)]?[action] ?? []
    }
  }

  extension ScreenContainer {
    /// The property that it is.
    var key: Evidence.Key { Evidence.Key(state: owner, property: property) }
  }

  extension Set<Evidence.Use> {
    /// Whether users choose among all values: with a tab bar, or with another control beside what the value shows.
    var selectTabs: Bool { contains(.tabs) || isSuperset(of: [.switches, .selects]) }
  }
#endif
