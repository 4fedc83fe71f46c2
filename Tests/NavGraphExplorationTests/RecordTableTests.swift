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

  @Test("tells a record from its beginnings and its repetitions")
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
