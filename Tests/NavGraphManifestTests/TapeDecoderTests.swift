import Foundation
import NavGraphExploration
import NavGraphModel
import Testing

@testable import NavGraphManifest

/// Facts are read as Foundation's decoder would read them.
struct TapeDecoderTests {
  /// One of everything that facts are made of.
  private struct Sample: Codable, Hashable {
    var text: String
    var number: Int
    var small: UInt8
    var share: Double
    var flag: Bool
    var maybe: String?
    var list: [Sample]
    var names: [String: Int]
    var choice: Choice
    var optional: [Int?]
  }

  private enum Choice: Codable, Hashable {
    case none
    case some(Int, name: String)
  }

  private struct Inner: Decodable { var b: UInt8 }
  private struct Outer: Decodable { var a: [Inner] }

  private func sample(_ list: [Sample] = []) -> Sample {
    Sample(
      text: "a \"quoted\" \\ \u{1F600} \u{202E} line\n", number: .min, small: 255, share: -0.1,
      flag: true, maybe: nil, list: list,
      names: Dictionary(uniqueKeysWithValues: (0..<60).map { ("key \($0)", $0) }),
      choice: .some(3, name: "x"), optional: [1, nil, 3])
  }

  @Test("what was written is read back")
  func roundTrip() throws {
    let value = sample([sample(), sample([sample()])])
    let data = try JSONEncoder().encode(value)
    #expect(try TapeDecoder.decode(Sample.self, from: data) == value)
    #expect(try TapeDecoder.decode(Choice.self, from: JSONEncoder().encode(Choice.none)) == .none)
  }

  @Test(
    "any text is read, or refused, as Foundation does",
    arguments: [
      "", " ", "1", "-0", "01", "1.", ".5", "1e3", "1E+2", "1.5e-1", "12345678901234567890",
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-", "+1", "true",
      "tru", "null", "\"a", "\"\\u00e4\\ud83d\\ude00\"", "\"\\ud83d\"", "\"\\udc00\"", "\"\\x\"",
      "\"\u{9}\"", "\"\\u12G4\"", "\"\\\"\"", "[1,2]", "[,]", "[1 2]", "[", "]", "{}",
      "{\"a\":1}", "{\"a\"}", "{a:1}", "{\"a\":1 \"b\":2}", "[1] 2", "[[1],[]]",
      " [ 1 , 2 ] \n", "{\"a\":{\"b\":2}}", "\u{FEFF}[1]", "1.0", "2.5",
    ])
  func texts(_ text: String) {
    func agree<Value: Decodable & Equatable>(_ type: Value.Type) {
      let theirs = try? JSONDecoder().decode(type, from: Data(text.utf8))
      let ours = try? TapeDecoder.decode(type, from: text.utf8)
      #expect(ours == theirs, "\(type) from \(text)")
    }
    agree(Int.self)
    agree(UInt8.self)
    agree(Double.self)
    agree(Bool.self)
    agree(String.self)
    agree([Int].self)
    agree([[Int]].self)
    agree([String: Int].self)
    agree([String: [String: Int]].self)
    agree([Int?].self)
  }

  @Test(
    "unlike there, a comma at the end is none of JSON, and a number that does not fit has a place")
  func stricter() {
    #expect(throws: DecodingError.self) { try TapeDecoder.decode([Int].self, from: "[1,]".utf8) }
    let error = #expect(throws: DecodingError.self) {
      try TapeDecoder.decode(Outer.self, from: #"{"a": [{"b": 300}]}"#.utf8)
    }
    #expect(error.map(decodingFailure) == "a value is not one of those known (at a[0].b)")
  }

  @Test("bytes that are no text are refused, and so is what is nested without end")
  func hostile() {
    #expect(throws: DecodingError.self) {
      try TapeDecoder.decode(String.self, from: [0x22, 0xFF, 0x22])
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: DecodingError.self) { try TapeDecoder.decode([Int].self, from: deep.utf8) }
  }

  @Test(
    "what is wrong is told with the same kind and place",
    arguments: [
      #"{"a": [{"b": 1}, {"b": "x"}]}"#, #"{"a": [{"b": 1}, {}]}"#, #"{"a": {}}"#,
      #"{"a": [{"b": null}]}"#, #"[]"#, #"{"a": [1]}"#, "x",
    ])
  func errors(_ text: String) {
    let theirs = #expect(throws: (any Error).self) {
      try JSONDecoder().decode(Outer.self, from: Data(text.utf8))
    }
    let ours = #expect(throws: (any Error).self) {
      try TapeDecoder.decode(Outer.self, from: text.utf8)
    }
    #expect(ours.map(decodingFailure) == theirs.map(decodingFailure))
  }

  @Test("a text cut or changed anywhere is read as Foundation reads it, or by neither")
  func mutations() throws {
    let bytes = Array(try JSONEncoder().encode(sample([sample()])))
    for index in stride(from: 0, to: bytes.count, by: 3) {
      for change in [nil, UInt8(ascii: "0"), UInt8(ascii: "\""), UInt8(ascii: "}")] {
        var changed = bytes
        if let change { changed[index] = change } else { changed.removeSubrange(index...) }
        let theirs = try? JSONDecoder().decode(Sample.self, from: Data(changed))
        #expect((try? TapeDecoder.decode(Sample.self, from: changed)) == theirs)
      }
    }
  }
}
