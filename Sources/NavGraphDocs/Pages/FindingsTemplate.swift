/// The page of ``FindingsPage``.
enum FindingsTemplate {
  static let text = """
    {{% CONTENT_TYPE:TEXT}}
    {{mark}}

    [{{graph}}]({{index}})

    # Findings

    {{ruleCount}} ran: {{counts}}. `navgraph rules` explains them.

    {{#hasFindings}}
    ## Rules that found something

    | rule | findings | what it reports |
    |---|---|---|
    {{#rules}}
    | {{rule}} | {{findings}} | {{summary}} |
    {{/rules}}

    {{/hasFindings}}
    {{#coordinators}}
    ## {{title}}

    | severity | rule | screen | what is wrong | where |
    |---|---|---|---|---|
    {{#rows}}
    | {{severity}} | {{rule}} | {{screen}} | {{message}} | {{place}} |
    {{/rows}}

    {{/coordinators}}
    {{#hasAccepted}}
    ## Accepted

    | rule | where | what is accepted | by |
    |---|---|---|---|
    {{#accepted}}
    | {{rule}} | {{subject}} | {{message}} | {{reason}} |
    {{/accepted}}

    {{/hasAccepted}}
    {{#hasQuestions}}
    ## Not checked

    What a search that was cut leaves open is no finding, and not clean either.

    | what is open | where | rules |
    |---|---|---|
    {{#questions}}
    | {{reason}} | {{places}} | {{rules}} |
    {{/questions}}

    {{/hasQuestions}}
    """
}
