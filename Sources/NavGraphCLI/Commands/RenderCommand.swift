import ArgumentParser

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw the routes and what leads from one to another.")

  @OptionGroup var input: InputOptions
  @OptionGroup var bounds: BoundOptions

  @Option(name: [.short, .long], help: "The SVG file to write.")
  var output: String

  func run() async throws {
    _ = try await Session.load(input, bounds)
  }
}
