#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What the screens of FlowStacks' flows are.
  struct FlowScreensReadingTests {
    @Test(
      "an enum of the view itself that only chooses between others is each of these screens",
      arguments: [
        ("", ["home.Button: Edit: push pageKind", "pageKind.Button: Done: goBack(1)"]),
        (
          "switch kind { case .detail: Text(\"\"); case .edit: Edit() }",
          ["home.Button: Edit: push edit", "edit.Button: Done: goBack(1)"]
        ),
      ])
    func ownChoice(choice: String, transitions: [String]) {
      let source = """
        struct Shop: View {
          @State var path = FlowPath()
          var body: some View {
            FlowStack($path, withNavigation: true) {
              Home(onEdit: { path.push(Page.Kind.edit) })
                .flowDestination(for: Page.Kind.self) { Page(kind: $0) }
            }
          }
        }
        struct Page: View {
          enum Kind: Hashable { case detail, edit }
          let kind: Kind
          var body: some View { \(choice.isEmpty ? "VStack { if kind == .edit { Edit() } }" : choice) }
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
      #expect(Sources.transitions(source) == transitions)
    }

    @Test("a view whose screens are a type parameter is no coordinator")
    func genericScreens() {
      let source = """
        struct Flow<Screen: Hashable, Content: View>: View {
          @Binding var routes: [Route<Screen>]
          let content: (Screen) -> Content
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Text("").flowDestination(for: Screen.self) { content($0) }
            }
          }
        }
        """
      let read = Sources.read(source)
      #expect(read.graph.coordinators.isEmpty)
      #expect(
        read.reading.unclear.map(\.why) == [
          "what uses \u{201C}Flow\u{201D} chooses its screens: which ones it shows is not read"
        ])
    }

    @Test(
      "a `FlowStack` without a path makes no container in the stack of a `FlowPath`, or of one without a path",
      arguments: [
        ("", "", "FlowPath = FlowPath()", true),
        ("@State var steps: [Route<Step>] = []", "$steps, ", "FlowPath = FlowPath()", false),
        ("", "", "[Route<Page>] = []", false),
      ])
    func sharedStack(state: String, steps: String, path: String, isShared: Bool) {
      let source = """
        enum Step: Hashable { case size }
        enum Page: Hashable { case help }
        struct Shop: View {
          @State var path: \(path)
          var body: some View {
            FlowStack($path, withNavigation: true) {
              Button("Help") { path.presentSheet(Page.help, withNavigation: true) }
                .flowDestination(for: Page.self) { page in switch page { case .help: Help() } }
            }
          }
        }
        struct Help: View {
          \(state)
          var body: some View {
            FlowStack(\(steps)withNavigation: true) {
              Text("").flowDestination(for: Step.self) { step in switch step { case .size: Text("") } }
            }
          }
        }
        """
      let route = Sources.read(source).graph.coordinators.first { $0.name == "Shop" }?
        .routes.first { $0.name == "help" }
      #expect(route?.hosts == "Help")
      #expect(
        route?.suppressions.map(\.reason)
          == (isShared ? ["App.swift uses the stack around it"] : []))
    }
  }
#endif
