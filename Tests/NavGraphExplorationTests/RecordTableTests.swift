import NavGraphExploration
import Testing

@Suite("The table of records")
struct RecordTableTests {
  /// Many different records, in an order that does not follow their structure.
  private static let records: [[UInt32]] = {
    var random = SplitMix64(seed: 7)
    var known: Set<[UInt32]> = [[]]
    var result: [[UInt32]] = [[]]
    while result.count < 6_000 {
      let length = random.number(in: 1...8)
      let record = (0..<length).map { _ in UInt32(random.number(in: 0...12)) << 27 | 1 }
      if known.insert(record).inserted { result.append(record) }
    }
    return result
  }()

  @Test("gives different records different numbers, and equal ones the same, while it grows")
  func interning() {
    var table = RecordTable()
    let numbers = Self.records.map { table.intern($0) }
    #expect(Set(numbers).count == Self.records.count)
    #expect(table.count == Self.records.count)
    #expect(Self.records.map { table.intern($0) } == numbers)
    #expect(table.count == Self.records.count)
  }

  @Test("gives back what was put in, after it has grown")
  func reading() {
    var table = RecordTable()
    let numbers = Self.records.map { table.intern($0) }
    for (number, expected) in zip(numbers, Self.records) {
      #expect(Array(table[number]) == expected)
      #expect(table.count(of: number) == expected.count)
      #expect(expected.indices.map { table[number, $0] } == expected)
    }
  }

  @Test("finds a record by another one and the words that differ")
  func replacing() {
    var table = RecordTable()
    var random = SplitMix64(seed: 11)
    for record in Self.records.dropFirst().prefix(2_000) {
      let number = table.intern(record)
      let index = random.number(in: 0...record.count - 1)
      let word = UInt32(random.number(in: 0...12)) << 27 | 1
      var other = record
      other[index] = word
      let replaced = table.replacing(index, of: number, by: word)
      #expect(Array(table[replaced]) == other)
      #expect(table.intern(other) == replaced)
      guard index + 1 < record.count else { continue }
      other[index + 1] = 5
      // Known before in one half of the cases.
      let known = index.isMultiple(of: 2) ? table.intern(other) : nil
      let both = table.replacing(index, of: number, by: word, 5)
      #expect(Array(table[both]) == other)
      #expect(table.intern(other) == both && known ?? both == both)
    }
  }

  @Test("distinguishes a record from its prefixes and its repetitions")
  func beginnings() {
    var table = RecordTable()
    let record = (1...100).map { UInt32($0) }
    let numbers = (0...100).map { table.intern(Array(record.prefix($0))) }
    #expect(Set(numbers).count == 101)
    #expect(!numbers.contains(table.intern(record + record)))
  }

  @Test("numbers the empty record 0 and all others densely from 1")
  func numbering() {
    var table = RecordTable()
    #expect(table.count == 1)
    #expect(table.intern([]) == 0)
    let numbers = Self.records.map { Int(table.intern($0)) }
    #expect(numbers == Array(0..<Self.records.count))
    for word in [UInt32(0), .max] { #expect(table.intern([word]) != 0) }
  }
}
