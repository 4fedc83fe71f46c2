#if SourceReading
package import NavGraphModel

/// Reads the navigation of an app out of its sources.
package enum SourceReader {
  package struct Result: Sendable {
    /// What was read, to print.
    package var reading: Reading
    /// The same as a registration.
    package var graph: GraphDefinition
  }

  /// - Parameters:
  ///   - sources: The files, with their paths as reports should show them.
  ///   - name: The name of the graph.
  package static func read(_ sources: [(path: String, text: String)], named name: String) -> Result {
    let program = Program(sources.map { SourceFile(path: $0.path, text: $0.text) })
    let walker = Walker(program)
    walker.walk()
    let composition = Composition(walker)
    let reading = ReadingBuilder(composition).reading()
    var registration = RegistrationBuilder(composition, folder: name)
    let graph = registration.graph(named: name)
    var result = Result(reading: reading, graph: graph)
    result.reading.unclear += registration.unclear.sorted().map {
      Reading.Remark(file: $0.place.file, line: $0.place.line, why: $0.reason)
    }
    return result
  }
}
#endif
