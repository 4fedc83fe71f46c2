import Testing

@testable import NavGraphRender

struct PagePackingTests {
  @Test("packed boxes do not overlap, and the page is not a ribbon")
  func packing() {
    let sizes = (0..<50).map { (index: Int) -> Size in
      Size(width: Double(300 + index * 37 % 200), height: Double(200 + index * 53 % 150))
    }
    let packing = PagePacking(sizes, spacing: 20)
    let boxes = zip(packing.origins, sizes).map { Rect(origin: $0, size: $1) }
    for (index, box) in boxes.enumerated() {
      #expect(box.maxX <= packing.size.width + 0.01 && box.maxY <= packing.size.height + 0.01)
      for other in boxes[(index + 1)...] {
        #expect(
          box.maxX + 20 <= other.minX + 0.01 || other.maxX + 20 <= box.minX + 0.01
            || box.maxY + 20 <= other.minY + 0.01 || other.maxY + 20 <= box.minY + 0.01)
      }
    }
    #expect((1.0...2.5).contains(packing.size.width / packing.size.height))
  }

  private static let sizes = (0..<12).map { (index: Int) -> Size in
    Size(width: Double(300 + index * 37 % 200), height: Double(200 + index * 53 % 150))
  }

  @Test("a box after another is to its right or clearly below")
  func order() {
    let above = Self.sizes.indices.map { $0 == 0 ? [] : [($0 - 1) / 3] }
    check(PagePacking(Self.sizes, spacing: 20, above: above), Self.sizes, above: above)
  }

  @Test("a search finds shapes and an order that make a smaller page")
  func search() {
    let above = Self.sizes.indices.map { $0 == 0 ? [] : [($0 - 1) / 3] }
    // Each as it is, lower and wider, or higher and narrower.
    let choices = Self.sizes.map { size in
      [1, 1.3, 0.75].map { Size(width: size.width * $0, height: size.height / $0) }
    }
    let page = Size(width: 1_600, height: 1_080)
    let search = PageSearch(choices: choices, above: above, spacing: 20, page: page)
    let result = search.best()
    check(result.packing, zip(choices, result.sizes).map { $0[$1] }, above: above)
    let usual = PagePacking(Self.sizes, spacing: 20, ratio: 1.5, above: above)
    let extent = max(usual.size.width / page.width, usual.size.height / page.height)
    #expect(result.extent >= search.leastExtent)
    #expect(result.extent < 0.95 * extent, "\(result.extent), \(extent)")
    #expect(search.best().packing == result.packing)
  }

  private func check(_ packing: PagePacking, _ sizes: [Size], above: [[Int]]) {
    let boxes = zip(packing.origins, sizes).map { Rect(origin: $0, size: $1) }
    for (index, box) in boxes.enumerated() {
      #expect(boxes[(index + 1)...].allSatisfy { box.isApart(from: $0) })
      for host in above[index].map({ boxes[$0] }) {
        #expect(box.minX >= host.maxX || box.minY >= host.minY + PagePacking.lowering - 0.01)
      }
    }
    #expect(packing.origins[0] == Point(x: 0, y: 0))
  }

  @Test("orders keep each box after those that it belongs to, also where these form a cycle")
  func orders() {
    let order = PackingOrder([[], [0], [3], [1], [2, 5], [4]])
    let all = [order.keeping([5, 4, 3, 2, 1, 0])] + order.tidy()
    for boxes in all {
      #expect(boxes.sorted() == Array(0..<6))
      for (box, host) in [(1, 0), (3, 1), (2, 3)] {
        guard boxes[0] != box else { continue }
        let places = [box, host].compactMap(boxes.firstIndex)
        #expect(places[1] < places[0])
      }
    }
  }
}
