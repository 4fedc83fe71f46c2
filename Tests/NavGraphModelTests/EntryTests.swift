import NavGraphModel
import Testing

@Suite("Packed entries")
struct EntryTests {
  static let instances = [
    0, 1, 7, 8, 255, 1 << 16, Entry.instanceLimit - 2, Entry.instanceLimit - 1,
  ]

  @Test("keep instance and presentation up to the limit", arguments: instances, Presentation.all)
  func roundTrip(instance: Int, presentation: Presentation) {
    let entry = Entry(instance: instance, presentation: presentation)
    #expect(entry.instance == instance)
    #expect(entry.presentation == presentation)
    #expect(Entry(rawValue: entry.rawValue) == entry)
    #expect(entry.isPush == presentation.isPush)
    #expect(entry.isSheet == presentation.isSheet)
    #expect(entry.embedsNavigation == presentation.embedsNavigation)
  }

  @Test("are equal only where both parts are")
  func injective() {
    let entries = Self.instances.flatMap { instance in
      Presentation.all.map { Entry(instance: instance, presentation: $0) }
    }
    #expect(Set(entries.map(\.rawValue)).count == Self.instances.count * Presentation.all.count)
  }

  @Test("stand the same for another instance", arguments: instances, Presentation.all)
  func replacingInstance(instance: Int, presentation: Presentation) {
    let entry = Entry(instance: 5, presentation: presentation).replacingInstance(by: instance)
    #expect(entry == Entry(instance: instance, presentation: presentation))
  }

  @Test("know no presentation for a code from outside", arguments: [UInt32](5...7))
  func unknownCode(code: UInt32) {
    #expect(Entry(rawValue: 3 << 3 | code).presentation == nil)
  }

  @Test("have a code for every presentation", arguments: Array(Presentation.all.enumerated()))
  func code(index: Int, presentation: Presentation) {
    #expect(Int(presentation.code) == index)
  }

  @Test("are matched by the instances of a set alone")
  func instanceSet() {
    let set = InstanceSet([9, 3, 3, 0, 12])
    #expect((-1...13).filter(set.contains) == [0, 3, 9, 12])
    #expect(!InstanceSet([]).contains(0))
  }
}
