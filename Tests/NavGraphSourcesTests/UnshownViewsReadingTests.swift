#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Views that nothing but previews shows.
  struct UnshownViewsReadingTests {
    private func flow(_ name: String) -> String {
      """
      struct \(name): View {
        enum Screen: Hashable { case detail }
        @State var routes: Routes<Screen> = []
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            Button("") { routes.push(.detail) }
              .flowDestination(for: Screen.self) { screen in Text("") }
          }
        }
      }
      extension \(name) { static var title: String { "\(name)" } }

      """
    }

    private func read(_ more: String) -> SourceReading {
      let reading = Sources.read(
        flow("Main") + flow("Draft") + """
          struct DraftPage: View { var body: some View { Draft() } }
          struct DraftPreviews: PreviewProvider { static var previews: some View { DraftPage() } }
          #Preview { Draft() }

          """ + more)
      #expect(reading.graph.problems().isEmpty)
      return reading
    }

    private static let notes = [
      "nothing shows \u{201C}Draft\u{201D}, so it is left out"
    ]

    @Test(
      "a flow shown only by previews is not part of the app, and listed",
      arguments: [
        "@main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }",
        "func open() { window.rootViewController = UIHostingController(rootView: Main()) }",
      ])
    func previews(_ entry: String) {
      let reading = read(entry)
      #expect(reading.graph.coordinators.map(\.name) == ["Main"])
      #expect(reading.remarks.map(\.reason) == Self.notes)
    }

    @Test(
      "where no app is read, or code names the view, it is read",
      arguments: [
        "",
        "@main struct Shop: App { var body: some Scene { WindowGroup { Main(); DraftPage() } } }",
        """
        @main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }
        let make: () -> AnyView = { AnyView(Draft()) }
        """,
      ])
    func shown(_ entry: String) {
      let reading = read(entry)
      #expect(reading.graph.coordinators.map(\.name) == ["Draft", "Main"])
      #expect(reading.remarks.isEmpty)
    }
  }
#endif
