#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Models that own a stack, without reducers.
  struct ModelsReadingTests {
    private static func app(_ model: String, _ menu: String = "") -> String {
      """
      enum Page { case menu(Menu), map }
      protocol MenuDelegate: AnyObject { func menuPicked(); func menuPicked(at index: Int) }
      final class Menu: ObservableObject { \(menu) }
      final class Guide: ObservableObject, MenuDelegate {
        @Published var pages: Routes<Page> = [.root(.menu(Menu()), embedInNavigationView: true)]
        func menuPicked(at index: Int) {}
        func menuPicked() { pages.push(.map) }
        \(model)
      }
      struct GuideView: View {
        @ObservedObject var guide: Guide
        var body: some View {
          Router($guide.pages) { page in
            switch page {
            case .menu(let menu): MenuView(menu: menu, guide: guide)
            case .map: Text("Map")
            }
          }
        }
      }
      struct MenuView: View {
        let menu: Menu
        let guide: Guide
        var body: some View { Button("Go") { menu.tapped(); guide.start() } }
      }
      """
    }

    @Test(
      "a closure that a model is given is not called where it is given",
      arguments: [
        "let menu = Menu(); menu.picked = { [weak self] in self?.menuPicked() }\npages.push(.map)",
        "let menu = Menu(picked: { [weak self] in guard let self else { return }; menuPicked() })\npages.push(.map)",
      ])
    func given(_ code: String) {
      let read = Sources.read(
        Self.app("func start() { \(code) }", "var picked: () -> Void = {}"))
      let transitions = read.graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
      #expect(transitions.map(\.operations.count) == [1])
      #expect(
        read.reading.unclear.map(\.why) == [
          "who calls a closure that is given here cannot be read"
        ])
    }

    @Test("a delegate is the model that implements its protocol")
    func delegates() {
      let source = Self.app(
        "", "weak var delegate: MenuDelegate?\nfunc tapped() { delegate?.menuPicked() }")
      #expect(Sources.transitions(source) == ["menu.Button: Go: push map"])
    }

    @Test(
      "changes of a stack by code that nothing calls are listed")
    func unreached() {
      let source = Self.app(
        "func notified() { pages.push(.map) }", "weak var delegate: MenuDelegate?\nfunc tapped() {}"
      )
      let reasons = Sources.read(source).reading.unclear.map(\.why)
      #expect(reasons.count { $0.contains("changes \u{201C}pages\u{201D}") } >= 1)
      let routes = Sources.read(source).graph.coordinators.flatMap(\.routes)
      #expect(
        routes.filter { $0.suppressions.map(\.rule) == ["unreachable-route"] }.map(\.name)
          == ["map"])
    }

    @Test("code that nothing calls and that opens nothing leaves unreachable screens unreachable")
    func unreachedReturn() {
      let source = Self.app(
        "func back() { pages.goBack() }", "func tapped() {}"
      ).replacing("{ pages.push(.map) }", with: "{}")
      let routes = Sources.read(source).graph.coordinators.flatMap(\.routes)
      #expect(routes.flatMap(\.suppressions).isEmpty)
    }
  }
#endif
