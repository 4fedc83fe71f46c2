#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Code that goes through the elements of a stack, and screens that share a reducer.
  struct StackElementsReadingTests {
    private static func shop(_ cases: String) -> String {
      """
      @Reducer struct Form {
        @ObservableState struct State: Equatable {}
        enum Action { case checkTapped, checked(Outcome) }
        enum Outcome { case good, bad }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .checkTapped: return .send(.checked(.good))
            default: return .none
            }
          }
        }
      }
      @Reducer struct Scanner { struct State: Equatable {}; enum Action { case found, closeTapped } }

      @Reducer struct Shop {
        @Reducer enum Path {
          case order(Form), refund(Form), scanner(Scanner), done(Form)
        }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>), orderTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(cases)
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      """
    }

    private static let done = Operation.append(
      Destination(target: RoutePattern(route: "done"), presentation: .push))

    private static func transitions(_ source: String, of route: String) throws -> [Transition] {
      let shop = try #require(
        Sources.read(source).graph.coordinators.first { $0.name == "Shop" })
      return try #require(shop.routes.first { $0.name == route }).transitions
    }

    @Test("actions of screens that share a reducer are distinguished")
    func sharedReducers() throws {
      let source = Self.shop(
        """
        case .path(.element(id: _, action: .scanner(.found))):
          return .send(.path(.element(id: 0, action: .order(.checkTapped))))
        case .path(.element(id: _, action: .order(.checked(.good)))):
          state.path.append(.done(Form.State()))
          return .none
        case .path(.element(id: _, action: .refund(.checked(.good)))):
          state.path.removeAll()
          return .none
        """)
      #expect(
        Sources.operations(source) == [
          "order.checked: push done", "scanner.found: push done", "refund.checked: removeAll",
        ])
      let found = try Self.transitions(source, of: "scanner")
      #expect(found.map(\.operations) == [[Self.done]])
    }

    @Test(
      "an action that carries an action of its own feature does not handle the feature's actions")
    func carriedActions() {
      let source = Self.shop(
        """
        case .orderTapped:
          return .send(.report(.good))
        case .finished:
          state.path.removeAll()
          return .none
        """
      )
      .replacing("orderTapped }", with: "orderTapped, report(Outcome), finished(Action) }")
      .replacing("struct Shop {", with: "struct Shop { enum Outcome { case good }")
      #expect(Sources.operations(source) == ["self.finished: removeAll"])
    }

    @Test("a return in a loop leaves out what follows the loop")
    func returnsInLoops() throws {
      let source = Self.shop(
        """
        case .path(.element(id: _, action: .scanner(.found))):
          for element in state.path {
            if element.is(\\.order) {
              state.path.append(.done(Form.State()))
              return .none
            }
          }
          state.path.removeAll()
          return .none
        """)
      let found = try Self.transitions(source, of: "scanner")
      #expect(
        found.map(\.operations) == [[Self.done], [.removeAll]])
    }

    @Test("the identity that goes with an element of a known case says where a pop ends")
    func identities() {
      let source = Self.shop(
        """
        case .path(.element(id: _, action: .scanner(.found))):
          for (id, element) in zip(state.path.ids, state.path) {
            if element.is(\\.order) {
              state.path.pop(to: id)
            }
          }
          return .none
        case .path(.element(id: _, action: .scanner(.closeTapped))):
          for (id, element) in zip(state.path.ids, state.path) {
            if case .refund = element {
              state.path.pop(to: id)
            }
          }
          return .none
        """)
      #expect(
        Sources.operations(source) == [
          "scanner.found: popTo order", "scanner.closeTapped: popTo refund",
        ])
    }
  }
#endif
