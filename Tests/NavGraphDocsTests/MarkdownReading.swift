import Foundation
import TestSupport

/// What GitHub's own reader of Markdown, `cmark-gfm`, makes of a page. `make test-dependencies` installs it.
struct MarkdownReading: Decodable {
  /// The names of all elements.
  let elements: [String]
  /// Where links and images lead.
  let addresses: [String]
  let headings: Int
  /// Rows of tables with another number of cells than the head.
  let raggedRows: Int
  /// All text without white space.
  let text: String

  /// What pages are made of.
  static let known: Set<String> = [
    "h1", "h2", "h3", "p", "a", "img", "ul", "ol", "li", "table", "thead", "tbody", "tr", "th",
    "td", "code", "em",
    "strong", "details", "summary", "br",
  ]

  static func read(_ pages: [String]) async throws -> [MarkdownReading] {
    let input = try JSONEncoder().encode(pages)
    let output = try await Python(program).read(String(decoding: input, as: UTF8.self))
    return try JSONDecoder().decode([MarkdownReading].self, from: Data(output.utf8))
  }

  private static let program = """
    import html.parser, json, subprocess

    class Reader(html.parser.HTMLParser):
        def __init__(self):
            super().__init__(convert_charrefs=True)
            self.elements, self.addresses, self.text = [], [], []
            self.headings, self.ragged, self.head, self.cells = 0, 0, 0, 0
        def handle_starttag(self, tag, attributes):
            self.elements.append(tag)
            self.addresses += [v for k, v in attributes if k in ("href", "src")]
            self.elements += [k for k, v in attributes if k.startswith("on")]
            if tag in ("h1", "h2", "h3", "h4", "h5", "h6"): self.headings += 1
            if tag == "tr": self.cells = 0
            if tag in ("th", "td"): self.cells += 1
        def handle_endtag(self, tag):
            if tag == "thead": self.head = self.cells
            if tag == "table": self.head = 0
            if tag == "tr" and self.head and self.cells != self.head: self.ragged += 1
        def handle_data(self, data):
            self.text.append("".join(data.split()))

    pages = json.loads(text)
    command = ["cmark-gfm", "--unsafe", "-e", "table", "-e", "autolink", "-e", "strikethrough"]
    result = []
    for page in pages:
        markup = subprocess.run(command, input=page.encode(), stdout=subprocess.PIPE, check=True).stdout
        reader = Reader()
        reader.feed(markup.decode())
        reader.close()
        result.append({
            "elements": sorted(set(reader.elements)), "addresses": reader.addresses, "headings": reader.headings,
            "raggedRows": reader.ragged, "text": "".join(reader.text)})
    print(json.dumps(result))
    """
}
