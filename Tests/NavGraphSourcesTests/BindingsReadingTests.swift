#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Bindings that views make or hand on, buttons of alerts as they were first, and what is done after a closing.
  struct BindingsReadingTests {
    /// A home screen on a stack, with a button and a presentation.
    private func app(_ button: String, _ presentation: String, more: String = "") -> String {
      """
      enum Page: Hashable { case detail }
      final class Model: ObservableObject { @Published var sheet: Int? }
      @main struct Start: App { var body: some Scene { WindowGroup { Shop() } } }
      struct Shop: View {
        @State var routes: Routes<Page> = []
        @State private var isNews = false
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            Home().flowDestination(for: Page.self) { _ in Text("Detail") }
          }
        }
      }
      struct Home: View {
        @EnvironmentObject var navigator: FlowNavigator<Page>
        @StateObject var model = Model()
        @State private var choice: Int?
        @State private var isMenuShown = false
        @State private var isOther = false
        var body: some View { VStack { \(button) }\(presentation) }
        private var chosen: Binding<Bool> {
          Binding(get: { choice != nil }, set: { if !$0 { choice = nil } })
        }
        private func next() { navigator.push(.detail) }
      }
      struct Note: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      \(more)
      """
    }

    private func transitions(_ text: String) -> [String] {
      Sources.transitions(text).filter { !$0.isEmpty }
    }

    @Test(
      "a binding that a view makes shows what its getter asks for",
      arguments: [
        (
          "choice = 1", "choice",
          ".sheet(isPresented: Binding(get: { choice != nil }, set: { if !$0 { choice = nil } }))"
        ),
        ("choice = 1", "choice", ".sheet(isPresented: chosen)"),
        ("choice = 1", "choice", ".sheet(isPresented: self.chosen)"),
        (
          "isMenuShown = true", "menu",
          ".sheet(isPresented: .init(get: { self.isMenuShown }, set: { isMenuShown = $0 }))"
        ),
        (
          "model.sheet = 1", "sheet",
          ".sheet(isPresented: Binding(get: { model.sheet != nil }, set: { _ in model.sheet = nil }))"
        ),
      ])
    func made(set: String, screen: String, modifier: String) {
      let text = app("Button(\"Open\") { \(set) }", "\(modifier) { Note() }")
      #expect(
        transitions(text) == [
          "home.Button: Open: show \(screen)", "\(screen).Button: Close: dismiss",
        ])
      #expect(Sources.read(text).remarks.isEmpty)
    }

    @Test(
      "what a binding computes otherwise, or never writes, is left out",
      arguments: [
        "Binding(get: { choice == 2 }, set: { _ in choice = nil })",
        "Binding(get: { choice != nil }, set: { _ in })", ".constant(choice != nil)",
      ])
    func computed(binding: String) {
      let text = app(
        "Button(\"Open\") { choice = 1 }", ".sheet(isPresented: \(binding)) { Note() }")
      #expect(!transitions(text).contains { $0.contains("show") })
    }

    private static let parts = """
      struct Bar: View {
        @Binding var isOn: Bool
        var body: some View { Button("Open") { isOn = true }; Button("Switch") { isOn.toggle() } }
      }
      struct Menu: View {
        @Binding var isOpen: Bool
        var body: some View { Button("Done") { isOpen = false }; Foot(isOpen: $isOpen) }
      }
      struct Foot: View {
        @Binding var isOpen: Bool
        var body: some View { Button("Cancel") { isOpen = false } }
      }
      """

    @Test("a part that is handed a binding opens and closes what another view presents")
    func handedOn() {
      let text = app(
        "Bar(isOn: $isMenuShown)",
        ".sheet(isPresented: $isMenuShown) { Menu(isOpen: $isMenuShown) }",
        more: Self.parts)
      #expect(
        transitions(text) == [
          "home.Button: Open: show menu", "home.Button: Switch: show menu",
          "menu.Button: Done: dismiss", "menu.Button: Cancel: dismiss",
        ])
      #expect(Sources.read(text).remarks.isEmpty)
    }

    @Test("a part that is handed two bindings in two places says nothing")
    func twoBindings() {
      let text = app(
        "Bar(isOn: $isMenuShown); Bar(isOn: $isOther)",
        ".sheet(isPresented: $isMenuShown) { Note() }.sheet(isPresented: $isOther) { Text(\"\") }",
        more: Self.parts)
      #expect(!transitions(text).contains { $0.contains("show") })
    }

    @Test(
      "buttons of an alert as it was first",
      arguments: [
        (
          "Alert(title: Text(\"Sure?\"), primaryButton: .default(Text(\"Yes\")) { next() }, secondaryButton: .cancel(Text(\"No\")))",
          ["menu.Button: No:", "menu.Button: Yes: push detail"]
        ),
        (
          "Alert(title: Text(\"Done\"), dismissButton: .default(Text(\"OK\"), action: next))",
          ["menu.Button: OK: push detail"]
        ),
        (
          "Alert(title: Text(\"Done\"), dismissButton: Alert.Button.destructive(Text(\"OK\"), action: { save() }))",
          ["menu.Button: OK:"]
        ),
      ])
    func oldAlerts(alert: String, buttons: [String]) {
      let text = app(
        "Button(\"Ask\") { isMenuShown = true }", ".alert(isPresented: $isMenuShown) { \(alert) }")
      #expect(transitions(text) == ["home.Button: Ask: show menu"] + buttons)
    }

    @Test(
      "what a view does after something has closed",
      arguments: ["next", "{ navigator.push(.detail) }", "{ save(); next() }"])
    func afterClosing(code: String) throws {
      let text = app(
        "Button(\"Open\") { isMenuShown = true }",
        ".sheet(isPresented: $isMenuShown, onDismiss: \(code)) { Note() }")
      let shop = try #require(
        Sources.read(text).graph.coordinators.first { $0.name == "Shop" })
      #expect(shop.handlers.map(\.source) == [.dismissal(route: "menu")])
      #expect(transitions(text).contains { $0.hasSuffix("push detail") })
    }

    @Test("what changes no screen then is nothing, and what cannot be said is listed")
    func nothingAfterClosing() {
      func read(_ code: String) -> SourceReading {
        Sources.read(
          app(
            "Button(\"Open\") { isMenuShown = true }",
            """
            .sheet(isPresented: $isMenuShown, onDismiss: { \(code) }) { Note() }
            .sheet(isPresented: $isOther) { Text("") }
            """))
      }
      #expect(read("save()").graph.coordinators.flatMap(\.handlers).isEmpty)
      #expect(read("isOther = true").graph.coordinators.flatMap(\.handlers).isEmpty)
      #expect(
        read("isOther = true").remarks.contains {
          $0.reason == "what the view does after \u{201C}menu\u{201D} has closed is left out"
        })
    }
  }
#endif
