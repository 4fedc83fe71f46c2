#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// FlowStacks as its documentation writes it.
  struct FlowStacksReadingTests {
    private static let books = """
      struct Book: Hashable, Identifiable { let id: Int }
      struct Author: Hashable, Identifiable { let id: Int }
      struct Review: Hashable {}
      final class Library: ObservableObject { @Published var books: [Book] = [] }
      struct Browse: View {
        @State private var path = FlowPath()
        var body: some View {
          FlowStack($path, withNavigation: true) {
            BookList()
              .flowDestination(for: Book.self) { BookPage(book: $0) }
              .flowDestination(for: Author.self) { _ in Text("Author") }
              .flowDestination(for: Review.self) { _ in Text("Review") }
          }
        }
      }
      struct BookList: View {
        @StateObject var library = Library()
        @EnvironmentObject var navigator: FlowPathNavigator
        var body: some View {
          List(library.books) { book in Button("Open") { navigator.push(book) } }
        }
      }
      struct BookPage: View {
        let book: Book
        @State private var authors = [Author(id: 1)]
        @EnvironmentObject var navigator: FlowPathNavigator
        var body: some View {
          ForEach(authors) { FlowLink(value: $0, style: .push) { Text("Author") } }
          FlowLink(value: Review(), style: .push) { Text("Write") }
          Button("List") { navigator.goBackTo(type: Book.self) }
        }
      }
      """

    @Test("rows of lists push the screens of their elements' types, also views of the system")
    func rows() {
      #expect(
        Sources.transitions(Self.books).filter { $0.contains("push") } == [
          "bookList.Button: Open: push book", "book.FlowLink: Author: push author",
          "book.FlowLink: Write: push review",
        ])
    }

    @Test("a root that is written in place is a screen, with the buttons and parts in it")
    func rootInPlace() {
      let source = """
        enum Screen: Hashable { case settings }
        struct Account: View {
          @State private var routes: Routes<Screen> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              List {
                Button("Settings") { routes.push(.settings) }
                Header()
              }
              .flowDestination(for: Screen.self) { screen in
                switch screen {
                case .settings: Settings()
                }
              }
            }
          }
        }
        struct Header: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          var body: some View { Button("Edit") { navigator.presentSheet(.settings) } }
        }
        struct Settings: View {
          @EnvironmentObject var navigator: FlowNavigator<Screen>
          var body: some View { Button("Done") { navigator.goBack() } }
        }
        """
      #expect(
        Sources.transitions(source) == [
          "root.Button: Settings: push settings", "root.Button: Edit: push settings",
          "settings.Button: Done: goBack(1)",
        ])
    }

    @Test("the root of a `Router` is in the array of routes")
    func rootInArray() throws {
      let source = """
        enum Screen { case home, number(Int) }
        struct Numbers: View {
          @State var routes: Routes<Screen> = [.root(.home, embedInNavigationView: true)]
          var body: some View {
            Router($routes) { screen, _ in
              switch screen {
              case .home: Home(onTap: { routes.push(.number(1)) })
              case .number: Number(onBack: { routes.goBackToRoot() })
              }
            }
          }
        }
        struct Home: View {
          let onTap: () -> Void
          var body: some View { Button("Go", action: onTap) }
        }
        struct Number: View {
          let onBack: () -> Void
          var body: some View { Button("Back", action: onBack) }
        }
        """
      let numbers = try #require(Sources.read(source).graph.coordinators.first)
      #expect(numbers.routes.map(\.name) == ["home", "number"])
      guard case .stack(let stack) = numbers.container else { return #expect(Bool(false)) }
      #expect(stack.dialect == .flowStacks(.v0_4))
      #expect(stack.initial.first?.map(\.target.route) == ["home"])
      #expect(
        Sources.transitions(source) == [
          "home.Button: Go: push number", "number.Button: Back: goBackToRoot",
        ])
    }

    @Test("a hosted flow uses the closures passed by the outer flow")
    func nested() {
      let source = """
        enum Trip: Hashable { case booking }
        struct Trips: View {
          @State private var routes: Routes<Trip> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              TripList(onBook: { routes.presentCover(.booking) })
                .flowDestination(for: Trip.self) { screen in
                  switch screen {
                  case .booking: Booking(onFinish: { routes.dismiss() })
                  }
                }
            }
          }
        }
        struct TripList: View {
          let onBook: () -> Void
          var body: some View { Button("Book", action: onBook) }
        }
        enum Step: Hashable { case dates }
        struct Booking: View {
          let onFinish: () -> Void
          @State private var routes: Routes<Step> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Destination(onNext: { routes.push(.dates) })
                .flowDestination(for: Step.self) { step in
                  switch step {
                  case .dates: Dates(onConfirm: onFinish)
                  }
                }
            }
          }
        }
        struct Destination: View {
          let onNext: () -> Void
          var body: some View { Button("Next", action: onNext) }
        }
        struct Dates: View {
          let onConfirm: () -> Void
          var body: some View { Button("Confirm", action: onConfirm) }
        }
        """
      let graph = Sources.read(source).graph
      #expect(graph.problems().isEmpty)
      let routes = graph.coordinators.flatMap(\.routes)
      #expect(routes.first { $0.name == "booking" }?.hosts == "Booking")
      let heard = graph.coordinators.flatMap(\.handlers)
      #expect(heard.map(\.source) == [.descendant(hosts: ["booking"], route: "dates")])
      #expect(heard.map(\.transition.operations) == [[.dismiss(1)]])
    }

    @Test("a model that a view takes from its environment changes the routes")
    func modelOfEnvironment() {
      let source = """
        enum Screen: Hashable { case claim }
        @Observable final class Claims {
          var routes: Routes<Screen> = []
          func open() { routes.push(.claim) }
        }
        struct ClaimsFlow: View {
          @State private var model = Claims()
          var body: some View {
            FlowStack($model.routes, withNavigation: true) {
              ListView().flowDestination(for: Screen.self) { screen in
                switch screen { case .claim: Text("Claim") }
              }
            }
            .environment(model)
          }
        }
        struct ListView: View {
          @Environment(Claims.self) private var model
          var body: some View { Button("Open") { model.open() } }
        }
        """
      #expect(Sources.transitions(source) == ["listView.Button: Open: push claim"])
    }
  }
#endif
