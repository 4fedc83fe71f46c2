#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Constants that screens are made with.
  struct GivenValuesReadingTests {
    private func read(
      _ state: String, first: String = ".init(isRoot: true)", then: String = ".init(isRoot: false)",
      asked: String = "!store.isRoot", more: String = "", content: String? = nil
    ) -> SourceReading {
      let content = content ?? "if \(asked) { Button(\"Close\") { store.send(.closeTapped) } }"
      return Sources.read(
        """
        @Reducer struct Home {
          struct State {}
          enum Action { case startTapped, moreTapped }
        }
        @Reducer struct Profile {
          enum Mode { case plain, modal }
          struct State { \(state) }
          enum Action { case closeTapped, nameChanged }
          var body: some ReducerOf<Self> { Reduce { state, action in \(more) return .none } }
        }
        @Reducer enum Path { case home(Home), profile(Profile) }
        @Reducer struct Main {
          @ObservableState struct State { var path = StackState<Path.State>(); var home = Home.State() }
          enum Action { case path(StackActionOf<Path>), home(Home.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.home, action: \\.home) { Home() }
            Reduce { state, action in
              switch action {
              case .home(.startTapped):
                state.path.append(.profile(\(first)))
                return .none
              case .home(.moreTapped):
                state.path.append(.profile(\(then)))
                return .none
              case .path(.element(_, .profile(.closeTapped))):
                state.path.removeLast()
                return .none
              default: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        struct MainView: View {
          @Bindable var store: StoreOf<Main>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              HomeView(store: store.scope(state: \\.home, action: \\.home))
            } destination: { store in
              switch store.case { case .home(let store): HomeView(store: store)
              case .profile(let store): ProfileView(store: store) }
            }
          }
        }
        struct HomeView: View {
          let store: StoreOf<Home>
          var body: some View {
            Button("Start") { store.send(.startTapped) }
            Button("More") { store.send(.moreTapped) }
          }
        }
        struct ProfileView: View {
          @Environment(\\.dismiss) var dismiss
          @Bindable var store: StoreOf<Profile>
          var body: some View { \(content) }
        }
        """)
    }

    private func written(_ reading: SourceReading) -> String {
      RegistrationWriter(reading.graph, remarks: []).text()
    }

    @Test(
      "that conditions ask for are arguments",
      arguments: [
        ("var isRoot: Bool", ".init(isRoot: true)", ".init(isRoot: false)"),
        ("let isRoot: Bool", "Profile.State(isRoot: true)", "Profile.State(isRoot: false)"),
        ("var isRoot = true", ".init()", ".init(isRoot: false)"),
        (
          "let isRoot: Bool; init(root: Bool = false) { isRoot = root }", ".init(root: true)",
          ".init()"
        ),
      ])
    func arguments(_ state: String, _ first: String, _ then: String) {
      let text = written(read(state, first: first, then: then))
      #expect(
        text.contains("Screen(.profile, arguments: .values(\"isRoot\", [\"false\", \"true\"]))"))
      #expect(text.contains(".push(.profile, with: [\"isRoot\": true])"))
      #expect(text.contains(".push(.profile, with: [\"isRoot\": false])"))
      #expect(text.contains("if: .argument(\"isRoot\", is: \"false\")"))
      #expect(!text.contains(".assuming"))
    }

    @Test("that are always the same decide conditions", arguments: [(false, 1), (true, 0)])
    func decided(_ isRoot: Bool, _ count: Int) {
      let made = ".init(isRoot: \(isRoot))"
      let reading = read("var isRoot: Bool", first: made, then: made)
      let profile = reading.graph.coordinators.flatMap(\.routes).first { $0.name == "profile" }
      #expect(profile?.arguments.isEmpty == true)
      #expect(profile?.transitions.count == count)
      #expect(profile?.transitions.allSatisfy { $0.assumption == nil } == true)
    }

    /// Which buttons a view shows that close it, or push another screen, as its links do.
    private static let closingOrLinking = """
      Text("Profile").toolbar {
        if store.isRoot {
          Button("Done") { dismiss() }
        } else {
          NavigationLink("Next", state: Path.State.home(.init()))
        }
      }
      """

    @Test(
      "decide which buttons views show that close them, and which links",
      arguments: [
        ("var isRoot: Bool", "true", "true", ["Button: Done"]),
        ("var isRoot: Bool", "false", "false", ["link: home"]),
        ("var isRoot = false", "true", "true", ["Button: Done"]),
        // The declared value alone: code that was not read may make the screen otherwise.
        ("var isRoot = false", "false", "false", ["Button: Done", "link: home"]),
        ("var isRoot: Bool", "true", "state.home.isOld", ["Button: Done", "link: home"]),
      ])
    func closingsAndLinks(_ state: String, _ first: String, _ then: String, _ expected: [String]) {
      let reading = read(
        state, first: ".init(isRoot: \(first))", then: ".init(isRoot: \(then))",
        content: Self.closingOrLinking)
      let profile = reading.graph.coordinators.flatMap(\.routes).first { $0.name == "profile" }
      #expect(profile?.arguments.isEmpty == true)
      #expect(
        profile?.transitions.map(\.action).filter { $0 != "closeTapped" }.sorted() == expected)
    }

    @Test("of which there are two show one button or the other")
    func closingsAndLinksByArgument() {
      let text = written(read("var isRoot: Bool", content: Self.closingOrLinking))
      #expect(
        text.contains(
          "On(\"Button: Done\", if: .argument(\"isRoot\", is: \"true\"), .dismissScreen)"))
      #expect(text.contains("On(\"link: home\", if: .not(.argument(\"isRoot\", is: \"true\")), "))
    }

    @Test("can be cases of an enum")
    func cases() {
      let text = written(
        read(
          "var mode: Mode = .plain", first: ".init()", then: ".init(mode: .modal)",
          asked: "store.mode == .modal"))
      #expect(text.contains("arguments: .values(\"mode\", [\"modal\", \"plain\"])"))
      #expect(text.contains(".push(.profile, with: [\"mode\": \"plain\"])"))
      #expect(text.contains("if: .argument(\"mode\", is: \"modal\")"))
    }

    @Test(
      "stay assumptions where code changes them, or one is not known",
      arguments: [
        ("var isRoot: Bool", ".init(isRoot: true)", "state.isRoot = false"),
        ("var isRoot: Bool", ".init(isRoot: true)", "state.isRoot.toggle()"),
        ("var isRoot: Bool", ".init(isRoot: true)", "state = State(isRoot: false)"),
        ("var isRoot: Bool", ".init(isRoot: true)", "(state.isRoot, _) = (false, 1)"),
        ("var isRoot: Bool", ".init(isRoot: true)", "state[keyPath: \\.isRoot] = false"),
        ("var isRoot: Bool", ".init(isRoot: true)", "_ = Bindable(store).isRoot"),
        (
          "var isRoot = false; init(isRoot: Bool = false, user: Int? = nil) { if user != nil { self.isRoot = true } }",
          ".init(user: 1)", ""
        ),
        ("var isRoot: Bool", ".init(isRoot: state.home.isOld)", ""),
        ("@Shared(.inMemory(\"root\")) var isRoot = true", ".init()", ""),
      ])
    func unknown(_ state: String, _ first: String, _ more: String) {
      let text = written(read(state, first: first, more: more))
      #expect(!text.contains("argument"))
      #expect(text.contains(".assuming(\"!store.isRoot\")"))
    }
  }
#endif
