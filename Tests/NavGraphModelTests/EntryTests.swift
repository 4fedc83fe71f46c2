import NavGraphModel
import Testing

@Suite("Packed entries")
struct EntryTests {
  static let instances = [
    0, 1, 7, 8, 15, 16, 255, 1 << 16, Entry.instanceLimit - 2, Entry.instanceLimit - 1,
  ]

  /// Each presentation, with and without the swipe.
  static let standings = Presentation.all.flatMap { presentation in
    [false, true].map {
      Entry(instance: 5, presentation: presentation, forbidsSwipe: $0)
    }
  }

  @Test(
    "keep instance, presentation and swipe up to the limit", arguments: instances, Presentation.all)
  func roundTrip(instance: Int, presentation: Presentation) {
    for forbidsSwipe in [false, true] {
      let entry = Entry(
        instance: instance, presentation: presentation, forbidsSwipe: forbidsSwipe)
      #expect(entry.instance == instance)
      #expect(entry.presentation == presentation)
      #expect(entry.forbidsSwipe == forbidsSwipe)
      #expect(Entry(rawValue: entry.rawValue) == entry)
      #expect(entry.isPush == presentation.isPush)
      #expect(entry.isSheet == presentation.isSheet)
      #expect(entry.embedsNavigation == presentation.embedsNavigation)
    }
  }

  @Test("are distinguished by instance and presentation")
  func injective() {
    let entries = Self.instances.flatMap { instance in
      Self.standings.map { Entry(instance: instance, presentation: .push).presented(as: $0) }
    }
    #expect(Set(entries.map(\.rawValue)).count == Self.instances.count * Self.standings.count)
    var other = entries[0]
    other.handle = 1
    #expect(other != entries[0])
  }

  @Test("take another presentation, keep their identity", arguments: instances, standings)
  func replacedPresentation(instance: Int, other: Entry) {
    for own in Self.standings {
      var entry = Entry(instance: instance, presentation: .push).presented(as: own)
      entry.handle = 9
      let moved = entry.presented(as: other)
      #expect(moved.instance == instance)
      #expect(moved.presentation == other.presentation)
      #expect(moved.forbidsSwipe == other.forbidsSwipe)
      #expect(moved.handle == 9)
      #expect(entry.pushed.instance == instance)
      #expect(entry.pushed.presentation == .push)
      #expect(!entry.pushed.forbidsSwipe)
      #expect(entry.pushed.handle == 9)
    }
  }

  @Test("know no presentation for a code from outside", arguments: [UInt32](5...7))
  func unknownCode(code: UInt32) {
    #expect(Entry(rawValue: 3 << 4 | code).presentation == nil)
    #expect(Entry(rawValue: 3 << 4 | 8 | code).presentation == nil)
  }

  @Test("have a code for every presentation", arguments: Array(Presentation.all.enumerated()))
  func code(index: Int, presentation: Presentation) {
    #expect(Int(presentation.code) == index)
    #expect(presentation.code < 8)
  }

  @Test("are matched by the instances of a set alone")
  func instanceSet() {
    let some = InstanceSet([9, 3, 3, 0, 12])
    #expect((-1...13).filter(some.contains) == [0, 3, 9, 12])
    let range = InstanceSet(2..<5)
    #expect((-1...13).filter(range.contains) == [2, 3, 4])
    #expect(!InstanceSet([Int]()).contains(0))
    #expect(!InstanceSet(0..<0).contains(0))
  }
}
