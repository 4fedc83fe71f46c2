#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Flows of FlowStacks with views in several of them, enums of screens, tabs around them and models.
  struct FlowStacksFlowsReadingTests {
    @Test(
      "a view in two flows has its buttons in both, and each flow's closures there"
    )
    func inTwoFlows() {
      func flow(_ name: String, opens: String, closes: String) -> String {
        """
        struct \(name): View {
          @State var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) {
              Text("\(name)").onTapGesture { path.\(opens)(Recipe()) }
                .flowDestination(for: Recipe.self) { _ in RecipeView(onDone: { path.\(closes)() }) }
                .flowDestination(for: Salt.self) { _ in Text("Salt") }
            }
          }
        }
        """
      }
      let source = """
        struct Recipe: Hashable {}
        struct Salt: Hashable {}
        \(flow("Home", opens: "push", closes: "goBack"))
        \(flow("Saved", opens: "presentSheet", closes: "dismiss"))
        struct RecipeView: View {
          let onDone: () -> Void
          @EnvironmentObject var navigator: FlowPathNavigator
          var body: some View {
            FlowLink(value: Salt(), style: .push) { Text("Salt") }
            Button("Root") { navigator.goBackToRoot() }
            Button("Done", action: onDone)
          }
        }
        """
      let graph = Sources.read(source).graph
      func actions(_ flow: String) -> [[Operation]] {
        graph.coordinators.first { $0.name == flow }?.routes.first { $0.name == "recipe" }?
          .transitions.map(\.operations) ?? []
      }
      let salt = Operation.append(
        Destination(target: RoutePattern(route: "salt"), presentation: .push))
      #expect(actions("Home") == [[salt], [.goBackToRoot], [.goBack(1)]])
      #expect(actions("Saved") == [[salt], [.goBackToRoot], [.dismiss(1)]])
    }

    @Test("a `FlowPath` is given the cases of an enum whose screens a `switch` shows")
    func casesInPath() {
      let source = """
        enum Screen: Hashable { case detail(Int), settings, filter }
        struct Shop: View {
          @State private var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) {
              Home(onSettings: { path.presentSheet(Screen.settings) })
                .flowDestination(for: Screen.self) { screen in
                  switch screen {
                  case let .detail(id): Text("\\(id)")
                  case .settings: Button("Close") { path.dismiss() }
                  case .filter: Text("Filter")
                  }
                }
            }
          }
        }
        struct Home: View {
          let onSettings: () -> Void
          @EnvironmentObject var navigator: FlowPathNavigator
          var body: some View {
            Button("Detail") { navigator.push(Screen.detail(1)) }
            Button("Settings", action: onSettings)
            FlowLink(value: Screen.filter, style: .cover) { Text("Filter") }
          }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "home.Button: Detail: push detail", "home.Button: Settings: push settings",
          "home.FlowLink: Filter: push filter", "settings.Button: Close: dismiss(1)",
        ])
    }

    @Test(
      "the root of a `FlowStack` has a navigation container if it requests one or is in one",
      arguments: [
        ("FlowStack($routes) { Home() }", "Shop()", false),
        ("FlowStack($routes, withNavigation: false) { Home() }", "Shop()", false),
        ("FlowStack($routes, withNavigation: true) { Home() }", "Shop()", true),
        ("NavigationView { FlowStack($routes) { Home() } }", "Shop()", true),
        ("FlowStack($routes) { Home() }", "NavigationStack { Shop() }", true),
        (
          "FlowStack($routes) { Home() }", "NavigationStack { Text(title).sheet { Shop() } }", false
        ),
        (
          "NavigationStack { content } }; var content: some View { FlowStack($routes) { Home() }",
          "Shop()", true
        ),
        ("FlowStack($routes) { Home() }", "Shop().embedInNavigation()", true),
        (
          "FlowStack($routes) { Home() }", "NavigationSplitView { Home() } detail: { Shop() }", true
        ),
      ])
    func navigation(shop: String, app: String, embeds: Bool) throws {
      let source = """
        enum Step: Hashable { case size, color }
        struct Shop: View {
          @State private var routes: Routes<Step> = []
          var body: some View { \(shop) }
        }
        struct Home: View { var body: some View { Text("Home") } }
        struct Start: View { var body: some View { \(app) } }
        """
      let flow = try #require(Sources.read(source).graph.coordinators.first)
      guard case .stack(let stack) = flow.container else { return #expect(Bool(false)) }
      #expect(stack.initial.first?.first?.presentation.embedsNavigation == embeds)
    }

    @Test("a view that is shown for all cases of an enum is the screen of each")
    func sameViewForAllCases() {
      let source = """
        enum Step: Hashable { case size, color }
        struct Shop: View {
          @State private var routes: Routes<Step> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Button("Size") { routes.push(.size) }
                .flowDestination(for: Step.self) { _ in Page(onNext: { routes.push(.color) }) }
            }
          }
        }
        struct Page: View {
          let onNext: () -> Void
          var body: some View { Button("Next", action: onNext) }
        }
        """
      #expect(Sources.read(source).graph.coordinators.first?.routes.count == 3)
      #expect(
        Sources.transitions(source) == [
          "root.Button: Size: push size", "size.Button: Next: push color",
          "color.Button: Next: push color",
        ])
    }

    @Test("overloaded methods are resolved by their argument")
    func overloads() {
      let source = """
        struct Day: Hashable { let number: Int }
        struct Meal: Hashable { let name: String }
        enum Screen: Hashable { case day(Day), meal(Meal), recipe(String) }
        final class Plan: ObservableObject {
          @Published var routes: Routes<Screen> = []
          func show(_ day: Day) { routes.push(.day(day)) }
          func show(_ meal: Meal) { routes.push(.meal(meal)) }
          func show(_ recipe: String) { routes.push(.recipe(recipe)) }
        }
        struct PlanFlow: View {
          @StateObject private var plan = Plan()
          var body: some View {
            FlowStack($plan.routes, withNavigation: true) {
              Button("Day") { plan.show(Day(number: 1)) }
              Button("Meal") { plan.show(Meal(name: "Soup")) }
              Button("Recipe") { plan.show("Soup") }
              Picked(onPick: plan.show)
            }
          }
        }
        struct Picked: View {
          let onPick: (Meal) -> Void
          var body: some View { Button("Pick") { onPick(Meal(name: "Soup")) } }
        }
        """
      #expect(
        Sources.transitions(source).map { String($0.split(separator: ".")[1]) } == [
          "Button: Day: push day", "Button: Meal: push meal", "Button: Recipe: push recipe",
          "Button: Pick: push meal",
        ])
    }

    @Test(
      "flows in a `TabView` are its tabs, and what they are given selects one",
      arguments: [
        """
        Browse(onSaved: { shown = .saved }).tabItem { Text("Browse") }.tag(Page.browse)
        Saved().tag(Page.saved)
        Text("About").tag(Page.about)
        """,
        """
        Tab("Browse", systemImage: "book", value: Page.browse) { Browse(onSaved: { shown = .saved }) }
        Tab("Saved", systemImage: "heart", value: .saved) { Saved() }
        Tab(value: .about) { Text("About") } label: { Text("About") }
        """,
      ])
    func tabs(content: String) throws {
      let source = """
        @main struct BookApp: App {
          enum Page: Hashable { case browse, saved, about }
          @State private var shown: Page = .saved
          var body: some Scene {
            WindowGroup {
              TabView(selection: $shown) {
                \(content)
              }
              .onOpenURL { _ in shown = .about }
            }
          }
        }
        struct Browse: View {
          let onSaved: () -> Void
          @State private var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) { BookList(onSaved: onSaved) }
          }
        }
        struct BookList: View {
          let onSaved: () -> Void
          var body: some View { Button("Saved", action: onSaved) }
        }
        struct Saved: View {
          @State private var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) { Text("Saved") }
          }
        }
        """
      let reading = Sources.read(source)
      #expect(reading.graph.problems().isEmpty)
      #expect(reading.remarks.isEmpty)
      let app = try #require(reading.graph.coordinators.first { $0.name == "BookApp" })
      #expect(
        app.container
          == .tabs(
            TabsContainer(
              library: .tabView, items: ["browse", "saved", "about"], initial: "saved",
              retap: .nothing)))
      #expect(app.routes.map(\.hosts) == ["Browse", "Saved", nil])
      #expect(
        app.handlers.map(\.source) == [.own, .descendant(hosts: ["browse"], route: "bookList")])
      #expect(
        app.handlers.flatMap(\.transition.operations) == [
          .select(RoutePattern(route: "about")), .select(RoutePattern(route: "saved")),
        ])
    }

    @Test(
      "a screen that a flag shows has the name of its view, and steps that the app asks for are allowed"
    )
    func flags() throws {
      let source = """
        struct Paywall: Hashable {}
        struct Terms: Hashable {}
        struct Profile: View {
          @State private var paywall: Paywall?
          @State private var isSettingsShown = false
          @State private var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) {
              List {
                Button("Premium") { paywall = Paywall() }
                Button("Settings") { isSettingsShown = true }
                Button("Terms") {
                  Task {
                    await $path.withDelaysIfUnsupported {
                      $0.goBackToRoot()
                      $0.presentSheet(Terms())
                    }
                  }
                }
              }
              .flowDestination(item: $paywall, style: .cover) { _ in Text("Paywall") }
              .flowDestination(isPresented: $isSettingsShown, style: .sheet) { Settings() }
              .flowDestination(for: Terms.self) { _ in Text("Terms") }
            }
          }
        }
        struct Settings: View {
          @EnvironmentObject var navigator: FlowPathNavigator
          var body: some View { Button("Close") { navigator.dismiss() } }
        }
        """
      let reading = Sources.read(source)
      #expect(reading.remarks.isEmpty)
      #expect(
        Sources.transitions(source) == [
          "root.Button: Premium: push paywall", "root.Button: Settings: push settings",
          "root.Button: Terms: goBackToRoot push terms", "settings.Button: Close: dismiss(1)",
        ])
      let root = try #require(reading.graph.coordinators.first?.routes.first)
      #expect(root.transitions.last?.suppressions.map(\.rule) == ["transition-needs-delays"])
    }

    @Test("a flow without a destination for what a view shows is listed")
    func missingDestination() {
      let source = """
        struct Book: Hashable {}
        struct Shop: View {
          var body: some View {
            FlowStack(withNavigation: true) {
              Row().flowDestination(for: Book.self) { _ in Text("Book") }
            }
          }
        }
        struct Saved: View {
          var body: some View { FlowStack(withNavigation: true) { Row() } }
        }
        struct Row: View {
          var body: some View { FlowLink(value: Book(), style: .push) { Text("Book") } }
        }
        """
      #expect(Sources.transitions(source) == ["row.FlowLink: Book: push book"])
      #expect(
        Sources.read(source).remarks.map(\.reason) == [
          "\u{201C}Saved\u{201D} has no destination for \u{201C}book\u{201D}, which is shown here"
        ])
    }

    @Test(
      "a view that chooses what it shows for a case of an enum is each of these screens",
      arguments: [
        ("FlowPath", "FlowPath()", "Screen"), ("Routes<Screen>", "[]", ""),
      ])
    func screenView(path: String, empty: String, screen: String) {
      let source = """
        enum Screen: Hashable { case detail(Int), edit }
        struct Shop: View {
          @State var path: \(path) = \(empty)
          var body: some View {
            FlowStack($path, withNavigation: true) {
              Home(onEdit: { path.push(\(screen).edit) })
                .flowDestination(for: Screen.self) { ScreenView(screen: $0) }
            }
          }
        }
        struct ScreenView: View {
          let screen: Screen
          var body: some View {
            switch screen {
            case .detail(let id): Text("\\(id)")
            case .edit: Edit()
            }
          }
        }
        struct Home: View {
          let onEdit: () -> Void
          var body: some View { Button("Edit", action: onEdit) }
        }
        struct Edit: View {
          @EnvironmentObject var navigator: FlowPathNavigator
          var body: some View { Button("Done") { navigator.goBack() } }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "home.Button: Edit: push edit", "edit.Button: Done: goBack(1)",
        ])
    }

    @Test(
      "a view that is a screen of one flow and a part of a screen of another has its buttons in both"
    )
    func screenAndPart() {
      let source = """
        struct Book: Hashable {}
        struct Shop: View {
          var body: some View {
            FlowStack(withNavigation: true) {
              Row().flowDestination(for: Book.self) { _ in Text("Book") }
            }
          }
        }
        struct Saved: View {
          var body: some View {
            FlowStack(withNavigation: true) {
              VStack { Text("Saved"); Row() }.flowDestination(for: Book.self) { _ in Text("Book") }
            }
          }
        }
        struct Row: View {
          @EnvironmentObject var navigator: FlowPathNavigator
          var body: some View { Button("Open") { navigator.push(Book()) } }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "root.Button: Open: push book", "row.Button: Open: push book",
        ])
    }

    @Test(
      "a model selects a tab and opens a screen there, from a tab and from a flow in another tab")
    func otherTab() throws {
      let source = """
        enum Screen: Hashable { case item }
        final class AppRouter: ObservableObject {
          enum Page: Hashable { case home, shop, saved }
          @Published var page: Page = .home
          @Published var routes: Routes<Screen> = []
          func openItem() {
            page = .shop
            routes.push(.item)
          }
        }
        struct RootView: View {
          @StateObject var router = AppRouter()
          var body: some View {
            TabView(selection: $router.page) {
              Home().tag(AppRouter.Page.home)
              ShopFlow().tag(AppRouter.Page.shop)
              SavedFlow().tag(AppRouter.Page.saved)
            }
            .environmentObject(router)
          }
        }
        struct Home: View {
          @EnvironmentObject var router: AppRouter
          var body: some View { Button("Item") { router.openItem() } }
        }
        struct ShopFlow: View {
          @EnvironmentObject var router: AppRouter
          var body: some View {
            FlowStack($router.routes, withNavigation: true) {
              Text("Shop").flowDestination(for: Screen.self) { screen in
                switch screen {
                case .item: Text("Item")
                }
              }
            }
          }
        }
        struct SavedFlow: View {
          @State private var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) { Saved() }
          }
        }
        struct Saved: View {
          @EnvironmentObject var router: AppRouter
          var body: some View { Button("Item") { router.openItem() } }
        }
        """
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      let root = try #require(graph.coordinators.first { $0.name == "RootView" })
      let opened: [NavGraphModel.Operation] = [
        .select(RoutePattern(route: "shop")),
        .within(
          .child(["shop"]),
          [.append(Destination(target: RoutePattern(route: "item"), presentation: .push))]),
      ]
      #expect(root.routes[0].transitions.map(\.operations) == [opened])
      #expect(root.handlers.map(\.transition.operations) == [opened])
      #expect(root.handlers.map(\.source) == [.descendant(hosts: ["saved"], route: "saved")])
    }
  }
#endif
