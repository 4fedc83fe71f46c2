import Mustache

/// What several templates have in common.
enum PagePartials {
  static func templates() throws -> [String: MustacheTemplate] {
    [
      "finding": try MustacheTemplate(string: finding),
      "actions": try MustacheTemplate(string: actions),
      "links": try MustacheTemplate(string: links),
      "way": try MustacheTemplate(string: way),
    ]
  }

  /// A ``FindingItem``.
  private static let finding = """
    {{% CONTENT_TYPE:TEXT}}
    **{{severity}}** {{rule}}{{#screen}}, {{screen}}{{/screen}}, {{place}}

    {{message}}

    {{#fix}}
    {{.}}

    {{/fix}}
    {{#notes}}
    - {{.}}
    {{/notes}}
    {{#ways}}
    {{> way}}
    {{/ways}}
    """

  /// An ``ActionTable``.
  private static let actions = """
    {{% CONTENT_TYPE:TEXT}}
    {{#hasRows}}
    | action | by |{{#hasConditions}} when |{{/hasConditions}} what it does | leads to |{{#hasPromises}} promised |{{/hasPromises}}
    |---|---|{{#hasConditions}}---|{{/hasConditions}}---|---|{{#hasPromises}}---|{{/hasPromises}}
    {{#rows}}
    | {{action}} | {{source}} |{{#hasConditions}} {{condition}} |{{/hasConditions}} {{operation}} | {{target}} |{{#hasPromises}} {{promise}} |{{/hasPromises}}
    {{/rows}}

    {{/hasRows}}
    """

  /// An ``ActionTable`` of deep links.
  private static let links = """
    {{% CONTENT_TYPE:TEXT}}
    | link | parameters |{{#hasConditions}} when |{{/hasConditions}} what it does | leads to |{{#hasPromises}} promised |{{/hasPromises}}
    |---|---|{{#hasConditions}}---|{{/hasConditions}}---|---|{{#hasPromises}}---|{{/hasPromises}}
    {{#rows}}
    | {{action}} | {{source}} |{{#hasConditions}} {{condition}} |{{/hasConditions}} {{operation}} | {{target}} |{{#hasPromises}} {{promise}} |{{/hasPromises}}
    {{/rows}}


    """

  /// A ``Way``.
  private static let way = """
    {{% CONTENT_TYPE:TEXT}}
    <details>
    <summary>{{title}}</summary>

    {{#hasSteps}}
    {{#steps}}
    1. {{.}}
    {{/steps}}

    {{/hasSteps}}
    {{rest}}

    </details>


    """
}
