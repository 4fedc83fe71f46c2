/// The page of ``CoordinatorPage``.
enum CoordinatorTemplate {
  static let text = """
    {{% CONTENT_TYPE:TEXT}}
    {{mark}}

    [{{graph}}]({{index}})

    # {{title}}

    {{#particulars}}
    - {{.}}
    {{/particulars}}

    [![The screens of {{title}}, and what leads from one to another]({{map}})]({{map}})

    ## Screens

    | screen | shown as | arguments | steps | findings |
    |---|---|---|---:|---|
    {{#rows}}
    | {{name}} | {{standing}} | {{arguments}} | {{distance}} | {{findings}} |
    {{/rows}}

    {{#screens}}
    <a id="{{anchor}}"></a>

    ### {{title}}

    {{#images}}
    <img src="{{.}}" alt="What it looks like" width="240">

    {{/images}}
    {{#particulars}}
    - {{.}}
    {{/particulars}}

    {{#ways}}
    {{> way}}
    {{/ways}}
    {{#actions}}
    {{> actions}}
    {{/actions}}
    {{/screens}}
    {{#hasOwn}}
    ## What the coordinator hears

    {{#own}}
    {{> actions}}
    {{/own}}
    {{/hasOwn}}
    {{#hasLinks}}
    ## Deep links

    {{#links}}
    {{> links}}
    {{/links}}
    {{/hasLinks}}
    {{#hasEffects}}
    ## Effects

    | of | effect | leads to |
    |---|---|---|
    {{#effects}}
    | {{owner}} | {{effect}} | {{target}} |
    {{/effects}}

    {{/hasEffects}}
    {{#hasFindings}}
    ## Findings

    {{#findings}}
    {{> finding}}
    {{/findings}}
    {{/hasFindings}}
    """
}
