/// Passes on what a program prints, line by line, up to a limit; the rest is dropped.
struct CappedLines {
  /// What the note calls the program, as the beginning of a sentence.
  let program: String
  let log: @Sendable (String) -> Void
  private var rest = limit
  private var line: [UInt8] = []
  private var isCut = false

  /// How many bytes are passed on.
  static let limit = 1 << 20

  init(of program: String, _ log: @escaping @Sendable (String) -> Void) {
    self.program = program
    self.log = log
  }

  mutating func add(_ bytes: some Collection<UInt8>) {
    guard !isCut else { return }
    for byte in bytes.prefix(rest) {
      if byte == UInt8(ascii: "\n") {
        log(String(decoding: line, as: UTF8.self))
        line = []
      } else {
        line.append(byte)
      }
    }
    isCut = bytes.count > rest
    rest -= min(bytes.count, rest)
    if isCut {
      finish()
      log("note: \(program) printed more than 1 MiB: the rest is not shown")
    }
  }

  /// Passes on a last line that no line feed ends.
  mutating func finish() {
    if !line.isEmpty { log(String(decoding: line, as: UTF8.self)) }
    line = []
  }
}
