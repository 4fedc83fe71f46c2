#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Back buttons that views hide.
  struct BackButtonsReadingTests {
    private func read(_ modifier: String, more: String = "") -> SourceReading {
      let text =
        Sources.coordinator(
          """
          case .router(.routeAction(_, action: .home(.startTapped))):
            state.routes.push(.detail(.init()))
            return .none
          """) + """

          struct HomeView: View {
            let store: StoreOf<Home>
            var body: some View { Button("Start") { store.send(.startTapped) } }
          }
          struct DetailView: View {
            let store: StoreOf<Detail>
            var body: some View { Text("Detail")\(modifier) }
          }
          \(more)
          """
      return Sources.read(text)
    }

    private func disabled(_ reading: SourceReading) -> [Gesture] {
      reading.graph.coordinators.first?.routes.first { $0.name == "detail" }?.disabledGestures ?? []
    }

    @Test(
      "hiding the back button disables its menu and the swipe",
      arguments: [
        (".navigationBarBackButtonHidden(true)", ""), (".navigationBarBackButtonHidden()", ""),
        (
          ".ownBack()",
          "extension View { func ownBack() -> some View { navigationBarBackButtonHidden(true) } }"
        ),
        (
          ".modifier(OwnBack())",
          """
          struct OwnBack: ViewModifier {
            func body(content: Content) -> some View { content.navigationBarBackButtonHidden() }
          }
          """
        ),
      ])
    func hidden(_ modifier: String, _ more: String) {
      let reading = read(modifier, more: more)
      #expect(disabled(reading) == [.back, .edgeSwipe, .backMenu])
      #expect(reading.remarks.isEmpty)
      let text = RegistrationWriter(reading.graph, remarks: []).text()
      #expect(text.contains("Screen(.detail, disabling: [.back, .edgeSwipe, .backMenu])"))
    }

    @Test(
      "a hidden bar has no back button",
      arguments: [
        ".navigationBarHidden(true)", ".toolbar(.hidden, for: .navigationBar)",
        ".toolbar(.hidden, for: .navigationBar, .tabBar)", ".modifier(NoBar())",
      ])
    func hiddenBar(_ modifier: String) {
      let reading = read(
        modifier,
        more: """
          struct NoBar: ViewModifier {
            func body(content: Content) -> some View { content.navigationBarHidden(true) }
          }
          """)
      #expect(disabled(reading) == [.back, .backMenu])
    }

    @Test(
      "a visible or unrelated bar keeps the button",
      arguments: [
        ".navigationBarHidden(false)", ".toolbar(.hidden, for: .tabBar)",
        ".toolbar(.visible, for: .navigationBar)", ".sheet(isPresented: $shown) { content }",
      ])
    func shownBar(_ modifier: String) {
      let more =
        modifier.contains("sheet")
        ? "extension DetailView { var content: some View { Text(\"\").navigationBarHidden(true) } }"
        : ""
      #expect(disabled(read(modifier, more: more)).isEmpty)
    }

    @Test(
      "a coordinator's view hides the back button of the screen that it shows",
      arguments: [
        (".navigationBarBackButtonHidden()", [Gesture.back, .edgeSwipe, .backMenu]),
        (".navigationBarHidden(true)", [.back, .backMenu]),
      ])
    func byCoordinator(_ modifier: String, _ expected: [Gesture]) {
      func view(_ home: String, _ detail: String) -> String {
        """
        struct MainView: View {
          let store: StoreOf<Main>
          var body: some View {
            TCARouter(store) { screen in
              switch screen {
              case .home: CaseLet(\\.home, action: ScreenAction.home, then: HomeView.init)\(home)
              case let .detail(store): DetailView(store: store)\(detail)
              }
            }
          }
        }
        """
      }
      #expect(disabled(read("", more: view("", modifier))) == expected)
      #expect(disabled(read("", more: view(modifier, ""))).isEmpty)
      let inside = view("", "").replacing(
        "case let .detail(store): DetailView(store: store)",
        with:
          "case .detail: CaseLet(\\.detail, action: ScreenAction.detail) { DetailView(store: $0)\(modifier) }"
      )
      #expect(disabled(read("", more: inside)) == expected)
    }

    @Test("a CaseLet closure applies to its screen only")
    func byCaseLet() {
      let view = """
        struct MainView: View {
          let store: StoreOf<Main>
          var body: some View {
            TCARouter(store) { screen in
              SwitchStore(screen) {
                CaseLet(/Screen.State.home, action: Screen.Action.home, then: HomeView.init)
                CaseLet(/Screen.State.detail, action: Screen.Action.detail) { store in
                  DetailView(store: store).navigationBarBackButtonHidden()
                }
              }
            }
          }
        }
        """
      #expect(disabled(read("", more: view)) == [.back, .edgeSwipe, .backMenu])
    }

    @Test("a modifier with its own button goes back")
    func replaced() {
      let modifier = """
        struct OwnBack: ViewModifier {
          @Environment(\\.dismiss) var dismiss
          let isPlain: Bool
          func body(content: Content) -> some View {
            if isPlain {
              content.navigationBarBackButtonHidden(true)
            } else {
              content.navigationBarBackButtonHidden(true).toolbar { Button("") { dismiss() } }
            }
          }
        }
        extension View { func ownBack() -> some View { modifier(OwnBack(isPlain: false)) } }
        """
      #expect(disabled(read(".ownBack()", more: modifier)) == [.edgeSwipe, .backMenu])
    }

    @Test(
      "a flag decides whether a modifier has its own button",
      arguments: [
        (".ownBack(hidden: true)", true), (".ownBack()", false),
        (".ownBack(hidden: isFirst)", false),
        (".modifier(OwnBack(hidden: true))", true), (".modifier(OwnBack(hidden: false))", false),
        (".noBack()", true),
      ])
    func flags(_ modifier: String, isGone: Bool) {
      let own = """
        struct OwnBack: ViewModifier {
          @Environment(\\.dismiss) private var goBack
          let hidden: Bool
          func body(content: Content) -> some View {
            if hidden {
              content.navigationBarBackButtonHidden(true)
            } else {
              content.navigationBarBackButtonHidden(true).toolbar { Button("") { goBack() } }
            }
          }
        }
        extension View {
          func ownBack(hidden: Bool = false) -> some View { modifier(OwnBack(hidden: hidden)) }
          func noBack() -> some View { ownBack(hidden: true) }
        }
        """
      let expected: [Gesture] = (isGone ? [.back] : []) + [.edgeSwipe, .backMenu]
      #expect(disabled(read(modifier, more: own)) == expected)
    }

    @Test("an app that turns the swipe on again keeps it")
    func swipe() {
      let reading = read(
        ".navigationBarBackButtonHidden(true)",
        more: """
          extension UINavigationController {
            override open func viewDidLoad() { interactivePopGestureRecognizer?.delegate = nil }
          }
          """)
      #expect(disabled(reading) == [.back, .backMenu])
    }

    @Test(
      "a button that may be hidden is listed",
      arguments: [
        ".navigationBarBackButtonHidden(store.isLast)",
        ".overlay { if store.isLast { Text(\"\").navigationBarBackButtonHidden(true) } }",
      ])
    func atTimes(_ modifier: String) {
      let reading = read(modifier)
      #expect(disabled(reading).isEmpty)
      #expect(
        reading.remarks.map(\.reason) == [
          "whether the back button of \u{201C}detail\u{201D} is hidden here cannot be read"
        ])
    }

    @Test(
      "hiding inside a sheet applies to the sheet, and false hides nothing",
      arguments: [
        ".sheet(isPresented: $shown) { Text(\"\").navigationBarBackButtonHidden(true) }",
        ".navigationBarBackButtonHidden(false)",
      ])
    func others(_ modifier: String) {
      #expect(disabled(read(modifier)).isEmpty)
    }
  }
#endif
