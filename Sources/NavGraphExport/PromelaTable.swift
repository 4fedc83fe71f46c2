/// A list of numbers that a Promela program looks up, beside its states: arrays of C, and a function.
///
/// Promela's own arrays are part of each state, or `hidden`, with which SPIN searches neither breadth first nor
/// on several processors. SPIN takes 64 KiB of C at a time, so that a long list is several arrays.
struct PromelaTable {
  let name: String
  let values: [Int]

  private static let partLimit = 4_096

  /// As `name(index)`, in C.
  var declaration: String {
    let type = NumberType(holding: values.max() ?? 0).c
    let starts = Array(stride(from: 0, to: max(1, values.count), by: Self.partLimit))
    var text = ""
    for (part, start) in starts.enumerated() {
      let numbers = values[start..<min(start + Self.partLimit, values.count)]
      text += "c_decl { static const \(type) \(name)\(part)[] = {"
      text += Self.lines(of: numbers.isEmpty ? [0] : Array(numbers)) + "}; }\n"
    }
    let names = starts.indices.map { "\(name)\($0)" }
    guard names.count > 1 else {
      return text + "c_decl { static int \(name)(int i) { return \(names[0])[i]; } }\n"
    }
    text +=
      "c_decl { static const \(type) *const \(name)s[] = {\(names.joined(separator: ", "))};\n"
    text += "static int \(name)(int i) { return \(name)s[i / \(Self.partLimit)]"
    return text + "[i % \(Self.partLimit)]; } }\n"
  }

  private static func lines(of numbers: [Int]) -> String {
    var result = ""
    for (index, number) in numbers.enumerated() {
      if index > 0 { result += index % 20 == 0 ? ",\n  " : ", " }
      result += "\(number)"
    }
    return result
  }
}

/// The types of Promela for the numbers from 0 on, the smallest first.
enum NumberType {
  case byte, short, int

  init(holding largest: Int) {
    self =
      switch largest {
      case ...255: .byte
      case ...32_767: .short
      default: .int
      }
  }

  var promela: String {
    switch self {
    case .byte: "byte"
    case .short: "short"
    case .int: "int"
    }
  }

  var c: String { self == .byte ? "unsigned char" : promela }
}
