#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What views of flows present from state of their own, or of a model that they share.
  struct ViewSlotsReadingTests {
    /// Two tabs with a stack each, and a model with all that is shown.
    private func app(list: String = "", more: String = "") -> String {
      """
      enum Page: Hashable { case detail(Int) }
      enum Part: Hashable { case shop, me }
      enum Popup: Identifiable { case login, note; var id: Self { self } }
      final class Model: ObservableObject {
        @Published var shop: Routes<Page> = []
        @Published var me: Routes<Page> = []
        @Published var part: Part = .shop
        @Published var popup: Popup?
        @Published var isLeaving = false
        func logIn() { popup = .login }
      }
      @main struct Start: App {
        @StateObject var model = Model()
        var body: some Scene { WindowGroup { Dock().environmentObject(model) } }
      }
      struct Dock: View {
        @EnvironmentObject var model: Model
        var body: some View {
          TabView(selection: $model.part) {
            Shop().tag(Part.shop)
            Me().tag(Part.me)
          }
          .sheet(item: $model.popup) { popup in
            switch popup {
            case .login: Login()
            case .note: Note()
            }
          }
        }
      }
      struct Shop: View {
        @EnvironmentObject var model: Model
        var body: some View {
          FlowStack($model.shop, withNavigation: true) {
            List().flowDestination(for: Page.self) { page in
              switch page { case .detail: Detail() }
            }
          }
        }
      }
      struct Me: View {
        @EnvironmentObject var model: Model
        var body: some View {
          FlowStack($model.me, withNavigation: true) {
            Home().flowDestination(for: Page.self) { page in
              switch page { case .detail: Detail() }
            }
          }
          .alert("Leave?", isPresented: $model.isLeaving) {
            Button("Leave") { model.me.goBackToRoot() }
            Button("Stay", role: .cancel) {}
          }
        }
      }
      struct List: View {
        @EnvironmentObject var model: Model
        @State private var isHelpShown = false
        @State private var chosen: Int?
        var body: some View {
          VStack {
            Button("Open") { model.shop.push(.detail(1)) }
            Button("Log in") { model.logIn() }
            Button("Help") { isHelpShown = true }
            \(list)
          }
          .sheet(isPresented: $isHelpShown) { Help() }
        }
      }
      struct Home: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("Leave") { model.isLeaving = true } }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Login: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("Done") { model.popup = nil } }
      }
      struct Note: View { var body: some View { Text("") } }
      struct Help: View {
        @EnvironmentObject var model: Model
        @Environment(\\.dismiss) var dismiss
        @State private var isAsking = false
        var body: some View {
          VStack {
            Button("Close") { dismiss() }
            Button("Go") { dismiss(); model.shop.push(.detail(2)) }
            Button("Ask") { isAsking = true }
          }
            .confirmationDialog("Ask?", isPresented: $isAsking) { Button("Yes") { dismiss() } }
        }
      }
      \(more)
      """
    }

    private func coordinator(_ name: String, in text: String) -> CoordinatorDefinition? {
      Sources.read(text).graph.coordinators.first { $0.name == name }
    }

    private func route(_ name: String, of coordinator: CoordinatorDefinition?) -> RouteDefinition? {
      coordinator?.routes.first { $0.name == name }
    }

    @Test("a screen's own sheet, what its view closes, and a dialog in front of that")
    func ownState() throws {
      let shop = try #require(coordinator("Shop", in: app()))
      let list = try #require(route("list", of: shop))
      #expect(list.slots.map(\.name) == ["isHelpShown"])
      #expect(list.slots.map(\.kind) == [.sheet])
      #expect(list.slots.map(\.isBool) == [true])
      #expect(Sources.transitions(app()).contains("list.Button: Help: show help"))
      let help = try #require(route("help", of: shop))
      #expect(
        help.transitions.first { $0.action == "Button: Close" }?.operations == [.dismissScreen])
      #expect(help.slots.map(\.kind) == [.dialog])
      #expect(Sources.transitions(app()).contains("help.Button: Go: dismiss push detail"))
      #expect(route("asking", of: shop)?.transitions.map(\.action) == ["Button: Yes"])
    }

    @Test("a model's sheet belongs to the view that presents it, and other flows fill it")
    func modelState() throws {
      let text = app()
      let dock = try #require(coordinator("Dock", in: text))
      #expect(dock.slots.map(\.name) == ["popup"])
      #expect(route("login", of: dock)?.transitions.map(\.operations) == [[.dismissScreen]])
      #expect(Sources.transitions(text).contains("list.Button: Log in: inside (show login)"))
      // No code shows the note.
      #expect(route("note", of: dock) == nil)
      #expect(
        Sources.read(text).remarks.contains {
          $0.reason
            == "a view can show \u{201C}note\u{201D} of \u{201C}popup\u{201D}, but no code was found that sets it"
        })
    }

    @Test("the buttons of an alert are the alert's, also those that only close it")
    func alerts() throws {
      let me = try #require(coordinator("Me", in: app()))
      #expect(me.slots.map(\.kind) == [.alert])
      let alert = try #require(route("leaving", of: me))
      #expect(alert.transitions.map(\.action) == ["Button: Stay", "Button: Leave"])
      #expect(alert.transitions.map(\.operations.count) == [0, 1])
      #expect(me.handlers.isEmpty)
    }

    @Test(
      "a view that is presented and also a screen acts on both; a flow that is presented is hosted")
    func presentedScreens() throws {
      let text = app(
        list: """
          Button("Choose") { chosen = 1 }.sheet(item: $chosen) { _ in Wizard() }
          """,
        more: """
          enum Step: Hashable { case second }
          struct Wizard: View {
            @State var steps: Routes<Step> = []
            var body: some View {
              FlowStack($steps, withNavigation: true) {
                Text("First").flowDestination(for: Step.self) { _ in Text("Second") }
              }
            }
          }
          """)
      let list = try #require(route("list", of: coordinator("Shop", in: text)))
      #expect(Set(list.slots.map(\.name)) == ["isHelpShown", "chosen"])
      #expect(route("chosen", of: coordinator("Shop", in: text))?.hosts == "Wizard")
    }

    @Test(
      "so does a view of a feature, and a part of it; what a view is given is presented elsewhere")
    func features() {
      let text = Sources.stackApp(
        "detail(Page)",
        """
        case .openTapped:
          state.path.append(.detail(.init()))
          return .none
        """, destination: "{ DetailView(store: $0) }",
        rest: """
          @Reducer struct Page { struct State {}; enum Action { case tapped } }
          struct DetailView: View {
            let store: StoreOf<Page>
            @State private var isHelpShown = false
            @State private var isAsking = false
            var body: some View {
              VStack { Button("Help") { isHelpShown = true }; Picking(); Given(isShown: $isAsking) }
                .sheet(isPresented: $isHelpShown) { Button("Close") { isHelpShown = false } }
            }
          }
          struct Picking: View {
            @State private var isPicking = false
            var body: some View {
              Button("Pick") { isPicking = true }.sheet(isPresented: $isPicking) { Picker() }
            }
          }
          struct Picker: View {
            @Environment(\\.dismiss) var dismiss
            var body: some View { Button("Done") { dismiss() } }
          }
          struct Given: View {
            @Binding var isShown: Bool
            var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
          }
          """)
      let found = Sources.transitions(text)
      #expect(found.contains("detail.Button: Help: show help"))
      #expect(found.contains("help.Button: Close: dismiss"))
      #expect(found.contains("detail.Button: Pick: show picking"))
      #expect(found.contains("picking.Button: Done: dismiss"))
      let slots = Sources.read(text).graph.coordinators.flatMap(\.routes).flatMap(\.slots).map(
        \.name)
      #expect(Set(slots) == ["isHelpShown", "isPicking"])
    }

    @Test("what a flow or tabs present closes itself; a flow from its first screen")
    func flowContent() {
      let text = app(
        list: "Trips()",
        more: """
          enum Trip: Hashable { case map }
          struct Trips: View {
            @State var trips: Routes<Trip> = []
            @State private var isTourShown = true
            @State private var isFilterShown = false
            @State private var isSignedOut = false
            var body: some View {
              FlowStack($trips, withNavigation: true) {
                VStack {
                  Button("Filter") { isFilterShown = true }
                  Button("Sign out") { isSignedOut = true }
                }
                .flowDestination(for: Trip.self) { _ in Text("Map") }
              }
              .fullScreenCover(isPresented: $isTourShown) { Tour(isShown: $isTourShown) }
              .sheet(isPresented: $isFilterShown) { Filter(isOpen: $isFilterShown) }
              .fullScreenCover(isPresented: $isSignedOut) { Account() }
            }
          }
          struct Tour: View {
            @Binding var isShown: Bool
            var body: some View { Button("Start") { isShown = false } }
          }
          struct Filter: View {
            @Binding var isOpen: Bool
            @Environment(\\.dismiss) var dismiss
            var body: some View {
              VStack {
                Button("Cancel") { isOpen.toggle() }
                Button("Apply") { dismiss() }
              }
              .interactiveDismissDisabled()
            }
          }
          struct Account: View {
            @Environment(\\.dismiss) var dismiss
            @State var steps: Routes<Trip> = []
            var body: some View {
              FlowStack($steps, withNavigation: true) {
                Close().flowDestination(for: Trip.self) { _ in Text("") }
              }
            }
          }
          struct Close: View {
            @Environment(\\.dismiss) var dismiss
            var body: some View { Button("Close") { dismiss() } }
          }
          """)
      let trips = coordinator("Trips", in: text)
      #expect(trips?.slots.map(\.name) == ["isSignedOut", "isFilterShown", "isTourShown"])
      #expect(trips?.slots.last?.initial == RoutePattern(route: "tour"))
      #expect(route("filter", of: trips)?.disabledGestures == [.swipeDown])
      #expect(route("signedOut", of: trips)?.hosts == "Account")
      let found = Sources.transitions(text)
      #expect(found.contains("tour.Button: Start: dismiss"))
      #expect(found.contains("filter.Button: Cancel: dismiss"))
      #expect(found.contains("filter.Button: Apply: dismiss"))
      let close = route("close", of: coordinator("Account", in: text))?.transitions.first
      #expect(close?.operations == [.dismissScreen])
      #expect(close?.suppressions.map(\.rule) == ["dismiss-wrong-scope"])
    }
  }
#endif
