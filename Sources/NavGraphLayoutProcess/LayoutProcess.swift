package import NavGraphRender

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Places boxes in a process of its own (``LayoutService``), which can be killed when its time is over, and may
/// crash.
///
/// Started with system calls, because a drawing is made without waiting for other tasks.
package struct LayoutProcess: LayoutWorker {
  private let program: String
  private let command: String

  /// - Parameters:
  ///   - program: The path of an executable that runs the service.
  ///   - command: The argument at which it does; the seconds that it may take follow, and the number of this process.
  package init(program: String, command: String) {
    self.program = program
    self.command = command
  }

  package func place(_ request: LayoutRequest, seconds: Double) -> LayoutOutcome {
    guard let input = open(request), let (output, answerEnd) = pipe() else { return .unavailable }
    let process = start(arguments(seconds), input: input, output: answerEnd)
    close(input)
    close(answerEnd)
    defer { close(output) }
    guard let process else { return .unavailable }
    let answer = read(output, until: .now + .seconds(seconds))
    if answer == nil { kill(process, SIGKILL) }
    let status = wait(for: process)
    guard let answer else { return .late }
    guard status == 0,
      let decoded = try? JSONDecoder().decode(LayoutAnswer.self, from: Data(answer))
    else { return .lost }
    return .placed(decoded)
  }

  private func arguments(_ seconds: Double) -> [String] {
    [program, command, "\(Int(min(seconds, 1e9)) + 1)", "\(getpid())"]
  }

  /// Opens the request as a file that no other process sees, to be read from its beginning.
  private func open(_ request: LayoutRequest) -> Int32? {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "navgraph-layout-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? JSONEncoder().encode(request).write(to: file)) != nil else { return nil }
    let descriptor = Self.open(file.path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  private static func open(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags)
    #else
      Glibc.open(path, flags)
    #endif
  }

  /// Returns both ends of a pipe, which the process inherits only where it is told to write.
  private func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #else
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #endif
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func start(_ arguments: [String], input: Int32, output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let words = arguments.map { strdup($0) }
    let variables = ProcessInfo.processInfo.environment.sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(
      &process, arguments[0], &actions, nil, words + [nil], variables + [nil])
    return code == 0 ? process : nil
  }

  /// All that comes until the other end is closed; nil where that is not by then.
  private func read(_ descriptor: Int32, until deadline: ContinuousClock.Instant) -> [UInt8]? {
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let rest = (deadline - .now) / .milliseconds(1)
      guard rest > 0 else { return nil }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(min(rest.rounded(.up), 60_000))) > 0 else { continue }
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, &buffer, buffer.count)
      #else
        let count = Glibc.read(descriptor, &buffer, buffer.count)
      #endif
      if count == 0 { return answer }
      if count > 0 { answer += buffer[..<count] }
      if count < 0, errno != EINTR { return answer }
    }
  }

  /// What `waitpid` says: 0 for a good end.
  private func wait(for process: pid_t) -> Int32 {
    var status: Int32 = -1
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
