#if SourceReading
  import NavGraphSources
  import Testing

  /// Calls that may throw, before what leads to navigation.
  struct ErrorsReadingTests {
    private static func told(_ effect: String) -> [String] {
      Sources.transitions(
        Sources.sheetApp(
          "saveTapped, saved, started",
          """
          case .saveTapped: return \(effect)
          case .saved: state.sheet = Sheet.State(); return .none
          case .started: return .none
          """, start: "Button(\"Save\") { store.send(.saveTapped) }"))
    }

    @Test(
      "code after a throwing call assumes that it does not throw",
      arguments: [
        ".run { send in try await api.save(); await send(.saved) }",
        ".run { send in try await api.save(); await send(.saved) } catch: { error, send in print(error) }",
        ".run { send in let id = try await api.save(); await send(.saved) }",
        ".run { send in do { try await api.save(); await send(.saved) } catch { print(error) } }",
        ".run { send in await send(.started); try await api.save(); await send(.saved) }",
      ])
    func mayThrow(effect: String) {
      #expect(
        Self.told(effect) == [
          "root.saveTapped: if save throws", "root.saveTapped: show sheet if save does not throw",
        ])
    }

    @Test(
      "code before the call, or in any case, assumes nothing",
      arguments: [
        ".run { send in await send(.saved); try await api.save() }",
        ".run { send in try? await api.save(); await send(.saved) }",
        ".run { send in do { try await api.save() } catch {}; await send(.saved) }",
        ".run { send in try await clock.sleep(for: .seconds(1)); await send(.saved) }",
      ])
    func inAnyCase(effect: String) {
      #expect(Self.told(effect).count == 1)
      #expect(Self.told(effect).allSatisfy { !$0.contains("throw") })
    }

    @Test("error handling applies to the whole effect")
    func caught() {
      let effect = """
        .run { send in try await api.load(); try await api.save(); await send(.started) }
        catch: { _, send in await send(.saved) }
        """
      #expect(
        Self.told(effect) == [
          "root.saveTapped: show sheet if an error is thrown",
          "root.saveTapped: if no error is thrown",
        ])
    }
  }
#endif
