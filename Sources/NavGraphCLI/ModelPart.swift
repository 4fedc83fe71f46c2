import ArgumentParser
import NavGraphExploration
import NavGraphExport
import NavGraphFacts
import NavGraphModel
import NavGraphRender

/// A part of a graph as a user names it: a start of the app by its coordinator, or a separately explored tab
/// by coordinator and route (`Main.home`).
struct ModelPart {
  /// Nil for the only one.
  let name: String?

  /// The compiled model of the part.
  ///
  /// - Throws: The exit status, after saying on standard error what is wrong.
  /// - Complexity: That of all reachable heads, with the steps out of each.
  func model(of graph: GraphDefinition) throws -> ExportedModel {
    do throws(ModelPartError) {
      return try find(in: graph)
    } catch {
      Console.complain("error: \(error.message)")
      throw ExitPolicy.unusable
    }
  }

  private func find(in graph: GraphDefinition) throws(ModelPartError) -> ExportedModel {
    let parts: [StackModel.Part]
    do throws(RegistrationProblems) {
      parts = try StackModel.parts(of: graph)
    } catch {
      throw .problems(error.problems)
    }
    let names = parts.map { Self.name(of: $0, in: graph) }
    let index: Int
    if let name {
      guard let known = names.firstIndex(of: name) else { throw .unknown(name, known: names) }
      index = known
    } else {
      guard names.count == 1 else { throw .several(names) }
      index = 0
    }
    do throws(PushdownObstacle) {
      guard let model = parts[index].model else {
        throw parts[index].obstacle ?? PushdownObstacle(reason: "it has no stack")
      }
      let post = try PostStar(model)
      let source = post.source
      return ExportedModel(
        graph: graph.name, part: names[index], system: post.system,
        controlName: source.controlName, symbolName: source.symbolName,
        labelName: source.labelName)
    } catch {
      throw .obstacle(part: names[index], error.reason)
    }
  }

  private static func name(of part: StackModel.Part, in graph: GraphDefinition) -> String {
    let routes = part.focus.map { graph.coordinators[$0.coordinator].routes[$0.route].name }
    return ([graph.coordinators[part.entry].name] + routes).joined(separator: ".")
  }
}

/// Why there is no model of a part.
enum ModelPartError: Error, Hashable {
  case problems([RegistrationProblem])
  case several([String])
  case unknown(String, known: [String])
  /// It is no pushdown system.
  case obstacle(part: String, String)

  /// May contain names as their authors wrote them.
  var message: String {
    switch self {
    case .problems(let problems):
      "the registration has \(problems.count) problems"
        + (problems.first.map { ", the first of them: \($0.message)" } ?? "")
    case .several(let names):
      "the graph has \(names.count) parts: choose one with "
        + names.map { "--part \(shellQuoted($0))" }.joined(separator: ", ")
    case .unknown(let name, let known):
      "there is no part \(quoted(name)): "
        + (nearestName(to: name, in: known).map { "did you mean \(quoted($0))?" }
          ?? "the graph has \(Self.list(known))")
    case .obstacle(let part, let reason):
      """
      \(quoted(part)) has no model that can be exported, because \(reason); its states can be written one by one \
      instead: navgraph explore --keep-states N
      """
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map(quoted).joined(separator: ", ")
  }
}
