/// The page of ``IndexPage``.
enum IndexTemplate {
  static let text = """
    {{% CONTENT_TYPE:TEXT}}
    {{mark}}

    # {{title}}

    {{registered}}; {{coverage}}.{{#hasStacks}} {{stacks}}{{/hasStacks}} [{{findings}}]({{findingsPage}}){{#hasLinks}}; [{{linkCount}}]({{linksPage}}){{/hasLinks}}.

    [![The screens of {{title}}, and what leads from one to another]({{map}})]({{map}})

    ## Coordinators

    | coordinator | container | where | screens | findings |
    |---|---|---|---:|---|
    {{#coordinators}}
    | {{name}} | {{container}} | {{role}} | {{screens}} | {{findings}} |
    {{/coordinators}}

    ## Screens

    *Steps* are the fewest from the start of the app.

    | screen | coordinator | steps | findings |
    |---|---|---:|---|
    {{#screens}}
    | {{name}} | {{coordinator}} | {{distance}} | {{findings}} |
    {{/screens}}

    ## How these pages are made

    `navgraph docs` writes them from the code ({{place}}): change that, and run it again.
    `navgraph docs --check` says whether they are up to date. Other files in this folder stay as they are.

    """
}
