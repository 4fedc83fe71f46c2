import NavGraphFacts
package import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A fixed layout of 64-bit words that the processes of a run share: the current attempt, the progress of
/// the search, and its settings.
///
/// It outlives every process that writes to it. Each word is written by one process at a time; readers
/// see whole words, but not always words of the same moment. The author's code runs in a process that can
/// write anywhere: readers must cope with any number.
package final class Blackboard: Sendable {
  /// The content of a word, by position.
  package enum Word: Int {
    /// Counts the runs of the author's code, twice: odd while one goes on. A step may be run several times over.
    case serial
    /// Which search, state, label and action the running step belongs to.
    case search, state, label, action
    case states, steps, depth
    /// States and steps of the searches that are done.
    case earlierStates, earlierSteps
    /// ``serial`` when the search last reported.
    case reportedSerial
    /// The process that searches, the one that would take over from it, and the one that runs both.
    case explorer, backup, guardian
    /// The copy that is to take over.
    case woken
    /// The process that waits for the result.
    case tool
    /// The process that looks for requests to stop: the worker's own, once it has registered something.
    case listener
    /// Counts the looks of the guardian, and how far that was when the search last reported.
    case pulse, reportedPulse
    /// A ``StopRequest``.
    case stop
    /// Whether the search ended by itself: 1.
    case finished
    /// How often the search went on from a checkpoint.
    case restarts
    /// The number of steps set aside.
    case incidentCount
    /// Whether the newest of them has been met, and passed, since the last checkpoint: 1.
    case passedIncident
    /// Whether a graph is being explored: 1. Otherwise the manifest's own code runs.
    case exploring
  }

  @usableFromInline nonisolated(unsafe) let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let isMapped: Bool

  private static let headerWords = 32
  static let wordsPerIncident = 3
  /// Beyond the limit there is space for the incidents that a search meets before it learns that it has to end.
  static let incidentRows = Limits.incidents + 1_024
  private static let wordCount = headerWords + incidentRows * wordsPerIncident
  private static let byteCount = wordCount * MemoryLayout<UInt64>.size

  /// In memory, for this process and those that fork from it.
  package init() {
    let address = mmap(
      nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0)
    isMapped = address != nil && address != MAP_FAILED
    if isMapped, let address {
      // Zeros are zeros to an atomic word, too.
      words = address.bindMemory(to: Atomic<UInt64>.self, capacity: Self.wordCount)
    } else {
      words = .allocate(capacity: Self.wordCount)
      for index in 0..<Self.wordCount { (words + index).initialize(to: Atomic(0)) }
    }
  }

  /// - Returns: nil unless the file is there and holds ``emptyContent``, or what became of it.
  package init?(mapping path: String) {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size == off_t(Self.byteCount) else { return nil }
    let address = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    guard let address, address != MAP_FAILED else { return nil }
    words = address.bindMemory(to: Atomic<UInt64>.self, capacity: Self.wordCount)
    isMapped = true
  }

  /// Its file, in the folder for the records.
  package static let fileName = "blackboard"

  /// The content of a new file. It is written out in full, so that a full disk shows at once and not
  /// when a word is first touched.
  package static var emptyContent: [UInt8] { [UInt8](repeating: 0, count: byteCount) }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(words), Self.byteCount)
    } else {
      words.deallocate()
    }
  }
}

extension Blackboard {
  @inlinable @inline(__always)
  package subscript(word: Word) -> UInt64 {
    get { words[word.rawValue].load(ordering: .relaxed) }
    set { words[word.rawValue].store(newValue, ordering: .relaxed) }
  }

  /// For a new search of the same processes: nothing seen, nothing set aside.
  package func clear() {
    let kept: Set<Word> = [.tool, .listener, .guardian, .stop]
    for index in 0..<Self.headerWords {
      if let word = Word(rawValue: index), kept.contains(word) { continue }
      words[index].store(0, ordering: .relaxed)
    }
  }

  /// Why a search should end before it is done.
  package enum StopRequest: UInt64 {
    case interrupted = 1
    case memory, incidents

    var limit: Limits.Kind {
      switch self {
      case .interrupted: .interrupted
      case .memory: .memory
      case .incidents: .incidents
      }
    }
  }

  package var stopRequest: StopRequest? { StopRequest(rawValue: self[.stop]) }

  /// Asks the search to end; the first to ask gives the reason.
  package func requestStop(_ reason: StopRequest) {
    if self[.stop] == 0 { self[.stop] = reason.rawValue }
  }

  func incidentWord(_ incident: Int, _ word: Int) -> UnsafeMutablePointer<Atomic<UInt64>> {
    words + Self.headerWords + incident * Self.wordsPerIncident + word
  }
}
