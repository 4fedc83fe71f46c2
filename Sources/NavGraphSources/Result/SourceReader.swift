#if SourceReading
  import NavGraphModel

  /// Reads the navigation of an app out of its sources.
  package enum SourceReader {
    /// - Parameters:
    ///   - sources: The files, with their paths as reports should show them.
    ///   - name: The name of the graph.
    /// - Complexity: Linear in the size of the sources, but for the chains of actions that coordinators send.
    package static func read(
      _ sources: [(path: String, text: String)], named name: String
    ) -> SourceReading {
      let program = Program(
        concurrently(sources) { SourceFile(path: $0.path, text: $0.text) })
      let walker = Walker(program)
      let features = walker.features
      let ((views, composition), uses) = concurrently(
        {
          walker.walk()
          let (views, composition) = (ViewWalker(walker), Composition(walker))
          views.leaveOut { $0.written.map(composition.joinedWrites.contains) ?? false }
          return (views, composition)
        }, { RegisteredUses(program, features) })
      var reading = ReadingBuilder(composition, views).reading()
      var registration = RegistrationBuilder(composition, views, uses, folder: name)
      var graph = registration.graph(named: name)
      graph.suppressions += program.files.flatMap(\.allowances)
      let tooDeep = program.files.filter(\.isTooDeep).map {
        Unclear(
          place: SourcePlace(file: $0.path, line: 1),
          reason: "the file is nested too deeply to be read")
      }
      let unclear = Set(walker.unclear).union(registration.unclear).union(tooDeep).sorted()
      reading.unclear = unclear.map {
        Reading.Remark(file: $0.place.file, line: $0.place.line, why: $0.reason)
      }
      return SourceReading(
        reading: reading, graph: graph,
        remarks: unclear.map { (location($0.place), $0.reason) },
        syntaxErrors: program.files.compactMap { file in
          file.syntaxErrorLine.map { location(SourcePlace(file: file.path, line: $0)) }
        })
    }

    private static func location(_ place: SourcePlace) -> NavGraphModel.SourceLocation {
      NavGraphModel.SourceLocation(file: place.file, line: place.line, column: 1)
    }
  }
#endif
