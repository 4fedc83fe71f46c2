#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// What looks like a router's navigation and means something else.
  extension RoutersReadingTests {
    private static let page = """
      struct PageView: View {
        let page: Page
        @EnvironmentObject var model: Model
        var body: some View { Button("Back") { model.pages.goBack() } }
      }
      extension Page {
        var id: Int { switch self { case .a: 1; case .b: 2 } }
        var title: String { switch self { case .a: "A"; case .b: "B" } }
      }
      """

    @Test(
      "what a screen says of itself besides its view displaces no view",
      arguments: ["", ".id(page.id)", ".navigationTitle(page.title)"])
    func otherProperties(_ modifier: String) {
      let source = Self.flow(
        "Text(\"\")", "{ page in PageView(page: page)\(modifier) }", model: Self.model,
        rest: Self.page)
      #expect(
        Set(Sources.transitions(source)) == [
          "a.Button: Back: goBack(1)", "b.Button: Back: goBack(1)",
        ]
      )
    }

    @Test("a value that has to be there leaves the other cases of a `switch`")
    func valuesThatAreThere() {
      let source = Self.flow(
        "Button(\"Answer\") { model.answer(true, id) }",
        model: """
          final class Model: ObservableObject {
            @Published var pages: Routes<Page> = []
            func answer(_ isRight: Bool, _ id: Int?) {
              switch (isRight, id) {
              case (true, let id?): pages.push(.a)
              case (true, nil): pages.push(.b)
              default: pages.goBack()
              }
            }
          }
          """)
      #expect(Sources.transitions(source).map { $0.contains("push") }.prefix(2) == [true, true])
    }

    /// A model that waits for the values of another one's subject.
    private static func waiting(_ subscriptions: String) -> String {
      flow(
        "Start(start: model.start)",
        model: """
          final class StartModel: ObservableObject {
            let output = PassthroughSubject<Bool, Never>()
            func tapped() { output.send(true) }
          }
          final class Model: ObservableObject {
            @Published var pages: Routes<Page> = []
            let start = StartModel()
            init() {
              \(subscriptions)
            }
          }
          """,
        rest: """
          struct Start: View {
            @ObservedObject var start: StartModel
            var body: some View { Button("Open") { start.tapped() } }
          }
          """)
    }

    @Test("all subscribers of a subject run; those of some of its values are listed")
    func subscribers() {
      let both = Self.waiting(
        """
        start.output.receive(on: main).sink { [weak self] _ in self?.pages.push(.a) }
        start.output.sink { [weak self] _ in self?.pages.push(.b) }
        """)
      #expect(Sources.transitions(both) == ["start.Button: Open: push a push b"])
      let some = Self.waiting(
        "start.output.filter { !$0 }.sink { [weak self] _ in self?.pages.push(.a) }")
      #expect(Sources.transitions(some).isEmpty)
      #expect(!Sources.read(some).reading.unclear.isEmpty)
    }

    @Test("the first element of a view's stack is not its root")
    func firstPushed() {
      let source = Self.flow(
        "Button(\"Open\") { model.open() }",
        model: """
          final class Model: ObservableObject {
            @Published var pages: Routes<Page> = []
            func open() { pages = [pages[0], .push(.b)] }
          }
          """)
      #expect(!Sources.transitions(source).contains { $0.contains("goBackToRoot") })
      #expect(!Sources.read(source).reading.unclear.isEmpty)
    }

    @Test(
      "arguments of a superclass that the class names otherwise are not followed",
      arguments: [
        "final class Model<Screen: Hashable>: Base<Four<Screen, Screen, Screen, Screen>> {}",
        "final class Model<T: Hashable>: Base<Four<T, T, T, T>> {}",
        "final class Model: Base<Screen> {}",
      ])
    func genericArguments(_ model: String) {
      let source = Self.flow(
        "Button(\"Open\") { model.open(.a) }", model: Self.base + "\n" + model)
      _ = Sources.read(source)
    }

    @Test("a function with other types does not displace an inherited one")
    func inheritedOverloads() {
      let source = Self.flow(
        "Button(\"Open\") { model.open(Page.a) }",
        model: Self.base.replacing("<Screen: Hashable>", with: "").replacing("Screen", with: "Page")
          + "\nfinal class Model: Base { func open(_ text: String) { pages.goBack() } }")
      #expect(Sources.transitions(source) == ["root.Button: Open: push a"])
    }

    @Test("a method that a class inherits is called once for a protocol")
    func inheritedMethods() {
      let source = Self.flow(
        "Start(delegate: model)",
        model: """
          protocol StartDelegate: AnyObject { func picked() }
          class Base: ObservableObject, StartDelegate {
            @Published var pages: Routes<Page> = []
            func picked() { pages.push(.a) }
          }
          final class Model: Base {}
          """,
        rest: """
          struct Start: View {
            weak var delegate: StartDelegate?
            var body: some View { Button("Pick") { delegate?.picked() } }
          }
          """)
      #expect(Sources.transitions(source) == ["start.Button: Pick: push a"])
    }

    @Test("cases for several screens inside of one another are read once")
    func nestedCases() {
      let depth = 12
      let source = Self.flow(
        "Text(\"\")",
        "{ page in "
          + String(repeating: "switch page { case .a, .b: ", count: depth)
          + "Button(\"Back\") { model.pages.goBack() }"
          + String(repeating: " }", count: depth) + " }", model: Self.model)
      #expect(
        Sources.transitions(source) == ["a.Button: Back: goBack(1)", "b.Button: Back: goBack(1)"])
    }

    @Test("a destination that asks for the screen does not show the same for all")
    func askedScreens() {
      let source = Self.flow(
        "Text(\"\")",
        "{ page in if page == .a { Button(\"Back\") { model.pages.goBack() } } }",
        model: Self.model)
      #expect(!Sources.transitions(source).contains { $0.hasPrefix("b.") })
    }
  }
#endif
