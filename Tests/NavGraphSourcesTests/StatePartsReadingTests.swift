#if SourceReading
  import NavGraphModel
  import NavGraphSources
  import Testing

  /// Navigation in a part of a feature's state, and states that are made anew.
  struct StatePartsReadingTests {
    @Test("one of several catch clauses is taken; each action that a view chooses from is sent")
    func choices() throws {
      let source = """
        @Reducer struct Page {
          @ObservableState struct State { var isFailed = false; var isShown = false }
          enum Action { case loadTapped, failed, showTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .loadTapped:
                return .run { send in
                  do { try await load() } catch is Late {
                    await send(.failed)
                  } catch {
                    await send(.failed)
                  }
                }
              case .failed:
                state.isFailed = true
                return .none
              case .showTapped:
                state.isShown = true
                return .none
              }
            }
          }
        }
        struct PageView: View {
          let store: StoreOf<Page>
          var body: some View {
            Button("Go") { store.send(store.isShown || store.isFailed ? .loadTapped : .showTapped) }
              .sheet(isPresented: $store.isFailed) { Text("Failed") }
              .sheet(isPresented: $store.isShown) { Text("Shown") }
          }
        }
        """
      let page = try #require(Sources.read(source).graph.coordinators.first)
      let root = try #require(page.routes.first { $0.name == "root" })
      #expect(root.transitions.map(\.action) == ["loadTapped", "loadTapped", "showTapped"])
      #expect(root.transitions.allSatisfy { $0.operations.count < 2 })
    }
  }
#endif
