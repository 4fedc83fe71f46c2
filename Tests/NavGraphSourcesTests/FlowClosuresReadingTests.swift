#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Closures that a view gives to a flow that it presents: the flow's screens call them.
  struct FlowClosuresReadingTests {
    /// A home screen that presents a flow of two screens, which are given closures.
    private func app(
      home: String =
        "Button(\"Log in\") { isLoginShown = true }.fullScreenCover(isPresented: $isLoginShown) { Login(onDone: { isLoginShown = false }) }",
      root: String = "Name(onNext: { steps.push(.code) }, onCancel: onDone)",
      code: String = "Code(onDone: onDone)",
      more: String = ""
    ) -> String {
      """
      enum Page: Hashable { case detail, account }
      enum Step: Hashable { case code }
      @main struct Start: App { var body: some Scene { WindowGroup { Shop() } } }
      struct Shop: View {
        @State var routes: Routes<Page> = []
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            Home().flowDestination(for: Page.self) { page in
              switch page {
              case .detail: Text("Detail")
              case .account: Account()
              }
            }
          }
        }
      }
      struct Home: View {
        @EnvironmentObject var navigator: FlowNavigator<Page>
        @State private var isLoginShown = false
        @State private var isHelpShown = false
        var body: some View {
          VStack {
            Button("Account") { navigator.push(.account) }
            \(home)
          }
        }
      }
      struct Account: View { \(more.isEmpty ? "var body: some View { Text(\"\") }" : more) }
      struct Login: View {
        var onDone: () -> Void = {}
        @Environment(\\.dismiss) var dismiss
        @State var steps: Routes<Step> = []
        var body: some View {
          FlowStack($steps, withNavigation: true) {
            \(root).flowDestination(for: Step.self) { step in
              switch step { case .code: \(code) }
            }
          }
        }
      }
      struct Name: View {
        let onNext: () -> Void
        let onCancel: () -> Void
        var body: some View { Button("Next", action: onNext); Button("Cancel") { onCancel() } }
      }
      struct Code: View {
        let onDone: () -> Void
        @State private var isRight = false
        var body: some View { Button("Done") { onDone() } }
      }
      """
    }

    /// What the shop does about the flows in it, as `login code Button: Done: …`.
    private func heard(_ text: String) throws -> [String] {
      let graph = Sources.read(text).graph
      #expect(graph.problems().isEmpty)
      let shop = try #require(graph.coordinators.first { $0.name == "Shop" })
      return shop.handlers.compactMap { handler in
        guard case .descendant(let hosts, let route) = handler.source else { return nil }
        let one = handler.transition
        return (hosts + [route].compactMap(\.self) + [one.action]).joined(separator: " ") + ":"
          + one.operations.map { " " + words($0) }.joined()
          + (one.assumption.map { " if \($0)" } ?? "")
      }
    }

    private func words(_ operation: NavGraphModel.Operation) -> String {
      switch operation {
      case .clear(let slot): "clear \(slot)"
      case .fill(let slot, _): "fill \(slot)"
      case .dismissScreen: "dismiss"
      case .emit(let report): "report \(report)"
      case .goBack(1): "back"
      case .append(let shown): "push \(shown.target.route)"
      case .within(.child(let hosts), let operations):
        "in \(hosts.joined(separator: " ")) (" + operations.map(words).joined(separator: " ") + ")"
      default: "\(operation)"
      }
    }

    private func login(_ text: String) throws -> [String] {
      let graph = Sources.read(text).graph
      let login = try #require(graph.coordinators.first { $0.name == "Login" })
      return login.routes.flatMap { route in
        route.transitions.map { one in
          "\(route.name) \(one.action): " + one.operations.map(words).joined(separator: " ")
        }
      }
    }

    @Test(
      "the screens of a presented flow close it with the closure that it was given",
      arguments: [
        "Code(onDone: onDone)", "Code(onDone: { onDone() })", "Code { onDone() }",
        "Code(onDone: { save(); self.onDone() })",
      ])
    func closed(code: String) throws {
      let text = app(code: code)
      #expect(
        try heard(text) == [
          "login name Button: Cancel: clear isLoginShown",
          "login code Button: Done: clear isLoginShown",
        ])
      // It is no action of the home screen's own.
      let home = Sources.read(text).graph.coordinators.flatMap(\.routes).first {
        $0.name == "login"
      }
      #expect(home?.transitions.isEmpty == true)
      #expect(Sources.read(text).remarks.isEmpty)
    }

    @Test("the closure can go on in the flow around, and decide")
    func goesOn() throws {
      let on = app(
        home: """
          Button("Log in") { isLoginShown = true }
            .sheet(isPresented: $isLoginShown) {
              Login(onDone: { isLoginShown = false; navigator.push(.detail) })
            }
            .sheet(isPresented: $isHelpShown) { Text("Help") }
          """)
      #expect(try heard(on).last == "login code Button: Done: clear isLoginShown push detail")
      let next = on.replacing("navigator.push(.detail)", with: "isHelpShown = true")
      #expect(
        try heard(next).last == "login code Button: Done: clear isLoginShown fill isHelpShown")
      let decided = app(
        code: "Code(onDone: { if isRight { onDone() } else { steps.push(.code) } })")
      #expect(
        try heard(decided).suffix(2) == [
          "login code Button: Done: clear isLoginShown if isRight",
          "login code Button: Done: in login (push code) if !isRight",
        ])
      #expect(try login(decided).count == 1)
    }

    @Test("each view that presents a flow gives it a closure of its own")
    func twoGivers() throws {
      let text = app(
        more: """
          @State private var login: Int?
          var body: some View {
            Button("Log in") { login = 1 }.sheet(item: $login) { _ in Login(onDone: { login = nil }) }
          }
          """)
      #expect(
        try heard(text).sorted() == [
          "accountLogin code Button: Done: clear login",
          "accountLogin name Button: Cancel: clear login",
          "login code Button: Done: clear isLoginShown",
          "login name Button: Cancel: clear isLoginShown",
        ])
    }

    @Test("a closure that navigates nowhere closes nothing, and no closure neither")
    func nothing() throws {
      for made in ["Login(onDone: { save() })", "Login()"] {
        let text = app(
          home:
            "Button(\"Log in\") { isLoginShown = true }.sheet(isPresented: $isLoginShown) { \(made) }"
        )
        #expect(try heard(text) == [])
        #expect(try login(text).count == 1)
      }
    }

    @Test("a screen above the first closes the whole flow with the dismissal of the flow's view")
    func dismissal() throws {
      let root = "Name(onNext: { steps.push(.code) }, onCancel: { dismiss() })"
      let text = app(root: root, code: "Code(onDone: { dismiss() })")
      #expect(try heard(text) == ["login dismiss: clear isLoginShown"])
      #expect(
        try login(text).dropFirst() == [
          "name Button: Cancel: dismiss", "code Button: Done: report dismiss",
        ])
      // Its own closes the screen alone.
      let own =
        app(root: root, code: "Own()") + """
          struct Own: View {
            @Environment(\\.dismiss) var dismiss
            var body: some View { Button("Back") { dismiss() } }
          }
          """
      #expect(try heard(own) == [])
      #expect(try login(own).last == "code Button: Back: dismiss")
      // A pushed one, too.
      let pushed = text.replacing("case .account: Account()", with: "case .account: Login()")
      #expect(
        try heard(pushed) == ["account dismiss: back", "login dismiss: clear isLoginShown"])
    }
  }
#endif
