/// Passes on what a program prints, line by line, up to a limit; the rest is dropped.
struct CappedLines {
  /// What the note calls the program, as the beginning of a sentence.
  let program: String
  let say: @Sendable (String) -> Void
  private var rest = limit
  private var line: [UInt8] = []
  private var isCut = false

  /// How many bytes are passed on.
  static let limit = 1 << 20

  init(of program: String, _ say: @escaping @Sendable (String) -> Void) {
    self.program = program
    self.say = say
  }

  mutating func add(_ bytes: some Collection<UInt8>) {
    guard !isCut else { return }
    for byte in bytes.prefix(rest) {
      if byte == UInt8(ascii: "\n") {
        say(String(decoding: line, as: UTF8.self))
        line = []
      } else {
        line.append(byte)
      }
    }
    isCut = bytes.count > rest
    rest -= min(bytes.count, rest)
    if isCut {
      finish()
      say("note: \(program) printed more than 1 MiB: the rest is not shown")
    }
  }

  /// Passes on a last line that no line feed ends.
  mutating func finish() {
    if !line.isEmpty { say(String(decoding: line, as: UTF8.self)) }
    line = []
  }
}
