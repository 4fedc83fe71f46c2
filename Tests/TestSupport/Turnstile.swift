import Foundation

/// Lets a few in at a time, in the order in which they come.
///
/// Searches have a limit of time: with a process for each of hundreds of tests, none of them would get far in it.
actor Turnstile {
  /// For processes that tests start: somewhat more than there are processors.
  static let processes = Turnstile(places: ProcessInfo.processInfo.activeProcessorCount + 2)

  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    self.places = places
  }

  /// Does something once there is a place.
  nonisolated func pass<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    await enter()
    do {
      let result = try await body()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty {
      places += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
