import ArgumentParser
import NavGraphRender

/// The value of `--link`.
func sourceLink(_ template: String) throws -> SourceLink {
  do throws(SourceLinkError) {
    return try SourceLink(template: template)
  } catch {
    throw ValidationError(error.message)
  }
}
