#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Copies of a screen's state that code changes and writes back, and screens that it looks up.
  struct CopiedStatesReadingTests {
    private static func app(_ cases: String) -> String {
      Sources.coordinator(
        named: "Shop", screens: "case list(List); case item(Item)", root: "list",
        actions: "case unused", "")
        + Sources.coordinator(
          named: "App", screens: "case launch(Launch); case shop(Shop)", root: "launch",
          actions: "case linked",
          """
          case .router(.routeAction(_, action: .launch(.doneTapped))):
            state.routes = [.root(.shop(.init()))]
            return .none
          \(cases)
          """
        )
          + """

          @Reducer struct Launch { struct State: Equatable {}; enum Action { case doneTapped } }
          @Reducer struct List { struct State: Equatable {}; enum Action {} }
          @Reducer struct Item { struct State: Equatable {}; enum Action {} }
          """
    }

    private static func linked(_ code: String) -> [String] {
      Sources.transitions(app("case .linked:\n\(code)")).filter { $0.hasPrefix(".linked") }
    }

    @Test(
      "a copy that is written back changes the screen in place",
      arguments: [
        """
        guard let index = state.routes.firstIndex(where: { $0.screen.is(\\.shop) }),
          var shop = state.routes[index].screen[case: \\.shop]
        else { return .none }
        shop.routes.push(.item(.init()))
        state.routes[index].screen = .shop(shop)
        return .none
        """,
        "state.routes[0].screen[case: \\.shop]?.routes.push(.item(.init())); return .none",
      ])
    func inPlace(_ code: String) {
      let found = Self.linked(code).filter { $0.contains("push") }
      #expect(found.count == 1)
      #expect(found.allSatisfy { $0.contains("inside (push item)") && !$0.contains("set") })
    }

    @Test("a copy that becomes the only root keeps what it has, and what is above goes")
    func root() {
      let found = Self.linked(
        """
        guard case var .shop(shop)? = state.routes.first?.screen else { return .none }
        shop.routes.push(.item(.init()))
        state.routes = [.root(.shop(shop))]
        return .none
        """
      ).filter { $0.contains("push") }
      #expect(found.count == 1)
      #expect(found.allSatisfy { $0.contains("goBackToRoot") && !$0.contains("set shop") })
    }

    @Test("a screen that is looked up goes only where there is one")
    func lookedUp() throws {
      let source = Sources.stackApp(
        "detail(Detail)",
        """
        case .openTapped:
          for id in state.path.ids { state.path.pop(from: id); break }
          return .none
        """, rest: "@Reducer struct Detail { @ObservableState struct State {}; enum Action {} }")
      let graph = Sources.read(source).graph
      let operations = graph.coordinators.flatMap(\.routes).flatMap(\.transitions)
        .flatMap(\.operations)
      #expect(
        operations.contains(.when(.count(.atLeast(2)), [.pop(1)], otherwise: [])))
    }
  }
#endif
