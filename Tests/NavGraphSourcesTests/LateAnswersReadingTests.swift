#if SourceReading
  import NavGraphSources
  import Testing

  /// Answers for which code waits, and after which a screen is closed.
  struct LateAnswersReadingTests {
    private static func told(_ save: String, close: String = "state.path.removeLast()") -> [String]
    {
      let text = Sources.stackApp(
        "edit(Edit)",
        """
        case .openTapped: state.path.append(.edit(Edit.State())); return .none
        case .path(.element(let id, action: .edit(.saved))): \(close); return .none
        """,
        rest: """
          @Reducer struct Edit {
            @ObservableState struct State { var isSaving = false }
            enum Action { case saveTapped, answered, saved }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                \(save)
                default: return .none
                }
              }
            }
          }
          struct EditView: View {
            let store: StoreOf<Edit>
            var body: some View { Button("Save") { store.send(.saveTapped) } }
          }
          """)
      return Sources.transitions(text).filter { $0.hasPrefix("edit.") }
    }

    @Test(
      "come at any time if code changes nothing before",
      arguments: [
        "case .saveTapped: return .run { send in try await api.save(); await send(.saved) }",
        """
        case .saveTapped: return .run { send in await send(.answered(await api.save())) }
        case .answered: state.isSaving = false; return .send(.saved)
        """,
      ])
    func late(_ save: String) {
      #expect(Self.told(save) == ["edit.saved effect: removeLast(1)"])
    }

    @Test(
      "are a part of the tap if nothing is waited for, or the screen shows that it waits",
      arguments: [
        "case .saveTapped: return .send(.saved)",
        "case .saveTapped: return .run { send in await send(.saved) }",
        """
        case .saveTapped:
          state.isSaving = true
          return .run { send in try await api.save(); await send(.saved) }
        """,
      ])
    func atOnce(_ save: String) {
      #expect(Self.told(save) == ["edit.saved: removeLast(1)"])
    }

    @Test("are a part of the tap if they close no other screen")
    func named() {
      let save =
        "case .saveTapped: return .run { send in try await api.save(); await send(.saved) }"
      #expect(Self.told(save, close: "state.path.removeAll()") == ["edit.saved: removeAll"])
    }
  }
#endif
