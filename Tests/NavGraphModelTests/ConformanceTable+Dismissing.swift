import NavGraphModel

extension ConformanceTable {
  static let dismissing: [ConformanceLine] = [
    .init("dismiss()", "^a ^b", .dismiss(1), both: .init("^a")),
    .init("dismiss() with pushes above", "^a* >b ^c* >d >e", .dismiss(1), both: .init("^a* >b")),
    .init("dismiss(): the topmost presented", "^a ^b #c", .dismiss(1), both: .init("^a ^b")),
    .init("dismiss(count)", "^a ^b* >c #d", .dismiss(2), both: .init("^a")),
    .init("dismiss(0)", "^a ^b", .dismiss(0), both: .init("^a ^b")),
    .init(
      "dismiss(), nothing presented", "^a* >b >c", .dismiss(1),
      indexed: .init("^a* >b >c", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init(
      "dismiss(), nothing presented", "^a*", .dismiss(1),
      indexed: .init("^a*", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init(
      "dismiss(count) over the layers there are", "^a* ^b* >c", .dismiss(2),
      indexed: .init("^a* ^b* >c", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init(
      "dismiss(count) over the layers there are", "^a ^b #c", .dismiss(9),
      indexed: .init("^a ^b #c", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init(
      "dismiss(count) over the layers there are", "^a ^b #c", .dismiss(.max),
      indexed: .init("^a ^b #c", .assertsAndStays(.nothingPresented)), identified: .init("")),
    .init("dismissAll", "^a ^b", .dismissAll, both: .init("^a")),
    .init("dismissAll", "^a* >b ^c* >d #e", .dismissAll, both: .init("^a* >b")),
    .init(
      "dismissAll, nothing presented: no-op", "^a* >b", .dismissAll,
      both: .init("^a* >b", .ignored(.nothingPresented))),
    .init(
      "dismissAll, nothing presented: no-op", "^a", .dismissAll,
      both: .init("^a", .ignored(.nothingPresented))),
    .init(
      "dismissAll, nothing presented: traps on []", "", .dismissAll,
      both: .init("", .traps(.emptyStack))),
  ]
}
