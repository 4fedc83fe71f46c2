import NavGraphDocs
import Testing

struct DocumentFileTests {
  @Test func filesAreToldApartByPathAndText() {
    let file = DocumentFile(path: "README.md", text: "a")
    #expect(file != DocumentFile(path: "README.md", text: "b"))
  }
}
