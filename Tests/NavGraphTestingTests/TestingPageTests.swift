import Foundation
import NavGraph
import NavGraphTesting
import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// What `Docs/Guide/Testing.md` shows, to be compiled; a test compares both.
private let shopGraph = ShopApp.graph
private typealias ShopRoute = ShopApp.Route

@Test func navigation() {
  expectCleanNavigation(of: shopGraph)
}

@Test func checkout() {
  expectNavigation(
    of: shopGraph,
    .reaches(ShopRoute.receipt, within: 5),
    .never { $0.count(of: ShopRoute.cart) > 1 },
    .alwaysCanReturn(to: ShopRoute.home))
}

#if canImport(XCTest)
  final class NavigationTests: XCTestCase {
    func testNavigation() {
      expectCleanNavigation(of: shopGraph)
    }

    func testCheckout() {
      expectNavigation(of: shopGraph, .alwaysCanReturn(to: ShopRoute.home))
    }
  }
#endif

struct TestingPageTests {
  @Test func snippetsOnThePageCompile() throws {
    let source = withoutIndentation(try String(contentsOfFile: "\(#filePath)", encoding: .utf8))
    let root = URL(filePath: "\(#filePath)").deletingLastPathComponent().appending(path: "../..")
    let page = try String(
      contentsOf: root.appending(path: "Docs/Guide/Testing.md"), encoding: .utf8)
    let blocks = page.matches(of: /(?s)```swift\nimport NavGraph\n.*?\n\n(.*?)```/).map { $0.1 }
    #expect(blocks.count == 2)
    for block in blocks { #expect(source.contains(withoutIndentation(block))) }
  }

  private func withoutIndentation(_ text: some StringProtocol) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
