import Testing

@testable import NavGraphRender

struct PagePackingTests {
  @Test("what is packed on a page does not overlap, and the page is no ribbon")
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

  @Test(
    "what comes after another box stands to its right or clearly below", arguments: [false, true])
  func order(isThorough: Bool) {
    let sizes = (0..<12).map { (index: Int) -> Size in
      Size(width: Double(300 + index * 37 % 200), height: Double(200 + index * 53 % 150))
    }
    let above = sizes.indices.map { $0 == 0 ? [] : [($0 - 1) / 3] }
    let packing = PagePacking(sizes, spacing: 20, above: above, isThorough: isThorough)
    let boxes = zip(packing.origins, sizes).map { Rect(origin: $0, size: $1) }
    for (index, box) in boxes.enumerated() {
      #expect(boxes[(index + 1)...].allSatisfy { box.isApart(from: $0) })
      for host in above[index].map({ boxes[$0] }) {
        #expect(box.minX >= host.maxX || box.minY >= host.minY + PagePacking.lowering - 0.01)
      }
    }
    #expect(packing.origins[0] == Point(x: 0, y: 0))
  }

  @Test("orders keep each box after those that it belongs to, also where these go in a circle")
  func orders() {
    let order = PackingOrder([[], [0], [3], [1], [2, 5], [4]])
    let all = [order.keeping([5, 4, 3, 2, 1, 0])] + order.further(10)
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
