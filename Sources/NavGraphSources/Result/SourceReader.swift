#if SourceReading
/// Reads the navigation of an app out of its sources.
package enum SourceReader {
  package static func read(_ sources: [(path: String, text: String)]) -> Reading {
    let program = Program(sources.map { SourceFile(path: $0.path, text: $0.text) })
    let walker = Walker(program)
    walker.walk()
    return ReadingBuilder(Composition(walker)).reading()
  }
}
#endif
