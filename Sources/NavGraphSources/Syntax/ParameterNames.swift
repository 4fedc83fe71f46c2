#if SourceReading
  import SwiftSyntax

  extension FunctionParameterSyntax {
    /// What code inside calls it.
    var name: String { (secondName ?? firstName).text }
  }

  extension ClosureParameterSyntax {
    /// What code inside calls it.
    var name: String { (secondName ?? firstName).text }
  }
#endif
