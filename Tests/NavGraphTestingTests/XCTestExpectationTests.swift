#if canImport(XCTest)
  import NavGraph
  import NavGraphTesting
  import XCTest

  /// What an `XCTestCase` reports.
  final class XCTestExpectationTests: XCTestCase {
    func testAGraphWithoutFaultsPasses() {
      expectCleanNavigation(of: ShopApp.graph)
      expectNavigation(of: ShopApp.graph, .alwaysCanReturn(to: ShopApp.Route.home))
    }

    /// The findings about screens behind an unreachable one are listed with it.
    func testEveryFindingIsAFailureWhereItsScreenIsRegistered() {
      let failures = FailureCollector.failures { $0.expectCleanNavigation(of: ShopApp.lost) }
      XCTAssertEqual(failures.map(\.line), [ShopApp.lostLine - 2])
      XCTAssertTrue(failures.allSatisfy { $0.file.hasSuffix("NavGraphTestingTests/ShopApp.swift") })
      XCTAssertEqual(
        failures.map { $0.text.components(separatedBy: "is unreachable:").count - 1 }, [3])
    }

    func testAClaimThatFailsIsAFailureWhereItIsWritten() {
      let line = #line + 2
      let failures = FailureCollector.failures {
        $0.expectNavigation(of: ShopApp.graph, .reaches(ShopApp.Route.receipt, within: 2))
      }
      XCTAssertEqual(failures.map(\.line), [line])
      XCTAssertEqual(failures.map(\.file), ["\(#filePath)"])
    }
  }

  /// A test case that keeps its failures to itself.
  private final class FailureCollector: XCTestCase {
    struct Failure {
      let text: String
      let file: String
      let line: Int
    }

    private var failures: [Failure] = []

    static func failures(_ body: (FailureCollector) -> Void) -> [Failure] {
      #if canImport(ObjectiveC)
        let collector = FailureCollector()
      #else
        let collector = FailureCollector(name: "collector") { _ in }
      #endif
      body(collector)
      return collector.failures
    }

    #if canImport(ObjectiveC)
      override func record(_ issue: XCTIssue) {
        let location = issue.sourceCodeContext.location
        failures.append(
          Failure(
            text: issue.compactDescription, file: location?.fileURL.path ?? "",
            line: location?.lineNumber ?? 0))
      }
    #else
      override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
        expected: Bool
      ) {
        failures.append(Failure(text: description, file: filePath, line: lineNumber))
      }
    #endif
  }
#endif
