import NavGraphExploration
import NavGraphModel
import Testing

@Suite("The table of stacks")
struct StackTableTests {
  /// Many different stacks, in an order that does not follow their structure.
  private static let stacks: [[Entry]] = {
    var random = SplitMix64(seed: 7)
    var stacks: Set<[UInt32]> = [[]]
    var result: [[UInt32]] = [[]]
    while result.count < 6_000 {
      let height = random.number(in: 1...8)
      let stack = (0..<height).map { _ in UInt32(random.number(in: 0...12)) << 27 | 1 }
      if stacks.insert(stack).inserted { result.append(stack) }
    }
    return result.map { $0.map(Entry.init(rawValue:)) }
  }()

  @Test("gives different stacks different numbers, and equal ones the same, while it grows")
  func interning() {
    var table = StackTable()
    let numbers = Self.stacks.map { table.intern($0) }
    #expect(Set(numbers).count == Self.stacks.count)
    let count = table.count
    #expect(count > 6_000)
    #expect(Self.stacks.map { table.intern($0) } == numbers)
    #expect(table.count == count)
  }

  @Test("gives back what was put in, after it has grown")
  func unpacking() {
    var table = StackTable()
    let numbers = Self.stacks.map { table.intern($0) }
    var stack = [Entry(rawValue: 1)]
    for (number, expected) in zip(numbers, Self.stacks) {
      table.unpack(number, into: &stack)
      #expect(stack == expected)
    }
  }

  @Test("shares what is below: a stack and its prefixes take one place each")
  func sharing() {
    var table = StackTable()
    #expect(table.count == 1)
    let entries = (1...100).map { Entry(rawValue: UInt32($0)) }
    let number = table.intern(entries)
    #expect(table.count == 101)
    #expect(table.intern(Array(entries.dropLast())) != number)
    #expect(table.count == 101)
    #expect(Int(table.intern(entries + entries)) < table.count)
    #expect(table.count == 201)
  }

  @Test("numbers the empty stack 0 and all others densely from 1")
  func numbering() {
    var table = StackTable()
    #expect(table.intern([]) == 0)
    let numbers = Self.stacks.map { Int(table.intern($0)) }
    #expect(numbers.min() == 0)
    #expect(numbers.max() == table.count - 1)
    for entry in [Entry(rawValue: 0), Entry(rawValue: .max)] {
      #expect(table.intern([entry]) != 0)
    }
  }
}
